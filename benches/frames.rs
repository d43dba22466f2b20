//! How long the rules and the minds keep a frame waiting: games played as the window plays them, a few
//! milliseconds of thinking a frame, everything saved.
//!
//! `cargo bench --bench frames --no-default-features -- [GAMES] [RIVALS]`, rivals as `--against` takes them.
//!
//! A game comes in the same pieces each time: a decision of the person or a piece of a rival's thinking, the
//! save if anybody decided, and a look at the table. Each game is played three times and the least time of
//! each piece counts, so what is left is the game's own work and not what else the machine did meanwhile.
//! A frame takes pieces as long as the window's patience lasts (there it saves and looks once, here each time).

use std::time::{Duration, Instant};

use far_lanes::{
    data::Library,
    players::{self, Rival},
    saves::Saves,
    session::{GameOptions, Session},
};

/// As the window has it (`src/window/card_table/game.rs`).
const PATIENCE: Duration = Duration::from_millis(4);
const RUNS: usize = 3;

fn main() {
    let mut said = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let games: u64 = said.next().and_then(|word| word.parse().ok()).unwrap_or(10);
    let rivals = said.next().unwrap_or_else(|| "mind,mind,mind".to_owned());
    let library = Library::load().expect("the shipped cards");
    let home = std::env::temp_dir().join(format!("far-lanes-frames-{}", std::process::id()));
    let saves = Saves::at(&home);
    let (mut own, mut met) = (Vec::new(), Vec::new());
    for seed in 1..=games {
        let runs: Vec<_> = (0..RUNS).map(|_| play(&library, &saves, &rivals, seed)).collect();
        own.extend(least(&runs));
        met.extend(runs.into_iter().next().unwrap_or_default());
    }
    let _ = std::fs::remove_dir_all(&home);
    println!("{games} games against {rivals}, {} pieces", own.len());
    tell("a piece, the game's own work", own.clone());
    tell("frames, the game's own work", frames(&own));
    tell("frames, one run as it went", frames(&met));
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let [median, p99, longest] = [0.5, 0.99, 1.0].map(at);
    println!("{what:>29}: median {median:.2}, p99 {p99:.2}, longest {longest:.2} ms");
}

/// The least time of each piece.
fn least(runs: &[Vec<Duration>]) -> Vec<Duration> {
    assert!(runs.iter().all(|run| run.len() == runs[0].len()), "the same game, the same pieces");
    let least = |at: usize| runs.iter().map(|run| run[at]).min().unwrap_or_default();
    (0..runs[0].len()).map(least).collect()
}

/// As the window fills its frames: pieces until its patience is over.
fn frames(pieces: &[Duration]) -> Vec<Duration> {
    let mut frames = vec![Duration::ZERO];
    for piece in pieces {
        match frames.last_mut() {
            Some(frame) if *frame < PATIENCE => *frame += *piece,
            _ => frames.push(*piece),
        }
    }
    frames
}

/// How long each piece of one game took.
fn play(library: &Library, saves: &Saves, rivals: &str, seed: u64) -> Vec<Duration> {
    let against = rivals.split(',').map(|word| Rival::read(word, library).expect("a captain"));
    let game_options = GameOptions {
        seed: Some(seed),
        against: Some(against.collect()),
        new: true,
        ..GameOptions::default()
    };
    let mut session = Session::begin(library, saves, &game_options).expect("a game");
    let mut adviser = players::mind(library, session.book());
    let mut pieces = Vec::new();
    while session.ending().is_none() {
        // The person's own thinking is nobody's stall.
        let chosen = session.asked().cloned().map(|choice| session.advice(&mut adviser, &choice));
        let began = Instant::now();
        match chosen {
            Some(chosen) => session.decide(chosen).expect("it was offered"),
            None => think(&mut session),
        }
        drop(session.observe());
        pieces.push(began.elapsed());
    }
    pieces
}

fn think(session: &mut Session) {
    let mut once = std::iter::once(true);
    session.advance_while(|| once.next().is_some());
}
