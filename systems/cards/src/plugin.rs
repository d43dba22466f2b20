//! The card game as a Bevy plugin: the rulebook's table of contents.

use bevy::prelude::{App, Plugin, World};
use engine::Rules;

use crate::{
    rules::{phases, settling, stages},
    state::{Agenda, PendingChoice, Step, TableRead, Trail},
};

/// The rules of the card game: one plugin for each phase, in the order of a round, and one for each
/// concern.
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
        world.round().ending.is_some() || world.resource::<PendingChoice>().choice.is_some()
    }

    fn settle(world: &mut World) -> bool {
        settling::settle(world)
    }

    fn next_step(world: &mut World) -> Option<Step> {
        let step = world.resource_mut::<Agenda>().steps.pop()?;
        Trail::note(world, &step);
        Some(step)
    }

    fn end_stage(world: &mut World) {
        stages::end(world);
    }
}

#[cfg(test)]
mod tests {
    use bevy::{
        app::Plugins,
        prelude::{In, OnEnter, OnExit, Schedules},
    };
    use engine::{AddSteps, Seat, Table, is_carried_out};

    use super::*;
    use crate::{
        Event,
        data::{Constants, Token},
        rules,
        scenario::{A, book, setup},
        state::{Log, Stage, TableWrite, Tabletop, kind},
    };

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

    /// A variant of the Resource Phase: each icon of a ship counts once, and crew bring no tokens.
    struct LeanTimes;

    impl Plugin for LeanTimes {
        fn build(&self, app: &mut App) {
            app.add_step(kind::Collect, |In(seat): In<Seat>, mut table: Tabletop| {
                let mut icons = rules::capabilities(&table, table.captain(seat).ship);
                icons.dedup();
                let due = icons.into_iter().map(Token::Capability).collect();
                table.push_all([Step::Receive { seat, due }, Step::Collected(seat)]);
            });
        }
    }

    /// Number of tokens that A collects in the first round, whatever the captains do.
    fn collected<M>(by_rules: impl Plugins<M>) -> usize {
        let mut app = App::empty();
        app.add_plugins(by_rules);
        let world = app.world_mut();
        rules::set_up(world, &book(), &setup(Constants::default()), 1).expect("legal");
        rules::run(world);
        while world.round().number == 1 {
            let choice =
                world.resource::<PendingChoice>().choice.clone().expect("somebody is asked");
            rules::answer(world, choice.options[0]);
        }
        let events = world.resource::<Log>().0.events();
        let is_token = |event: &&Event| matches!(event, Event::TokenCollected { seat: A, .. });
        events.iter().filter(is_token).count()
    }

    #[test]
    fn a_plugin_added_later_varies_a_phase() {
        assert_eq!(collected(CardsPlugin), 3);
        assert_eq!(collected((CardsPlugin, LeanTimes)), 2);
    }
}
