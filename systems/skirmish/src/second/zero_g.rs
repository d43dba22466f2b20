//! Footing without gravity (SE-TRT-32).

use bevy::prelude::World;

use crate::{choice::Attack, fighter::FighterId};

/// Whether an attack can be made at all.
pub(crate) fn holds(_world: &mut World, _by: FighterId, _attack: &Attack) -> bool {
    true
}
