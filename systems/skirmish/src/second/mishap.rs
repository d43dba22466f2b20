//! Weapons that blow up, and weapons that are used up (SE-TRT-15, SE-TRT-16, SE-TRT-21).

use bevy::prelude::World;

use super::attack::Shot;

/// What an attack does to its own weapon. Whether that blew up: then the attack does nothing else.
pub(crate) fn after(_world: &mut World, _shot: &Shot) -> bool {
    false
}
