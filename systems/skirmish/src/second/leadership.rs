//! Leading: boons for the others of the side, or banes, on whatever they check (SE-CBT-18, SE-CBT-20).

use bevy::prelude::World;
use characters::Characteristic;
use tasks::check::Check;

use super::{Second, person};
use crate::{
    event::Event,
    fighter::{FighterId, Kind},
    state::{Look, Touch},
};

/// One leader a side and a round, with somebody to lead; only people lead (SE-CBT-20).
pub(super) fn can_lead(world: &World, who: FighterId) -> bool {
    let seat = world.side(who);
    let led = world.course().sides[seat.index()].command.led;
    world.fighter(who).kind == Kind::Person && !led && world.able(seat).len() > 1
}

/// An Average check of Leadership, of INT or SOC, whichever is higher: the sheet names none. Its
/// Effect is boons that checks of the others may have, one each; below 0 as many of the side's next
/// checks have a bane.
pub(super) fn lead(world: &mut World, who: FighterId) {
    let which = person::better(world, who, [Characteristic::Int, Characteristic::Soc]);
    let check = Check::of(&person::name(which), "Leadership");
    let Some(check) = person::throw(world, who, check) else { return };
    let effect = i8::try_from(check.effect).unwrap_or(i8::MAX);
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    (command.leader, command.led) = (Some(who), true);
    command.boons = effect.max(0).unsigned_abs();
    command.banes = effect.min(0).unsigned_abs();
    world.tell(Event::Led { who, check, boons: effect });
}

/// Whether somebody can have one of the leader's boons: it is not the leader's own.
pub(super) fn has_boon(world: &World, who: FighterId) -> bool {
    let command = &world.course().sides[world.side(who).index()].command;
    command.boons > 0 && command.leader != Some(who) && !world.of::<Second>(who).boon
}

/// Takes one for the next check that they make, whatever it is (SE-CBT-20).
pub(super) fn take_boon(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).boon = true;
    spend_boon(world, who);
}

/// One less is there for the others.
pub(super) fn spend_boon(world: &mut World, who: FighterId) {
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    command.boons = command.boons.saturating_sub(1);
}

/// Boons and banes on the next check of somebody.
pub(super) fn dice(world: &World, who: FighterId) -> (u8, u8) {
    dice_after(world, who, 0)
}

/// The same on the check that comes after so many others of theirs.
pub(super) fn dice_after(world: &World, who: FighterId, checks: u8) -> (u8, u8) {
    let command = &world.course().sides[world.side(who).index()].command;
    let boon = checks == 0 && world.of::<Second>(who).boon;
    (boon.into(), (command.banes > checks).into())
}

/// They have made one.
pub(super) fn checked(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).boon = false;
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    command.banes = command.banes.saturating_sub(1);
}

/// Nothing is left of what somebody has given out who cannot act any more.
pub(super) fn forget_the_fallen(world: &mut World) {
    for seat in world.seats() {
        let leader = world.course().sides[seat.index()].command.leader;
        if leader.is_some_and(|who| !world.is_able(who)) {
            vanish(world, seat);
        }
    }
}

/// What nobody has used is gone.
pub(super) fn vanish(world: &mut World, seat: play::Seat) {
    let command = &mut world.course_mut().sides[seat.index()].command;
    (command.leader, command.boons, command.banes) = (None, 0, 0);
    for who in world.everybody() {
        if world.side(who) == seat {
            world.of_mut::<Second>(who).boon = false;
        }
    }
}
