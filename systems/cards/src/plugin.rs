//! The card game as a Bevy plugin: the rulebook's table of contents.

use bevy::prelude::{App, Plugin, World};
use play::Rules;

use crate::{
    rules::{phases, settling, stages},
    state::{Agenda, Asked, Look, Step},
};

/// The rules of the card game: a plugin a phase, in the order of a round, and a plugin a concern.
#[derive(Debug, Default)]
pub(crate) struct CardsPlugin;

impl Plugin for CardsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            phases::ReadyPhase,
            phases::AdventurePhase,
            phases::ProcurementPhase,
            phases::ActionPhase,
            phases::ResourcePhase,
            phases::ResolutionPhase,
            phases::VictoryChecks,
        ))
        .add_plugins((
            phases::AnyTime,
            phases::PlayQueue,
            phases::Targets,
            phases::Costs,
            phases::Payments,
            phases::Effects,
            phases::Triggers,
        ))
        .add_plugins((
            phases::Attempts,
            phases::Enemies,
            phases::Subplots,
            phases::Completion,
            phases::Piracy,
            settling::Settling,
        ));
    }
}

impl Rules for CardsPlugin {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        world.round().ending.is_some() || world.resource::<Asked>().choice.is_some()
    }

    fn settle(world: &mut World) -> bool {
        settling::settle(world)
    }

    fn next_step(world: &mut World) -> Option<Step> {
        world.resource_mut::<Agenda>().steps.pop()
    }

    fn end_stage(world: &mut World) {
        stages::end(world);
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::{OnEnter, OnExit, Schedules};
    use play::{Table, is_carried_out};

    use super::*;
    use crate::state::{Stage, kind};

    #[test]
    fn every_kind_of_step_and_every_stage_has_its_systems() {
        let table = Table::<CardsPlugin>::empty();
        for kind in 0..kind::KINDS {
            assert!(is_carried_out::<Step>(&table, kind), "no system for steps of kind {kind}");
        }
        let schedules = table.resource::<Schedules>();
        for stage in Stage::ALL {
            assert!(schedules.contains(OnEnter(stage)), "nothing happens in {stage:?}");
            assert_eq!(schedules.contains(OnExit(stage)), stage.is_victory_check(), "{stage:?}");
        }
    }
}
