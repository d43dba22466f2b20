//! What an attack takes.

use bevy::prelude::World;

use crate::{
    choice::Attack,
    fighter::FighterId,
    plan::{Cannot, Plan},
};

/// What an attack would take.
///
/// # Errors
/// It cannot be made.
pub(crate) fn plan(_world: &World, _by: FighterId, _attack: &Attack) -> Result<Plan, Cannot> {
    Err(Cannot::NoSuchWeapon)
}
