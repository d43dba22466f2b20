//! The classic rules: rounds of 15 seconds, orders in secret, everybody at once (CT-CBT).

pub mod attacks;
mod blows;
mod group;
mod load;
mod noise;
mod state;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod to_hit;
mod wounds;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub use state::{Classic, Hit};

/// One thing to be done in a classic fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Surprise, range, escape, then the first round (CT-CBT-12).
    Begin,
    /// The attacks of a round, and their wounds (CT-CBT-13).
    Attack(attacks::Step),
    /// Whether there is an alarm (CT-SUP-08).
    Noise,
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Begin => blows::begin(world),
        Step::Attack(step) => attacks::take(world, step),
        Step::Noise => noise::settle(world),
    }
}
