//! The rules: a stage pushes its steps on the agenda, the steps run, the next stage begins. The
//! game stops only when a step must ask.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a rule picks out the few moves, places or faces it is about; others are none of its business"
)]

mod abandon;
mod action;
mod adventure;
mod any_time;
mod attempts;
mod bankruptcy;
mod completion;
mod costs;
mod effects;
mod elimination;
mod enemies;
mod filter;
mod instalments;
mod interruption;
mod limits;
mod moves;
mod openings;
mod payment;
mod piracy;
mod plays;
mod prices;
mod procurement;
mod queue;
mod reach;
mod ready;
mod resolution;
mod resource;
pub(crate) mod settling;
mod setup;
mod slots;
mod solo;
pub(crate) mod stages;
mod subplots;
mod targets;
#[cfg(test)]
pub(crate) mod testing;
mod triggers;
mod values;
mod victory;

use bevy::prelude::World;
use engine::Seat;

use crate::{
    choice::Move,
    plugin::CardsPlugin,
    state::{Agenda, PendingChoice, Stage, TableWrite},
};

/// The plugins of phases and concerns.
pub(crate) mod phases {
    pub(crate) use super::{
        action::ActionPhase, adventure::AdventurePhase, any_time::AnyTime, attempts::Attempts,
        completion::Completion, costs::Costs, effects::Effects, enemies::Enemies,
        payment::Payments, piracy::Piracy, procurement::ProcurementPhase, queue::PlayQueue,
        ready::ReadyPhase, resolution::ResolutionPhase, resource::ResourcePhase,
        subplots::Subplots, targets::Targets, triggers::Triggers, victory::VictoryChecks,
    };
}

pub(crate) use abandon::penalty;
pub(crate) use adventure::jumps;
pub(crate) use costs::{are_being_paid, covers};
pub(crate) use interruption::{can_be_interrupted, concerned, interrupt};
pub(crate) use limits::{is_over as is_over_limits, slotted_crew};
pub(crate) use moves::{remember, shuffle};
pub(crate) use payment::purse;
pub(crate) use prices::price;
pub(crate) use queue::using;
pub(crate) use setup::{clear_table, set_up};
pub(crate) use slots::{controllers as slot_controllers, pursuers, room as complication_room};
pub(crate) use values::{
    capabilities, harm_capacity_of, infamy, is_felt, keywords_of, play_cost, skills_of, surcharge,
    threshold, value,
};
#[cfg(test)]
pub(crate) use values::{keywords, skills};

/// Plays on until a captain must be asked or the game is over.
pub(crate) fn run(world: &mut World) {
    engine::run::<CardsPlugin>(world);
}

/// Begins a stage, dropping all pending steps, and plays to its first choice.
pub(crate) fn begin_anew(world: &mut World, stage: Stage) {
    world.insert_resource(Agenda::default());
    world.insert_resource(PendingChoice::default());
    stages::begin(world, stage);
    run(world);
}

/// Answers the pending choice and plays on. The answer must be one of the options.
pub(crate) fn answer(world: &mut World, chosen: Move) {
    let mut asked = world.resource_mut::<PendingChoice>();
    asked.choice = None;
    asked.answer = Some(chosen);
    run(world);
}

/// FL-4: turns full control of `seat` on or off, and repeats the pending question.
pub(crate) fn take_control(world: &mut World, seat: Seat, on: bool) {
    world.captain_mut(seat).full_control = on;
    world.resource_mut::<PendingChoice>().choice = None;
    run(world);
}

/// CCG-ELM-13: `seat` leaves; the game goes on or ends at once.
pub(crate) fn concede(world: &mut World, seat: Seat) {
    world.resource_mut::<PendingChoice>().choice = None;
    elimination::concede(world, seat);
    run(world);
}
