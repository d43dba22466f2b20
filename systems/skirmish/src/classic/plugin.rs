//! The classic rules as a Bevy plugin: the rulebook's table of contents.

use bevy::{
    app::PluginGroupBuilder,
    prelude::{App, Plugin, PluginGroup, World},
};
use engine::Rules;

use super::{
    Stage, Step, attacks, blows, escape, morale, movement, noise, opening, orders, rounds,
    surprise, wounds,
};
use crate::rules;

/// Plugin of the classic rules.
#[derive(Debug, Default)]
pub(crate) struct ClassicPlugin;

impl Plugin for ClassicPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(ClassicPhases);
    }
}

/// One plugin per phase, in the order of an encounter. A variant of the rules replaces one of them.
pub(super) struct ClassicPhases;

impl PluginGroup for ClassicPhases {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<ClassicPhases>()
            // Before the first round.
            .add(blows::MeetingPhase)
            .add(surprise::SurprisePhase)
            .add(opening::RangePhase)
            .add(escape::EscapePhase)
            // A round.
            .add(rounds::RoundBegins)
            .add(orders::OrdersPhase)
            .add(movement::MovementPhase)
            .add(attacks::AttackPhase)
            .add(wounds::WoundsPhase)
            .add(noise::AlarmPhase)
            .add(morale::MoralePhase)
            .add(rounds::RoundEnds)
            // After the last one.
            .add(rounds::AfterCombat)
    }
}

impl Rules for ClassicPlugin {
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
    use crate::classic::kind;

    /// Stages that reveal secret decisions at their end (CT-RUL-61).
    const SECRET: [Stage; 2] = [Stage::Orders, Stage::Declaration];

    #[test]
    fn every_kind_of_step_and_every_stage_has_its_systems() {
        let table = Table::<ClassicPlugin>::empty();
        for kind in 0..kind::KINDS {
            assert!(is_carried_out::<Step>(&table, kind), "no system for steps of kind {kind}");
        }
        let schedules = table.resource::<Schedules>();
        for stage in Stage::ALL {
            assert!(schedules.contains(OnEnter(stage)), "nothing happens in {stage:?}");
            assert_eq!(schedules.contains(OnExit(stage)), SECRET.contains(&stage), "{stage:?}");
        }
    }
}
