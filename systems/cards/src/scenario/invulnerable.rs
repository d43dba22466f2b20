//! Invulnerable cards (CCG-KEY-14, CCG-PIR-2a), and protection of enemy ships.

use super::*;
use crate::{data::Skill, rules::testing};

/// CCG-KEY-14, CCG-KEY-14b
#[test]
fn nothing_that_an_event_does_touches_a_card_invulnerable_to_events() {
    let mut table = Table::new();
    let storm = table.in_hand(A, "storm");
    let (saint, pilot) = (table.in_play(B, "saint"), table.in_play(B, "pilot"));
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(storm));
    assert_eq!((table.look().harm(saint), table.look().is_exerted(saint)), (0, false));
    assert_eq!((table.zone(saint), table.look().card(saint).controller), (Zone::InPlay, B));
    assert!(table.look().lasting().iter().all(|change| change.on != saint));
    assert_eq!(table.zone(pilot), Zone::Hand, "the other was wounded, exerted and sent home");
}

/// CCG-KEY-14
#[test]
fn a_card_invulnerable_to_events_is_no_target_of_one() {
    let mut table = Table::new();
    let patch = table.in_hand(A, "patch");
    let (saint, pilot) = (table.in_play(A, "saint"), table.in_play(A, "pilot"));
    testing::inflict(table.world(), saint, 1);
    testing::inflict(table.world(), pilot, 1);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(patch)).pay();
    let harm = |id| table.look().harm(id);
    assert_eq!((harm(saint), harm(pilot)), (1, 0), "the pilot was the only target");
}

/// CCG-KEY-14a
#[test]
fn a_card_is_not_protected_from_itself() {
    let mut table = Table::new();
    let drill = table.in_play(A, "drill");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: drill, nth: 0 });
    assert_eq!(table.look().harm(drill), 1);
}

/// CCG-KEY-14b: attaching.
#[test]
fn gear_is_not_attached_to_a_crew_invulnerable_to_gear() {
    let mut table = Table::new();
    let vest = table.in_hand(A, "vest");
    table.in_play(A, "purist");
    table.first(A).begin(Stage::Procuring);
    assert!(table.asked() != A || !table.offers(Move::Procure(vest)));
    table.in_play(A, "pilot");
    table.begin(Stage::Procuring);
    assert!(table.offers(Move::Procure(vest)));
}

/// CCG-KEY-14b: values.
#[test]
fn abilities_of_a_kind_do_not_change_what_is_invulnerable_to_it() {
    let mut table = Table::new();
    table.in_play(A, "school");
    let (loner, pilot) = (table.in_play(A, "loner"), table.in_play(A, "pilot"));
    let level = |id| crate::rules::skills(table.look(), id);
    assert_eq!(level(loner), [(Skill::Pilot, crate::data::Level::Trained)]);
    assert_eq!(level(pilot), [(Skill::Pilot, crate::data::Level::Expert)]);
}

/// CCG-KEY-14b, RUL-52: the game's own rules still apply.
#[test]
fn limits_apply_to_what_is_invulnerable() {
    let mut table = Table::new();
    let saint = table.in_play(A, "saint");
    table.in_play(A, "pilot");
    table.in_play(A, "ace");
    table.settle();
    assert!(table.offers(Move::Jettison(saint)));
}

/// CCG-PIR-2a
#[test]
fn a_ship_invulnerable_to_piracy_cannot_be_struck() {
    let mut table = Table::of_ships(&["plain-ship", "hidden-ship", "slow-ship"]);
    table.first(A).pirate(A).begin(Stage::Resolving);
    assert!(!table.offers(Move::Strike(B)));
    assert!(table.offers(Move::Strike(C)));
}

/// RUL-59, CCG-KEY-6, CCG-KEY-9
#[test]
fn an_enemys_hardened_keeps_damage_off_and_critical_goes_through() {
    for (lance, harm) in [(false, 3 - 2), (true, 3 - 1)] {
        let mut table = Table::new();
        if lance {
            table.in_play(A, "lance");
        }
        table.first(A).contract(A, SLOT, "grand");
        let raider = table.complication(B, SLOT, "hardened-raider", true);
        table.pursuing(A, SLOT).busy(A).begin(Stage::Resolving).choose(Move::Attempt(raider));
        assert_eq!(table.look().harm(raider), harm);
    }
}

/// CCG-KEY-14b: granted for a time, or by another card.
#[test]
fn what_is_made_invulnerable_is_not_changed_either() {
    use crate::data::Level::{Expert, Trained};
    let mut table = Table::new();
    let solitude = table.in_hand(A, "solitude");
    let pilot = table.in_play(A, "pilot");
    table.in_play(A, "school");
    let level = |table: &Table, id| crate::rules::skills(table.look(), id);
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    assert_eq!(level(&table, pilot), [(Skill::Pilot, Expert)]);
    table.choose(Move::Event(solitude));
    assert_eq!(level(&table, pilot), [(Skill::Pilot, Trained)]);
    table.until(|choice| matches!(choice.why, crate::Why::Discarding { .. }));
    assert_eq!(level(&table, pilot), [(Skill::Pilot, Expert)], "the round is over");
    table.attached(A, "hermitage", pilot);
    assert_eq!(level(&table, pilot), [(Skill::Pilot, Trained)]);
}

/// CCG-KEY-14b: the giver does not shut itself out, only others of its kind.
#[test]
fn a_suit_that_keeps_gear_off_is_worn_all_the_same() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    table.attached(B, "shackle", pilot);
    table.world().set_exerted(pilot, true);
    table.attached(A, "sealed-suit", pilot);
    assert_eq!(testing::protection(table.look(), None, pilot), 1);
    table.begin(Stage::Readying);
    assert!(!table.look().is_exerted(pilot), "the shackle does nothing");
}
