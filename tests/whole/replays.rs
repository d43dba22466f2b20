//! Recorded games: played once more they come out the same, or the program says so.

use std::path::Path;

use far_lanes::saves::{CardArtefact, read_card_game};
use play::JournalHash;

use crate::place::Place;

/// Two games of random captains, recorded; the first of them, read.
fn recorded(place: &Place) -> CardArtefact {
    let args = ["simulate", "--games", "2", "--seed", "9", "--captains", "random,random"];
    place.run(&[&args[..], &["--record", "games"]].concat()).done();
    read_card_game(&place.path("games/game-000000.json")).expect("as recorded")
}

#[test]
fn a_recorded_game_is_verified_and_its_hash_printed() {
    let place = Place::new("verified");
    let game = recorded(&place);
    let out = place.run(&["replay", "games/game-000000.json", "--verify"]).done();
    assert!(out.contains(&format!("Journal: {}", game.journal)), "{out}");
    let json = place.run(&["replay", "games/game-000001.json", "--verify", "--json"]).json();
    assert_eq!(json["same"], true);
    assert_eq!(json["journal_hash"], json["recorded_hash"]);
    assert!(json["ending"].is_string(), "{json}");
}

#[test]
fn a_game_whose_journal_comes_out_differently_fails_only_when_verified() {
    let place = Place::new("different");
    let game = recorded(&place);
    let wrong = CardArtefact { journal: JournalHash(7), ..game.clone() };
    place.write("wrong.json", &wrong.write());
    let out = place.run(&["replay", "wrong.json"]).done();
    assert!(out.contains(&format!("Journal: {}", game.journal)), "{out}");
    let both = [&*game.journal.to_string(), "0000000000000007", "wrong.json"];
    place.run(&["replay", "wrong.json", "--verify"]).failed(1, &both);
}

#[test]
fn a_game_with_another_decision_is_refused_or_comes_out_differently() {
    let place = Place::new("another-decision");
    let mut game = recorded(&place);
    let middle = game.decisions.len() / 2;
    game.decisions.remove(middle);
    place.write("wrong.json", &game.write());
    place.run(&["replay", "wrong.json", "--verify"]).failed(1, &["wrong.json"]);
}

#[test]
fn a_file_altered_by_hand_is_refused() {
    let place = Place::new("altered-replay");
    let game = recorded(&place);
    let text = game.write().replace(&format!("\"seed\": {}", game.seed), "\"seed\": 1");
    place.write("altered.json", &text);
    place
        .run(&["replay", "altered.json", "--verify"])
        .failed(1, &["altered.json", "altered since"]);
    assert_eq!(place.read("altered.json"), text);
}

#[test]
fn the_log_of_a_replay_tells_the_whole_game() {
    let place = Place::new("replay-log");
    recorded(&place);
    let log = place.run(&["replay", "games/game-000000.json", "--log"]).done();
    assert!(log.lines().count() > 50, "{log}");
}

#[test]
fn a_file_that_is_no_game_is_refused_with_line_and_column() {
    let place = Place::new("no-game");
    for (name, text) in [("empty.json", ""), ("words.json", "hello"), ("list.json", "[1, 2]")] {
        place.write(name, text);
        place.run(&["replay", name]).failed(1, &[&format!("{name}:1:")]);
    }
    std::fs::write(place.path("bytes.json"), [0xff, 0x00, 0xfe]).expect("a file");
    place.run(&["replay", "bytes.json"]).failed(1, &["bytes.json:"]);
    std::fs::create_dir(place.path("folder")).expect("a folder");
    place.run(&["replay", "folder"]).failed(1, &["folder: cannot be read"]);
    assert!(Path::new(&place.path("empty.json")).exists());
}
