//! Limits on cards in play (CCG-SLOT), wounds (CCG-VERB-5), protection (CCG-KEY).

use super::*;
use crate::rules::testing::*;

/// CCG-SLOT-1, CCG-SLOT-6, CCG-PRC-1h
#[test]
fn with_too_many_crew_the_captain_picks_who_goes_the_newcomer_included() {
    let mut table = Table::new();
    let (old, other) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let ace = table.in_hand(A, "ace");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(ace)).pay();
    assert!([old, other, ace].into_iter().all(|crew| table.offers(Move::Jettison(crew))));
    table.choose(Move::Jettison(old));
    assert_eq!(table.zone(old), Zone::Discard);
    assert_eq!(table.zone(ace), Zone::InPlay);
}

/// CCG-SLOT-1a
#[test]
fn two_crew_of_one_name_do_not_serve_one_captain() {
    let mut table = Table::new();
    table.in_play(A, "pilot");
    table.in_play(B, "pilot");
    let twin = table.in_play(A, "pilot");
    table.settle();
    assert!(table.offers(Move::Jettison(twin)));
    assert_eq!(table.asked(), A);
}

/// CCG-SLOT-2, CCG-SLOT-3, CCG-SLOT-4
#[test]
fn upgrades_gear_and_connections_are_limited_by_subtype() {
    let mut table = Table::new();
    let turrets = [table.upgrade(A, "turret"), table.upgrade(A, "turret")];
    table.settle();
    assert!(turrets.into_iter().all(|turret| table.offers(Move::Jettison(turret))));
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let vests = [table.attached(A, "vest", pilot), table.attached(A, "vest", pilot)];
    table.settle();
    assert!(vests.into_iter().all(|vest| table.offers(Move::Jettison(vest))));
    let mut table = Table::new();
    let locales = [table.in_play(A, "helper"), table.in_play(A, "broker")];
    table.in_play(A, "fence");
    table.settle();
    assert!(locales.into_iter().all(|locale| table.offers(Move::Jettison(locale))));
}

/// CCG-SLOT-7, CCG-KEY-20
#[test]
fn a_trifling_card_takes_no_slot_and_a_crew_of_one_name_is_one_all_the_same() {
    let mut table = Table::new();
    let crew = ["pilot", "medic"].map(|id| table.in_play(A, id));
    table.in_play(A, "scavenger");
    let [stowaway, twin, ace] = ["stowaway", "stowaway", "ace"].map(|id| table.in_hand(A, id));
    let ally = table.in_hand(A, "kicker");
    table.busy(A).first(A).begin(Stage::Procuring);
    for trifling in [stowaway, ally] {
        table.choose(Move::Procure(trifling));
        assert_eq!((table.asked(), table.choice().why), (A, crate::Why::Procuring));
        assert_eq!(table.zone(trifling), Zone::InPlay, "beside two crew, and beside an ally");
    }
    table.choose(Move::Procure(ace)).pay();
    let [pilot, medic] = crew;
    assert_eq!(table.choice().options, [pilot, medic, ace].map(Move::Jettison));
    table.choose(Move::Jettison(ace)).choose(Move::Procure(twin));
    assert_eq!(table.choice().options, [stowaway, twin].map(Move::Jettison));
}

/// CCG-SLOT-7, CCG-KEY-20, CCG-KEY-10
#[test]
fn trifling_gear_and_upgrades_take_no_room_of_whoever_is_burdened_with_them() {
    let mut table = Table::new();
    table.in_play(A, "pilot");
    let cards = ["shackle", "shackle", "burden", "burden"].map(|id| table.in_hand(B, id));
    let at = table.ship(A);
    table.busy(B).first(B).begin(Stage::Procuring);
    for card in cards {
        table.choose(Move::Procure(card));
        if matches!(table.choice().why, crate::Why::Attaching { .. }) {
            table.choose(Move::Choose(at)); // or the own ship
        }
        table.pay();
        assert!(table.host(card).is_some());
        assert_eq!((table.asked(), table.choice().why), (B, crate::Why::Procuring));
    }
}

/// CCG-SLOT-6a, CCG-TIM-6a
#[test]
fn a_limit_that_hangs_on_piracy_is_looked_at_when_the_piracy_is_over() {
    let mut table = Table::new();
    table.in_play(A, "black-flag");
    table.busy(B).first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
    for crew in ["pilot", "medic", "ace"] {
        table.in_play(A, crew);
    }
    table.until(|choice| choice.why == crate::Why::Acting);
    assert_eq!(table.look().round().number, 1, "room for three, and nobody had to go");
    table.until(|choice| choice.why == crate::Why::Trimming);
    assert_eq!((table.asked(), table.look().stage()), (A, Stage::Readying));
    assert_eq!(table.look().round().number, 2);
}

/// CCG-VERB-5a, CCG-TIM-6a
#[test]
fn a_crew_that_stands_only_while_it_is_ready_is_lost_when_it_exerts() {
    let mut table = Table::new();
    table.in_play(A, "adrenaline");
    let pilot = table.in_play(A, "pilot");
    inflict(table.world(), pilot, 2);
    table.begin(Stage::Acting);
    assert_eq!(table.zone(pilot), Zone::InPlay);
    table.world().set_exerted(pilot, true);
    table.begin(Stage::Acting);
    assert_eq!(table.zone(pilot), Zone::Discard);
}

/// CCG-VERB-5a, CCG-VERB-5b
#[test]
fn a_crew_with_all_its_wounds_and_an_upgrade_with_all_its_damage_are_lost() {
    let mut table = Table::new();
    let (pilot, turret) = (table.in_play(A, "pilot"), table.upgrade(A, "turret"));
    inflict(table.world(), pilot, 1);
    table.settle();
    assert_eq!(table.zone(pilot), Zone::InPlay);
    inflict(table.world(), pilot, 1);
    inflict(table.world(), turret, 2);
    table.settle();
    assert_eq!((table.zone(pilot), table.zone(turret)), (Zone::Discard, Zone::Discard));
}

/// CCG-KEY-1, CCG-KEY-2, CCG-KEY-21
#[test]
fn armor_adds_up_and_penetration_goes_through_it() {
    let mut table = Table::new();
    let tough = table.in_play(B, "tough");
    table.attached(B, "vest", tough);
    let gun = table.in_play(A, "gun");
    let medic = table.in_play(A, "medic");
    assert_eq!(protection(table.look(), None, tough), 2);
    assert_eq!(protection(table.look(), Some(medic), tough), 2);
    assert_eq!(protection(table.look(), Some(gun), tough), 1);
}

/// CCG-MOD-1, CCG-MOD-6, CCG-TIM-6, CCG-PRC-1j
#[test]
fn a_persistent_ability_counts_from_the_moment_its_card_is_in_play() {
    let mut table = Table::new();
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Attack), 3);
    let turret = table.upgrade(A, "turret");
    assert_eq!(table.value(ship, Value::Attack), 5);
    jettison(table.world(), turret, "CCG-VERB-5");
    assert_eq!(table.value(ship, Value::Attack), 3);
}

/// CCG-SLOT-6a: also for a slot lost for a time.
#[test]
fn a_crew_slot_lost_for_a_round_costs_a_crew_at_once() {
    let mut table = Table::new();
    let quarantine = table.in_hand(A, "quarantine");
    let crew = [table.in_play(B, "pilot"), table.in_play(B, "medic")];
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(quarantine));
    assert_eq!((table.asked(), table.choice().why), (B, crate::Why::Trimming));
    assert_eq!(table.choice().options, crew.map(Move::Jettison));
}
