//! The classic rules: rounds of 15 seconds, orders in secret, everybody at once (CT-CBT).

mod state;
pub(crate) mod to_hit;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub use state::Classic;

/// One thing to be done in a classic fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Surprise, range, escape, then the first round (CT-CBT-12).
    Begin,
}

pub(crate) fn take(_world: &mut World, step: Step) {
    match step {
        Step::Begin => {}
    }
}
