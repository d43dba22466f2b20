//! The Adventure Phase (CCG-ADV) and abandoning (CCG-ABN).

use super::*;
use crate::rules::testing::*;

const OTHER: SlotNo = SlotNo(2);

/// CCG-ADV-1a, CCG-ADV-1b, CCG-ADV-1c
#[test]
fn each_captain_places_a_card_that_only_they_have_seen_on_any_contract() {
    let mut table = Table::new();
    table.first(A).begin(Stage::Complications);
    assert!((0..4).all(|slot| table.offers(Move::Place(SlotNo(slot)))));
    assert!(table.seen(A).drawn.is_some());
    assert!(table.seen(B).drawn.is_none());
    table.choose(Move::Place(OTHER));
    let placed =
        |seat| table.seen(seat).slots[2].contract.clone().expect("there").complications[1].def;
    assert!(placed(A).is_some());
    assert_eq!(placed(B), None);
}

/// CCG-ADV-1d, CCG-ADV-1e
#[test]
fn on_a_full_contract_one_already_there_makes_room() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "haul");
    let old = table.complication(B, SLOT, "errand", false);
    table.contract(A, SlotNo(1), "rescue");
    table.begin(Stage::Complications);
    assert!(!table.offers(Move::Place(SlotNo(1))), "it has no complication slots");
    table.choose(Move::Place(SLOT));
    assert_eq!(table.look().slot(SLOT).complications.len(), 1);
    assert_eq!(table.look().piles(B).adventure_discard, [old]);
}

/// CCG-ADV-2g, CCG-ADV-2h
#[test]
fn a_new_contract_costs_a_credit_a_jump() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "haul");
    let before = table.money(A);
    table.begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    assert_eq!(table.money(A), before - 2, "distance 3 at jump 2 is two jumps");
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
    assert_eq!(table.seen(B).slots[0].contract.as_ref().expect("there").jumps, Some(3));
}

/// CCG-ADV-2e
#[test]
fn to_go_on_pursuing_costs_nothing() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "haul");
    let before = table.money(A);
    table.pursuing(A, SLOT).begin(Stage::Activities).choose(Move::Pursue(SLOT));
    assert_eq!(table.asked(), B, "nothing to pay");
    assert_eq!(table.money(A), before);
}

/// CCG-ADV-2i
#[test]
fn a_ship_that_cannot_jump_reaches_only_distance_zero() {
    let mut setup = setup(Constants::default());
    setup.captains[0].deck.ship = "even-ship".to_owned();
    let mut table = Table { game: CardGame::new(&book(), &setup, 1).expect("legal") };
    table.contract(A, SLOT, "haul");
    table.contract(A, OTHER, "rescue");
    table.first(A).begin(Stage::Activities);
    assert!(!table.offers(Move::Pursue(SLOT)));
    assert!(table.offers(Move::Pursue(OTHER)));
}

/// CCG-ADV-2j
#[test]
fn what_cannot_be_paid_cannot_be_chosen_and_bankrupts_nobody() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "haul");
    table.purse(A, 1, 0).begin(Stage::Activities);
    assert!(!table.offers(Move::Pursue(SLOT)));
    assert!(table.offers(Move::Uncommitted));
}

/// CCG-ADV-2k, CCG-ADV-2l, CCG-INF-1
#[test]
fn declaring_piracy_costs_a_credit_and_brings_infamy_at_once() {
    let mut table = Table::new();
    let before = table.money(A);
    table.first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
    assert_eq!((table.money(A), table.look().captain(A).infamy), (before - 1, 1));
}

/// CCG-ADV-2f, CCG-ABN-1, CCG-ABN-3, CCG-ABN-3a
#[test]
fn the_last_to_leave_a_contract_pays_its_penalty_and_it_is_replaced() {
    let mut table = Table::new();
    let contract = table.contract(A, SLOT, "haul");
    let on_it = table.complication(B, SLOT, "errand", false);
    table.contract(B, OTHER, "errand");
    let before = table.money(A);
    table.first(A).pursuing(A, SLOT).begin(Stage::Activities).choose(Move::Pursue(OTHER)).pay();
    assert_eq!(table.money(A), before - 3, "penalty 2 and one jump");
    assert_eq!(table.zone(contract), Zone::AdventureDiscard);
    assert_eq!(table.look().piles(B).adventure_discard, [on_it]);
    assert!(table.look().slot(SLOT).contract.is_some_and(|new| new != contract));
}

/// CCG-ABN-4
#[test]
fn a_contract_that_another_still_pursues_stays() {
    let mut table = Table::new();
    let contract = table.contract(A, SLOT, "haul");
    table.first(A).pursuing(A, SLOT).pursuing(B, SLOT);
    table.begin(Stage::Activities).choose(Move::Uncommitted).pay();
    assert_eq!(table.zone(contract), Zone::Contract(SLOT));
}

/// CCG-ABN-2, CCG-ABN-2a
#[test]
fn only_face_up_complications_change_the_penalty_and_never_below_zero() {
    let mut table = Table::new();
    table.contract(A, SLOT, "errand");
    table.complication(A, SLOT, "errand", false);
    assert_eq!(penalty(table.look(), SLOT), 1);
    table.complication(A, SLOT, "errand", true);
    assert_eq!(penalty(table.look(), SLOT), 2);
    table.complication(A, SLOT, "haul", true);
    assert_eq!(penalty(table.look(), SLOT), 0);
}

/// CCG-ABN-6, CCG-ADV-2b
#[test]
fn who_cannot_pay_the_penalty_can_only_go_on() {
    let mut table = Table::new();
    table.contract(A, SLOT, "haul");
    table.contract(B, OTHER, "rescue");
    table.first(A).purse(A, 0, 0).pursuing(A, SLOT).begin(Stage::Activities);
    assert_eq!(table.asked(), B, "A has nothing to choose");
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
}

/// CCG-ADV-2n, CCG-ADV-2z, RUL-79
#[test]
fn a_pirate_is_one_until_the_round_ends_and_not_in_the_next_ready_phase() {
    let mut table = Table::of_ships(&["flag-ship", "slow-ship"]);
    table.busy(B).first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
    let ship = table.ship(A);
    table.until(|choice| choice.why == crate::Why::Acting);
    assert_eq!(table.value(ship, Value::Initiative), 3, "1, and 2 for a pirate");
    table.until(|choice| matches!(choice.why, crate::Why::Discarding { .. }));
    assert_eq!((table.look().round().number, table.value(ship, Value::Initiative)), (2, 1));
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
    table.until(|choice| choice.why == crate::Why::ChooseFirst);
    assert_eq!(table.asked(), B, "2 against 1");
}

/// CCG-MOD-4, CCG-ABN-2
#[test]
fn a_penalty_is_nothing_at_least_only_when_all_has_been_added() {
    let mut table = Table::new();
    table.contract(A, SLOT, "errand");
    for _ in 0..2 {
        table.complication(B, SLOT, "errand", true);
    }
    let amnesty = table.in_hand(A, "amnesty");
    table.pursuing(A, SLOT).first(A).begin(Stage::Activities);
    assert_eq!(penalty(table.look(), SLOT), 3, "1, and 1 for each complication");
    table.choose(Move::Event(amnesty));
    assert_eq!(penalty(table.look(), SLOT), 0, "1 less 4 and 2 more");
    let before = table.money(A);
    table.until(|choice| choice.why == crate::Why::ChoosingActivity).choose(Move::Uncommitted);
    assert_eq!((table.money(A), table.look().activity(A)), (before, Activity::Uncommitted));
}

/// CCG-ADV-2n, RUL-26
#[test]
fn who_pursues_a_contract_still_does_in_the_next_round_and_pays_nothing_to_go_on() {
    let mut table = Table::new();
    table.contract(A, SLOT, "haul");
    table.busy(B).first(A).begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    table.until(|choice| matches!(choice.why, crate::Why::Discarding { .. }));
    assert_eq!(table.look().round().number, 2);
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
    table.until(|choice| (choice.seat, choice.why) == (A, crate::Why::ChoosingActivity));
    let before = table.money(A);
    table.choose(Move::Pursue(SLOT));
    assert_eq!((table.money(A), table.asked()), (before, B));
}
