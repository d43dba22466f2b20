//! Whether a side that has lost too many stands (CT-END-02, M-07).

use bevy::prelude::{App, IntoSystemConfigs, OnEnter, Plugin, Res, World};
use dice::{Modifier, Pool, Target, Throw};
use play::Seat;

use super::Stage;
use crate::{
    event::Event,
    fighter::FighterId,
    state::{FoughtBy, Look, SideState, Touch},
};

/// Morale (CT-END-02), unless it is not played with.
pub(super) struct MoralePhase;

impl Plugin for MoralePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Morale), check.run_if(is_played_with));
    }
}

fn is_played_with(fought_by: Res<FoughtBy>) -> bool {
    fought_by.setup.house.morale
}

/// At the end of the attacks each side that has lost more people since the last round looks at what
/// is left of it.
fn check(world: &mut World) {
    for side in world.seats() {
        miss_the_leader(world, side);
        let (fallen, count) = losses(world, side);
        let before = std::mem::replace(&mut state(world, side).casualties, fallen);
        let percent = world.armoury().figures.classic.morale_casualties_percent;
        if fallen > before && is_share(fallen, count, percent) && can_break(world, side) {
            throw(world, side);
        }
    }
}

/// 7+ to stand, or the side breaks (M-07).
fn throw(world: &mut World, side: Seat) {
    let dms = dms(world, side);
    let target = Target::at_least(world.armoury().figures.classic.morale.into());
    let throw = Throw::roll(Pool::Dice(2), world.dice()).with(dms).needing(target);
    let stands = throw.success() == Some(true);
    state(world, side).routed = !stands;
    world.tell(Event::Morale { side, throw, stands });
}

/// Only who still fights can break.
fn can_break(world: &World, side: Seat) -> bool {
    let state = &world.course().sides[side.index()];
    !state.routed && !state.surrendered && !world.able(side).is_empty()
}

/// Soldiers, a leader who is there and who knows tactics; a leader killed, as long as nobody has
/// taken their place; more than half of the side fallen (M-07).
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

/// How many of a side are dead or unconscious, and how many it was in all; the bound do not count.
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

/// Who leads a side: whom the scenario says; where it says nobody, or they have been out of it for
/// two rounds, whoever of those left has most of the Leader skill.
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

/// Notes since when the leader has been out of it.
fn miss_the_leader(world: &mut World, side: Seat) {
    let out = named_leader(world, side).is_some_and(|who| !world.is_able(who));
    let round = world.course().round;
    let state = state(world, side);
    state.leader_out = if out { state.leader_out.or(Some(round)) } else { None };
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

fn state(world: &mut World, side: Seat) -> &mut SideState {
    &mut world.resource_mut::<crate::state::Course>().into_inner().sides[side.index()]
}
