//! One attack: its throw, and what comes of it.

use bevy::prelude::World;
use dice::{Modifier, Target};
use serde::{Deserialize, Serialize};
use tasks::check::Check;

use super::{artillery, checks, damage, mishap, traits, zero_g};
use crate::{
    choice::{Attack, Characteristic},
    event::{AttackReport, Event},
    field::Range,
    fighter::FighterId,
    state::{Look, Touch},
};

/// An attack whose dice have fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
    let (effect, target) = (throw.margin().unwrap_or(-8), attack.target);
    let shot = Shot { by, target, attack, effect, hit: effect >= 0 };
    let weapon = world.kit(by).weapons[usize::from(attack.weapon)].name.clone();
    let (mode, range) = (attack.mode, Range::Short);
    let report = AttackReport { by, target, weapon, mode, range, throw, hit: shot.hit };
    world.tell(Event::Attacked(Box::new(report)));
    match mishap::after(world, &shot) {
        true => {}
        false if shot.hit => damage::hit(world, &shot),
        false => artillery::missed(world, &shot),
    }
}

fn spend(world: &mut World, by: FighterId, attack: &Attack) {
    let shots = traits::shots(world, by, attack);
    let mut kit = world.of_mut::<crate::Kit>(by);
    let held = &mut kit.weapons[usize::from(attack.weapon)];
    held.loaded = held.loaded.saturating_sub(shots);
}

fn thrown(
    world: &mut World,
    by: FighterId,
    attack: &Attack,
    modifiers: Vec<Modifier>,
) -> Option<dice::Throw> {
    let arm = traits::arm(world, by, attack.weapon)?;
    let which = if arm.second.is_melee() { Characteristic::Str } else { Characteristic::Dex };
    let skill = arm.second.skill.clone();
    let mut check = Check::of(&which.label().to_uppercase(), &skill);
    check.modifiers = modifiers;
    let result = checks::throw(world, by, check)?;
    Some(result.throw.needing(Target::at_least(8)))
}
