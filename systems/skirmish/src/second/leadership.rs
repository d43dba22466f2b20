//! Leading: boons for the others of the side, or banes (SE-CBT-18).

use bevy::prelude::World;
use characters::Characteristic;
use tasks::check::Check;

use super::person;
use crate::{
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// One leader a side and a round, with somebody to lead.
pub(super) fn can_lead(world: &World, who: FighterId) -> bool {
    let seat = world.side(who);
    !world.course().sides[seat.index()].command.led && world.able(seat).len() > 1
}

/// An Average check of Leadership, of INT or SOC, whichever is higher: the sheet names none. Its
/// Effect is boons that attacks of the others may have, one each; below 0 as many of the side's
/// next attacks have a bane.
pub(super) fn lead(world: &mut World, who: FighterId) {
    let which = person::better(world, who, [Characteristic::Int, Characteristic::Soc]);
    let check = Check::of(&person::name(which), "Leadership");
    let Some(mut check) = person::prepare(world, who, check) else { return };
    let check = check.throw(world.dice());
    let effect = i8::try_from(check.effect).unwrap_or(i8::MAX);
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    (command.leader, command.led) = (Some(who), true);
    command.boons = effect.max(0).unsigned_abs();
    command.banes = effect.min(0).unsigned_abs();
    world.tell(Event::Led { who, check, boons: effect });
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
}
