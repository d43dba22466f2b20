//! The second edition: rounds of 6 seconds, one turn after the other (SE-INI, SE-CBT).

mod arms;
mod artillery;
mod attack;
mod bodies;
mod damage;
mod dropping;
mod dual;
mod fire;
mod grapple;
mod mishap;
mod person;
mod protection;
mod radiation;
mod sight;
mod state;
mod traits;
mod wounds;
mod zero_g;

#[cfg(test)]
mod tests;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub use attack::Shot;
pub use state::{Aiming, Observing, Second};

use crate::state::Touch;

/// One thing to be done in a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Tactics, initiative, then the first round (SE-INI-01).
    Begin,
    Grapple(grapple::Step),
    Traits(traits::Step),
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Begin => {}
        Step::Grapple(step) => grapple::take(world, step),
        Step::Traits(step) => traits::take(world, step),
    }
}

/// These steps, in this order, before everything else.
fn then(world: &mut World, steps: impl IntoIterator<Item = Step>) {
    world.push_all(steps.into_iter().map(crate::state::Step::Second).collect());
}
