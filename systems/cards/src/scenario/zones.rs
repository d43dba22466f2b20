//! Piles, drawing and reshuffling (CCG-ZONE, CCG-VERB).

use super::*;
use crate::rules::testing::*;

/// CCG-ZONE-5, CCG-ZONE-5a
#[test]
fn an_empty_adventure_deck_is_refilled_from_its_discard_pile_when_a_card_is_needed() {
    let mut table = Table::new();
    let piles = table.world().piles_mut(A);
    piles.adventure_discard = piles.adventure.split_off(10);
    piles.adventure.truncate(1);
    assert!(draw_adventure(table.world(), A).is_some());
    assert_eq!(table.look().piles(A).adventure_discard.len(), 6, "not before it is needed");
    assert!(draw_adventure(table.world(), A).is_some());
    let piles = table.look().piles(A);
    assert_eq!((piles.adventure.len(), piles.adventure_discard.len()), (5, 0));
}

/// CCG-ZONE-5b
#[test]
fn with_no_adventure_card_left_nothing_is_drawn() {
    let mut table = Table::new();
    table.world().piles_mut(A).adventure.clear();
    assert_eq!(draw_adventure(table.world(), A), None);
}

/// CCG-ZONE-6, CCG-ZONE-6a
#[test]
fn an_empty_captains_deck_gives_nothing_and_loses_nothing() {
    let mut table = Table::new();
    table.purse(A, 0, 0).purse(B, 7, 20).begin(Stage::Drawing);
    while table.look().stage() == Stage::Drawing {
        table.choose(Move::Done);
    }
    assert!(table.hand(A).is_empty());
    assert!(table.game.ending().is_none());
}

/// CCG-ATT-3, CCG-ATT-7, CCG-VERB-5
#[test]
fn a_jettisoned_crew_takes_its_gear_along_each_to_its_owners_pile() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let vest = table.attached(A, "vest", pilot);
    let shackle = table.attached(B, "shackle", pilot);
    jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.look().piles(A).discard, [vest, pilot]);
    assert_eq!(table.look().piles(B).discard, [shackle]);
    assert!(!table.look().is_in_play(vest));
}

/// CCG-TYPE-1, CCG-VERB-6c
#[test]
fn a_ship_never_leaves_play() {
    let mut table = Table::new();
    let ship = table.ship(A);
    jettison(table.world(), ship, "CCG-VERB-5");
    disperse(table.world(), ship);
    assert_eq!(table.zone(ship), Zone::InPlay);
}

/// CCG-VERB-10b
#[test]
fn an_exerted_card_does_not_exert_again() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    exert(table.world(), pilot);
    exert(table.world(), pilot);
    assert_eq!(table.happened(|event| matches!(event, Event::Exerted { .. })), 1);
}

/// The numbers of a shuffled pile reveal nothing about its faces.
#[test]
fn shuffling_deals_the_faces_anew_among_the_numbers() {
    let mut table = Table::new();
    let pile: Vec<CardId> =
        (0..8).map(|n| table.in_hand(A, if n < 4 { "pilot" } else { "medic" })).collect();
    let faces =
        |table: &Table| pile.iter().map(|&id| table.look().card(id).def).collect::<Vec<_>>();
    let before = faces(&table);
    shuffle(table.world(), &pile);
    let after = faces(&table);
    assert_ne!(before, after);
    let sorted = |mut defs: Vec<_>| {
        defs.sort_unstable();
        defs
    };
    assert_eq!(sorted(before), sorted(after));
}
