//! Captains leave the game: bankrupt, or by their own wish (CCG-ELM).

use bevy::prelude::World;
use play::Seat;

use crate::{
    event::Event,
    state::{Agenda, Bill, Ending, EndingKind, Look, Payment, Step, Touch},
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
    eliminate(world, &broke, EndingKind::Bankruptcy);
    true
}

fn more_bills_together(world: &World) -> bool {
    let next = world.resource::<Agenda>().steps.last();
    matches!(next, Some(Step::Pay(Bill { payment: Payment::Expense { together: true }, .. })))
}

/// CCG-ELM-13.
pub(super) fn concede(world: &mut World, seat: Seat) {
    world.tell(Event::Conceded { seat });
    eliminate(world, &[seat], EndingKind::Concession);
}

/// CCG-ELM-3 to CCG-ELM-6 for two captains: the one who is left wins at once, whatever the
/// points; with nobody left it is a draw (CCG-ELM-12).
fn eliminate(world: &mut World, seats: &[Seat], kind: EndingKind) {
    for &seat in seats {
        world.captain_mut(seat).out = true;
        world.tell(Event::Eliminated { seat });
    }
    let left = world.seats();
    if left.len() < 2 {
        super::victory::end(world, Ending { kind, winner: left.first().copied() });
    }
}
