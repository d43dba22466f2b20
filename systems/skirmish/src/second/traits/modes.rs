//! How a weapon can be used, and what that takes (SE-TRT-07 to SE-TRT-10, SE-TRT-21).

use bevy::prelude::World;

use super::super::{
    Second,
    arms::{Arm, arm},
    dual,
};
use crate::{
    choice::{Attack, Mode},
    fighter::FighterId,
    plan::Cannot,
    state::Look,
};

/// Whether the weapon is in order, can be used like this, and is loaded for it.
///
/// # Errors
/// It is not.
pub(crate) fn usable(world: &World, by: FighterId, attack: &Attack) -> Result<(), Cannot> {
    let held = world.kit(by).weapon(attack.weapon).ok_or(Cannot::NoSuchWeapon)?;
    let weapon = held.name.clone();
    if held.broken {
        return Err(Cannot::Broken(weapon));
    }
    let known = arm(world, by, attack.weapon);
    if !known.is_ok_and(|arm| has_mode(world, by, attack, &arm)) {
        return Err(Cannot::Mode(weapon));
    }
    let (left, needed) = (held.loaded, shots(world, by, attack));
    if left < needed { Err(Cannot::Empty { weapon, left, needed }) } else { Ok(()) }
}

fn has_mode(world: &World, by: FighterId, attack: &Attack, arm: &Arm) -> bool {
    match attack.mode {
        Mode::Single => true,
        Mode::Burst | Mode::FullAuto => arm.second.auto().is_some(),
        Mode::Indirect => arm.is_artillery(),
        Mode::Both => dual::pair(world, by).is_some_and(|pair| pair.contains(&attack.weapon)),
        // This edition has neither blows that spare strength nor reaches for thrown blades.
        Mode::Weakened | Mode::Thrown => false,
    }
}

/// Every way in which an attack with this weapon can be declared at this target. Both hands are
/// one way, with the weapon that is held first, and only while both weapons are ready.
pub(crate) fn modes(world: &World, by: FighterId, attack: &Attack) -> Vec<Mode> {
    let all = [Mode::Single, Mode::Burst, Mode::FullAuto, Mode::Indirect, Mode::Both];
    let can = |mode: &Mode| usable(world, by, &Attack { mode: *mode, ..*attack }).is_ok();
    let declared = |mode: &Mode| *mode != Mode::Both || leads(world, by, attack);
    all.into_iter().filter(declared).filter(can).collect()
}

fn leads(world: &World, by: FighterId, attack: &Attack) -> bool {
    let Some([first, second]) = dual::pair(world, by) else { return false };
    let other = Attack { weapon: second, mode: Mode::Both, ..*attack };
    attack.weapon == first && usable(world, by, &other).is_ok()
}

/// How many attacks it makes (SE-TRT-09, SE-CBT-17).
pub(crate) fn attacks(world: &World, by: FighterId, attack: &Attack) -> u8 {
    match attack.mode {
        Mode::FullAuto => auto(world, by, attack),
        Mode::Both => 2,
        Mode::Single | Mode::Burst | Mode::Indirect | Mode::Weakened | Mode::Thrown => 1,
    }
}

/// How many shots it takes: one, x in a burst, three times x in full automatic fire, all of them
/// with the first of its attacks; none for what is never loaded (SE-TRT-07 to SE-TRT-10).
pub(crate) fn shots(world: &World, by: FighterId, attack: &Attack) -> u8 {
    let loaded = arm(world, by, attack.weapon).is_ok_and(|arm| arm.weapon.magazine.is_some());
    let x = auto(world, by, attack);
    match attack.mode {
        _ if !loaded => 0,
        Mode::FullAuto if world.of::<Second>(by).volley => 0,
        Mode::FullAuto => x.saturating_mul(3),
        Mode::Burst => x,
        Mode::Single | Mode::Indirect | Mode::Both | Mode::Weakened | Mode::Thrown => 1,
    }
}

fn auto(world: &World, by: FighterId, attack: &Attack) -> u8 {
    arm(world, by, attack.weapon).ok().and_then(|arm| arm.auto()).unwrap_or(1)
}
