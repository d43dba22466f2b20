//! The second edition: rounds of 6 seconds, one turn after the other (SE-INI, SE-CBT).

mod state;
pub(crate) mod to_hit;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub use state::{Aiming, Second};

/// One thing to be done in a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Tactics, initiative, then the first round (SE-INI-01).
    Begin,
}

pub(crate) fn take(_world: &mut World, step: Step) {
    match step {
        Step::Begin => {}
    }
}
