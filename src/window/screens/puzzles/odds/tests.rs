//! Puzzles of chances without a window, by keys.

use std::{fs, sync::Arc};

use bevy_egui::egui::Key;

use super::{
    screen::{Onward, carry_out, frame},
    solving::OddsSolving,
};
use crate::{
    data::{Library, OddsPuzzle, Puzzle},
    puzzles::{OddsRules, Progress},
    roster::{tables, testing::folder},
    skirmish::Skirmishes,
    window::{screens::puzzles::PuzzlesUi, testing},
};

fn begin(id: &str) -> OddsSolving {
    let library = Library::load().expect("the shipped assets");
    let found = library.puzzles.iter().find(|it| it.id() == id).expect("a shipped puzzle");
    OddsSolving::begin(&of_chances(found).expect("one of chances"), &rules()).expect("laid out")
}

fn of_chances(puzzle: &Puzzle) -> Option<Arc<OddsPuzzle>> {
    match puzzle {
        Puzzle::Odds(puzzle) => Some(Arc::clone(puzzle)),
        Puzzle::Cards(_) => None,
    }
}

fn rules() -> OddsRules {
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    let minds = Skirmishes::load().expect("the shipped armoury").minds;
    OddsRules { tables, minds }
}

/// Strikes a key at the puzzle; where it leads.
fn strike(solving: &mut OddsSolving, puzzles_ui: &mut PuzzlesUi, key: Key) -> Option<Onward> {
    let actions = testing::frames(vec![vec![testing::key(key)]], |ctx| frame(ctx, solving));
    let mut leads = None;
    for action in actions {
        leads = carry_out(action, solving, puzzles_ui).or(leads);
    }
    leads
}

#[test]
fn a_wrong_answer_says_what_it_comes_to_and_the_good_one_is_kept() {
    let file = folder("odds-kept").join("puzzles.json");
    let mut puzzles_ui = PuzzlesUi { file: Some(file.clone()), ..PuzzlesUi::default() };
    let mut solving = begin("one-more-tour");
    strike(&mut solving, &mut puzzles_ui, Key::Num2);
    assert!(!solving.is_solved && solving.told().says.contains("16.67 of a hundred"));
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Num9), None, "there are two");
    strike(&mut solving, &mut puzzles_ui, Key::ArrowUp);
    strike(&mut solving, &mut puzzles_ui, Key::Enter);
    assert!(solving.is_solved && solving.told().says.contains("One roll has to be"));
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Enter), Some(Onward::Next));
    let kept = Progress::read(&file).expect("its own file").of("one-more-tour").expect("solved");
    assert_eq!((kept.tries, kept.hints), (2, 0));
    fs::remove_file(file).expect("it was there");
}

#[test]
fn three_hints_lead_to_the_answer_and_escape_leads_back() {
    let (mut solving, mut puzzles_ui) = (begin("one-more-tour"), PuzzlesUi::default());
    let mut said = Vec::new();
    for _ in 0..3 {
        strike(&mut solving, &mut puzzles_ui, Key::W);
        said.push(solving.told().says);
    }
    assert!(said[0].contains("how many rolls") && said[1].contains("may add up"), "{said:?}");
    assert!(said[2].contains("The answer: Four more years."), "{said:?}");
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Escape), Some(Onward::Ladder));
}

#[test]
fn every_puzzle_of_chances_can_be_sat_down_at() {
    let library = Library::load().expect("the shipped assets");
    let rules = rules();
    for puzzle in library.puzzles.iter().filter_map(of_chances) {
        let solving = OddsSolving::begin(&puzzle, &rules).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(solving.count() > 1, "{}", puzzle.id());
    }
}

#[test]
fn a_fight_shows_one_way_it_can_go_and_the_next_dice_change_nothing_of_the_answer() {
    let mut puzzles_ui = PuzzlesUi::default();
    let mut solving = begin("nobody-mentioned-the-shotgun");
    strike(&mut solving, &mut puzzles_ui, Key::Num2);
    assert!(!solving.is_solved && solving.one_way.len() > 5, "{:?}", solving.one_way);
    strike(&mut solving, &mut puzzles_ui, Key::Num1);
    let end = solving.one_way.last().map(String::as_str);
    assert!(solving.is_solved && end == Some("The goal is reached."), "{end:?}");
}
