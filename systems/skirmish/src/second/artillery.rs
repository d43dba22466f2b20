//! Artillery and its observers (SE-TRT-03 to SE-TRT-06).

use bevy::prelude::World;

use super::attack::Shot;

/// What becomes of a miss.
pub(crate) fn missed(_world: &mut World, _shot: &Shot) {}
