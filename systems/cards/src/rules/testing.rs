//! What scenarios do directly, without a card that would do it.

use bevy::prelude::{In, World};
use play::Seat;

pub(crate) use super::{
    abandon::penalty,
    effects::{end_phase, inflict, look_at_top, protection, replenish},
    moves::{discard, disperse, draw, draw_adventure, exert, jettison, return_to_hand, shuffle},
    piracy::damage,
    stages::begin_round,
};
use crate::state::{Agenda, Asked, Bill, Payment, Step, Touch};

/// An expense out of nowhere, in place of whatever was going on.
pub(crate) fn expense(world: &mut World, seat: Seat, owed: u8) {
    *world.resource_mut::<Agenda>() = Agenda::default();
    *world.resource_mut::<Asked>() = Asked::default();
    world.push(Step::Pay(Bill::new(seat, owed, Payment::Expense { together: false })));
    super::run(world);
}

/// Sees to limits, wounds and damage until nothing is left to see to, or somebody is asked.
pub(crate) fn settle(world: &mut World) {
    while super::limits::settle(world) {
        if let Some(Step::Trim { seat, among }) = world.resource_mut::<Agenda>().steps.pop() {
            return super::limits::trim(In((seat, among)), world);
        }
    }
}
