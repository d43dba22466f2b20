//! Cards that a filter matches (CCG-TIM-16, CCG-LINK, CCG-ATTR).

use super::*;
use crate::rules::testing;

fn played(table: &mut Table, event: &str) {
    let event = table.in_hand(A, event);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
}

/// CCG-ATTR-6, CCG-ATTR-8
#[test]
fn an_effect_on_a_subtype_leaves_the_other_subtypes_alone() {
    let mut table = Table::new();
    let (turret, plating) = (table.upgrade(B, "turret"), table.upgrade(B, "plating"));
    let (ally, locale) = (table.in_play(B, "scavenger"), table.in_play(B, "rebate"));
    played(&mut table, "disarm");
    assert_eq!([turret, plating].map(|card| table.zone(card) == Zone::Discard), [true, false]);
    played(&mut table, "slander");
    assert_eq!([ally, locale].map(|card| table.zone(card)), [Zone::Discard, Zone::InPlay]);
}

/// CCG-ATTR-12
#[test]
fn an_effect_on_a_trait_means_cards_that_have_it() {
    let mut table = Table::new();
    let pilot = table.in_play(B, "pilot");
    let (laser, plain) = (table.attached(B, "gun", pilot), table.attached(B, "vest", pilot));
    played(&mut table, "blackout");
    assert_eq!((table.zone(laser), table.host(plain)), (Zone::Discard, Some(pilot)));
}

/// CCG-TIM-16
#[test]
fn the_contract_one_pursues_is_that_one_and_nobody_elses() {
    for (slot, offered) in [(Some(SLOT), true), (None, false)] {
        let mut table = Table::new();
        let scoop = table.in_hand(A, "scoop");
        let contracts = [0, 1, 2, 3].map(|no| table.contract(B, SlotNo(no), "grand"));
        if let Some(slot) = slot {
            table.pursuing(A, slot);
        }
        table.pursuing(B, SlotNo(2)).busy(A).busy(B).first(A).begin(Stage::Acting);
        assert_eq!(table.offers(Move::Event(scoop)), offered);
        if offered {
            table.choose(Move::Event(scoop));
            let left = contracts.map(|card| table.zone(card) == Zone::AdventureDiscard);
            assert_eq!(left, [true, false, false, false], "there is no choice to make");
        }
    }
}

/// CCG-LINK-4: one icon of several in a subplot is enough.
#[test]
fn a_subplot_that_asks_for_more_than_the_icon_still_has_the_icon() {
    let mut table = Table::new();
    let hunter = table.in_hand(A, "plot-hunter");
    table.contract(A, SLOT, "grand");
    let trade = table.complication(B, SLOT, "trade", true);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(hunter));
    assert_eq!(table.zone(trade), Zone::AdventureDiscard);
}

/// CCG-COST-12: exerted cards can be given up as well as ready ones.
#[test]
fn a_price_of_a_card_takes_exerted_ones_and_a_price_of_exerting_does_not() {
    let mut table = Table::new();
    let (traitor, roster) = (table.in_play(A, "sell-out"), table.in_play(A, "roster"));
    let tired = table.in_play(A, "pilot");
    testing::exert(table.world(), tired);
    table.busy(A).first(A).begin(Stage::Acting);
    assert!(!table.offers(Move::Ability { card: roster, nth: 0 }), "one is ready, two are asked");
    table.choose(Move::Ability { card: traitor, nth: 0 });
    assert_eq!(table.zone(tired), Zone::Discard);
}

/// CCG-SKL-1: matches every crew with the skill, however gained, and no other.
#[test]
fn an_effect_on_a_skill_means_crew_who_have_it_now() {
    let mut table = Table::new();
    let [pilot, taught, medic] = ["pilot", "tough", "medic"].map(|id| table.in_play(B, id));
    let course = table.in_hand(A, "course");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(course));
    table.choose(Move::Choose(taught));
    played(&mut table, "summons");
    let exerted = [pilot, taught, medic].map(|crew| table.look().is_exerted(crew));
    assert_eq!(exerted, [true, true, false]);
}

/// CCG-TIM-16: "another" excludes the card itself.
#[test]
fn another_card_is_any_but_the_one_that_speaks() {
    let mut table = Table::new();
    let (boss, pilot) = (table.in_play(A, "boss"), table.in_play(A, "pilot"));
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: boss, nth: 0 });
    let exerted = [boss, pilot].map(|crew| table.look().is_exerted(crew));
    assert_eq!(exerted, [false, true]);
}

/// CCG-TIM-6a: a condition holds for the captains it is about, and only then.
#[test]
fn what_asks_for_the_first_captain_or_the_last_in_points_looks_at_all_of_them() {
    let mut table = Table::of(3);
    table.in_play(A, "vanguard");
    table.in_play(A, "underdog");
    let ship = table.ship(A);
    let attack = |table: &mut Table, first: Seat, vp: [i16; 3]| {
        table.first(first);
        for (seat, vp) in [A, B, C].into_iter().zip(vp) {
            table.world().captain_mut(seat).vp = vp;
        }
        table.value(ship, Value::Attack)
    };
    assert_eq!(attack(&mut table, B, [0, 0, 0]), 3);
    assert_eq!(attack(&mut table, A, [0, 0, 0]), 4, "A goes first");
    assert_eq!(attack(&mut table, B, [0, 1, 1]), 4, "A is behind both");
    assert_eq!(attack(&mut table, B, [1, 0, 2]), 3, "ahead of one, and so not behind");
}

/// CCG-CAP-4, CCG-LINK-2, CCG-LINK-3
#[test]
fn an_icon_counts_as_all_that_it_can_stand_in_for_and_no_more() {
    let cases = [
        ("survey-hunter", "liner", true), // passenger and survey is a survey
        ("survey-hunter", "worth-two", true),
        ("tour-hunter", "liner", true),
        ("tour-hunter", "worth-two", false), // survey alone is no passenger and survey
        ("pilot-hunter", "liner", true),     // an expert is a pilot
        ("ace-hunter", "liner", true),
        ("ace-hunter", "trained-plot", false),
    ];
    for (event, complication, found) in cases {
        let mut table = Table::new();
        table.contract(A, SLOT, "grand");
        table.contract(A, SlotNo(1), "charity");
        table.contract(B, SlotNo(2), "charity");
        table.contract(B, SlotNo(3), "charity");
        let such = table.complication(B, SLOT, complication, true);
        let event_card = table.in_hand(A, event);
        table.busy(A).busy(B).first(A).begin(Stage::Acting);
        assert_eq!(table.offers(Move::Event(event_card)), found, "{event} at {complication}");
        if found {
            table.choose(Move::Event(event_card));
            assert_eq!(table.zone(such), Zone::AdventureDiscard);
        }
    }
}

/// CCG-LINK-1, CCG-LINK-3, CCG-LINK-4
#[test]
fn what_is_linked_has_both_icons_on_one_and_the_same_card() {
    let mut table = Table::new();
    let hunter = table.in_hand(A, "cargo-hunter");
    let contract = table.contract(A, SLOT, "grand"); // cargo, and no complication
    table.contract(B, SlotNo(2), "grand");
    let others = [
        table.complication(B, SLOT, "worth-two", true), // a complication, and no cargo
        table.complication(B, SLOT, "cargo-plot", true), // cargo in its subplot
        table.complication(A, SlotNo(2), "trade", false), // cargo that nobody sees
    ];
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    assert!(!table.offers(Move::Event(hunter)), "none of them has both");
    let both = table.complication(B, SlotNo(2), "trade", true);
    table.begin(Stage::Acting).choose(Move::Event(hunter));
    assert_eq!(table.zone(both), Zone::AdventureDiscard);
    assert!(others.iter().all(|&id| matches!(table.zone(id), Zone::Complication { .. })));
    assert_eq!(table.zone(contract), Zone::Contract(SLOT));
}
