//! Attaching, tonnage and slots (CCG-ATT, CCG-ATTR-14, CCG-ATTR-15, CCG-SLOT).

use super::*;
use crate::rules::testing;

/// CCG-ATT-1, CCG-TYPE-7
#[test]
fn what_attaches_is_not_played_without_a_foundation() {
    let mut table = Table::new();
    let vest = table.in_hand(A, "vest");
    table.first(A).begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(vest)), "there is no crew");
}

/// CCG-ATT-4, CCG-ATT-5
#[test]
fn attached_cards_have_a_state_of_their_own() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let vest = table.attached(A, "vest", pilot);
    testing::exert(table.world(), pilot);
    assert!(!table.look().is_exerted(vest));
    testing::jettison(table.world(), vest, "CCG-VERB-5");
    assert_eq!((table.zone(pilot), table.look().is_exerted(pilot)), (Zone::InPlay, true));
}

/// CCG-ATT-6
#[test]
fn gear_goes_on_crew_upgrades_on_ships_and_complications_on_contracts() {
    let mut table = Table::new();
    let (pilot, medic) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let (vest, turret) = (table.in_hand(A, "vest"), table.in_hand(A, "turret"));
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(vest));
    assert_eq!(table.choice().options, [Move::Choose(pilot), Move::Choose(medic)]);
    table.choose(Move::Choose(pilot)).pay().choose(Move::Procure(turret)).pay();
    assert_eq!(table.host(turret), Some(table.ship(A)));
}

/// CCG-KEY-10a, CCG-KEY-10b, CCG-PRC-1g
#[test]
fn hindrances_go_on_rivals_crew_and_ships_and_other_cards_do_not() {
    let mut table = Table::new();
    let theirs = table.in_play(B, "pilot");
    table.in_play(A, "ace");
    let (shackle, vest) = (table.in_hand(A, "shackle"), table.in_hand(A, "vest"));
    let (burden, turret) = (table.in_hand(A, "burden"), table.in_hand(A, "turret"));
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(shackle));
    assert!(table.offers(Move::Choose(theirs)));
    table.choose(Move::Choose(theirs)).pay().choose(Move::Procure(burden));
    let (own, other) = (table.ship(A), table.ship(B));
    assert_eq!(table.choice().options, [Move::Choose(own), Move::Choose(other)]);
    table
        .choose(Move::Choose(other))
        .choose(Move::Procure(vest))
        .pay()
        .choose(Move::Procure(turret));
    table.pay();
    assert_eq!(table.host(turret), Some(own), "nothing to choose: only the own ship");
    assert!(table.host(vest).is_some_and(|host| host != theirs));
}

/// CCG-ATTR-15a
#[test]
fn tonnage_is_a_threshold_and_is_not_used_up() {
    let mut table = Table::new();
    let (gun, hull) = (table.in_hand(A, "big-gun"), table.in_hand(A, "big-hull"));
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(gun));
    assert!(table.offers(Move::Procure(hull)), "200 tons carry a second one that needs 200");
    table.choose(Move::Procure(hull));
    assert_eq!(table.look().attached(table.ship(A)).count(), 2);
}

/// CCG-ATTR-15b, CCG-SLOT-8, RUL-09
#[test]
fn a_ship_that_gets_smaller_keeps_what_it_carries() {
    let mut table = Table::new();
    let gun = table.upgrade(A, "big-gun");
    table.upgrade(A, "light-hull");
    let hull = table.in_hand(A, "big-hull");
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Tonnage), 80);
    table.settle();
    assert_eq!(table.host(gun), Some(ship));
    table.first(A).begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(hull)), "too small to attach another");
}

/// CCG-ATTR-14
#[test]
fn the_ships_plan_says_how_many_crew_and_upgrades_it_holds() {
    let mut table = Table::new();
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::CrewSlots), 2);
    for id in ["pilot", "medic", "ace"] {
        table.in_play(A, id);
    }
    table.settle();
    assert_eq!(table.choice().why, crate::Why::Trimming);
}

/// CCG-SLOT-6a
#[test]
fn a_lost_slot_costs_a_crew_at_once() {
    let mut table = Table::new();
    let annex = table.upgrade(A, "annex");
    for id in ["pilot", "medic", "ace"] {
        table.in_play(A, id);
    }
    table.settle();
    assert_ne!(table.choice().why, crate::Why::Trimming, "three are allowed");
    testing::jettison(table.world(), annex, "CCG-VERB-5");
    table.settle();
    assert_eq!(table.choice().why, crate::Why::Trimming);
}

/// CCG-RDY-5d, RUL-23
#[test]
fn gear_shifted_onto_gear_of_its_subtype_makes_one_of_them_go() {
    let mut table = Table::new();
    let (pilot, ace) = (table.in_play(A, "pilot"), table.in_play(A, "ace"));
    let (one, two) = (table.attached(A, "vest", pilot), table.attached(A, "vest", ace));
    let theirs = table.in_play(B, "pilot");
    let other = table.attached(B, "vest", theirs);
    table.first(A).begin(Stage::Shifting);
    assert!(!table.offers(Move::Shift { gear: other, to: ace }), "B's gear is B's to shift");
    table.choose(Move::Shift { gear: one, to: ace });
    assert_eq!(table.choice().options, [Move::Jettison(one), Move::Jettison(two)]);
}
