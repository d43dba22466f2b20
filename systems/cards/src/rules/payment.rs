//! Costs and expenses, paid by expending cards for their EV (CCG-COST, CCG-EXP).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{adventure, bankruptcy, instalments, moves, values};
use crate::{
    choice::{CardId, Move, Why},
    data::Keyword,
    event::Event,
    state::{Bill, Kinds, Payment, Step, TableRead, TableWrite, Tabletop, kind},
};

/// Pays costs and expenses (CCG-COST, CCG-EXP).
pub(crate) struct Payments;

impl Plugin for Payments {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Pay, pay).add_step(kind::ForcedDiscard, forced_discard);
    }
}

/// Whether these cards are worth this many credits. Stops at the first few that suffice.
fn are_worth(table: &impl TableRead, cards: &[CardId], credits: u16) -> bool {
    let dealt = table.dealt();
    let mut evs = cards.iter().map(|&id| u16::from(dealt.printed(id).ev()));
    let mut left = credits;
    left == 0
        || evs.any(|ev| {
            left = left.saturating_sub(ev);
            left == 0
        })
}

/// EV of all cards in hand and deck (CCG-COST-16).
pub(crate) fn purse(table: &impl TableRead, seat: Seat) -> u16 {
    let piles = table.piles(seat);
    ev_of(table, &piles.hand) + ev_of(table, &piles.deck)
}

pub(super) fn ev_of(table: &impl TableRead, cards: &[CardId]) -> u16 {
    let dealt = table.dealt();
    cards.iter().map(|&id| u16::from(dealt.printed(id).ev())).sum()
}

/// Whether `seat` can find `owed` credits this way. The card being played must have left the hand
/// already, or be counted by the caller (CCG-COST-15).
///
/// 0 can always be paid (CCG-COST-2).
pub(super) fn can_pay(table: &impl TableRead, seat: Seat, owed: u8, payment: Payment) -> bool {
    can_pay_besides(table, seat, owed, payment, Besides::default())
}

/// Means reserved for other parts: EV of the hand, and cards in play.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Besides<'a> {
    pub hand: u16,
    pub gone: &'a [CardId],
}

/// As [`can_pay`], without the means reserved for other parts.
pub(super) fn can_pay_besides(
    table: &impl TableRead,
    seat: Seat,
    owed: u8,
    payment: Payment,
    besides: Besides,
) -> bool {
    if owed == 0 {
        return true;
    }
    let (piles, owed) = (table.piles(seat), u16::from(owed));
    match payment {
        Payment::Expense { .. } => purse(table, seat) >= owed,
        Payment::Cost { from_deck: true, .. } if are_worth(table, &piles.deck, owed) => true,
        Payment::Cost { from_hand, from_deck, for_card } => {
            let hand = ev_of(table, if from_hand { &piles.hand } else { &[] });
            let deck = ev_of(table, if from_deck { &piles.deck } else { &[] });
            let hand = hand.saturating_sub(if from_hand { besides.hand } else { 0 });
            let expendable = || {
                let cards = expendables(table, seat, for_card, besides.gone);
                cards.map(|(_, ev)| u16::from(ev))
            };
            hand + deck >= owed || hand + deck + expendable().sum::<u16>() >= owed
        }
    }
}

/// Whether `seat` can meet two costs, one after the other (CCG-EXP-4a).
pub(super) fn can_pay_in_turn(table: &impl TableRead, seat: Seat, first: u8, then: u8) -> bool {
    let any = Payment::any_cost();
    match (first, then) {
        (0, only) | (only, 0) => can_pay(table, seat, only, any),
        both => {
            can_pay(table, seat, first.saturating_add(then), any)
                && instalments::can_be_met(table, seat, both.into())
        }
    }
}

/// All cards that can pay a cost, with their credits.
pub(super) fn means(table: &impl TableRead, seat: Seat) -> impl Iterator<Item = (CardId, u8)> {
    let piles = table.piles(seat);
    let cards = piles.hand.iter().chain(&piles.deck).map(|&id| (id, table.printed(id).ev()));
    cards.chain(expendables(table, seat, None, &[]))
}

/// Cards in play that can be jettisoned toward a cost (CCG-KEY-8), with their credits once the
/// `gone` cards have left.
fn expendables<'w>(
    table: &'w impl TableRead,
    seat: Seat,
    for_card: Option<CardId>,
    gone: &'w [CardId],
) -> impl Iterator<Item = (CardId, u8)> + 'w {
    let worth = |keyword: &Keyword| match keyword {
        Keyword::Expendable(credits) => Some(*credits),
        _ => None,
    };
    // Most cards are not expendable, which their faces tell faster.
    let book = table.book();
    let all_may_be = values::are_changed(table, Kinds::EXPENDABLE);
    let cards = table.standing_of(seat).filter(move |card| {
        let printed = book.card(card.def);
        let may_be = all_may_be || printed.keywords.iter().any(|it| worth(it).is_some());
        let is_free = Some(card.id) != for_card && !gone.contains(&card.id);
        may_be && printed.is_permanent() && is_free
    });
    let supply = move |id| values::points_without(table, id, gone, worth);
    let supplies = cards.map(move |card| (card.id, supply(card.id)));
    supplies.filter(|(_, supply)| *supply > 0)
}

/// Pays a bill card by card, and stops as soon as it is met (CCG-EXP-7).
pub(super) fn pay(In(bill): In<Bill>, mut table: Tabletop) {
    let table = &mut table;
    if bill.paid >= bill.owed {
        return;
    }
    if !bill.announced {
        if matches!(bill.payment, Payment::Cost { .. })
            && !can_pay(table, bill.seat, bill.owed, bill.payment)
        {
            return adventure::give_up(table);
        }
        announce(table, bill);
        return table.push(Step::Pay(Bill { announced: true, ..bill }));
    }
    let is_expense = matches!(bill.payment, Payment::Expense { .. });
    if is_expense && purse(table, bill.seat) < (bill.owed - bill.paid).into() {
        return bankruptcy::go_broke(table, bill.seat);
    }
    expend(table, bill);
}

/// Announces a bill, which is paid from hand and deck by EV (CCG-VERB-4).
fn announce(table: &mut impl TableWrite, bill: Bill) {
    let Bill { seat, owed: credits, .. } = bill;
    table.tell(match bill.payment {
        Payment::Cost { .. } => Event::CostIncurred { seat, credits },
        Payment::Expense { .. } => Event::ExpenseIncurred { seat, credits },
    });
}

/// Expends one more card (CCG-EXP-2, CCG-EXP-5, CCG-EXP-6).
fn expend(table: &mut impl TableWrite, bill: Bill) {
    let Bill { seat, owed, paid, payment, .. } = bill;
    let why = match payment {
        Payment::Cost { .. } => Why::Paying { owed, paid },
        Payment::Expense { .. } => Why::MeetingExpense { owed, paid },
    };
    let left = owed.saturating_sub(paid);
    let options = |table: &_| {
        let all = sources(table, seat, left, payment);
        instalments::wise(table, seat, [left, bill.then], all)
    };
    let Some(chosen) = table.ask(Step::Pay(bill), seat, why, options) else { return };
    let worth = match chosen {
        Move::ExpendHand(card) => {
            moves::take_from_hand(table, seat, card);
            spend(table, seat, card, false)
        }
        Move::ExpendDeck => {
            let top = table.piles_mut(seat).deck.pop();
            top.map_or(0, |card| spend(table, seat, card, true))
        }
        Move::JettisonExpendable(card) => {
            let supply = expendables(table, seat, None, &[]).find(|(id, _)| *id == card);
            moves::jettison(table, card, "CCG-KEY-8");
            supply.map_or(0, |(_, supply)| supply)
        }
        _ => 0,
    };
    table.push(Step::Pay(Bill { paid: paid.saturating_add(worth), ..bill }));
}

/// Cards that can pay. Expendable serves costs only (CCG-KEY-8a), and cards that go with one must
/// not be needed for the rest (CCG-COST-10).
fn sources(table: &impl TableRead, seat: Seat, left: u8, payment: Payment) -> Vec<Move> {
    let piles = table.piles(seat);
    let (from_hand, from_deck, expendable) = match payment {
        Payment::Expense { .. } => (true, true, vec![]),
        Payment::Cost { from_hand, from_deck, for_card } => {
            let cards = expendables(table, seat, for_card, &[]);
            let spared = cards.filter(|&(id, supply)| {
                let gone: Vec<CardId> = [id].into_iter().chain(table.attached(id)).collect();
                let besides = Besides { hand: 0, gone: &gone };
                can_pay_besides(table, seat, left.saturating_sub(supply), payment, besides)
            });
            (from_hand, from_deck, spared.map(|(id, _)| id).collect())
        }
    };
    let hand = piles.hand.iter().filter(|_| from_hand).copied().map(Move::ExpendHand);
    let deck = (from_deck && !piles.deck.is_empty()).then_some(Move::ExpendDeck);
    hand.chain(deck).chain(expendable.into_iter().map(Move::JettisonExpendable)).collect()
}

/// Puts a card on the discard pile for its EV (CCG-EXP-3).
///
/// One card pays for one sum, and any excess is lost (CCG-EXP-4).
fn spend(table: &mut impl TableWrite, seat: Seat, card: CardId, from_deck: bool) -> u8 {
    moves::to_discard(table, card);
    let (ev, card) = (table.printed(card).ev(), table.piece(card));
    table.tell(Event::Expended { seat, card, ev, from_deck });
    ev
}

/// Discards from hand, by an effect or as a cost (CCG-VERB-2). As part of a cost, the cards must
/// leave enough for its credits, which come next (CCG-COST-10).
pub(super) fn forced_discard(
    In((seat, left, owing)): In<(Seat, u8, Option<(u8, Payment)>)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    if left == 0 || table.piles(seat).hand.is_empty() {
        let bill = owing.map(|(owed, payment)| Step::Pay(Bill::new(seat, owed, payment)));
        return table.push_all(bill);
    }
    let options = |table: &Tabletop| {
        let hand = table.piles(seat).hand.iter().copied();
        hand.filter(|&card| leaves_enough(table, seat, card, left, owing))
            .map(Move::Discard)
            .collect()
    };
    let step = Step::ForcedDiscard { seat, left, owing };
    let why = Why::ForcedDiscard { left };
    if let Some(Move::Discard(card)) = table.ask(step, seat, why, options) {
        moves::discard(table, seat, card);
        table.push(Step::ForcedDiscard { seat, left: left - 1, owing });
    }
}

/// Whether `owing` can still be paid without `card` and then the cheapest of the others.
fn leaves_enough(
    table: &impl TableRead,
    seat: Seat,
    card: CardId,
    left: u8,
    owing: Option<(u8, Payment)>,
) -> bool {
    let Some((owed, payment)) = owing else { return true };
    let ev = |id: &CardId| u16::from(table.printed(*id).ev());
    let mut others: Vec<u16> =
        table.piles(seat).hand.iter().filter(|&&id| id != card).map(ev).collect();
    others.sort_unstable();
    let gone = ev(&card) + others.iter().take(usize::from(left) - 1).sum::<u16>();
    can_pay_besides(table, seat, owed, payment, Besides { hand: gone, gone: &[] })
}
