//! How well a shot is heard (SE-TRT-26).

use bevy::prelude::World;

use super::super::arms::arm;
use crate::{
    data::{Gear, Trait},
    fighter::FighterId,
    state::Look,
};

/// The modifier to detect the sound of a weapon: a silent one, or one with a silencer, is harder
/// to hear (SE-TRT-26).
pub(crate) fn hearing_dm(world: &World, by: FighterId, nth: u8) -> i16 {
    let silent = arm(world, by, nth).is_ok_and(|arm| {
        arm.second.has(Trait::Silent) || arm.held.fittings.contains(&Gear::Silencer)
    });
    if silent { world.armoury().figures.second.silent.into() } else { 0 }
}
