//! Morale of a side with heavy losses (CT-END-02, M-07).

use bevy::prelude::{App, In, IntoSystem, IntoSystemConfigs, OnEnter, Plugin, Res, ResMut, World};
use dice::{Modifier, Pool, Target, Throw};
use engine::Seat;

use super::Stage;
use crate::{
    event::Event,
    fighter::FighterId,
    state::{Course, FieldRead, Fighters, Fortune, FoughtBy, JournalWriter, Presence},
};

/// Morale (CT-END-02), unless the rule is switched off.
pub(super) struct MoralePhase;

impl Plugin for MoralePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(
            OnEnter(Stage::Morale),
            (miss_leaders, losses_of_sides.pipe(stand_or_break)).chain().run_if(is_played_with),
        );
    }
}

fn is_played_with(fought_by: Res<FoughtBy>) -> bool {
    fought_by.setup.house.morale
}

/// Records since when leaders have been out of action.
fn miss_leaders(mut course: ResMut<Course>, fighters: Fighters<Presence>) {
    let Course { round, clock, sides, .. } = &mut *course;
    for (nth, state) in sides.iter_mut().enumerate() {
        let leader =
            fighters.in_order().find(|it| it.fighter.leader && it.fighter.side.index() == nth);
        let out = leader.is_some_and(|it| !it.is_able(*clock));
        state.leader_out = if out { state.leader_out.or(Some(*round)) } else { None };
    }
}

/// Side at the end of the attacks: its number of fallen, and its DMs if it has to throw.
type Shaken = (Seat, u8, Option<Vec<Modifier>>);

/// Checks the losses of each side that has lost more people since the last round.
fn losses_of_sides(world: &World) -> Vec<Shaken> {
    let percent = world.armoury().figures.classic.morale_casualties_percent;
    let look = |side: Seat| {
        let (fallen, count) = losses(world, side);
        let before = world.course().sides[side.index()].casualties;
        let throws = fallen > before && is_share(fallen, count, percent) && can_break(world, side);
        (side, fallen, throws.then(|| dms(world, side)))
    };
    world.seats().into_iter().map(look).collect()
}

/// Throws 7+ to stand; otherwise the side breaks (M-07).
fn stand_or_break(
    In(sides): In<Vec<Shaken>>,
    fought_by: Res<FoughtBy>,
    mut dice: ResMut<Fortune>,
    mut course: ResMut<Course>,
    mut journal: JournalWriter,
) {
    let target = Target::at_least(fought_by.armoury.figures.classic.morale.into());
    for (side, fallen, dms) in sides {
        let state = &mut course.sides[side.index()];
        state.casualties = fallen;
        let Some(dms) = dms else { continue };
        let throw = Throw::roll(Pool::Dice(2), &mut dice.0).with(dms).needing(target.clone());
        let stands = throw.success() == Some(true);
        state.routed = !stands;
        journal.tell(Event::Morale { side, throw, stands });
    }
}

/// Whether a side still fights and so can break.
fn can_break(world: &World, side: Seat) -> bool {
    let state = &world.course().sides[side.index()];
    !state.routed && !state.surrendered && !world.able(side).is_empty()
}

/// DMs for soldiers, for a leader present, and for the leader's Tactics; for a leader killed and
/// not yet replaced; for more than half of the side fallen (M-07).
fn dms(world: &World, side: Seat) -> Vec<Modifier> {
    let armoury = world.armoury();
    let figures = &armoury.figures.classic;
    let leader = leader(world, side);
    let (fallen, count) = losses(world, side);
    let heavy =
        u32::from(fallen) * 100 > u32::from(count) * u32::from(figures.morale_heavy_percent);
    let is_tactician = |who| world.skills(who).level("Tactics").is_some_and(|level| level > 0);
    let dms = [
        ("soldiers", figures.morale_military, world.setup().scenario.forces[side.index()].military),
        ("leader", figures.morale_leader, leader.is_some()),
        ("Tactics", figures.morale_tactics, leader.is_some_and(is_tactician)),
        ("leader killed", figures.morale_leader_lost, mourns(world, side)),
        ("more than half fallen", figures.morale_heavy, heavy),
    ];
    let counting = dms.into_iter().filter(|&(_, _, counts)| counts);
    counting.map(|(name, dm, _)| Modifier::new(name, "CT-END-02", dm.into())).collect()
}

/// Number of a side's dead or unconscious, and its total; captives do not count.
fn losses(world: &World, side: Seat) -> (u8, u8) {
    let all = world.everybody().into_iter();
    let own = all.filter(|&who| world.side(who) == side && !world.fighter(who).captive);
    let own: Vec<FighterId> = own.collect();
    let fallen = own.iter().filter(|&&who| !world.body(who).is_awake()).count();
    (fallen as u8, own.len() as u8)
}

fn is_share(part: u8, of: u8, percent: u8) -> bool {
    u32::from(part) * 100 >= u32::from(of) * u32::from(percent)
}

/// Leader of a side: the one the scenario names; without one, or two rounds after losing them, the
/// remaining fighter with the highest Leader skill, if any.
fn leader(world: &World, side: Seat) -> Option<FighterId> {
    match named_leader(world, side) {
        Some(who) if world.is_able(who) => Some(who),
        Some(_) if !is_replaced(world, side) => None,
        Some(_) | None => best_leader(world, side),
    }
}

fn best_leader(world: &World, side: Seat) -> Option<FighterId> {
    let level = |who: &FighterId| world.skills(*who).level("Leader").unwrap_or(0);
    let able = world.able(side).into_iter().filter(|who| level(who) > 0);
    able.rev().max_by_key(level)
}

fn named_leader(world: &World, side: Seat) -> Option<FighterId> {
    let mut all = world.everybody().into_iter();
    all.find(|&who| world.side(who) == side && world.fighter(who).leader)
}

fn mourns(world: &World, side: Seat) -> bool {
    let dead = named_leader(world, side).is_some_and(|who| world.body(who).is_dead());
    dead && !is_replaced(world, side)
}

fn is_replaced(world: &World, side: Seat) -> bool {
    let rounds = world.armoury().figures.classic.morale_leader_rounds;
    let course = world.course();
    let since = course.sides[side.index()].leader_out;
    since.is_some_and(|since| course.round - since >= rounds.into())
}
