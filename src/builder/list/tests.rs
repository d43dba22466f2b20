use cards::data::Deck;

use super::*;
use crate::{
    builder::{Draft, testing::library},
    data::Library,
};

fn read(text: &str, library: &Library) -> (Deck, Vec<String>) {
    let read = import(text, &library.book);
    (read.deck, read.faults.iter().map(ToString::to_string).collect())
}

#[track_caller]
fn check_same(deck: &Deck, library: &Library) {
    let text = text_of(deck, &library.book);
    let (again, faults) = read(&text, library);
    assert_eq!(faults, Vec::<String>::new(), "{text}");
    assert_eq!(again, *deck, "{text}");
}

#[test]
fn every_shipped_deck_comes_back_from_its_text_as_it_was() {
    let library = library();
    library.decks.iter().for_each(|listed| check_same(&listed.deck, &library));
}

#[test]
fn any_draft_comes_back_from_its_text_as_it_was() {
    let (library, mut state) = (library(), 11_u64);
    let all: Vec<_> = library.book.cards().map(|(_, card)| card).collect();
    let mut dice = |sides: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888);
        (state >> 33) as usize % sides
    };
    for n in 0..60 {
        let mut draft = Draft::empty(&format!("Draft {n}"));
        draft.plan(if n % 2 == 0 { "" } else { "To win: slowly. # 2 Odo Lanterman" });
        for _ in 0..dice(90) {
            draft.set(all[dice(all.len())], dice(100) as u8);
        }
        check_same(draft.deck(), &library);
    }
}

#[test]
fn a_line_is_understood_in_every_usual_spelling() {
    let library = library();
    let spellings = [
        "2 Odo Lanterman",
        "2x odo lanterman",
        "2 x Odo Lanterman",
        "2× ODO LANTERMAN",
        "- 2 Odo Lanterman",
        "odo-lanterman x2",
        "2 odo-lanterman # the pilot",
        "Odo Lanterman\nOdo Lanterman",
        "Crew (2):\n2\tOdo Lanterman",
    ];
    for text in spellings {
        let (deck, faults) = read(text, &library);
        assert_eq!(faults, Vec::<String>::new(), "{text}");
        assert_eq!(deck.captain.get("odo-lanterman"), Some(&2), "{text}");
    }
}

#[test]
fn an_adventure_is_named_by_either_of_its_sides() {
    let library = library();
    for name in ["Find the Heir", "false heir", "Find the Heir / False Heir", "find-the-heir"] {
        let (deck, faults) = read(&format!("1 {name}"), &library);
        assert_eq!((deck.adventure.get("find-the-heir"), faults.len()), (Some(&1), 0), "{name}");
    }
}

#[test]
fn headings_and_comments_are_passed_over() {
    let library = library();
    let text =
        "# a comment\n// another\n\nCaptain's deck\n[Crew]\nHeroic actions (4)\nShip\nFair Copy";
    let (deck, faults) = read(text, &library);
    assert_eq!((deck.ship.as_str(), faults), ("fair-copy", Vec::new()));
}

#[test]
fn a_bad_line_is_named_and_the_good_ones_are_kept() {
    let library = library();
    let text = "Ship: Fair Copy\n2 Odo Lantermann\n3 Berrit Oake\nmoon cheese\n400 Nan Tibbet\n\
                Second Opinion\nShip: Odo Lanterman";
    let (deck, faults) = read(text, &library);
    assert_eq!(deck.captain.get("berrit-oake"), Some(&3));
    assert_eq!(deck.ship, "fair-copy");
    assert_eq!(
        faults,
        [
            "line 2: no card is called `Odo Lantermann`; did you mean Odo Lanterman?",
            "line 4: no card is called `moon cheese`",
            "line 5: `400` copies of Nan Tibbet are more than anybody can shuffle",
            "line 6: a deck has one ship; Second Opinion comes too late",
            "line 7: Odo Lanterman is no ship",
        ]
    );
}

#[test]
fn a_deck_file_is_read_as_well_and_a_broken_one_is_named_with_its_line() {
    let library = library();
    let listed = &library.decks[0];
    let text = crate::disk::read_text(&listed.file).expect("a deck");
    let (deck, faults) = read(&text, &library);
    assert_eq!((deck, faults), (listed.deck.clone(), Vec::new()));
    let (_, faults) = read("// mine\n(\n    name: \"Broken\",\n    shipp: \"x\",\n)", &library);
    assert!(faults[0].starts_with("line 4: ") && faults[0].contains("shipp"), "{faults:?}");
}

#[test]
fn a_card_that_is_gone_is_exported_by_its_id_and_named_when_it_is_read_in() {
    let library = library();
    let mut deck = library.decks[0].deck.clone();
    deck.captain.insert("moon-cheese".to_owned(), 2);
    let text = text_of(&deck, &library.book);
    assert!(text.contains("\n2 moon-cheese\n"), "{text}");
    let (again, faults) = read(&text, &library);
    assert!(faults[0].ends_with("no card is called `moon-cheese`"), "{faults:?}");
    assert_eq!(again.captain.len(), deck.captain.len() - 1);
}

#[test]
fn no_text_makes_it_panic() {
    let library = library();
    for text in
        ["", "x", "2", "2x", "x2", "×", ":", "ship:", "name:", "(", "( )", "-", "2 x", "𝟚 é"]
    {
        let _ = import(text, &library.book);
    }
}
