//! Puzzles without a window: the ladder and one that is solved, by keys.

use std::{fs, sync::Arc};

use bevy_egui::egui::{Event, Key};

use super::{
    ladder,
    screen::{Onward, carry_out, frame},
    solving::Solving,
    state::{LadderAction, PuzzlesUi},
};
use crate::{
    data::{CardPuzzle, Library, Puzzle},
    puzzles::Progress,
    settings::Settings,
    window::{card_table::table_ui::TableDialog, testing},
};

fn library() -> Library {
    Library::load().expect("the shipped assets")
}

fn puzzle(library: &Library, id: &str) -> Arc<CardPuzzle> {
    let found = library.puzzles.iter().find(|it| it.id() == id);
    found.and_then(of_cards).expect("a shipped puzzle of the card game")
}

fn of_cards(puzzle: &Puzzle) -> Option<Arc<CardPuzzle>> {
    match puzzle {
        Puzzle::Cards(puzzle) => Some(Arc::clone(puzzle)),
        Puzzle::Odds(_) => None,
    }
}

/// Strikes a key at the puzzle; where it leads.
fn strike(solving: &mut Solving, puzzles_ui: &mut PuzzlesUi, key: Key) -> Option<Onward> {
    let mut settings = Settings::default();
    let actions = testing::frames(vec![vec![testing::key(key)]], |ctx| frame(ctx, solving));
    let mut leads = None;
    for action in actions {
        leads = carry_out(action, solving, puzzles_ui, &mut settings).or(leads);
    }
    leads
}

#[test]
fn a_wrong_answer_is_shown_to_its_end_and_asked_again_and_the_good_one_is_kept() {
    let library = library();
    let file = std::env::temp_dir().join(format!("far-lanes-puzzle-{}.json", std::process::id()));
    let mut puzzles_ui = PuzzlesUi { file: Some(file.clone()), ..PuzzlesUi::default() };
    let day = puzzle(&library, "day-41");
    let mut solving = Solving::begin(&day, &library).expect("it is laid out");
    let options = &solving.view.question.as_ref().expect("it asks").options;
    let nth = |words: &str| options.iter().position(|it| it.label.contains(words)).expect(words);
    let (good, wrong) = (nth("Captain's Log"), nth("Pawnbroker"));
    assert_eq!(solving.take(wrong), Ok(None), "it is not solved");
    assert!(!solving.is_asked());
    strike(&mut solving, &mut puzzles_ui, Key::End);
    assert!(solving.is_over() && !solving.is_solved());
    assert!(solving.told().says.contains("18 victory points"), "{}", solving.told().says);
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Enter), None);
    assert!(solving.is_asked(), "the question stands again");
    let key = [Key::Num1, Key::Num2, Key::Num3, Key::Num4][good];
    strike(&mut solving, &mut puzzles_ui, key);
    strike(&mut solving, &mut puzzles_ui, Key::End);
    assert!(solving.is_solved());
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Enter), Some(Onward::Next));
    let kept = Progress::read(&file).expect("its own file").of("day-41").expect("it is solved");
    assert_eq!((kept.tries, kept.hints), (2, 0));
    fs::remove_file(file).expect("it was there");
}

#[test]
fn three_hints_lead_to_the_answer() {
    let library = library();
    let cattle = puzzle(&library, "cattle-before-brochures");
    let mut solving = Solving::begin(&cattle, &library).expect("it is laid out");
    let mut puzzles_ui = PuzzlesUi::default();
    let mut said = Vec::new();
    for _ in 0..3 {
        strike(&mut solving, &mut puzzles_ui, Key::W);
        said.push(solving.told().says);
    }
    assert!(said[0].contains("Look at the contracts"), "{said:?}");
    assert!(said[1].contains(&cattle.position.idea), "{said:?}");
    assert!(said[2].contains("Live Cattle"), "{said:?}");
    assert_eq!(strike(&mut solving, &mut puzzles_ui, Key::Escape), Some(Onward::Ladder));
}

#[test]
fn the_ladder_is_walked_by_themes_and_puzzles() {
    let library = library();
    let puzzles_ui = PuzzlesUi::default();
    let struck = |key| {
        testing::frames(vec![vec![testing::key(key)]], |ctx| {
            ladder::frame(ctx, &library.puzzles, &puzzles_ui)
        })
    };
    assert_eq!(struck(Key::ArrowRight), [LadderAction::Theme(1)]);
    assert_eq!(struck(Key::ArrowDown), [LadderAction::Select(1)]);
    assert_eq!(struck(Key::Enter), [LadderAction::Play]);
    assert_eq!(struck(Key::N), [LadderAction::Next]);
    assert_eq!(struck(Key::Escape), [LadderAction::Leave]);
}

#[test]
fn every_puzzle_of_the_game_can_be_sat_down_at() {
    let library = library();
    for puzzle in library.puzzles.iter().filter_map(of_cards) {
        let solving = Solving::begin(&puzzle, &library).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(solving.is_asked() && solving.view.question.is_some(), "{}", puzzle.id());
    }
}

#[test]
fn the_keys_of_a_puzzle_are_listed_and_its_link_can_be_pasted_on_the_ladder() {
    let library = library();
    let mut solving = Solving::begin(&puzzle(&library, "day-41"), &library).expect("laid out");
    let mut puzzles_ui = PuzzlesUi::default();
    strike(&mut solving, &mut puzzles_ui, Key::F1);
    assert_eq!(solving.table_ui.dialog, TableDialog::Keys);
    assert!(solving.is_asked(), "nothing is answered");
    strike(&mut solving, &mut puzzles_ui, Key::Escape);
    assert_eq!(solving.table_ui.dialog, TableDialog::Nothing);
    let events = vec![vec![Event::Paste("#game=%%".to_owned())]];
    let actions = testing::frames(events, |ctx| ladder::frame(ctx, &library.puzzles, &puzzles_ui));
    assert_eq!(actions, [LadderAction::Paste("#game=%%".to_owned())]);
}
