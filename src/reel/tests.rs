//! A reel shows what was there, whichever way one comes to it, and changes nothing.

use std::path::Path;

use play::{Game, Seat};

use super::{Reel, testing::recorded};
use crate::builder::testing::library;

fn reel() -> Reel {
    let mut reel =
        Reel::new(&library(), Path::new("a.json"), recorded(5, &["red-ledger"])).expect("a game");
    reel.wind();
    reel
}

#[test]
fn every_moment_is_the_same_from_wherever_one_comes() {
    let mut reel = reel();
    let mut seen = Vec::new();
    for n in 0..=reel.len() {
        reel.go_to(n);
        seen.push((reel.game().observe(Seat(1)), reel.game().choice().cloned()));
    }
    assert!(reel.game().choice().is_none() && seen.len() > 100);
    // Back and forth, near and far, over the borders of what is kept.
    for n in [7, 300, 16, 15, 17, 0, 47, 48, 46, reel.len(), 33, 1] {
        reel.go_to(n);
        let n = n.min(reel.len());
        assert_eq!(reel.at(), n);
        let now = (reel.game().observe(Seat(1)), reel.game().choice().cloned());
        assert!(now == seen[n], "after {n} decisions it looks different");
    }
}

#[test]
fn a_reel_knows_all_that_happened_and_what_led_to_it() {
    let artefact = recorded(5, &["red-ledger"]);
    let reel = reel();
    let library = library();
    let game =
        crate::replay::verified(&library, Path::new("a.json"), &artefact).expect("as it was");
    let told: Vec<_> = reel.told().iter().map(|told| told.event.clone()).collect();
    assert_eq!(told, game.journal().events());
    assert!(reel.told().is_sorted_by_key(|told| told.decision));
    assert_eq!(reel.ending(), game.ending());
    assert_eq!(*reel.artefact(), artefact);
}

#[test]
fn it_is_wound_in_pieces_and_shows_no_more_than_is_wound() {
    let artefact = recorded(5, &["red-ledger"]);
    let mut reel = Reel::new(&library(), Path::new("a.json"), artefact).expect("a game");
    let mut pieces = 0..20;
    assert!(!reel.wind_while(|| pieces.next().is_some()));
    assert_eq!(reel.len(), 20);
    assert_eq!(reel.ending(), None);
    reel.go_to(500);
    assert_eq!(reel.at(), 20);
    reel.wind();
    assert!(reel.is_wound() && reel.ending().is_some());
}

#[test]
fn reasons_are_told_of_rivals_alone_and_only_once_the_game_is_over() {
    let mut reel = reel();
    let with = (0..reel.len()).find(|&n| reel.has_reasons(n)).expect("a rival decides something");
    reel.go_to(with);
    let entry = reel.entry().expect("it is over");
    assert_eq!((entry.seat, reel.person()), (Seat(1), Some(Seat(0))));
    let mine = (0..reel.len()).find(|&n| reel.decision(n).is_some_and(|it| it.0.seat == Seat(0)));
    assert!(!reel.has_reasons(mine.expect("the person decides")));
    let unfinished = crate::saves::CardArtefact { finished: false, ..reel.artefact().clone() };
    let mut reel = Reel::new(&library(), Path::new("a.json"), unfinished).expect("a game");
    reel.wind();
    reel.go_to(with);
    assert!(reel.entry().is_none());
}

#[test]
fn a_record_with_a_decision_that_cannot_be_made_ends_before_it_and_says_so() {
    let mut artefact = recorded(5, &["red-ledger"]);
    artefact.decisions[30].seat = Seat(1 - artefact.decisions[30].seat.0);
    let mut reel = Reel::new(&library(), Path::new("a.json"), artefact).expect("a game");
    reel.wind();
    assert_eq!(reel.len(), 30);
    assert!(reel.trouble().expect("it says so").to_string().contains("decision 31"));
    reel.go_to(30);
    assert_eq!(reel.at(), 30);
}
