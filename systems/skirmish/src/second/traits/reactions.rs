//! What can be done about an attack (SE-RCT-10, SE-TRT-12, SE-TRT-28).

use bevy::prelude::World;

use super::super::arms::{Arm, arm};
use crate::{choice::Attack, data::Trait, fighter::FighterId};

/// Anything but a blast (SE-TRT-12).
pub(crate) fn can_dodge(world: &World, by: FighterId, attack: &Attack) -> bool {
    arm(world, by, attack.weapon).is_ok_and(|arm| !arm.blasts())
}

/// What is struck with, unless it is a smasher (SE-TRT-28).
pub(crate) fn can_parry(world: &World, by: FighterId, attack: &Attack) -> bool {
    let parries = |arm: Arm| arm.second.is_melee() && !arm.second.has(Trait::Smasher);
    arm(world, by, attack.weapon).is_ok_and(parries)
}

/// What is shot or thrown, blasts among it (SE-TRT-12).
pub(crate) fn can_dive(world: &World, by: FighterId, attack: &Attack) -> bool {
    arm(world, by, attack.weapon).is_ok_and(|arm| !arm.second.is_melee())
}
