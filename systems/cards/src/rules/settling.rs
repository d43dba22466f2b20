//! Checks between any two steps: bankruptcies, then limits, wounds and damage.

use bevy::{
    ecs::schedule::ScheduleLabel,
    prelude::{
        App, In, IntoSystem, IntoSystemConfigs, IntoSystemSetConfigs, Plugin, Res, ResMut,
        Resource, SystemSet, World,
    },
};
use engine::AddSteps;

use super::{bankruptcy, costs, limits};
use crate::state::{Agenda, InPlay, TableRead, kind};

/// The schedule between two steps, repeated until it changes nothing.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct BetweenSteps;

/// The checks in order; limits only if nobody has just left.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum Settle {
    /// CCG-ELM-1
    Bankruptcies,
    /// CCG-SLOT-6, CCG-VERB-5
    Limits,
}

/// Whether a check changed something.
#[derive(Resource, Default)]
struct Settled(bool);

/// Checks bankruptcies and limits between any two steps.
pub(crate) struct Settling;

impl Plugin for Settling {
    fn build(&self, app: &mut App) {
        app.init_resource::<Settled>()
            // Where somebody has left, limits wait for the next look: nothing has to be made in between.
            .configure_sets(
                BetweenSteps,
                (Settle::Bankruptcies, Settle::Limits).chain_ignore_deferred(),
            )
            .add_systems(
                BetweenSteps,
                (
                    bankruptcy::settle.pipe(note).in_set(Settle::Bankruptcies),
                    limits::settle.pipe(note).in_set(Settle::Limits).run_if(may_be_trimmed),
                ),
            )
            .add_step(kind::Trim, limits::trim);
    }
}

fn note(In(found): In<bool>, mut settled: ResMut<Settled>) {
    settled.0 |= found;
}

/// CCG-COST-10: limits exceeded by a payment wait until it is complete.
fn may_be_trimmed(settled: Res<Settled>, agenda: Res<Agenda>) -> bool {
    !settled.0 && !costs::are_being_paid(&agenda)
}

/// Runs the checks; returns whether they changed something.
pub(crate) fn settle(world: &mut World) -> bool {
    let may_be = world.resource::<Agenda>().unsettled
        || !world.round().broke.is_empty()
        || world.resource::<InPlay>().is_restless();
    if !may_be {
        return false;
    }
    world.run_schedule(BetweenSteps);
    std::mem::take(&mut world.resource_mut::<Settled>().0)
}
