//! What a hit does (SE-DMG).

use bevy::prelude::World;
use characters::healing::Hit;
use dice::{Modifier, Pool, Throw};

use super::{arms::arm, attack::Shot, bodies};
use crate::{
    event::{Cause, Event},
    state::{Look, Touch},
};

/// Dice, Effect, armour, and what is left hurts (SE-DMG-01, SE-DMG-04).
pub(crate) fn hit(world: &mut World, shot: &Shot) {
    let Ok(arm) = arm(world, shot.by, shot.attack.weapon) else { return };
    if !shot.hit {
        return;
    }
    let damage = arm.second.damage;
    let throw = Throw::roll(Pool::Dice(damage.dice), world.dice()).with([
        Modifier::new("weapon", "SE-DMG-01", damage.plus.into()),
        Modifier::new("Effect", "SE-DMG-01", shot.effect as i16),
    ]);
    let armoury = world.armoury();
    let worn = world.kit(shot.target).armor.iter().filter_map(|name| armoury.armor(name));
    let armor: u16 = worn.map(|it| u16::from(it.protection)).sum();
    let left = (throw.total().max(0) as u16).saturating_sub(armor);
    let (who, cause) = (shot.target, Cause::Attack { by: shot.by });
    world.tell(Event::Damage { who, throw, cause, armor, left });
    let hit = Hit { at: world.course().clock, damage: left, ..Hit::default() };
    bodies::befall(world, who, |casualty| casualty.hit(hit));
}
