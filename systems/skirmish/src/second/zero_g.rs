//! Shooting in zero gravity (SE-TRT-32).

use bevy::prelude::World;
use tasks::check::Check;

use super::{arms::arm, person};
use crate::{
    choice::{Attack, Gait},
    data::{Gravity, Trait},
    event::Event,
    field::Place,
    fighter::{FighterId, Stand},
    plan::Footing,
    state::{FieldRead, FieldWrite},
};

/// Check that a shooter makes first: none with gravity, in melee, or with a weapon made for zero
/// gravity; otherwise Athletics (dexterity).
fn check(world: &World, by: FighterId, attack: &Attack) -> Option<Check> {
    let recoils = arm(world, by, attack.weapon)
        .is_ok_and(|arm| !arm.second.is_melee() && !arm.has(Trait::ZeroG));
    let floats = world.ground().gravity == Gravity::Zero;
    (floats && recoils).then(|| Check::of("DEX", "Athletics (dexterity)"))
}

/// The check as part of an attack's plan.
pub(super) fn footing(world: &World, by: FighterId, attack: &Attack) -> Option<Footing> {
    let check = check(world, by, attack)?;
    let target = check.difficulty.0.into();
    let ready = person::prepare(world, by, check)?;
    let (pool, modifiers, odds) = (ready.pool(), ready.modifiers(), ready.odds().success);
    Some(Footing { pool, modifiers, target, odds })
}

/// Throws the check; returns whether the shooter keeps their footing. A failure means drifting, and
/// the attack is lost.
pub(crate) fn holds(world: &mut World, by: FighterId, attack: &Attack) -> bool {
    let Some(check) = check(world, by, attack) else { return true };
    let Some(result) = person::throw(world, by, check) else { return false };
    let holds = result.success();
    world.tell(Event::Footing { who: by, throw: result.throw, holds });
    if !holds {
        drift(world, by, attack.target, result.effect.abs());
    }
    holds
}

/// Moves the shooter back from the target, a metre for each point by which the check failed
/// (SE-DAT-16).
fn drift(world: &mut World, who: FighterId, target: FighterId, metres: i32) {
    let (from, away) = (world.stand(who).place, world.stand(target).place);
    let by = if from >= away { 100 } else { -100 };
    move_to(world, who, from.step(by * metres));
}

/// Moves a fighter to a place, at most to the end of the field.
pub(super) fn move_to(world: &mut World, who: FighterId, to: Place) {
    let from = world.stand(who).place;
    let to = on_field(world, to);
    if from != to {
        world.of_mut::<Stand>(who).place = to;
        world.tell(Event::Moved { who, from, to, gait: Gait::Walk });
    }
}

/// Clamps a place to the field.
pub(super) fn on_field(world: &World, place: Place) -> Place {
    place.clamp(Place(0), Place::metres(world.ground().length.into()))
}
