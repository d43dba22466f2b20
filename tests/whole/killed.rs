//! Pulling the plug: the program is killed at any moment, and at most the choice in hand is lost.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use far_lanes::saves::{Saves, read_card_game};

use crate::place::Place;

/// How often the plug is pulled.
const KILLS: u64 = 100;
/// What an option with the number 1 begins with.
const FIRST_OPTION: &str = "   1  ";

/// How often the person has decided, in all games on disk, each of which can be read.
fn on_disk(place: &Place) -> usize {
    let saves = Saves::at(place.home());
    let files = saves.in_progress().into_iter().chain(saves.finished());
    let mine = |file: std::path::PathBuf| {
        let game = read_card_game(&file).unwrap_or_else(|fault| panic!("{fault}"));
        game.decisions.iter().filter(|decision| decision.seat.0 == 0).count()
    };
    files.map(mine).sum()
}

/// Plays by always taking the first option, until the plug is pulled; how many questions were asked.
fn play_for(place: &Place, moment: Duration) -> usize {
    let mut program = place.command(&["--text"]).spawn().expect("the program runs");
    let mut answers = program.stdin.take().expect("a pipe");
    let said = BufReader::new(program.stdout.take().expect("a pipe"));
    let asked = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&asked);
    let player = thread::spawn(move || {
        for line in said.lines().map_while(Result::ok) {
            if line.starts_with(FIRST_OPTION) {
                counter.fetch_add(1, Ordering::SeqCst);
                // It may be dead by now.
                let _ = answers.write_all(b"1\n");
            }
        }
    });
    thread::sleep(moment);
    program.kill().expect("it can be killed");
    program.wait().expect("it ends");
    player.join().expect("the player ends");
    asked.load(Ordering::SeqCst)
}

#[test]
fn killing_it_at_a_hundred_moments_loses_at_most_the_choice_in_hand() {
    let place = Place::new("killed");
    let (mut before, mut played) = (0, 0);
    for nth in 0..KILLS {
        // Spread over starting, deciding and saving, on quick machines and slow ones.
        let asked = play_for(&place, Duration::from_millis(nth * 37 % 900));
        let now = on_disk(&place);
        // A question is asked only once the answer to the one before is kept.
        let certain = before + asked.saturating_sub(1);
        assert!(certain <= now && now <= before + asked, "{certain} of {now} in run {nth}");
        played += now - before;
        before = now;
    }
    assert!(played > 100, "only {played} decisions were made: nothing was shown");
    let parts = fs::read_dir(place.home()).expect("the games").count();
    assert!(parts < 20, "{parts} files: what was half written is left behind");
}
