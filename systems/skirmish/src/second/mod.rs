//! The second edition: rounds of 6 seconds, one turn after the other (SE-INI, SE-CBT).

#![allow(dead_code, reason = "turns call it")]

mod arms;
mod artillery;
mod attack;
mod bodies;
mod damage;
mod dropping;
mod dual;
mod fire;
mod grapple;
mod legal;
mod mishap;
mod person;
mod protection;
mod radiation;
mod ranges;
mod reactions;
mod sight;
mod state;
#[cfg(test)]
mod tests;
pub(crate) mod to_hit;
mod traits;
mod wounds;
mod zero_g;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub use attack::{Aimed, Shot};
pub use state::{Aiming, Command, Observing, Second};

use crate::{fighter::FighterId, state::Touch};

/// One thing to be done in a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Tactics, initiative, then the first round (SE-INI-01).
    Begin,
    /// The rest of full automatic fire, after attacks on these (SE-TRT-09).
    Volley {
        aimed: Aimed,
        left: u8,
        at: Vec<FighterId>,
    },
    /// The target may react (SE-RCT-09).
    React(Aimed),
    /// The dice fall.
    Throw(Aimed),
    Grapple(grapple::Step),
    Traits(traits::Step),
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Begin => {}
        Step::Volley { aimed, left, at } => attack::volley(world, aimed, left, at),
        Step::React(aimed) => reactions::take(world, aimed),
        Step::Throw(aimed) => attack::throw(world, &aimed),
        Step::Grapple(step) => grapple::take(world, step),
        Step::Traits(step) => traits::take(world, step),
    }
}

/// These steps, in this order, before everything else.
fn then(world: &mut World, steps: impl IntoIterator<Item = Step>) {
    world.push_all(steps.into_iter().map(crate::state::Step::Second).collect());
}
