//! One attack: its throw, and what comes of it.

use bevy::prelude::World;
use dice::{Modifier, Target, Throw};
use serde::{Deserialize, Serialize};
use tasks::check::Check;

use super::{arms::arm, artillery, damage, mishap, person, traits, zero_g};
use crate::{
    choice::{Attack, Characteristic},
    event::{AttackReport, Event},
    field::Range,
    fighter::{FighterId, Kit},
    state::{Look, Touch},
};

/// An attack whose dice have fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub by: FighterId,
    pub target: FighterId,
    pub attack: Attack,
    pub effect: i32,
    pub hit: bool,
}

/// Whether an attack can be made.
pub(crate) fn possible(world: &World, by: FighterId, attack: &Attack) -> bool {
    let target = attack.target;
    let in_it = world.stand(target).gone.is_none() && !world.body(target).is_dead();
    let enemy = world.side(by) != world.side(target);
    in_it && enemy && world.is_able(by) && traits::usable(world, by, attack).is_ok()
}

/// An attack that is part of another action: nobody reacts to it.
pub(crate) fn unanswered(world: &mut World, by: FighterId, attack: Attack) {
    declare(world, by, attack);
}

/// An attack, from its declaration to what it does.
pub(crate) fn declare(world: &mut World, by: FighterId, attack: Attack) {
    if !possible(world, by, &attack) || !zero_g::holds(world, by, &attack) {
        return;
    }
    let modifiers = traits::modifiers(world, by, &attack);
    spend(world, by, &attack);
    traits::follow(world, by, &attack);
    let Some(throw) = thrown(world, by, &attack, modifiers) else { return };
    let effect = throw.margin().unwrap_or(0);
    let Attack { target, mode, .. } = attack;
    let shot = Shot { by, target, attack, effect, hit: effect >= 0 };
    let Some(weapon) = world.kit(by).weapon(attack.weapon).map(|held| held.name.clone()) else {
        return;
    };
    let (range, hit) = (Range::Short, shot.hit);
    let report = AttackReport { by, target, weapon, mode, range, throw, hit };
    world.tell(Event::Attacked(Box::new(report)));
    match mishap::after(world, &shot) {
        true => {}
        false if hit => damage::hit(world, &shot),
        false => artillery::missed(world, &shot),
    }
}

fn spend(world: &mut World, by: FighterId, attack: &Attack) {
    let shots = traits::shots(world, by, attack);
    if let Some(held) = world.of_mut::<Kit>(by).weapons.get_mut(usize::from(attack.weapon)) {
        held.loaded = held.loaded.saturating_sub(shots);
    }
}

fn thrown(
    world: &mut World,
    by: FighterId,
    attack: &Attack,
    modifiers: Vec<Modifier>,
) -> Option<Throw> {
    let arm = arm(world, by, attack.weapon).ok()?;
    let which = if arm.second.is_melee() { Characteristic::Str } else { Characteristic::Dex };
    let mut check = Check::of(&person::name(which), &arm.second.skill);
    check.modifiers = modifiers;
    let result = person::prepare(world, by, check)?.throw(world.dice());
    Some(result.throw.needing(Target::at_least(8)))
}
