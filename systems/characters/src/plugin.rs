//! A life as a Bevy plugin.

use bevy::{
    app::PluginGroupBuilder,
    prelude::{App, Plugin, PluginGroup, State, World},
};
use engine::Rules;

use crate::{
    rules::{parts, stages},
    state::{Agenda, Stage, Step},
};

/// The rules of a life.
#[derive(Debug, Default)]
pub(crate) struct LifePlugin;

impl Plugin for LifePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(LifeParts);
    }
}

/// The parts of a life in their order (CT-GEN-06 to CT-GEN-26). A variant of the rules replaces a
/// part with another plugin.
pub(crate) struct LifeParts;

impl PluginGroup for LifeParts {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<LifeParts>()
            // Once in a life.
            .add(parts::CharacteristicThrows)
            .add(parts::Enlistment)
            // In every term.
            .add(parts::Survival)
            .add(parts::Commission)
            .add(parts::Promotion)
            .add(parts::SkillRolls)
            .add(parts::AutomaticSkills)
            .add(parts::Ageing)
            .add(parts::Reenlistment)
            // Once, for those who leave alive.
            .add(parts::MusteringOut)
            .add(parts::Benefits)
    }
}

impl Rules for LifePlugin {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        world.resource::<Agenda>().choice.is_some()
            || *world.resource::<State<Stage>>().get() == Stage::Over
    }

    /// Does nothing: a life has no rules between two steps.
    fn settle(_: &mut World) -> bool {
        false
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
    use bevy::prelude::{In, OnEnter, Schedules, Single};
    use dice::Dice;
    use engine::{AddSteps, Table, is_carried_out};

    use super::*;
    use crate::{
        Characteristic, Characteristics, Setup,
        life::begin,
        rules::begin_term,
        scenario::tables,
        sheet::{Career, Fate},
        state::kind,
    };

    #[test]
    fn every_kind_of_step_and_every_stage_has_its_systems() {
        let table = Table::<LifePlugin>::empty();
        for kind in 0..kind::KINDS {
            assert!(is_carried_out::<Step>(&table, kind), "no system for steps of kind {kind}");
        }
        let schedules = table.resource::<Schedules>();
        for stage in Stage::ALL {
            let begins = schedules.contains(OnEnter(stage));
            assert_eq!(begins, stage != Stage::Over, "{stage:?}");
        }
    }

    /// House rules: no term kills, and nobody dies of age.
    struct GentleLife;

    impl Plugin for GentleLife {
        fn build(&self, app: &mut App) {
            app.add_plugins(LifeParts.build().disable::<parts::Survival>())
                .add_systems(OnEnter(Stage::Survival), begin_term)
                .add_step(kind::Crisis, recover);
        }
    }

    fn recover(In(which): In<Characteristic>, mut scores: Single<&mut Characteristics>) {
        scores.set(which, 1);
    }

    /// The fate of a person who always takes the first option, and so stays as long as possible.
    fn fate(rules: impl Plugin, seed: u64) -> Fate {
        let mut app = App::empty();
        app.add_plugins(rules);
        let world = app.world_mut();
        begin(world, tables(), &Setup::default(), Dice::seeded(seed));
        while let Some(choice) = world.resource::<Agenda>().choice.clone() {
            world.resource_mut::<Agenda>().answer(choice.options[0].clone());
            engine::run::<LifePlugin>(world);
        }
        world.query::<&Career>().single(world).fate
    }

    #[test]
    fn a_part_of_a_life_can_be_replaced_by_a_variant() {
        let dead = |fate: &Fate| *fate == Fate::Dead;
        assert!((0..20).map(|seed| fate(LifePlugin, seed)).any(|fate| dead(&fate)));
        assert!(!(0..20).map(|seed| fate(GentleLife, seed)).any(|fate| dead(&fate)));
    }
}
