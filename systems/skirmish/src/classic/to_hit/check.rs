//! Checks whether an attack is possible at all.

use bevy::prelude::World;

use super::{Wielded, range, sight};
use crate::{
    choice::{Attack, FighterAction, Mode},
    classic::{Classic, blows},
    data::Automatic,
    field::Range,
    fighter::FighterId,
    plan::Cannot,
    state::FieldRead,
};

/// Checks that a fighter may act after movement (CT-ATK-02): an able fighter who neither runs nor
/// evades (CT-MOV-04, CT-MOV-11), is not surprised (CT-SUP-06), and whose side is not beaten.
/// Riders may (CT-RUL-60).
///
/// # Errors
/// The reason the fighter may not act.
pub(crate) fn may_act(world: &World, who: FighterId) -> Result<(), Cannot> {
    let seat = world.side(who);
    let surprised = world.course().surprise.is_some_and(|by| by != seat);
    if !world.is_able(who) || surprised || is_beaten(world, who) {
        return Err(Cannot::Unable(world.name(who)));
    }
    if runs(world.of::<Classic>(who).order) {
        return Err(Cannot::Running);
    }
    if evades(world, who) { Err(Cannot::Evading) } else { Ok(()) }
}

pub(super) fn runs(order: Option<FighterAction>) -> bool {
    order.is_some_and(FighterAction::is_run)
}

/// Whether an able fighter gives up attacks to be hard to hit (CT-MOV-11).
fn evades(world: &World, who: FighterId) -> bool {
    world.is_able(who) && world.of::<Classic>(who).order == Some(FighterAction::Evade)
}

fn is_beaten(world: &World, who: FighterId) -> bool {
    let side = &world.course().sides[world.side(who).index()];
    side.routed || side.surrendered || side.away
}

/// Returns the range of a possible attack (CT-ATK-07).
pub(super) fn possible(
    world: &World,
    by: FighterId,
    attack: &Attack,
    it: &Wielded,
) -> Result<Range, Cannot> {
    may_act(world, by)?;
    if world.stand(by).carries.is_some() {
        return Err(Cannot::Unable(world.name(by)));
    }
    check_target(world, by, attack.target)?;
    check_weapon(world, attack, it)?;
    let reach = |range: &Range| {
        // The source does not say how far a blade flies: as far as the step of a strike.
        let flies = attack.mode == Mode::Thrown && *range == Range::Short;
        flies || attack.mode != Mode::Thrown && it.matrix.range[*range as usize].is_some()
    };
    let found = range(world, by, attack.target).filter(reach);
    let range = found.ok_or_else(|| out_of_reach(world, by, attack.target, it))?;
    check_mode(world, by, attack, it, range)?;
    if sight::is_out_of(world, by, it, range) {
        return Err(Cannot::Unseen(world.name(attack.target)));
    }
    Ok(range)
}

fn check_target(world: &World, by: FighterId, target: FighterId) -> Result<(), Cannot> {
    if target.index() >= world.everybody().len() {
        return Err(Cannot::NoSuchTarget);
    }
    let name = || world.name(target);
    if world.side(target) == world.side(by) {
        return Err(Cannot::Friend(name()));
    }
    let surrendered = world.course().sides[world.side(target).index()].surrendered;
    if world.stand(target).gone.is_some() || world.body(target).is_dead() || surrendered {
        return Err(Cannot::Gone(name()));
    }
    Ok(())
}

/// Checks that the weapon is whole and loaded for its mode. A weapon not in hand can be drawn, but
/// no gun is drawn to be swung.
fn check_weapon(world: &World, attack: &Attack, it: &Wielded) -> Result<(), Cannot> {
    let weapon = it.held.name.clone();
    if it.held.broken {
        return Err(Cannot::Broken(weapon));
    }
    if attack.mode == Mode::Butt && !it.ready {
        return Err(Cannot::NotInHand(weapon));
    }
    let needed = shots(world, attack.mode, it);
    if it.held.loaded < needed {
        return Err(Cannot::Empty { weapon, left: it.held.loaded, needed });
    }
    Ok(())
}

/// Shots that an attack uses; 0 for weapons that are never loaded.
pub(crate) fn shots(world: &World, mode: Mode, it: &Wielded) -> u8 {
    if !it.is_gun() || it.weapon.magazine.is_none() {
        return 0;
    }
    match mode {
        Mode::Single => 1,
        Mode::Burst => world.armoury().figures.classic.burst,
        Mode::Weakened | Mode::FullAuto | Mode::Thrown => 0,
        Mode::Indirect | Mode::Both | Mode::Butt => 0,
    }
}

/// Checks whether the weapon can be used in this mode now. Natural weapons do not tire their owner
/// (M-08).
fn check_mode(
    world: &World,
    by: FighterId,
    attack: &Attack,
    it: &Wielded,
    range: Range,
) -> Result<(), Cannot> {
    let fits = match attack.mode {
        Mode::Single if it.is_gun() => it.row.automatic != Automatic::Always,
        Mode::Single => !it.is_blow() || blows::can_strike(world, by),
        Mode::Weakened => it.is_blow() && !blows::are_free(world),
        Mode::Burst => it.row.automatic != Automatic::Never,
        Mode::Thrown => it.row.thrown,
        Mode::Butt => range == Range::Close || !is_loaded(world, it),
        Mode::FullAuto | Mode::Indirect | Mode::Both => false,
    };
    if fits { Ok(()) } else { Err(Cannot::Mode(it.held.name.clone())) }
}

/// Whether the gun has a shot, or a burst if it fires only bursts.
fn is_loaded(world: &World, swung: &Wielded) -> bool {
    let armoury = world.armoury();
    let Some(gun) = armoury.weapon(&swung.held.name) else { return false };
    let always = gun.classic.as_ref().is_some_and(|row| row.automatic == Automatic::Always);
    let needed = if always { armoury.figures.classic.burst } else { 1 };
    gun.magazine.is_none() || swung.held.loaded >= needed
}

fn out_of_reach(world: &World, by: FighterId, target: FighterId, it: &Wielded) -> Cannot {
    let distance = world.stand(by).place.to(world.stand(target).place);
    Cannot::OutOfReach { weapon: it.held.name.clone(), distance }
}
