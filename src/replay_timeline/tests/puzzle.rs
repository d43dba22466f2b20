//! Puzzles of moments in records: what is hidden does not matter to them, and what they say holds.

use std::{path::Path, sync::Arc};

use cards::{CardGame, position::Position};
use dice::Dice;
use engine::{Game, Seat};

use super::timeline;
use crate::{
    builder::testing::library,
    data::{CardPuzzle, Library, Puzzle, WrittenPuzzle},
    link::{LinkError, Shared},
    puzzles::{Attempt, CardMaking, Making, NoPuzzle, prove},
};

fn made(game: &CardGame, library: &Library) -> Result<Position, NoPuzzle> {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    match CardMaking::begin(game, &names, library, "a-moment")?.through()? {
        WrittenPuzzle::Cards(position) => Ok(*position),
        WrittenPuzzle::Odds(_) => panic!("a table of cards"),
    }
}

fn text(position: &Position) -> String {
    WrittenPuzzle::Cards(Box::new(position.clone())).text()
}

/// The puzzles of some moments of a whole game.
fn some(library: &Library) -> Vec<Position> {
    let mut timeline = timeline();
    let moments = (0..timeline.len()).step_by(23);
    let positions = moments.filter_map(|n| {
        timeline.go_to(n);
        made(timeline.game(), library).ok()
    });
    positions.collect()
}

#[test]
fn what_is_hidden_from_whoever_is_asked_changes_nothing_of_a_puzzle() {
    let (library, mut timeline, mut dice) = (library(), timeline(), Dice::seeded(4));
    let mut count = 0;
    for n in (0..timeline.len()).step_by(23) {
        timeline.go_to(n);
        let game = timeline.game();
        let Some(seat) = game.choice().map(|choice| choice.seat) else { continue };
        let other = game.snapshot().with_hidden_dealt_anew(seat, &mut dice);
        let other = CardGame::restore(game.book(), &other);
        assert_eq!(made(game, &library), made(&other, &library), "at {n}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}

#[test]
fn a_puzzle_of_a_moment_is_played_proven_and_handed_on() {
    let library = library();
    let puzzles = some(&library);
    assert!(puzzles.len() > 5, "{}", puzzles.len());
    for position in puzzles {
        let read = Position::read("a.ron", &text(&position)).expect("a list of puzzles");
        assert_eq!(read, std::slice::from_ref(&position));
        let shared = Shared::Puzzle(WrittenPuzzle::Cards(Box::new(position.clone())));
        let link = shared.write();
        assert!(link.len() < 12_000, "{} letters", link.len());
        let found = Shared::find(&format!("see https://a.example/{link} , please"));
        assert_eq!(found, Ok(Some(shared)));
        let puzzle = placed(position);
        prove(&puzzle, &library.book).expect("it holds");
        let mut attempt = Attempt::begin(&puzzle, &library.book).expect("it is laid out");
        for option in attempt.choice().options.clone() {
            let outcome = attempt.answer(option).expect("it is played on");
            assert!(!outcome.line.is_empty() && outcome.words().starts_with("At the end"));
        }
    }
}

fn placed(position: Position) -> Arc<CardPuzzle> {
    let written = WrittenPuzzle::Cards(Box::new(position));
    match written.placed(Path::new("a.ron")).expect("it is called well") {
        Puzzle::Cards(puzzle) => puzzle,
        Puzzle::Odds(_) => panic!("a table of cards"),
    }
}

#[test]
fn a_damaged_table_and_other_cards_are_told_apart() {
    let library = library();
    let position = some(&library).remove(0);
    let text = text(&position);
    let seen = |text: &str| {
        let read = Position::read("a.ron", text).expect("a list of puzzles").remove(0);
        read.game(&library.book).err().map(|fault| fault.to_string()).unwrap_or_default()
    };
    assert_eq!(seen(&text), "");
    let damaged = text.replacen("\\\"round\\\"", "\\\"rounds\\\"", 1);
    assert!(damaged != text && seen(&damaged).contains("is damaged"), "{}", seen(&damaged));
    let card = "another-ship-than-any";
    let (before, after) = text.split_once("cards: {").expect("the table's cards");
    let (_, after) = after.split_once('"').expect("a card");
    let (_, after) = after.split_once('"').expect("its end");
    let other = format!("{before}cards: {{ 0: \"{card}\"{after}");
    assert!(seen(&other).contains(card), "{}", seen(&other));
}

#[test]
fn there_is_no_puzzle_where_nobody_is_asked_or_where_the_cards_of_others_would_be_shown() {
    let (library, mut timeline) = (library(), timeline());
    timeline.go_to(timeline.len());
    assert_eq!(made(timeline.game(), &library), Err(NoPuzzle::NobodyAsked));
    let names = timeline.names();
    let rivals = (0..timeline.len()).find(|&n| {
        timeline.go_to(n);
        timeline.game().choice().is_some_and(|choice| choice.seat != Seat(0))
    });
    let at = rivals.expect("the rival is asked");
    let of_record = |person| {
        CardMaking::of_record(
            timeline.game(),
            (&names, person),
            &library,
            (Path::new("a.json"), at),
        )
    };
    let rival = NoPuzzle::NotYours(names[1].clone());
    assert_eq!(of_record(Some(Seat(0))).err(), Some(rival));
    assert_eq!(Shared::find("#game=%%"), Err(LinkError));
    assert_eq!(Shared::find("no link"), Ok(None));
}
