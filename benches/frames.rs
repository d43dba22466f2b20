//! How long the rules and the minds keep a frame waiting: games played as the window plays them, a few
//! milliseconds of thinking a frame, everything saved.
//!
//! `cargo bench --bench frames --no-default-features -- [GAMES] [RIVALS]`, rivals as `--against` takes them.

use std::time::{Duration, Instant};

use far_lanes::{
    data::Library,
    players::{self, Rival},
    saves::Saves,
    session::{Session, Wishes},
};

/// As the window has it (`src/window/game.rs`).
const PATIENCE: Duration = Duration::from_millis(4);

fn main() {
    let mut said = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let games: u64 = said.next().and_then(|word| word.parse().ok()).unwrap_or(10);
    let rivals = said.next().unwrap_or_else(|| "mind,mind,mind".to_owned());
    let library = Library::load().expect("the shipped cards");
    let home = std::env::temp_dir().join(format!("far-lanes-frames-{}", std::process::id()));
    let saves = Saves::at(&home);
    let mut frames: Vec<Duration> =
        (1..=games).flat_map(|seed| play(&library, &saves, &rivals, seed)).collect();
    let _ = std::fs::remove_dir_all(&home);
    frames.sort_unstable();
    let at = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize];
    println!("{games} games against {rivals}: {} frames in which something was done", frames.len());
    for (name, share) in [("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0)] {
        println!("{name:>8} {:>8.2} ms", at(share).as_secs_f64() * 1e3);
    }
}

/// One game; how long each of its frames took the rules, the minds and the disk.
fn play(library: &Library, saves: &Saves, rivals: &str, seed: u64) -> Vec<Duration> {
    let against = rivals.split(',').map(|word| Rival::read(word, library).expect("a captain"));
    let wishes = Wishes {
        seed: Some(seed),
        against: Some(against.collect()),
        new: true,
        ..Wishes::default()
    };
    let mut session = Session::begin(library, saves, &wishes).expect("a game");
    let mut adviser = players::mind(library, session.book());
    let mut frames = Vec::new();
    while session.ending().is_none() {
        // The person's own thinking is nobody's stall.
        let chosen = session.asked().cloned().map(|choice| session.advice(&mut adviser, &choice));
        let began = Instant::now();
        match chosen {
            Some(chosen) => session.decide(chosen).expect("it was offered"),
            None => drop(session.advance_while(|| began.elapsed() < PATIENCE)),
        }
        drop(session.observe());
        frames.push(began.elapsed());
    }
    frames
}
