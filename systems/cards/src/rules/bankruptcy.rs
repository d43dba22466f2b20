//! Bankruptcy: an expense that cannot be met (CCG-ELM-1, CCG-EXP-8).

use bevy::prelude::World;
use play::Seat;

use super::elimination;
use crate::{
    event::Event,
    state::{Agenda, Bill, EndingKind, Look, Payment, Step, Touch},
};

/// CCG-ELM-1: every card is used, and it was not enough.
pub(super) fn go_broke(world: &mut World, seat: Seat) {
    let piles = world.piles_mut(seat);
    let spent: Vec<_> = piles.hand.drain(..).chain(piles.deck.drain(..)).collect();
    spent.into_iter().for_each(|card| super::moves::to_discard(world, card));
    world.round_mut().broke.push(seat);
    world.tell(Event::Bankrupt { seat });
}

/// Eliminates the bankrupt, unless an expense that came together with theirs is still open
/// (CCG-ELM-12); whether somebody was eliminated.
pub(super) fn settle(world: &mut World) -> bool {
    if world.round().broke.is_empty() || more_bills_together(world) {
        return false;
    }
    let broke = std::mem::take(&mut world.round_mut().broke);
    elimination::eliminate(world, &broke, EndingKind::Bankruptcy);
    true
}

fn more_bills_together(world: &World) -> bool {
    let next = world.resource::<Agenda>().steps.last();
    matches!(next, Some(Step::Pay(Bill { payment: Payment::Expense { together: true }, .. })))
}
