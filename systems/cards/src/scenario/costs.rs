//! Costs, expenses, bankruptcy (CCG-COST, CCG-EXP, CCG-ELM).

use super::*;
use crate::rules::testing::*;

/// CCG-EXP-4, CCG-EXP-5, CCG-EXP-7
#[test]
fn cards_are_expended_until_the_amount_is_met_and_no_further() {
    let mut table = Table::new();
    table.purse(A, 1, 1);
    let note = table.in_hand(A, "note");
    expense(table.world(), A, 2);
    let coin = table.hand(A)[0];
    table.choose(Move::ExpendHand(coin)).choose(Move::ExpendHand(note));
    assert_eq!(table.money(A), 1, "the surplus of the note is lost, the deck is untouched");
    assert!(table.look().piles(A).discard.ends_with(&[coin, note]));
}

/// CCG-EXP-2, CCG-EXP-6
#[test]
fn deck_cards_are_turned_one_at_a_time_between_cards_from_hand() {
    let mut table = Table::new();
    table.purse(A, 3, 3);
    expense(table.world(), A, 2);
    table.choose(Move::ExpendDeck);
    let coin = table.hand(A)[0];
    assert!(table.offers(Move::ExpendDeck));
    table.choose(Move::ExpendHand(coin));
    assert_eq!((table.look().piles(A).deck.len(), table.hand(A).len()), (2, 2));
}

/// CCG-EXP-8, CCG-ELM-1, CCG-ELM-2, CCG-ELM-4, CCG-VIC-8
#[test]
fn who_cannot_meet_an_expense_is_bankrupt_however_many_points_they_have() {
    let mut table = Table::new();
    table.purse(A, 1, 1);
    table.world().captain_mut(A).vp = 25;
    expense(table.world(), A, 3);
    assert_eq!(table.money(A), 0, "every card was used first");
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.kind, ending.winner), (crate::EndingKind::Bankruptcy, Some(B)));
    assert_eq!(table.refused(B, Move::Done), Refusal::GameOver);
}

/// CCG-EXP-9, CCG-COST-3
#[test]
fn an_unpayable_cost_is_merely_not_offered() {
    let mut table = Table::new();
    table.first(A).purse(A, 0, 0);
    let ace = table.in_hand(A, "ace");
    let medic = table.in_hand(A, "medic");
    table.begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(ace)), "cost 3 and 1 EV besides it");
    assert!(table.offers(Move::Procure(medic)));
}

/// CCG-COST-15
#[test]
fn a_card_is_never_expended_for_its_own_cost() {
    let mut table = Table::new();
    table.first(A).purse(A, 0, 1);
    let pilot = table.in_hand(A, "pilot");
    table.in_hand(A, "barter");
    table.begin(Stage::Procuring);
    assert!(table.offers(Move::Procure(pilot)), "a coin and the other card");
    table.purse(A, 1, 1).begin(Stage::Procuring);
    assert_ne!(table.game.choice().map(|choice| choice.seat), Some(A), "cost 2, and a coin");
}

/// CCG-KEY-3, CCG-KEY-7
#[test]
fn cash_is_paid_from_hand_and_equity_from_the_deck() {
    let mut table = Table::new();
    table.first(A).purse(A, 1, 9);
    let (banker, share) = (table.in_hand(A, "banker"), table.in_hand(A, "share"));
    table.begin(Stage::Procuring).choose(Move::Procure(share));
    assert_eq!(table.look().piles(A).deck.len(), 7, "only the deck can pay");
    assert_eq!(table.place(share), Place::Table);
    assert!(!table.offers(Move::Procure(banker)), "one coin in hand is not two credits");
}

/// CCG-KEY-8, CCG-KEY-8a
#[test]
fn what_is_expendable_pays_costs_and_no_expenses() {
    let mut table = Table::new();
    let scrap = table.in_play(A, "scrap");
    let pilot = table.in_hand(A, "pilot");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(pilot));
    assert!(table.offers(Move::JettisonExpendable(scrap)));
    table.choose(Move::JettisonExpendable(scrap));
    assert_eq!((table.place(scrap), table.place(pilot)), (Place::Discard, Place::Table));
    let scrap = table.in_play(A, "scrap");
    expense(table.world(), A, 1);
    assert!(!table.offers(Move::JettisonExpendable(scrap)));
}

/// CCG-ELM-13
#[test]
fn a_captain_may_concede_whoever_is_asked() {
    let mut table = Table::new();
    let other = if table.asked() == A { B } else { A };
    let decided = table.game.decide(Decision { seat: other, chosen: Move::Concede });
    assert_eq!(decided, Ok(()));
    let ending = table.game.ending().expect("over");
    assert_eq!(
        (ending.kind, ending.winner),
        (crate::EndingKind::Concession, Some(if other == A { B } else { A }))
    );
}
