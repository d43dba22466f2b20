//! Changes of values, skills and texts (CCG-MOD, CCG-SKL, CCG-GEN).

use super::*;
use crate::{
    data::{
        GearKind,
        Level::{self, Expert, Trained},
        Skill,
    },
    rules::testing,
};

/// A plays an event on one of these cards.
fn played(event: &str, arrange: impl FnOnce(&mut Table) -> CardId) -> (Table, CardId) {
    let mut table = Table::new();
    let event = table.in_hand(A, event);
    let card = arrange(&mut table);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
    if table.offers(Move::Choose(card)) {
        table.choose(Move::Choose(card));
    }
    (table, card)
}

fn pilot(table: &Table, crew: CardId) -> Option<Level> {
    let skills = crate::rules::skills(table.look(), crew);
    skills.into_iter().find(|(skill, _)| *skill == Skill::Pilot).map(|(_, level)| level)
}

/// CCG-MOD-3
#[test]
fn half_of_three_is_two() {
    let (table, ship) = played("drag", |table| table.ship(A));
    assert_eq!(table.value(ship, Value::Attack), 2, "half of 3, rounded up");
    assert_eq!(table.value(ship, Value::Defense), 2, "another value is not touched");
}

/// CCG-MOD-6
#[test]
fn native_values_are_what_is_printed() {
    let mut table = Table::new();
    let (sniper, spotter) = (table.in_hand(A, "sniper"), table.in_hand(A, "spotter"));
    table.upgrade(A, "turret");
    let own = table.ship(A);
    assert_eq!(table.value(own, Value::Attack), 5, "3 printed and 2 of the turret");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(sniper));
    let exerted = [own, table.ship(B)].map(|ship| table.look().is_exerted(ship));
    assert_eq!(exerted, [false, true], "B's native 4 is the only one");
    table.begin(Stage::Acting).choose(Move::Event(spotter));
    assert!(table.look().is_exerted(own), "5 as things are");
}

/// CCG-SKL-5, CCG-SKL-5a, RUL-40
#[test]
fn a_skill_is_raised_and_lowered_a_level_at_a_time_and_no_further() {
    let cases = [
        ("lesson", "medic", Some(Trained)),
        ("lesson", "pilot", Some(Expert)),
        ("lesson", "ace", Some(Expert)),
        ("stupor", "ace", Some(Trained)),
        ("stupor", "pilot", None),
        ("stupor", "medic", None),
        ("course", "ace", Some(Expert)),
        ("course", "medic", Some(Trained)),
    ];
    for (event, crew, level) in cases {
        let (mut table, crew_card) = played(event, |table| table.in_play(A, crew));
        assert_eq!(pilot(&table, crew_card), level, "{event} on {crew}");
        testing::begin_round(table.world());
        assert_ne!(pilot(&table, crew_card).is_some(), crew == "medic", "it was for the round");
    }
}

/// CCG-SKL-2
#[test]
fn a_crew_has_a_skill_at_one_level_only() {
    let (table, crew) = played("lesson", |table| table.in_play(A, "pilot"));
    let skills = crate::rules::skills(table.look(), crew);
    assert_eq!(skills, [(Skill::Pilot, Expert)]);
}

/// CCG-GEN-7
#[test]
fn blanked_abilities_are_gone_and_events_in_hand_are_untouched() {
    let mut table = Table::new();
    let order = table.in_hand(A, "gag-order");
    let (helper, windfall) = (table.in_play(A, "helper"), table.in_hand(A, "windfall"));
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Initiative), 5);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(order));
    assert_eq!(table.value(ship, Value::Initiative), 3, "the helper's text is blank");
    table.choose(Move::Pass);
    assert!(table.offers(Move::Event(windfall)));
    testing::begin_round(table.world());
    assert_eq!(table.value(ship, Value::Initiative), 5);
    assert_eq!(table.zone(helper), Zone::InPlay);
}

/// CCG-GEN-7
#[test]
fn a_blank_card_offers_no_ability_and_has_no_keyword() {
    for (id, is_blank) in [("barter", true), ("tough", true)] {
        let mut table = Table::new();
        let order = table.in_hand(A, "gag-order");
        let card = table.in_play(A, id);
        table.busy(A).busy(B).first(A).begin(Stage::Acting).choose(Move::Event(order));
        table.choose(Move::Pass);
        assert_eq!(!table.offers(Move::Ability { card, nth: 0 }), is_blank);
        assert!(crate::rules::keywords(table.look(), card).is_empty());
    }
}

/// CCG-GEN-2, CCG-GEN-2a
#[test]
fn a_card_that_allows_one_more_gear_allows_one_more_and_no_other() {
    let mut table = Table::new();
    table.in_play(A, "harness");
    let pilot = table.in_play(A, "pilot");
    assert_eq!(table.value(pilot, Value::GearLimit(GearKind::Armor)), 2);
    assert_eq!(table.value(pilot, Value::GearLimit(GearKind::Weapon)), 1);
    for _ in 0..2 {
        table.attached(A, "vest", pilot);
    }
    table.settle();
    assert_eq!(table.happened(|e| matches!(e, Event::Jettisoned { .. })), 0);
    table.attached(A, "vest", pilot);
    table.settle();
    assert_eq!((table.asked(), table.choice().why), (A, crate::Why::Trimming));
}

/// CCG-GEN-2
#[test]
fn a_card_that_allows_another_connection_of_a_subtype_wins_over_the_limit() {
    let mut table = Table::new();
    table.in_play(A, "salon");
    table.in_play(A, "ash");
    table.in_play(A, "scavenger");
    table.settle();
    assert_ne!(table.choice().why, crate::Why::Trimming, "two allies are allowed");
    table.in_play(A, "lance");
    table.settle();
    assert_eq!(table.choice().why, crate::Why::Trimming, "three are not");
}

/// CCG-LINK-3, CCG-LINK-4
#[test]
fn an_icon_in_a_subplot_is_the_subplots_and_not_the_complications() {
    for (event, hit) in [("cargo-hunter", "errand-with-cargo"), ("plot-hunter", "cargo-plot")] {
        let mut table = Table::new();
        let event_card = table.in_hand(A, event);
        table.contract(A, SLOT, "grand");
        let plain = table.complication(B, SLOT, "grand", true);
        let plot = table.complication(B, SLOT, "cargo-plot", true);
        table.busy(B).first(A).begin(Stage::Acting);
        if hit == "cargo-plot" {
            table.choose(Move::Event(event_card));
            assert_eq!(table.zone(plot), Zone::AdventureDiscard);
            assert!(matches!(table.zone(plain), Zone::Complication { .. }));
        } else {
            assert_ne!(table.asked(), A, "none there requires cargo itself: nothing to play it on");
        }
    }
}

/// CCG-GEN-7: only the blanked card is blank.
#[test]
fn a_blank_card_leaves_the_text_of_others_alone_whatever_else_was_changed_on_them() {
    let mut table = Table::new();
    let events = ["lesson", "gag-order"].map(|id| table.in_hand(A, id));
    let (tough, helper) = (table.in_play(A, "tough"), table.in_play(A, "helper"));
    for (event, on) in events.into_iter().zip([tough, helper]) {
        table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
        if table.offers(Move::Choose(on)) {
            table.choose(Move::Choose(on));
        }
    }
    assert_eq!(testing::protection(table.look(), None, tough), 1, "the armor of the tough one");
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Initiative), 3, "the helper alone is blank");
}

/// CCG-MOD-6: the cost is printed on a card like its other values.
#[test]
fn a_card_is_as_dear_as_its_printed_cost_whatever_is_paid_for_it() {
    let mut table = Table::new();
    let office = table.in_hand(A, "audit-office");
    let (ace, pilot) = (table.in_play(B, "ace"), table.in_play(B, "pilot"));
    table.in_play(B, "levies");
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    assert!(table.offers(Move::Event(office)), "the ace costs 3");
    table.choose(Move::Event(office));
    let exerted = [ace, pilot].map(|id| table.look().is_exerted(id));
    assert_eq!(exerted, [true, false], "the pilot costs 2, and 4 to procure");
}

/// CCG-MOD-3, CCG-COST-6, CCG-COST-7: 3 printed and 2 for infamy, halved once or twice, rounded up.
#[test]
fn whatever_halves_a_procurement_cost_halves_all_that_is_to_be_paid() {
    for (halving, paid) in [(&[][..], 5), (&["half-price"], 3), (&["half-price", "outlet"], 2)] {
        let mut table = Table::new();
        for id in halving {
            table.in_play(A, id);
        }
        let ace = table.in_hand(A, "ace");
        table.world().captain_mut(A).infamy = 2;
        let before = table.money(A);
        table.first(A).begin(Stage::Procuring).choose(Move::Procure(ace)).pay();
        let own_value = 1; // which leaves the hand with the card
        assert_eq!(before - table.money(A), paid + own_value, "{halving:?}");
    }
}
