//! Taking decisions back: free until something new was seen, marked beyond that.

use cards::{Move, Why};
use far_lanes::{
    data::Library,
    players::{PlayerKind, Rival},
    saves::{Saves, read_card_game},
    session::{GameOptions, Price, Session},
};

use crate::workspace::{Workspace, shipped_assets};

/// A game against chance, at the person's first question: what to discard.
fn begun(workspace: &Workspace) -> Session {
    let library = Library::read(&shipped_assets()).expect("the shipped assets");
    let against = Some(vec![Rival { kind: PlayerKind::Random, deck: None }]);
    let game_options = GameOptions { seed: Some(7), against, ..GameOptions::default() };
    let mut session =
        Session::begin(&library, &Saves::at(workspace.home()), &game_options).expect("a game");
    session.advance();
    assert!(matches!(session.asked().map(|choice| choice.why), Some(Why::Discarding { .. })));
    session
}

fn take(session: &mut Session, nth: usize) -> Move {
    let chosen = session.asked().expect("the person is asked").options[nth];
    session.decide(chosen).expect("offered");
    session.advance();
    chosen
}

#[test]
fn what_has_shown_nothing_is_taken_back_for_free_and_made_again() {
    let workspace = Workspace::new("taken-back");
    let mut session = begun(&workspace);
    assert_eq!((session.price_of_taking_back(), session.take_back()), (None, None));
    let before = session.artefact();
    take(&mut session, 0);
    take(&mut session, 0);
    let after = session.artefact();
    assert_eq!(session.take_back(), Some(Price::Free));
    assert_eq!(session.take_back(), Some(Price::Free));
    assert_eq!(session.artefact(), before);
    assert_eq!(read_card_game(session.file()).expect("a save"), before, "and so it is on disk");
    assert!(session.make_again() && session.make_again());
    assert_eq!((session.artefact(), session.to_make_again()), (after, 0));
    assert!(!session.make_again());
}

#[test]
fn whoever_decides_otherwise_cannot_make_again_what_was_taken_back() {
    let mut session = begun(&Workspace::new("otherwise"));
    take(&mut session, 0);
    session.take_back();
    take(&mut session, 1);
    assert_eq!(session.to_make_again(), 0);
}

#[test]
fn what_has_shown_cards_is_taken_back_with_a_mark_that_stays() {
    let workspace = Workspace::new("marked");
    let mut session = begun(&workspace);
    take(&mut session, 0);
    let done = session.asked().expect("more to discard").options.len() - 1;
    assert_eq!(take(&mut session, done), Move::Done, "and a card is drawn");
    assert_eq!(session.price_of_taking_back(), Some(Price::Mark));
    assert_eq!(session.take_back(), Some(Price::Mark));
    assert!(matches!(session.asked().map(|choice| choice.why), Some(Why::Discarding { .. })));
    assert_eq!(session.artefact().taken_back, 1);
    let library = Library::read(&shipped_assets()).expect("the shipped assets");
    let saves = Saves::at(workspace.home());
    let resumed = Session::resume(&library, &saves, session.file()).expect("the same game");
    assert_eq!(resumed.taken_back(), 1);
    workspace.run(&["replay", &session.file().display().to_string(), "--verify"]).done();
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut session = begun(&Workspace::new("stays-over"));
    take(&mut session, 0);
    session.decide(Move::Concede).expect("always possible");
    assert_eq!(session.take_back(), None);
}

#[test]
fn the_terminal_asks_before_it_marks_a_game() {
    let workspace = Workspace::new("undo-in-terminal");
    let new = ["--text", "--seed", "7", "--against", "random"];
    let input = "undo\nredo\n1\nundo\nredo\ndone\nundo\nundo anyway\nquit\n";
    let out = workspace.run_with(&new, input).done();
    for part in [
        "You have decided nothing yet that could be taken back.",
        "Nothing was taken back since.",
        "You have seen something new since then, or somebody has answered. `undo anyway`",
    ] {
        assert_eq!(out.matches(part).count(), 1, "{part}\n{out}");
    }
    assert_eq!(out.matches("Discard what you do not want").count(), 5, "{out}");
    let saved = read_card_game(&workspace.home().join("game-0001.json")).expect("a save");
    assert_eq!((saved.taken_back, saved.decisions.len()), (1, 1));
}
