//! The agenda: pending steps of a stage.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Pending steps of a rule set, the next one last.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda<S>(pub Vec<S>);

impl<S> Default for Agenda<S> {
    fn default() -> Agenda<S> {
        Agenda(Vec::new())
    }
}

impl<S> Agenda<S> {
    /// Queues these steps, in this order, before everything else.
    pub fn then(&mut self, steps: impl IntoIterator<Item = S>) {
        let from = self.0.len();
        self.0.extend(steps);
        self.0[from..].reverse();
    }
}
