//! Elimination of captains, and the cards that leave with them (CCG-ELM, CCG-OWN-6).

use super::*;
use crate::{EndingKind, rules::testing};

/// CCG-ELM-3, CCG-OWN-6, CCG-ELM-5
#[test]
fn all_that_an_eliminated_captain_owns_leaves_the_game_wherever_it_is() {
    let mut table = Table::of(3);
    let (crew, hand) = (table.in_play(B, "pilot"), table.in_hand(B, "medic"));
    let hindrance = table.upgrade_on(B, "burden", A);
    let worry = table.complication(B, SLOT, "grand", false);
    table.concede(B);
    for card in [crew, hand, hindrance, worry, table.ship(B)] {
        assert_eq!(table.zone(card), Zone::Gone);
    }
    assert!(table.look().is_in_play(table.ship(A)), "A's ship remains");
    assert!(!table.look().slot(SLOT).complications.contains(&worry));
    let left: Vec<CardId> = table
        .look()
        .card_ids()
        .filter(|&id| table.look().card(id).owner == B && table.zone(id) != Zone::Gone)
        .collect();
    assert_eq!(left, []);
    assert_eq!(table.game.ending(), None, "A and C play on");
}

/// CCG-ELM-7, CCG-VERB-6d
#[test]
fn leaving_the_game_is_neither_jettisoning_nor_dispersing_nor_discarding() {
    let mut table = Table::of(3);
    table.in_play(B, "pilot");
    table.concede(B);
    let moved = table.happened(|event| {
        matches!(
            event,
            Event::Jettisoned { .. } | Event::Dispersed { .. } | Event::Discarded { .. }
        )
    });
    assert_eq!(moved, 0);
}

/// CCG-ELM-8, CCG-ELM-10, RUL-17
#[test]
fn a_vanished_contract_is_replaced_and_who_pursued_it_is_free() {
    let mut table = Table::of(4);
    let contract = table.contract(D, SlotNo(3), "grand");
    let others = table.complication(B, SlotNo(3), "grand", true);
    for (seat, vp) in [(A, 2), (B, 5), (C, 5)] {
        table.world().captain_mut(seat).vp = vp;
    }
    table.pursuing(B, SlotNo(3));
    let purse = table.money(B);
    table.concede(D);
    assert_eq!(table.zone(contract), Zone::Gone);
    assert_eq!(table.zone(others), Zone::AdventureDiscard, "B's card goes to B's pile");
    assert_eq!(table.look().activity(B), Activity::Uncommitted);
    assert_eq!(table.money(B), purse, "no penalty");
    let new = table.look().slot(SlotNo(3)).contract.expect("refilled");
    assert_eq!(table.look().card(new).owner, A, "the slot floats, and A has the fewest points");
}

/// CCG-ELM-8, CCG-ADV-1c
#[test]
fn a_complication_on_its_way_to_a_vanished_contract_goes_onto_another() {
    let (mut table, theirs) = (Table::of(3), SlotNo(2));
    table.first(A).contract(C, theirs, "worth-five");
    for worry in ["errand", "grand"] {
        table.complication(C, theirs, worry, false);
    }
    table.begin(Stage::Complications).choose(Move::Place(theirs));
    assert_eq!(table.choice().why, crate::Why::MakingRoom { slot: theirs });
    let drawn = table.seen(A).drawn.expect("A has drawn it").id;
    for seat in [A, B] {
        table.world().piles_mut(seat).adventure.clear();
    }
    table.concede(C);
    assert_eq!((table.asked(), table.offers(Move::Place(theirs))), (A, false));
    table.choose(Move::Place(SLOT));
    assert_eq!(table.zone(drawn), Zone::Complication { slot: SLOT, face_up: false });
}

/// CCG-ELM-9, RUL-16
#[test]
fn others_cards_on_the_eliminated_captains_cards_go_to_their_owners() {
    let mut table = Table::of(3);
    let crew = table.in_play(A, "pilot");
    let shackle = table.attached(B, "shackle", crew);
    table.world().set_shifted(shackle, true);
    table.concede(A);
    assert_eq!(table.zone(shackle), Zone::Discard);
    assert_eq!(table.look().piles(B).discard, [shackle]);
    assert!(!table.look().is_in_play(shackle));
    assert!(!table.look().is_shifted(shackle), "it is as new");
    assert_eq!(table.happened(|event| matches!(event, Event::Orphaned { owner: B, .. })), 1);
}

/// CCG-ELM-11, RUL-18
#[test]
fn what_an_eliminated_captain_had_on_the_queue_never_happens() {
    let mut table = Table::of(3);
    table.purse(B, 7, 0).purse(C, 7, 0);
    let levy = table.in_hand(A, "levy");
    table.in_hand(B, "gift");
    let before = table.money(C);
    table.first(A).begin(Stage::Acting).choose(Move::Event(levy));
    assert_eq!((table.asked(), table.look().queue().0.len()), (B, 1));
    table.concede(A);
    assert_eq!((table.look().queue().0.len(), table.money(C)), (0, before));
    assert_eq!(table.zone(levy), Zone::Gone);
}

/// CCG-ELM-11, RUL-18
#[test]
fn the_turn_and_the_lead_pass_to_the_next_captain() {
    let mut table = Table::of(3);
    for seat in [A, B, C] {
        table.in_hand(seat, "windfall");
    }
    table.first(A).begin(Stage::Acting);
    assert_eq!(table.asked(), A);
    table.concede(A);
    assert_eq!((table.asked(), table.look().round().first), (B, B));
    assert_eq!(table.look().stage(), Stage::Acting);
    table.choose(Move::Pass).choose(Move::Pass);
    assert_ne!(table.look().stage(), Stage::Acting, "two passes in a row end it for two");
}

/// CCG-ELM-5, CCG-ELM-2
#[test]
fn a_bankrupt_captain_is_out_whatever_the_points_and_the_round_goes_on() {
    let mut table = Table::of(3);
    table.world().captain_mut(B).vp = 25;
    table.purse(B, 1, 0);
    let levy = table.in_hand(A, "levy");
    table.in_hand(C, "windfall");
    table.first(A).begin(Stage::Acting).choose(Move::Event(levy)).pay();
    assert!(table.look().is_out(B));
    assert_eq!((table.asked(), table.choice().why), (C, crate::Why::Acting), "C is next");
}

/// CCG-ELM-6, CCG-ELM-4
#[test]
fn the_last_solvent_captain_wins_in_the_middle_of_a_stage() {
    let mut table = Table::of(3);
    table.purse(B, 1, 0).purse(C, 1, 0);
    let levy = table.in_hand(A, "levy");
    table.first(A).begin(Stage::Acting).choose(Move::Event(levy)).pay();
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.winner, ending.kind), (Some(A), EndingKind::Bankruptcy));
    assert_eq!(table.look().stage(), Stage::Acting);
}

/// CCG-ELM-12: captains bankrupt by expenses of the same moment leave together.
#[test]
fn captains_who_go_bankrupt_together_leave_together() {
    let mut table = Table::of(4);
    table.purse(B, 1, 0).purse(C, 1, 0);
    let levy = table.in_hand(A, "levy");
    table.first(A).begin(Stage::Acting).choose(Move::Event(levy)).pay();
    assert!([B, C].into_iter().all(|seat| table.look().is_out(seat)));
    let events = table.game.journal().events();
    let out = |event: &Event| matches!(event, Event::Eliminated { .. });
    let first = events.iter().position(out).expect("two left");
    assert!(out(&events[first + 1]), "nothing happened between one and the other");
}

/// CCG-ELM-13
#[test]
fn a_captain_who_concedes_out_of_turn_leaves_the_others_to_play_on() {
    let mut table = Table::of(3);
    let asked = table.asked();
    let other = [A, B, C].into_iter().find(|&seat| seat != asked).expect("three captains");
    table.concede(other);
    assert_eq!((table.asked(), table.game.ending()), (asked, None));
    assert!(table.seen(asked).captains[other.index()].out);
}

/// CCG-ELM-11: a strike at a captain who leaves before it lands hits nobody.
#[test]
fn a_strike_at_a_captain_who_has_left_comes_to_nothing() {
    let mut table = Table::of(3);
    table.in_hand(C, "gift");
    table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B));
    assert_eq!(table.asked(), C, "C may react");
    table.concede(B);
    table.choose(Move::Pass);
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
    assert_eq!(
        table.happened(|event| matches!(event, Event::PiracyEnded { success: false, .. })),
        1
    );
}

/// CCG-OWN-1, CCG-GEN-4
#[test]
fn owners_never_change_even_when_a_captain_leaves() {
    let mut table = Table::of(4);
    let audit = crate::Audit::of(&table.game);
    table.concede(B);
    testing::expense(table.world(), C, 200);
    assert_eq!(audit.check(&table.game), Ok(()));
    assert!(table.look().is_out(C));
}
