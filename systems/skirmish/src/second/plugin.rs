//! The second edition as a Bevy plugin: the rulebook's table of contents.

use bevy::{
    app::PluginGroupBuilder,
    prelude::{App, Plugin, PluginGroup, World},
};
use engine::Rules;

use super::{
    Stage, Step, attack, damage, dual, fire, grapple, initiative, movement, opportunity, radiation,
    reactions, round, surprise, turn, wounds,
};
use crate::rules;

/// Plugin of the second edition.
#[derive(Debug, Default)]
pub(crate) struct SecondEditionPlugin;

impl Plugin for SecondEditionPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(SecondEditionPhases);
    }
}

/// One plugin per phase, in the order of a fight, then one per concern.
struct SecondEditionPhases;

impl PluginGroup for SecondEditionPhases {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<SecondEditionPhases>()
            // Before the first round.
            .add(surprise::SurprisePhase)
            .add(initiative::TacticsPhase)
            .add(initiative::InitiativePhase)
            // A round.
            .add(round::RoundBegins)
            .add(fire::FirePhase)
            .add(turn::TurnPhase)
            .add(round::RoundEnds)
            // Actions in a turn.
            .add(movement::Movement)
            .add(opportunity::Opportunities)
            .add(attack::Attacks)
            .add(dual::DualWielding)
            .add(reactions::Reactions)
            .add(grapple::Grapples)
            // Their effects on a fighter.
            .add(damage::Damage)
            .add(wounds::Wounds)
            .add(radiation::Radiation)
            // After the last round.
            .add(round::FightEnds)
    }
}

impl Rules for SecondEditionPlugin {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        rules::is_waiting::<Stage, Step>(world)
    }

    fn next_step(world: &mut World) -> Option<Step> {
        rules::next_step(world)
    }

    fn end_stage(world: &mut World) {
        rules::end_stage::<Stage>(world);
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::{OnEnter, OnExit, Schedules};
    use engine::{Table, is_carried_out};

    use super::*;
    use crate::second::kind;

    #[test]
    fn every_kind_of_step_and_every_stage_has_its_systems() {
        let table = Table::<SecondEditionPlugin>::empty();
        for kind in 0..kind::KINDS {
            assert!(is_carried_out::<Step>(&table, kind), "no system for steps of kind {kind}");
        }
        let schedules = table.resource::<Schedules>();
        for stage in Stage::ALL {
            assert!(schedules.contains(OnEnter(stage)), "nothing happens in {stage:?}");
            assert_eq!(schedules.contains(OnExit(stage)), stage == Stage::Turn, "{stage:?}");
        }
    }
}
