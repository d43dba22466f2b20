//! Weapons that explode, and weapons of one use (SE-TRT-15, SE-TRT-16, SE-TRT-21).

use bevy::prelude::World;

use super::{Step, arms::arm, artillery, attack::Shot, damage::Harm};
use crate::{
    data::{SecondWeapon, Trait},
    event::{Cause, Event},
    fighter::{FighterId, Kit},
    state::FieldWrite,
};

/// Applies an attack's consequences for its own weapon; returns whether that exploded, which ends
/// the attack.
pub(crate) fn after(world: &mut World, shot: &Shot) -> bool {
    let Ok(arm) = arm(world, shot.by, shot.attack.weapon) else { return false };
    let explodes = explodes(arm.second, shot.effect);
    let (harmful, weapon) = (arm.second.hurts(), arm.held.name.clone());
    if explodes || arm.has(Trait::OneUse) {
        ruin(world, shot.by, shot.attack.weapon, explodes);
    }
    if explodes {
        artillery::spend(world, shot);
    }
    if explodes && harmful {
        world.then([Step::Damage(own(shot.by, weapon))]);
    }
    explodes
}

/// Whether this Effect makes the weapon explode (SE-TRT-15, SE-TRT-16).
pub(super) fn explodes(weapon: &SecondWeapon, effect: i32) -> bool {
    (weapon.has(Trait::Dangerous) && effect <= -5)
        || (weapon.has(Trait::VeryDangerous) && effect <= -3)
}

/// Makes a weapon useless.
fn ruin(world: &mut World, who: FighterId, nth: u8, exploded: bool) {
    let mut kit = world.of_mut::<Kit>(who);
    let Some(held) = kit.weapons.get_mut(usize::from(nth)) else { return };
    held.broken = true;
    let weapon = held.name.clone();
    world.tell(Event::Broke { who, weapon, exploded });
}

/// Damage of the weapon against its user, without Effect; armour helps, cover does not (SE-TRT-15).
fn own(who: FighterId, weapon: String) -> Harm {
    Harm { who, weapon, cause: Cause::Mishap, adds: Vec::new(), from: None, sure: false }
}
