//! Actions, reactions, the queue (CCG-ACT, CCG-TIM).

use super::*;
use crate::data::Level::{Expert, Trained};

/// CCG-ACT-1a, CCG-ACT-1n, CCG-ACT-1o
#[test]
fn captains_act_in_turn_until_all_pass_one_after_the_other() {
    let mut table = Table::new();
    let (one, two) = (table.in_hand(A, "windfall"), table.in_hand(B, "windfall"));
    table.in_hand(A, "windfall");
    table.first(A).begin(Stage::Acting);
    table.choose(Move::Event(one));
    assert_eq!(table.asked(), B);
    table.choose(Move::Pass);
    assert_eq!(table.asked(), A, "a pass is not final");
    table.choose(Move::Pass);
    assert_ne!(table.look().stage(), Stage::Acting, "two passes in a row");
    assert_eq!(table.zone(two), Zone::Hand);
}

/// CCG-ACT-1c, CCG-ACT-1d
#[test]
fn using_gear_exerts_the_crew_who_carries_it() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let gun = table.attached(A, "gun", pilot);
    let medic = table.in_play(B, "medic");
    table.first(A).begin(Stage::Acting).choose(Move::Ability { card: gun, nth: 0 });
    let exerted = |id| table.happened(|e| matches!(e, Event::Exerted { card } if card.id == id));
    assert_eq!((exerted(pilot), exerted(gun)), (1, 0));
    assert_eq!(table.zone(medic), Zone::Discard, "two wounds end a medic");
}

/// CCG-ACT-1d
#[test]
fn an_exerted_crew_uses_no_gear() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let gun = table.attached(A, "gun", pilot);
    table.in_play(B, "medic");
    table.in_hand(A, "windfall");
    table.world().set_exerted(pilot, true);
    table.first(A).begin(Stage::Acting);
    assert!(!table.offers(Move::Ability { card: gun, nth: 0 }));
}

/// CCG-ACT-1e, CCG-ACT-1g, CCG-ACT-1h, CCG-ACT-1j
#[test]
fn a_heroic_names_a_crew_with_the_skill_at_a_level_the_crew_has() {
    let mut table = Table::new();
    let stunt = table.in_hand(A, "stunt");
    let (pilot, ace, medic) =
        (table.in_play(A, "pilot"), table.in_play(A, "ace"), table.in_play(A, "medic"));
    table.world().set_exerted(ace, true);
    table.first(A).begin(Stage::Acting);
    let heroic = |crew, level| Move::Heroic { card: stunt, crew, level };
    assert!(table.offers(heroic(pilot, Trained)) && !table.offers(heroic(pilot, Expert)));
    assert!(table.offers(heroic(ace, Trained)) && table.offers(heroic(ace, Expert)));
    assert!(!table.offers(heroic(medic, Trained)));
}

/// CCG-ACT-1i, CCG-TYPE-12
#[test]
fn as_above_means_the_trained_text_as_well_and_the_card_is_spent() {
    for (level, drawn) in [(Trained, 1), (Expert, 2)] {
        let mut table = Table::new();
        table.purse(A, 0, 20);
        let stunt = table.in_hand(A, "stunt");
        let ace = table.in_play(A, "ace");
        table.first(A).begin(Stage::Acting).choose(Move::Heroic { card: stunt, crew: ace, level });
        table.pay();
        assert_eq!(table.hand(A).len(), drawn);
        assert_eq!(table.zone(stunt), Zone::Discard);
    }
}

/// CCG-TIM-14
#[test]
fn a_limited_ability_is_used_once_a_round() {
    let mut table = Table::new();
    let broker = table.in_play(A, "broker");
    table.in_hand(A, "windfall");
    let ability = Move::Ability { card: broker, nth: 0 };
    table.first(A).begin(Stage::Acting).choose(ability).pay();
    assert!(!table.offers(ability));
    crate::rules::testing::begin_round(table.world());
    table.begin(Stage::Acting);
    assert!(table.offers(ability));
}

/// CCG-TIM-2, CCG-TIM-5, CCG-TIM-15a
#[test]
fn a_reaction_resolves_before_what_it_answers() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    let veto = table.in_hand(B, "veto");
    let before = table.hand(A).len();
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert_eq!((table.asked(), table.choice().why), (B, crate::Why::Reacting));
    assert_eq!(table.seen(B).queue.len(), 1);
    table.choose(Move::Event(veto)).pay();
    assert_eq!(table.hand(A).len(), before - 1, "nothing was drawn");
    assert_eq!(table.zone(windfall), Zone::Discard);
}

/// CCG-TIM-7b: a veto can be vetoed.
#[test]
fn a_reaction_can_be_answered_by_another() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    let (veto, counter) = (table.in_hand(B, "veto"), table.in_hand(A, "veto"));
    let before = table.hand(A).len();
    table
        .first(A)
        .begin(Stage::Acting)
        .choose(Move::Event(windfall))
        .choose(Move::Event(veto))
        .pay();
    assert_eq!(table.asked(), A);
    table.choose(Move::Event(counter));
    while table.offers(Move::ExpendDeck) {
        table.choose(Move::ExpendDeck);
    }
    assert_eq!(table.hand(A).len(), before - 2 + 2, "the windfall stands");
}

/// CCG-TIM-3, CCG-TIM-13, CCG-ACT-1p
#[test]
fn a_plain_ability_needs_no_turn_and_an_empty_queue() {
    let mut table = Table::new();
    let barter = table.in_play(A, "barter");
    let windfall = table.in_hand(A, "windfall");
    let use_it = Move::Ability { card: barter, nth: 0 };
    table.first(A).begin(Stage::Acting).choose(use_it);
    assert_eq!(table.asked(), A, "it was no action");
    table.world().set_exerted(barter, false);
    table.in_hand(B, "veto");
    table.choose(Move::Event(windfall));
    assert_eq!(table.asked(), B, "A is not asked: only reactions go onto a queue");
}

/// CCG-TIM-16, CCG-TIM-16b, RUL-48
#[test]
fn without_a_legal_target_a_play_is_not_offered() {
    let mut table = Table::new();
    let patch = table.in_hand(A, "patch");
    table.in_hand(A, "windfall");
    let pilot = table.in_play(A, "pilot");
    table.first(A).begin(Stage::Acting);
    assert!(!table.offers(Move::Event(patch)));
    table.world().set_harm(pilot, 1);
    table.begin(Stage::Acting);
    table.choose(Move::Event(patch)).pay();
    assert_eq!(table.look().harm(pilot), 0);
}

/// CCG-TIM-12, CCG-TYPE-9
#[test]
fn an_event_without_a_time_of_its_own_is_a_reaction() {
    let mut table = Table::new();
    let (windfall, idle) = (table.in_hand(A, "windfall"), table.in_hand(B, "idle"));
    let aside = table.in_hand(B, "aside");
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert_eq!((table.asked(), table.choice().why), (B, crate::Why::Reacting));
    assert!(table.offers(Move::Event(aside)));
    assert!(!table.offers(Move::Event(idle)), "it says that it waits for an empty queue");
    table.choose(Move::Event(aside));
    assert_eq!(table.zone(aside), Zone::Discard);
}

/// CCG-TIM-14a, RUL-47
#[test]
fn a_limited_ability_is_counted_by_card_and_effect_cancelled_or_not_until_the_round_is_over() {
    let mut table = Table::new();
    table.in_play(A, "salon"); // two allies
    let [one, two] = ["battery", "battery"].map(|id| table.in_play(A, id));
    let veto = table.in_hand(B, "veto");
    let (charge, draw) =
        (|card| Move::Ability { card, nth: 0 }, |card| Move::Ability { card, nth: 1 });
    table.busy(A).busy(B).first(A).begin(Stage::Acting).choose(charge(one)).choose(Move::Pass);
    assert!(!table.offers(charge(one)), "once a round");
    assert!(table.offers(draw(one)) && table.offers(charge(two)), "another effect, another card");
    table.choose(charge(two)).choose(Move::Event(veto)).pay();
    assert_eq!((table.asked(), table.look().condition(two).counters), (A, 0), "cancelled");
    assert!(!table.offers(charge(two)), "and used all the same");
    table.until(|choice| choice.seat == A && choice.why == crate::Why::Discarding { over: 0 });
    table.busy(A).busy(B).until(|choice| (choice.seat, choice.why) == (A, crate::Why::Acting));
    assert_eq!(table.look().round().number, 2);
    assert!(table.offers(charge(one)) && table.offers(charge(two)));
}

/// CCG-TIM-10a: an action is played in the phase that its card names, on the captain's own turn.
#[test]
fn an_action_made_for_another_phase_is_played_in_that_phase() {
    for (id, stage) in [("rehire", Stage::Procuring), ("stroll", Stage::Activities)] {
        let mut table = Table::new();
        let (mine, theirs) = (table.in_hand(A, id), table.in_hand(B, id));
        table.first(A).begin(stage);
        assert_eq!(table.asked(), A);
        assert!(table.offers(Move::Event(mine)) && !table.offers(Move::Event(theirs)));
        table.choose(Move::Event(mine));
        assert_eq!(table.zone(mine), Zone::Discard);
        table.busy(A).begin(Stage::Acting);
        assert!(!table.offers(Move::Event(theirs)), "not in the Action Phase");
    }
}

/// CCG-TIM-14a, RUL-47
#[test]
fn two_limited_abilities_of_one_card_are_counted_each_by_itself() {
    let mut table = Table::new();
    let workshop = table.in_play(A, "workshop");
    let [one, other] = [0, 1].map(|nth| Move::Ability { card: workshop, nth });
    table.busy(A).busy(B).first(A).begin(Stage::Acting).choose(one);
    assert!(!table.offers(one) && table.offers(other));
    table.choose(other);
    assert!(!table.offers(other));
}
