//! Tests of `words`.

use cards::{Ending, EndingKind};
use engine::Seat;

use super::{cards_called, cards_like, tie_break};
use crate::{
    builder::testing::library,
    roster::testing::folder,
    saves::Saves,
    session::{GameOptions, Session},
};

#[test]
fn a_card_is_found_without_its_commas_apostrophes_and_hyphens() {
    let library = library();
    let cards: Vec<_> = library.book.cards().map(|(_, card)| card).collect();
    let found = |name: &str| -> Vec<&str> {
        cards_called(name, &cards).into_iter().map(|card| card.name.as_str()).collect()
    };
    assert_eq!(found("marl by acclamation"), ["Marl, by Acclamation"]);
    assert_eq!(found("Captains log"), found("captain's log"));
    assert_eq!(found("captains-log"), found("Captain's Log"));
    assert!(cards_like("by acclam", &cards).len() == 1 && found("by acclam").is_empty());
    assert!(cards_like("?", &cards).is_empty(), "signs alone name nothing");
}

/// CCG-VIC-4, CCG-VIC-5, CCG-VIC-6
#[test]
fn between_as_many_points_the_words_name_what_decided() {
    let saves = Saves::at(folder("words-ties"));
    let session = Session::begin(&library(), &saves, &GameOptions::default()).expect("a game");
    let said = |kind, points: [i16; 2], initiatives: [i16; 2]| {
        let mut seen = session.observe();
        seen.ending = Some(Ending { kind, winner: Some(Seat(1)) });
        for (n, captain) in seen.captains.iter_mut().enumerate() {
            (captain.vp, captain.ship.initiative) = (points[n], initiatives[n]);
        }
        tie_break(&seen)
    };
    let by_points = EndingKind::VictoryPoints;
    assert_eq!(said(by_points, [21, 23], [6, 4]), None);
    let higher = said(by_points, [21, 21], [4, 6]).expect("a tie");
    assert_eq!(higher, "21 points each: the higher initiative wins, 6 against 4.");
    let nearer = said(EndingKind::RoundCap, [9, 9], [5, 5]).expect("a tie");
    assert!(nearer.contains("nearer to the first captain"), "{nearer}");
    assert_eq!(said(EndingKind::Concession, [9, 9], [5, 5]), None);
    let short = said(by_points, [19, 19], [4, 6]);
    assert_eq!(short, None, "who has not enough is nobody to be decided between (CCG-VIC-4)");
}
