//! A fight, step by step. Each step does one thing, or asks one thing and waits.

use bevy::prelude::World;

use crate::{
    classic, second,
    state::{Agenda, Asked, Step},
};

/// Plays on until somebody has to be asked, or nothing is left to be done.
pub(crate) fn run(world: &mut World) {
    while world.resource::<Asked>().choice.is_none() {
        let Some(step) = world.resource_mut::<Agenda>().0.pop() else { return };
        match step {
            Step::Classic(step) => classic::take(world, step),
            Step::Second(step) => second::take(world, step),
        }
    }
}
