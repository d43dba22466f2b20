//! One to four captains and the slots they hold (CCG-NUM, CCG-CSLOT, CCG-RND).

use super::*;

fn holders(table: &Table) -> Vec<Vec<Seat>> {
    table.seen(A).slots.into_iter().map(|slot| slot.controllers).collect()
}

fn points(table: &mut Table, points: &[i16]) {
    for (n, &vp) in points.iter().enumerate() {
        table.world().captain_mut(Seat(n as u8)).vp = vp;
    }
}

/// CCG-CSLOT-1, CCG-CSLOT-4, CCG-SET-3a, CCG-NUM-1, CCG-NUM-2, CCG-NUM-4
#[test]
fn four_slots_are_shared_out_among_the_captains() {
    let expected = [(1, [A, A, A, A]), (2, [A, A, B, B]), (4, [A, B, C, D])];
    for (captains, seats) in expected {
        let table = Table::of(captains);
        assert_eq!(holders(&table), seats.map(|seat| vec![seat]), "{captains} captains");
        let owners =
            table.look().slots().map(|slot| slot.contract.map(|id| table.look().card(id).owner));
        assert_eq!(owners.collect::<Vec<_>>(), seats.map(Some), "{captains} captains");
    }
}

/// CCG-NUM-3, CCG-SET-3b, CCG-CSLOT-4
#[test]
fn the_fourth_slot_of_three_captains_starts_with_the_highest_initiative() {
    let table = Table::of(3);
    assert_eq!(holders(&table), [A, B, C, C].map(|seat| vec![seat]));
    let contract = table.look().slot(SlotNo(3)).contract.expect("dealt");
    assert_eq!(table.look().card(contract).owner, C);
}

/// CCG-CSLOT-5, CCG-CSLOT-5a, CCG-CSLOT-5c
#[test]
fn the_floating_slot_goes_to_the_fewest_points_then_to_the_highest_initiative() {
    let mut table = Table::of(3);
    for (vp, holder) in [([4, 7, 2], C), ([2, 7, 4], A), ([2, 2, 7], A), ([3, 2, 2], C)] {
        points(&mut table, &vp);
        assert_eq!(holders(&table)[3], [holder], "{vp:?}");
    }
}

/// CCG-CSLOT-5b
#[test]
fn captains_alike_in_points_and_initiative_get_the_floating_slot_by_chance() {
    let mut got = [0; 3];
    for seed in 0..300 {
        let setup = of_ships(&["plain-ship"; 3], Constants::default());
        let game = CardGame::new(&book(), &setup, seed).expect("legal");
        let contract = game.look().slot(SlotNo(3)).contract.expect("dealt");
        got[game.look().card(contract).owner.index()] += 1;
    }
    assert!(got.iter().all(|&times| (70..=130).contains(&times)), "{got:?}");
}

/// CCG-CSLOT-5c, CCG-CSLOT-8, CCG-CSLOT-9
#[test]
fn an_emptied_floating_slot_is_refilled_by_who_holds_it_at_that_moment() {
    let mut table = Table::of(3);
    table.first(A);
    points(&mut table, &[0, 3, 3]);
    let grand = table.contract(C, SlotNo(3), "worth-three");
    table.pursuing(C, SlotNo(3)).tokens(C, &[CARGO]);
    table.world().set_passed(C, true);
    table.begin(Stage::Completing).choose(Move::Complete);
    assert_eq!(table.look().piles(C).adventure_discard.last(), Some(&grand), "its owner's pile");
    let new = table.look().slot(SlotNo(3)).contract.expect("refilled");
    assert_eq!(table.look().card(new).owner, A, "A has the fewest points");
}

/// CCG-CSLOT-6
#[test]
fn any_captain_may_pursue_any_contract() {
    let mut table = Table::of(4);
    table.first(D).begin(Stage::Activities);
    assert_eq!(table.asked(), D);
    assert!((0..4).all(|no| table.offers(Move::Pursue(SlotNo(no)))));
}

/// CCG-NUM-5, CCG-CSLOT-7, RUL-11
#[test]
fn of_four_captains_three_keep_their_slots_and_the_orphan_floats() {
    let mut table = Table::of(4);
    points(&mut table, &[5, 1, 5, 5]);
    table.concede(D);
    assert_eq!(holders(&table), [A, B, C, B].map(|seat| vec![seat]));
    points(&mut table, &[1, 5, 5, 5]);
    assert_eq!(holders(&table)[3], [A]);
}

/// CCG-NUM-6, CCG-CSLOT-7, RUL-11
#[test]
fn of_three_captains_two_take_one_of_the_free_slots_each_from_the_first_on() {
    let mut table = Table::of(3);
    table.first(B).concede(A);
    assert_eq!(holders(&table), [B, B, C, C].map(|seat| vec![seat]));
}

/// CCG-CSLOT-7
#[test]
fn of_four_captains_the_last_two_end_with_two_slots_each() {
    let mut table = Table::of(4);
    table.first(A).concede(B).concede(C);
    assert_eq!(holders(&table), [A, A, D, D].map(|seat| vec![seat]));
}

/// CCG-NUM-7, CCG-VIC-7, CCG-ELM-6
#[test]
fn the_last_captain_wins_at_once_and_does_not_go_on_alone() {
    let mut table = Table::of(3);
    points(&mut table, &[1, 19, 19]);
    table.concede(B);
    assert_eq!(table.game.ending(), None);
    table.concede(C);
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.winner, ending.kind), (Some(A), crate::EndingKind::Concession));
}

/// CCG-RND-3, CCG-RND-7
#[test]
fn the_order_goes_clockwise_from_the_first_captain_a_whole_turn_each() {
    let mut table = Table::of(4);
    let stowaways = [A, B, C, D].map(|seat| Move::Procure(table.in_hand(seat, "stowaway")));
    table.first(C).begin(Stage::Procuring);
    let mut order = Vec::new();
    while table.look().stage() == Stage::Procuring {
        order.push(table.asked());
        let own = stowaways[table.asked().index()];
        let chosen = if table.offers(own) { own } else { Move::Done };
        table.choose(chosen);
    }
    order.dedup();
    assert_eq!(order, [C, D, A, B]);
}

/// CCG-GEN-9, CCG-PIR-2
#[test]
fn every_other_captain_is_an_opponent() {
    let mut table = Table::of(3);
    table.first(B).pirate(B).begin(Stage::Resolving);
    assert!(table.offers(Move::Strike(A)) && table.offers(Move::Strike(C)));
    assert!(!table.offers(Move::Strike(B)));
}

/// CCG-RDY-3a, CCG-RDY-3b
#[test]
fn the_highest_initiative_names_any_of_four_captains_first() {
    let mut table = Table::of(4);
    table.begin(Stage::FirstCaptain);
    assert_eq!(table.asked(), C, "initiative 5");
    assert_eq!(table.choice().options, [A, B, C, D].map(Move::First));
}

/// CCG-ADV-1a
#[test]
fn each_of_three_captains_places_a_complication() {
    let mut table = Table::of(3);
    for no in 0..4 {
        table.contract(A, SlotNo(no), "grand");
    }
    table.first(A).begin(Stage::Complications);
    for seat in [A, B, C] {
        assert_eq!(table.asked(), seat);
        table.choose(Move::Place(SlotNo(0)));
    }
    assert_eq!(table.look().slot(SlotNo(0)).complications.len(), 3);
}
