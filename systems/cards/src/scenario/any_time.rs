//! Plays on anybody's turn while nothing is pending, for captains with full control (CCG-TIM-13a,
//! CCG-RSC-1e).

use super::*;
use crate::{Why, data::Capability};

fn full_control(table: &mut Table, seat: Seat) {
    table.game.decide(Decision { seat, chosen: Move::FullControl(true) }).expect("always accepted");
}

/// CCG-TIM-13, CCG-TIM-13a, CCG-ACT-1k
#[test]
fn a_plain_ability_is_used_on_another_captains_turn_when_nothing_is_pending() {
    let mut table = Table::new();
    table.in_hand(A, "windfall");
    let barter = table.in_play(B, "barter");
    table.first(A);
    full_control(&mut table, B);
    table.begin(Stage::Acting);
    assert_eq!((table.asked(), table.choice().why), (B, Why::AnyTime));
    assert_eq!(table.look().round().acting, Some(A), "it is A's turn");
    let before = table.hand(B).len();
    table.choose(Move::Ability { card: barter, nth: 0 });
    assert_eq!((table.asked(), table.hand(B).len()), (A, before + 1));
}

/// CCG-TIM-10: actions cannot be played at any time.
#[test]
fn an_action_waits_for_the_captains_own_turn() {
    let mut table = Table::new();
    table.in_hand(A, "windfall");
    let windfall = table.in_hand(B, "windfall");
    table.in_play(B, "barter");
    full_control(&mut table, B);
    table.first(A).begin(Stage::Acting);
    assert_eq!(table.asked(), B);
    assert!(!table.offers(Move::Event(windfall)));
}

/// FL-4: without full control a captain is not asked on others' turns.
#[test]
fn without_full_control_nobody_is_asked_on_another_captains_turn() {
    let mut table = Table::new();
    table.in_hand(A, "windfall");
    table.in_play(B, "barter");
    table.first(A).begin(Stage::Acting);
    assert_eq!(table.asked(), A);
}

/// CCG-TIM-7a: with no acting captain, the highest initiative is asked first.
#[test]
fn at_the_end_of_a_stage_without_an_acting_captain_initiative_decides_who_is_asked_first() {
    let mut table = Table::of(3);
    for seat in [A, B, C] {
        table.in_play(seat, "barter");
        full_control(&mut table, seat);
    }
    table.first(B).begin(Stage::Readying);
    let mut order = Vec::new();
    for _ in 0..3 {
        assert_eq!(table.choice().why, Why::AnyTime);
        order.push(table.asked());
        table.choose(Move::Pass);
    }
    assert_eq!(order, [C, A, B], "initiatives 5, 3 and 2");
}

/// CCG-TIM-7b: ties follow the order of the round.
#[test]
fn captains_of_one_initiative_are_asked_in_the_order_of_the_round() {
    let mut table = Table::of_ships(&["plain-ship"; 3]);
    for seat in [A, B, C] {
        table.in_play(seat, "barter");
        full_control(&mut table, seat);
    }
    table.first(B).begin(Stage::Readying);
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(table.asked());
        table.choose(Move::Pass);
    }
    assert_eq!(order, [B, C, A]);
}

/// CCG-RSC-1e, CCG-RSC-1d
#[test]
fn a_refused_token_is_the_only_one_that_is_missing() {
    let mut table = Table::new();
    full_control(&mut table, A);
    table.first(A).begin(Stage::Collecting);
    assert_eq!(table.choice().why, Why::Receiving);
    let survey = Token::Capability(Capability::Survey);
    assert!(table.offers(Move::RefuseToken(survey)) && table.offers(Move::RefuseToken(CARGO)));
    table.choose(Move::RefuseToken(CARGO)).choose(Move::Done);
    let collected = |token| {
        table.happened(
            |e| matches!(e, Event::TokenCollected { seat: A, token: got } if *got == token),
        )
    };
    assert_eq!((collected(CARGO), collected(survey)), (1, 1), "two cargo icons and one survey");
}

/// FL-4: it can be turned on and off during a pending question.
#[test]
fn full_control_changes_what_is_asked_at_once_and_is_no_move() {
    let mut table = Table::new();
    table.in_hand(A, "windfall");
    table.in_play(B, "barter");
    full_control(&mut table, B);
    table.first(A).begin(Stage::Acting);
    assert_eq!(table.asked(), B);
    assert!(table.seen(B).full_control && !table.seen(A).full_control);
    table.game.decide(Decision { seat: B, chosen: Move::FullControl(false) }).expect("accepted");
    assert_eq!((table.asked(), table.choice().why), (A, Why::Acting));
}
