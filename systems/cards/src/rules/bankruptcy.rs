//! Bankruptcy: an expense that cannot be met (CCG-ELM-1, CCG-EXP-8).

use engine::Seat;

use super::elimination;
use crate::{
    event::Event,
    state::{Bill, EndingKind, Payment, Step, TableRead, TableWrite, Tabletop},
};

/// Spends every card of a captain who cannot pay, and marks them bankrupt (CCG-ELM-1).
pub(super) fn go_broke(table: &mut impl TableWrite, seat: Seat) {
    let piles = table.piles_mut(seat);
    let spent: Vec<_> = piles.hand.drain(..).chain(piles.deck.drain(..)).collect();
    spent.into_iter().for_each(|card| super::moves::to_discard(table, card));
    table.round_mut().broke.push(seat);
    table.tell(Event::Bankrupt { seat });
}

/// Eliminates the bankrupt, unless another expense of the same moment is still open (CCG-ELM-12).
/// Returns whether somebody was eliminated.
pub(super) fn settle(mut table: Tabletop) -> bool {
    let table = &mut table;
    if table.round().broke.is_empty() || more_bills_together(table) {
        return false;
    }
    let broke = std::mem::take(&mut table.round_mut().broke);
    elimination::eliminate(table, &broke, EndingKind::Bankruptcy);
    true
}

fn more_bills_together(table: &impl TableRead) -> bool {
    let next = table.agenda().steps.last();
    matches!(next, Some(Step::Pay(Bill { payment: Payment::Expense { together: true }, .. })))
}
