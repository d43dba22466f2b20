//! Leadership: boons or banes on the checks of the side's others (SE-CBT-18, SE-CBT-20).

use bevy::{
    ecs::system::SystemParam,
    prelude::{ResMut, World},
};
use characters::Characteristic;
use engine::Seat;
use tasks::check::Check;

use super::{Second, person};
use crate::{
    event::Event,
    fighter::{FighterId, Kind},
    state::{Course, FieldRead, FieldWrite, Fighters, Presence},
};

/// Whether a fighter can lead: one leader a side and a round, a person, with somebody to lead
/// (SE-CBT-20).
pub(super) fn can_lead(world: &World, who: FighterId) -> bool {
    let seat = world.side(who);
    let led = world.course().sides[seat.index()].command.led;
    world.fighter(who).kind == Kind::Person && !led && world.able(seat).len() > 1
}

/// Leadership at Average with INT or SOC, whichever is higher: the sheet names none.
pub(super) fn check(world: &World, who: FighterId) -> Check {
    let which = person::better(world, who, [Characteristic::Int, Characteristic::Soc]);
    Check::of(&person::name(which), "Leadership")
}

/// Checks Leadership. The Effect is the number of boons for checks of the others, one each; below 0
/// as many of the side's next checks have a bane.
pub(super) fn lead(world: &mut World, who: FighterId) {
    let check = check(world, who);
    let Some(check) = person::throw(world, who, check) else { return };
    let effect = i8::try_from(check.effect).unwrap_or(i8::MAX);
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    (command.leader, command.led) = (Some(who), true);
    command.boons = effect.max(0).unsigned_abs();
    command.banes = effect.min(0).unsigned_abs();
    world.tell(Event::Led { who, check, boons: effect });
}

/// Whether a fighter can have one of the leader's boons; the leader cannot.
pub(super) fn has_boon(world: &World, who: FighterId) -> bool {
    let command = &world.course().sides[world.side(who).index()].command;
    command.boons > 0 && command.leader != Some(who) && !world.of::<Second>(who).boon
}

/// Takes a boon for the fighter's next check of any kind (SE-CBT-20).
pub(super) fn take_boon(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).boon = true;
    spend_boon(world, who);
}

/// Removes one boon from those left.
pub(super) fn spend_boon(world: &mut World, who: FighterId) {
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    command.boons = command.boons.saturating_sub(1);
}

/// Boons and banes on the next check of a fighter.
pub(super) fn dice(world: &World, who: FighterId) -> (u8, u8) {
    dice_after(world, who, 0)
}

/// Boons and banes on the check that comes after `checks` others of theirs.
pub(super) fn dice_after(world: &World, who: FighterId, checks: u8) -> (u8, u8) {
    let command = &world.course().sides[world.side(who).index()].command;
    let boon = checks == 0 && world.of::<Second>(who).boon;
    (boon.into(), (command.banes > checks).into())
}

/// Uses up the boon and bane of a check.
pub(super) fn checked(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).boon = false;
    let side = world.side(who).index();
    let command = &mut world.course_mut().sides[side].command;
    command.banes = command.banes.saturating_sub(1);
}

/// Boons of leaders.
#[derive(SystemParam)]
pub(super) struct Boons<'w, 's> {
    course: ResMut<'w, Course>,
    fighters: Fighters<'w, 's, (Presence, &'static mut Second)>,
}

impl Boons<'_, '_> {
    /// Removes the unused boons of a leader (SE-CBT-18).
    pub fn vanish(&mut self, leader: FighterId) {
        for nth in 0..self.course.sides.len() {
            if self.course.sides[nth].command.leader == Some(leader) {
                self.vanish_from(Seat(nth as u8));
            }
        }
    }

    fn vanish_from(&mut self, side: Seat) {
        let command = &mut self.course.sides[side.index()].command;
        (command.leader, command.boons, command.banes) = (None, 0, 0);
        self.fighters.for_each(|(presence, mut second)| {
            if presence.fighter.side == side {
                second.boon = false;
            }
        });
    }

    fn is_able(&self, who: FighterId) -> bool {
        self.fighters.of(who).0.is_able(self.course.clock)
    }
}

/// Removes the boons of leaders who can no longer act.
pub(super) fn forget_the_fallen(mut boons: Boons) {
    let leaders: Vec<_> = boons.course.sides.iter().filter_map(|it| it.command.leader).collect();
    for leader in leaders {
        if !boons.is_able(leader) {
            boons.vanish(leader);
        }
    }
}
