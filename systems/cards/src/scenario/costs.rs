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
    assert_eq!(table.zone(share), Zone::InPlay);
    assert!(!table.offers(Move::Procure(banker)), "one coin in hand is not two credits");
}

/// CCG-KEY-8, CCG-KEY-8a
#[test]
fn what_is_expendable_pays_costs_and_no_expenses() {
    let mut table = Table::new();
    let (scrap, plain) = (table.in_play(A, "scrap"), table.in_play(A, "barter"));
    let pilot = table.in_hand(A, "pilot");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(pilot));
    assert!(table.offers(Move::JettisonExpendable(scrap)));
    assert!(!table.offers(Move::JettisonExpendable(plain)), "it says nothing of the kind");
    table.choose(Move::JettisonExpendable(scrap));
    assert_eq!((table.zone(scrap), table.zone(pilot)), (Zone::Discard, Zone::InPlay));
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

/// CCG-COST-2
#[test]
fn a_cost_of_nothing_needs_no_card() {
    let mut table = Table::new();
    table.purse(A, 0, 0);
    let stowaway = table.in_hand(A, "stowaway");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(stowaway));
    assert_eq!(table.zone(stowaway), Zone::InPlay);
    assert_eq!(table.happened(|e| matches!(e, Event::Expended { .. })), 0);
}

/// CCG-COST-6, CCG-COST-7, CCG-MOD-2
#[test]
fn every_change_to_a_cost_counts_and_it_is_never_below_nothing() {
    let cases: [(&[&str], u16); 4] =
        [(&[], 3), (&["levies"], 5), (&["levies", "rebate"], 4), (&["rebate"], 2)];
    for (changes, paid) in cases {
        let mut table = Table::new();
        changes.iter().for_each(|id| _ = table.in_play(A, id));
        let dear = table.in_hand(A, "dear");
        let before = table.money(A);
        table.first(A).begin(Stage::Procuring).choose(Move::Procure(dear)).pay();
        assert_eq!(before - table.money(A), paid + 1, "{changes:?}: the cost, and the card's EV");
    }
    let mut table = Table::new();
    table.in_play(A, "rebate");
    let free = table.in_hand(A, "free");
    let before = table.money(A);
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(free));
    assert_eq!(table.money(A), before, "nothing is gained either");
}

/// CCG-COST-4, CCG-COST-5
#[test]
fn only_what_has_taken_effect_before_changes_a_cost_and_nothing_after() {
    for (first, paid) in [(true, 1), (false, 3)] {
        let mut table = Table::new();
        let (sale, dear) = (table.in_hand(A, "sale"), table.in_hand(A, "dear"));
        table.busy(A).first(A).begin(Stage::Procuring);
        let before = table.money(A);
        if first {
            table.choose(Move::Event(sale)).choose(Move::Procure(dear)).pay();
        } else {
            table.choose(Move::Procure(dear)).pay().choose(Move::Event(sale));
        }
        assert_eq!(before - table.money(A), paid + 2, "and the EV of both cards");
    }
}

/// CCG-COST-8
#[test]
fn nobody_reacts_between_a_cost_and_the_queue() {
    let mut table = Table::new();
    let dear = table.in_hand(A, "dear");
    table.in_hand(B, "veto");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(dear));
    for _ in 0..3 {
        assert_eq!(table.asked(), A);
        table.choose(Move::ExpendDeck);
    }
    assert_eq!((table.asked(), table.look().queue().0.len()), (B, 1), "paid for, and queued");
}

/// CCG-COST-9, CCG-COST-10
#[test]
fn without_one_part_of_a_cost_the_other_is_not_paid_either() {
    for (coins, exerted) in [(0, false), (1, true)] {
        let mut table = Table::new();
        let gamble = table.in_play(A, "gamble");
        table.purse(A, coins, 0).world().set_exerted(gamble, exerted);
        let windfall = table.in_hand(A, "windfall");
        if coins == 0 {
            table.world().piles_mut(A).hand.clear();
            table.world().put(windfall, Zone::Discard);
        }
        table.busy(B).first(A).begin(Stage::Acting);
        assert!(table.asked() != A || !table.offers(Move::Ability { card: gamble, nth: 0 }));
        assert_eq!(table.look().is_exerted(gamble), exerted);
    }
}

/// CCG-COST-14
#[test]
fn an_ability_is_used_as_often_as_it_is_paid_for() {
    let mut table = Table::new();
    let bribe = table.in_play(A, "bribe");
    table.busy(A).first(A).begin(Stage::Acting);
    let before = table.look().piles(A).deck.len();
    for _ in 0..3 {
        table.choose(Move::Ability { card: bribe, nth: 0 }).choose(Move::ExpendDeck);
    }
    assert_eq!(table.look().piles(A).deck.len(), before - 6, "three paid and three drawn");
}

/// CCG-COST-16, RUL-14
#[test]
fn what_the_deck_holds_counts_toward_what_can_be_paid() {
    let mut table = Table::new();
    table.purse(A, 0, 3);
    let dear = table.in_hand(A, "dear");
    table.first(A).begin(Stage::Procuring);
    assert!(table.offers(Move::Procure(dear)), "hand 0, deck 3, cost 3");
    table.purse(A, 1, 2).begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(dear)));
}

/// CCG-COST-9a, CCG-COST-10
#[test]
fn cards_discarded_as_a_price_leave_enough_for_the_rest_of_it() {
    let mut table = Table::new();
    let hustle = table.in_play(A, "hustle");
    let use_it = Move::Ability { card: hustle, nth: 0 };
    table.purse(A, 0, 0);
    let (coin, note) = (table.in_hand(A, "coin"), table.in_hand(A, "free"));
    table.busy(B).first(A).begin(Stage::Acting);
    assert!(table.asked() != A || !table.offers(use_it), "two to discard, and no credit left");
    let more = table.in_hand(A, "coin");
    table.busy(A).begin(Stage::Acting).choose(use_it);
    for _ in 0..2 {
        assert_eq!(table.asked(), A);
        let chosen = table.choice().options.clone();
        assert!(chosen.iter().all(|option| matches!(option, Move::Discard(_))));
        let card = if table.offers(Move::Discard(note)) { note } else { coin };
        table.choose(Move::Discard(card));
    }
    table.pay();
    assert_eq!(table.happened(|e| matches!(e, Event::Discarded { seat: A, .. })), 2);
    assert_eq!((table.zone(note), table.zone(coin)), (Zone::Discard, Zone::Discard));
    assert!(table.look().piles(A).discard.len() == 3, "{more:?} or the windfall paid the credit");
}

/// CCG-COST-12, CCG-COST-13
#[test]
fn a_price_of_another_card_is_paid_with_ones_own_and_not_with_the_card_itself() {
    let mut table = Table::new();
    let (traitor, theirs) = (table.in_play(A, "sell-out"), table.in_play(B, "pilot"));
    let use_it = Move::Ability { card: traitor, nth: 0 };
    table.busy(A).first(A).begin(Stage::Acting);
    assert!(!table.offers(use_it), "there is nobody but the traitor");
    let (one, two) = (table.in_play(A, "pilot"), table.in_play(A, "stowaway"));
    table.begin(Stage::Acting).choose(use_it);
    assert_eq!(table.choice().options, [Move::Jettison(one), Move::Jettison(two)]);
    table.choose(Move::Jettison(two));
    assert_eq!((table.zone(two), table.zone(theirs)), (Zone::Discard, Zone::InPlay));
}

/// CCG-COST-9a, CCG-COST-10
#[test]
fn two_parts_alike_take_two_cards_or_two_tokens() {
    let mut table = Table::new();
    let (roster, shop) = (table.in_play(A, "roster"), table.in_play(A, "shop"));
    let uses = [roster, shop].map(|card| Move::Ability { card, nth: 0 });
    let one = table.in_play(A, "pilot");
    table.busy(A).tokens(A, &[CARGO]).first(A).begin(Stage::Acting);
    assert!(!table.offers(uses[0]) && !table.offers(uses[1]));
    let two = table.in_play(A, "medic");
    table.tokens(A, &[CARGO]).begin(Stage::Acting).choose(uses[0]).choose(Move::Exert(one));
    assert!(table.look().is_exerted(one) && table.look().is_exerted(two));
    table.choose(uses[1]);
    assert!(table.pool(A).is_empty());
}

/// CCG-COST-10, CCG-KEY-8
#[test]
fn what_one_part_of_a_price_takes_does_not_pay_another_part() {
    let mut table = Table::new();
    let liquidator = table.in_play(A, "liquidator");
    let scrap = table.in_play(A, "scrap");
    let use_it = Move::Ability { card: liquidator, nth: 0 };
    let free = table.in_hand(A, "free");
    table.purse(A, 0, 0).world().piles_mut(A).hand = vec![free];
    table.busy(B).first(A).begin(Stage::Acting);
    assert!(table.asked() != A || !table.offers(use_it), "the scrap goes, or it pays");
    let barter = table.in_play(A, "barter");
    table.begin(Stage::Acting).choose(use_it);
    assert_eq!((table.zone(barter), table.zone(scrap)), (Zone::Discard, Zone::InPlay));
    table.choose(Move::JettisonExpendable(scrap));
    assert_eq!(table.happened(|event| matches!(event, Event::Resolved { .. })), 1);
}

/// CCG-COST-10, CCG-ATT-3: attached cards leave with it and pay nothing.
#[test]
fn gear_of_a_crew_who_is_the_price_exerts_for_nothing_else() {
    let mut table = Table::new();
    let ransom = table.in_play(A, "ransom");
    let use_it = Move::Ability { card: ransom, nth: 0 };
    let pilot = table.in_play(A, "pilot");
    table.attached(A, "vest", pilot);
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    assert!(!table.offers(use_it), "the vest goes with the pilot");
    let medic = table.in_play(A, "medic");
    table.begin(Stage::Acting).choose(use_it);
    assert_eq!((table.zone(medic), table.zone(pilot)), (Zone::Discard, Zone::InPlay));
}

/// CCG-COST-8, CCG-COST-10
#[test]
fn what_a_price_sets_off_waits_until_the_whole_of_it_is_paid() {
    let mut table = Table::new();
    let hustle = table.in_play(A, "hustle");
    table.in_play(A, "embers");
    table.purse(A, 3, 0).busy(B).first(A).begin(Stage::Acting);
    table.choose(Move::Ability { card: hustle, nth: 0 });
    for _ in 0..2 {
        let card = table.hand(A)[0];
        table.choose(Move::Discard(card));
    }
    assert_eq!(table.happened(|event| matches!(event, Event::Expended { seat: A, .. })), 1);
    assert_eq!(table.happened(|event| matches!(event, Event::Resolved { .. })), 1);
}

/// CCG-COST-10, CCG-SLOT-6a
#[test]
fn a_limit_that_a_price_lowers_is_seen_to_when_the_whole_of_it_is_paid() {
    let mut table = Table::new();
    let refit = table.in_play(A, "refit");
    table.upgrade(A, "annex");
    let crew = ["pilot", "medic", "ace"].map(|id| table.in_play(A, id));
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: refit, nth: 0 });
    table.choose(Move::Exert(crew[0])).choose(Move::Exert(crew[1]));
    let exerts = table.happened(|event| matches!(event, Event::Exerted { .. }));
    assert_eq!((exerts, table.choice().why), (3, crate::Why::Trimming));
    assert!(crew.into_iter().all(|id| table.offers(Move::Jettison(id))));
}

/// CCG-COST-10: in any printed order.
#[test]
fn a_card_that_must_pay_is_neither_discarded_nor_jettisoned_before() {
    let mut table = Table::new();
    let raffle = table.in_play(A, "raffle");
    let use_it = Move::Ability { card: raffle, nth: 0 };
    let scrap = table.in_play(A, "scrap");
    table.purse(A, 2, 0).busy(B).first(A).begin(Stage::Acting);
    assert!(table.asked() != A || !table.offers(use_it), "a coin is left, and 2 are owed");
    let coin = table.in_hand(A, "coin");
    table.begin(Stage::Acting).choose(use_it);
    assert_eq!(table.zone(scrap), Zone::Discard, "only the scrap could go");
    table.choose(Move::Discard(coin)).pay();
    assert!(table.hand(A).len() + table.look().piles(A).deck.len() == 0);
    assert_eq!(table.happened(|event| matches!(event, Event::Resolved { .. })), 1);
}

/// CCG-COST-10: cards needed for the credits of a price are not discarded for another part.
#[test]
fn a_card_that_must_pay_the_credits_is_not_among_those_to_be_discarded() {
    let mut table = Table::new();
    let hustle = table.in_play(A, "hustle"); // two cards and a credit
    table.purse(A, 0, 0);
    let coin = table.in_hand(A, "coin");
    let worthless = ["free", "free"].map(|id| table.in_hand(A, id));
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: hustle, nth: 0 });
    assert_eq!(table.choice().options, worthless.map(Move::Discard));
    table.choose(Move::Discard(worthless[0]));
    assert_eq!(table.zone(coin), Zone::Discard);
    assert_eq!(table.happened(|event| matches!(event, Event::Resolved { seat: A, .. })), 1);
}

/// CCG-COST-10, CCG-KEY-8, CCG-ATT-3: attached cards leave with it and pay nothing.
#[test]
fn an_expendable_crew_does_not_go_before_the_expendable_gear_that_has_to_pay_as_well() {
    let mut table = Table::new();
    let porter = table.in_play(A, "porter"); // worth 1
    let load = table.attached(A, "crate", porter); // worth 2
    table.purse(A, 0, 0);
    let dear = table.in_hand(A, "dear"); // costs 3
    table.busy(B).first(A).begin(Stage::Procuring).choose(Move::Procure(dear));
    assert_eq!(table.zone(dear), Zone::InPlay, "the crate went first, by itself");
    assert_eq!([porter, load].map(|id| table.zone(id)), [Zone::Discard; 2]);
}
