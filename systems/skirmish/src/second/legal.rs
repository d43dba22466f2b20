//! Legality of attacks.

use bevy::prelude::World;

use super::{
    Second,
    arms::{Arm, arm},
    leadership, ranges, sight,
};
use crate::{
    choice::{Attack, Mode},
    field::{Place, Range},
    fighter::FighterId,
    plan::Cannot,
    state::FieldRead,
};

/// Checks that an attack can be made now.
///
/// # Errors
/// The reason it cannot.
pub(super) fn may(world: &World, by: FighterId, attack: &Attack) -> Result<(), Cannot> {
    free(world, by)?;
    hands_of(world, by, attack)
        .into_iter()
        .try_for_each(|nth| usable(world, by, nth, attack.mode))?;
    boon(world, by, attack)?;
    reaches(world, by, attack)
}

/// Weapons of an attack: one, or those in both hands (SE-CBT-17).
pub(super) fn hands_of(world: &World, by: FighterId, attack: &Attack) -> Vec<u8> {
    match attack.mode {
        Mode::Both => world.kit(by).in_hand.clone(),
        Mode::Single
        | Mode::Weakened
        | Mode::Burst
        | Mode::FullAuto
        | Mode::Thrown
        | Mode::Butt
        | Mode::Indirect => vec![attack.weapon],
    }
}

/// Checks that the attacker is able, of a side that has not surrendered, and neither grapples nor
/// carries anybody (SE-CBT-19, SE-GRP-02, FL-6).
fn free(world: &World, by: FighterId) -> Result<(), Cannot> {
    let burdened = world.stand(by).carries.is_some();
    if !takes_part(world, by) || burdened {
        return Err(Cannot::Unable(world.name(by)));
    }
    if world.of::<Second>(by).grappling.is_some() {
        return Err(Cannot::Grappling);
    }
    Ok(())
}

/// Checks that the weapon is in hand, whole, and has enough shots for the mode (SE-TRT-10).
fn usable(world: &World, by: FighterId, nth: u8, mode: Mode) -> Result<(), Cannot> {
    let arm = arm(world, by, nth)?;
    let name = || arm.held.name.clone();
    if arm.held.broken {
        return Err(Cannot::Broken(name()));
    }
    if arm.weapon.hands > 0 && !world.kit(by).holds(nth) {
        return Err(Cannot::NotInHand(name()));
    }
    if !allows(world, by, &arm, mode) {
        return Err(Cannot::Mode(name()));
    }
    let (needed, left) = (arm.shots(mode), arm.held.loaded);
    if needed > left {
        return Err(Cannot::Empty { weapon: name(), left, needed });
    }
    Ok(())
}

/// Whether traits and hands allow the mode. Weakened blows and swung guns are classic, and thrown
/// weapons use the single mode.
fn allows(world: &World, by: FighterId, arm: &Arm, mode: Mode) -> bool {
    match mode {
        Mode::Single => true,
        Mode::Weakened | Mode::Thrown | Mode::Butt => false,
        Mode::Burst | Mode::FullAuto => arm.auto().is_some(),
        Mode::Indirect => arm.is_artillery(),
        Mode::Both => world.kit(by).in_hand.len() == 2 && arm.weapon.hands == 1,
    }
}

/// Checks a boon: a leader has left one, it is not the leader's own, and it is the first on this
/// check (SE-CBT-18).
fn boon(world: &World, by: FighterId, attack: &Attack) -> Result<(), Cannot> {
    if attack.boon && !leadership::has_boon(world, by) { Err(Cannot::NoBoon) } else { Ok(()) }
}

/// Checks that every weapon of the attack reaches the target from here.
///
/// # Errors
/// The reason it does not.
pub(super) fn reaches(world: &World, by: FighterId, attack: &Attack) -> Result<(), Cannot> {
    let name = || world.name(attack.target);
    if world.side(attack.target) == world.side(by) {
        return Err(Cannot::Friend(name()));
    }
    if is_out(world, attack.target) {
        return Err(Cannot::Gone(name()));
    }
    for weapon in hands_of(world, by, attack) {
        let held = arm(world, by, weapon)?.held;
        let seen = sight::sees(world, by, held, attack.target);
        // Visible targets are fired at directly (SE-TRT-03).
        if seen == (attack.mode == Mode::Indirect) {
            return Err(Cannot::Unseen(name()));
        }
        range(world, by, &Attack { weapon, ..*attack })?;
    }
    Ok(())
}

/// Whether a fighter is dead, off the field, or of a side that has surrendered.
pub(super) fn is_out(world: &World, who: FighterId) -> bool {
    world.stand(who).gone.is_some()
        || world.body(who).is_dead()
        || world.course().sides[world.side(who).index()].surrendered
}

/// Whether a fighter is able, and of a side that has not surrendered (SE-CBT-19, CT-END-03).
pub(super) fn takes_part(world: &World, who: FighterId) -> bool {
    world.is_able(who) && !is_out(world, who)
}

/// Returns the range of an attack.
///
/// # Errors
/// It is out of reach.
pub(super) fn range(world: &World, by: FighterId, attack: &Attack) -> Result<Range, Cannot> {
    range_to(world, by, attack, world.stand(attack.target).place)
}

/// Range of an attack, if its target were there.
pub(super) fn range_to(
    world: &World,
    by: FighterId,
    attack: &Attack,
    target: Place,
) -> Result<Range, Cannot> {
    let arm = arm(world, by, attack.weapon)?;
    let distance = world.stand(by).place.to(target);
    let figures = &world.armoury().figures.second;
    let (scope, indirect) = (arm.scope(attack.mode), attack.mode == Mode::Indirect);
    let range = ranges::range(arm.second, figures, distance, scope, indirect);
    range.ok_or(Cannot::OutOfReach { weapon: arm.held.name.clone(), distance })
}
