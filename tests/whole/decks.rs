//! Deck files: legal ones, broken ones, and ones that break the rules.

use crate::place::{Place, shipped_assets};

/// The text of a shipped deck and its id.
fn shipped() -> (String, String) {
    let folder = std::fs::read_dir(shipped_assets().join("decks")).expect("decks");
    let mut files: Vec<_> = folder.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let id = files[0].file_stem().expect("a name").to_string_lossy().into_owned();
    (std::fs::read_to_string(&files[0]).expect("a deck"), id)
}

/// The same deck with one captain's card fewer.
fn of_59() -> String {
    let (text, _) = shipped();
    let captains = text.find("captain:").expect("captain's cards");
    let (before, after) = text.split_at(captains);
    assert!(after.contains(": 2,"), "{after}");
    format!("{before}{}", after.replacen(": 2,", ": 1,", 1))
}

#[test]
fn every_shipped_deck_is_legal() {
    let place = Place::new("shipped-decks");
    let listed = place.run(&["decks", "--json"]).json();
    for deck in listed["decks"].as_array().expect("decks") {
        assert_eq!(deck["legal"], true, "{deck}");
        assert!(!deck["plan"].as_str().unwrap_or_default().is_empty(), "{deck}");
    }
    let (text, _) = shipped();
    place.write("mine.ron", &text);
    assert!(place.run(&["decks", "check", "mine.ron"]).done().contains("may be played"));
    let checked = place.run(&["decks", "check", "mine.ron", "--json"]).json();
    assert_eq!(checked["legal"], true);
    assert_eq!(checked["adventure_cards"], 20);
    assert_eq!(checked["captain_cards"], 60);
    assert_eq!(checked["faults"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_deck_of_59_cards_is_refused_with_its_place_and_the_numbers() {
    let place = Place::new("deck-of-59");
    place.write("short.ron", &of_59());
    let line = of_59().lines().position(|line| line.trim().starts_with("captain")).expect("it") + 1;
    let said = format!("short.ron:{line}:5: 59 captain's cards; a deck has 60");
    place.run(&["decks", "check", "short.ron"]).failed(1, &[&said]);
    let run = place.run(&["decks", "check", "short.ron", "--json"]);
    let json = run.json();
    assert_eq!((run.code, &json["legal"]), (Some(1), &false.into()));
    assert_eq!(json["faults"][0]["line"], line);
    place.run(&["--text", "--deck", "short.ron"]).failed(1, &["short.ron:", "59 captain's cards"]);
}

#[test]
fn an_unknown_card_in_a_deck_is_named_with_its_place() {
    let place = Place::new("unknown-card");
    let (text, _) = shipped();
    let text = text.replacen("captain: {", "captain: {\n        \"moon-cheese\": 1,", 1);
    place.write("odd.ron", &text);
    let line = text.lines().position(|line| line.contains("moon-cheese")).expect("it") + 1;
    let said = format!("odd.ron:{line}:9: `moon-cheese` is not a card");
    place.run(&["decks", "check", "odd.ron"]).failed(1, &[&said]);
}

#[test]
fn a_deck_that_is_no_deck_is_refused_with_line_and_column() {
    let place = Place::new("no-deck");
    place.write("broken.ron", "(\n    name: \"Broken\",\n    shipp: \"x\",\n)");
    place.run(&["decks", "check", "broken.ron"]).failed(1, &["broken.ron:3:", "shipp"]);
}

#[test]
fn a_deck_is_chosen_by_id_title_or_file() {
    let place = Place::new("chosen-deck");
    let (text, id) = shipped();
    place.write("mine.ron", &text.replacen("name: \"", "name: \"My ", 1));
    let listed = place.run(&["decks", "--json"]).json();
    let title = listed["decks"][0]["name"].as_str().expect("a title").to_uppercase();
    for name in [id.as_str(), title.as_str(), "mine.ron"] {
        let out = place.run(&["--text", "--deck", name]).done();
        assert!(out.contains("Your hand"), "{name}: {out}");
    }
}
