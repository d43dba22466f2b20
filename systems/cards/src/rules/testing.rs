//! Direct actions of scenarios, without a card for them.

use bevy::{ecs::system::RunSystemOnce, prelude::World};
use engine::Seat;

pub(crate) use super::{
    abandon::penalty,
    effects::{inflict, look_at_top, protection, replenish},
    moves::{discard, disperse, draw, draw_adventure, exert, jettison, return_to_hand, shuffle},
    piracy::damage,
    stages::begin_round,
};
use crate::state::{Agenda, Bill, Payment, PendingChoice, Step, TableWrite};

/// Charges an expense in place of all pending steps.
pub(crate) fn expense(world: &mut World, seat: Seat, owed: u8) {
    *world.resource_mut::<Agenda>() = Agenda::default();
    *world.resource_mut::<PendingChoice>() = PendingChoice::default();
    world.push(Step::Pay(Bill::new(seat, owed, Payment::Expense { together: false })));
    super::run(world);
}

/// Enforces limits, wounds and damage until nothing is left to do, or somebody is asked.
pub(crate) fn settle(world: &mut World) {
    while world.run_system_once(super::limits::settle).expect("a table is there") {
        let step = world.agenda_mut().steps.pop();
        if let Some(Step::Trim { seat, among }) = step {
            let trim = super::limits::trim;
            return world.run_system_once_with((seat, among), trim).expect("a table is there");
        }
        world.agenda_mut().steps.extend(step);
    }
}

/// Ends effects that last until the end of a phase.
pub(crate) fn end_phase(world: &mut World) {
    world.run_system_once(super::effects::end_phase).expect("a table is there");
}
