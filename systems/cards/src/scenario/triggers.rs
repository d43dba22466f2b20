//! Triggered abilities, and chains of them (CCG-VERB-2, CCG-VERB-5, FL-1 to FL-3).

use super::*;
use crate::{
    Why,
    data::{Capability, Level, Skill},
    rules::testing,
};

/// CCG-VERB-2
#[test]
fn a_card_that_goes_from_hand_to_the_discard_pile_is_discarded() {
    let mut table = Table::new();
    table.in_play(A, "scavenger");
    table.first(A).begin(Stage::Drawing);
    let hand = table.hand(A);
    table.choose(Move::Discard(hand[0])).choose(Move::Discard(hand[1])).choose(Move::Done);
    table.choose(Move::Done);
    assert_eq!(table.vp(A), 2);
}

/// CCG-VERB-2a, CCG-VERB-2b
#[test]
fn expending_and_jettisoning_are_no_discarding() {
    let mut table = Table::new();
    table.in_play(A, "scavenger");
    let pilot = table.in_play(A, "pilot");
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    testing::expense(table.world(), A, 3);
    table.choose(Move::ExpendDeck);
    let held = table.hand(A)[0];
    table.choose(Move::ExpendHand(held)).choose(Move::ExpendDeck);
    assert_eq!(table.vp(A), 0);
}

/// CCG-VERB-5, CCG-ATT-3
#[test]
fn whatever_leaves_play_for_the_discard_pile_is_jettisoned() {
    let mut table = Table::new();
    table.in_play(B, "undertaker");
    let pilot = table.in_play(A, "pilot");
    table.attached(A, "vest", pilot);
    let purge = table.in_hand(A, "purge");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(purge));
    assert_eq!(table.vp(B), 2, "the pilot and the vest");
}

/// CCG-VERB-6d, CCG-ELM-7
#[test]
fn who_leaves_the_game_sets_nothing_off() {
    let mut table = Table::of(3);
    for id in ["exorcist", "undertaker"] {
        table.in_play(A, id);
    }
    table.in_play(B, "pilot");
    table.busy(A).first(A).begin(Stage::Acting).concede(B).choose(Move::Pass);
    assert_eq!(table.vp(A), 0);
}

/// CCG-VERB-6
#[test]
fn dispersing_sets_off_what_waits_for_it() {
    let mut table = Table::new();
    table.in_play(B, "exorcist");
    let once = table.in_hand(A, "once");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(once));
    assert_eq!(table.vp(B), 1);
}

/// CCG-TIM-15a
#[test]
fn a_cancelled_card_was_played_all_the_same() {
    let mut table = Table::new();
    table.in_play(A, "critic");
    let (windfall, veto) = (table.in_hand(A, "windfall"), table.in_hand(B, "veto"));
    table
        .first(A)
        .begin(Stage::Acting)
        .choose(Move::Event(windfall))
        .choose(Move::Event(veto))
        .pay();
    assert_eq!(table.vp(A), 1);
    assert_eq!(table.zone(windfall), Zone::Discard);
}

/// FL-1: a chain of abilities that would trigger each other forever comes to an end.
#[test]
fn abilities_that_set_each_other_off_do_not_go_on_for_ever() {
    let mut table = Table::new();
    table.in_play(A, "ash");
    table.in_play(A, "embers");
    let cut = table.in_hand(A, "purse-cut");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(cut));
    while table.asked() == A {
        let chosen = table.choice().options[0];
        table.choose(chosen);
    }
    let discarded = table.happened(|e| matches!(e, Event::Discarded { seat: A, .. }));
    assert_eq!(discarded, 5, "one by the event; each ability once by it and once by the other");
}

/// FL-1
#[test]
fn an_ability_is_not_set_off_by_what_it_brings_about_itself() {
    let mut table = Table::new();
    table.in_play(A, "ash");
    let cut = table.in_hand(A, "purse-cut");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(cut));
    while table.asked() == A {
        let chosen = table.choice().options[0];
        table.choose(chosen);
    }
    assert_eq!(table.happened(|e| matches!(e, Event::Discarded { seat: A, .. })), 2);
}

/// FL-2
#[test]
fn an_ability_is_used_only_so_often_in_a_round() {
    let mut table = Table::with(Constants { ability_cap: 3, ..Constants::default() });
    let wheel = table.in_play(A, "wheel");
    let turn = Move::Ability { card: wheel, nth: 0 };
    table.busy(A).tokens(A, &[CARGO]).first(A).begin(Stage::Acting);
    for _ in 0..3 {
        table.choose(turn);
    }
    assert!(!table.offers(turn));
    testing::begin_round(table.world());
    table.begin(Stage::Acting);
    assert!(table.offers(turn));
}

/// CCG-EXP-11, RUL-72, FL-3
#[test]
fn several_expenses_of_one_captain_are_met_one_by_one_in_the_order_they_choose() {
    let mut table = Table::new();
    let (tax, tithe) = (table.in_play(A, "tax"), table.in_play(A, "tithe"));
    table.first(A).begin(Stage::Collecting);
    assert_eq!((table.asked(), table.choice().why), (A, Why::Ordering));
    let first = |card| Move::Ability { card, nth: 0 };
    assert_eq!(table.choice().options, [first(tax), first(tithe)]);
    table.choose(first(tithe));
    assert_eq!(table.choice().why, Why::MeetingExpense { owed: 2, paid: 0 });
    table.choose(Move::ExpendDeck).choose(Move::ExpendDeck);
    assert_eq!(table.choice().why, Why::MeetingExpense { owed: 1, paid: 0 });
}

/// CCG-EXP-11, CCG-EXP-4
#[test]
fn expenses_of_several_captains_are_met_in_initiative_order_and_nothing_carries_over() {
    let mut table = Table::of(3);
    let tribute = table.in_hand(A, "levy");
    table.first(A).begin(Stage::Acting).choose(Move::Event(tribute));
    for _ in 0..5 {
        assert_eq!(table.asked(), B);
        table.choose(Move::ExpendDeck);
    }
    assert_eq!((table.asked(), table.choice().why), (C, Why::MeetingExpense { owed: 5, paid: 0 }));
}

/// CCG-LINK-2, CCG-LINK-4
#[test]
fn a_trigger_can_be_linked_to_what_a_subplot_requires() {
    let pilot = Token::Skill(Skill::Pilot, Level::Trained);
    for (contract, token, points) in [("grand", pilot, 4 + 2 + 3), ("cargo-plot", CARGO, 4 + 1)] {
        let mut table = Table::new();
        table.in_play(A, "historian");
        table.first(A).contract(A, SLOT, contract);
        table.world().set_passed(A, true);
        let survey = Token::Capability(Capability::Survey);
        let tokens = [if contract == "grand" { CARGO } else { survey }, token];
        table.pursuing(A, SLOT).tokens(A, &tokens).begin(Stage::Completing);
        table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
        assert_eq!(table.vp(A), points, "{contract}");
    }
}

/// CCG-LINK-2: one icon of several in the subplot is enough.
#[test]
fn a_link_holds_for_a_subplot_that_asks_for_more_besides() {
    use crate::data::{Capability::Survey, Level, Skill};
    let mut table = Table::new();
    table.in_play(A, "historian");
    table.first(A).contract(A, SLOT, "double-plot");
    table.world().set_passed(A, true);
    let pilot = Token::Skill(Skill::Pilot, Level::Trained);
    let tokens = [CARGO, Token::Capability(Survey), pilot];
    table.pursuing(A, SLOT).tokens(A, &tokens).begin(Stage::Completing);
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 1 + 5 + 3);
}

/// CCG-CON-3: an ability that waits for a resolved contract triggers only for its own captain's.
#[test]
fn a_resolved_contract_sets_off_what_waits_for_it() {
    for (holder, points) in [(A, 3 + 1), (B, 3)] {
        let mut table = Table::new();
        table.in_play(holder, "toast");
        table.first(A).contract(A, SLOT, "errand");
        table.world().set_passed(A, true);
        table.pursuing(A, SLOT).tokens(A, &[CARGO]).begin(Stage::Completing);
        table.choose(Move::Complete);
        assert_eq!((table.vp(A), table.vp(B)), (points, 0));
    }
}
