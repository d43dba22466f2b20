//! When a fight is over, and who has what they were after (CT-END-01, CT-RUL-66).

use bevy::prelude::World;

use crate::event::Outcome;

/// How the fight ends, if it does at the end of this round: the union of both lists of the rules
/// (CT-CBT-10, CT-END-01), what the sides are after, and the time that the scenario gives.
pub(crate) fn judge(_world: &World) -> Option<Outcome> {
    None
}
