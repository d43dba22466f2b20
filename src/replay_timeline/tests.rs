//! A timeline shows what was there, whichever way one comes to it, and changes nothing.

mod fight;
mod fight_puzzle;
mod puzzle;

use std::path::Path;

use engine::{Game, Seat};

use super::{ReplayTimeline, testing::recorded};
use crate::builder::testing::library;

fn timeline() -> ReplayTimeline {
    let mut timeline =
        ReplayTimeline::new(&library(), Path::new("a.json"), recorded(5, &["red-ledger"]))
            .expect("a game");
    timeline.index();
    timeline
}

#[test]
fn every_moment_is_the_same_from_wherever_one_comes() {
    let mut timeline = timeline();
    let mut seen = Vec::new();
    for n in 0..=timeline.len() {
        timeline.go_to(n);
        seen.push((timeline.game().observe(Seat(1)), timeline.game().choice().cloned()));
    }
    assert!(timeline.game().choice().is_none() && seen.len() > 100);
    // Back and forth, near and far, over the borders of what is kept.
    for n in [7, 300, 16, 15, 17, 0, 47, 48, 46, timeline.len(), 33, 1] {
        timeline.go_to(n);
        let n = n.min(timeline.len());
        assert_eq!(timeline.at(), n);
        let now = (timeline.game().observe(Seat(1)), timeline.game().choice().cloned());
        assert!(now == seen[n], "after {n} decisions it looks different");
    }
}

#[test]
fn a_reel_knows_all_that_happened_and_what_led_to_it() {
    let artefact = recorded(5, &["red-ledger"]);
    let timeline = timeline();
    let library = library();
    let game =
        crate::replay::verified(&library, Path::new("a.json"), &artefact).expect("as it was");
    let events: Vec<_> = timeline.events().iter().map(|told| told.event.clone()).collect();
    assert_eq!(events, game.journal().events());
    assert!(timeline.events().is_sorted_by_key(|told| told.decision));
    assert_eq!(timeline.ending(), game.ending());
    assert_eq!(*timeline.artefact(), artefact);
}

#[test]
fn it_is_wound_in_pieces_and_shows_no_more_than_is_wound() {
    let artefact = recorded(5, &["red-ledger"]);
    let mut timeline =
        ReplayTimeline::new(&library(), Path::new("a.json"), artefact).expect("a game");
    let mut pieces = 0..20;
    assert!(!timeline.index_while(|| pieces.next().is_some()));
    assert_eq!(timeline.len(), 20);
    assert_eq!(timeline.ending(), None);
    timeline.go_to(500);
    assert_eq!(timeline.at(), 20);
    timeline.index();
    assert!(timeline.is_indexed() && timeline.ending().is_some());
}

#[test]
fn reasons_are_told_of_rivals_alone_and_only_once_the_game_is_over() {
    let mut timeline = timeline();
    let with =
        (0..timeline.len()).find(|&n| timeline.has_reasons(n)).expect("a rival decides something");
    timeline.go_to(with);
    let entry = timeline.entry().expect("it is over");
    assert_eq!((entry.seat, timeline.person()), (Seat(1), Some(Seat(0))));
    let mine =
        (0..timeline.len()).find(|&n| timeline.decision(n).is_some_and(|it| it.0.seat == Seat(0)));
    assert!(!timeline.has_reasons(mine.expect("the person decides")));
    let unfinished = crate::saves::CardArtefact { finished: false, ..timeline.artefact().clone() };
    let mut timeline =
        ReplayTimeline::new(&library(), Path::new("a.json"), unfinished).expect("a game");
    timeline.index();
    timeline.go_to(with);
    assert!(timeline.entry().is_none());
}

#[test]
fn a_record_with_a_decision_that_cannot_be_made_ends_before_it_and_says_so() {
    let mut artefact = recorded(5, &["red-ledger"]);
    artefact.decisions[30].seat = Seat(1 - artefact.decisions[30].seat.0);
    let mut timeline =
        ReplayTimeline::new(&library(), Path::new("a.json"), artefact).expect("a game");
    timeline.index();
    assert_eq!(timeline.len(), 30);
    assert!(timeline.trouble().expect("it says so").to_string().contains("decision 31"));
    timeline.go_to(30);
    assert_eq!(timeline.at(), 30);
}
