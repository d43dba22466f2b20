//! Aims of the sides, and progress towards them (FL-7, CT-RUL-66).

use bevy::prelude::World;
use characters::{body::Body, healing::RuleSet};
use engine::Seat;

use crate::{
    classic,
    data::{Aim, Recruit},
    event::Exit,
    field::Place,
    fighter::FighterId,
    state::FieldRead,
};

/// Progress of a side towards its aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    Open,
    /// The aim is met.
    Met,
    /// The aim can no longer be met.
    Lost,
}

/// Returns the progress of a side at the end of a round. To defeat the others is never met by
/// itself: it depends on who is left.
pub(crate) fn progress(world: &World, side: Seat) -> Progress {
    match aim(world, side) {
        Aim::Defeat => Progress::Open,
        Aim::Hold { from, to, rounds } => match is_over(world, rounds) {
            false => Progress::Open,
            true => met_or_lost(holds(world, side, from, to)),
        },
        Aim::Reach { place, count } => reach(world, side, place, count),
        Aim::Rescue { who, to } => rescue(world, FighterId(who), to),
        Aim::Protect { who, rounds } => match world.body(FighterId(who)).is_dead() {
            true => Progress::Lost,
            false if is_over(world, rounds) => Progress::Met,
            false => Progress::Open,
        },
        Aim::FirstBlood => match others(world, side).any(|who| is_wounded(world, who)) {
            true => Progress::Met,
            false => Progress::Open,
        },
    }
}

/// Whether first blood was the aim of a side and has been drawn: where turns come one after another
/// this cancels the rest of the round (FL-7).
pub(crate) fn blood_is_drawn(world: &World) -> bool {
    let drawn =
        |side| aim(world, side) == Aim::FirstBlood && progress(world, side) == Progress::Met;
    world.seats().into_iter().any(drawn)
}

pub(crate) fn aim(world: &World, side: Seat) -> Aim {
    world.setup().scenario.forces[side.index()].aim
}

fn met_or_lost(met: bool) -> Progress {
    if met { Progress::Met } else { Progress::Lost }
}

/// Whether a time limit of the scenario is over (FL-9).
pub(crate) fn is_over(world: &World, rounds: u16) -> bool {
    u32::from(world.course().round) >= world.setup().rounds(world.armoury(), rounds)
}

fn holds(world: &World, side: Seat, from: Place, to: Place) -> bool {
    let (from, to) = (on_field(world, from), on_field(world, to));
    world.able(side).into_iter().any(|who| (from..=to).contains(&world.stand(who).place))
}

/// Progress towards a place: fighters on their feet at it or past it, even past the end of the
/// field. Lost when too few are left alive.
fn reach(world: &World, side: Seat, place: Place, count: u8) -> Progress {
    let own = world.everybody().into_iter().filter(|&who| world.side(who) == side);
    let (mut there, mut to_come) = (0, 0);
    for who in own {
        let left = world.stand(who).gone.is_some();
        if is_up(world, who) && is_past(world, who, place) {
            there += 1;
        } else if !left && !world.body(who).is_dead() {
            to_come += 1;
        }
    }
    match usize::from(count) {
        count if there >= count => Progress::Met,
        count if there + to_come < count => Progress::Lost,
        _ => Progress::Open,
    }
}

/// Progress of a rescue: alive at the destination; a captive who starts there must have been freed.
fn rescue(world: &World, who: FighterId, to: Place) -> Progress {
    if world.body(who).is_dead() {
        return Progress::Lost;
    }
    let was_there = on_field(world, start(world, who)) == on_field(world, to);
    let held = was_there && world.fighter(who).captive;
    match world.stand(who).gone {
        _ if is_past(world, who, to) && !held => Progress::Met,
        Some(_) => Progress::Lost,
        None => Progress::Open,
    }
}

/// Whether a fighter is at the place, or beyond it as seen from the start. A fighter who left stays
/// at the exit, and one who kept out of the fight has got nowhere.
fn is_past(world: &World, who: FighterId, place: Place) -> bool {
    let stand = world.stand(who);
    let (start, goal) = (on_field(world, start(world, who)), on_field(world, place));
    let there = match start.cmp(&goal) {
        std::cmp::Ordering::Less => stand.place >= goal,
        std::cmp::Ordering::Equal => stand.place == goal,
        std::cmp::Ordering::Greater => stand.place <= goal,
    };
    there && stand.gone != Some(Exit::BeforeTheFight)
}

/// Whether a fighter is awake and free, on the field or off it.
fn is_up(world: &World, who: FighterId) -> bool {
    world.body(who).is_awake() && !world.fighter(who).captive
}

/// Whether a fighter has more wounds than at the start.
fn is_wounded(world: &World, who: FighterId) -> bool {
    let lost = |body: &Body| body.lost.iter().map(|&lost| u16::from(lost)).sum::<u16>();
    let before = recruit(world, who).map_or(0, |recruit| lost(&recruit.body));
    lost(world.body(who)) > before
}

fn others(world: &World, side: Seat) -> impl Iterator<Item = FighterId> + '_ {
    world.everybody().into_iter().filter(move |&who| world.side(who) != side)
}

/// Starting place of a fighter in the scenario.
fn start(world: &World, who: FighterId) -> Place {
    let party = world.setup().scenario.forces[world.side(who).index()].at;
    recruit(world, who).and_then(|recruit| recruit.at).unwrap_or(party)
}

fn recruit(world: &World, who: FighterId) -> Option<&Recruit> {
    let forces = &world.setup().scenario.forces;
    forces.iter().flat_map(|force| &force.fighters).nth(who.index())
}

/// Rounds a place to the resolution of the rule set: to bands, or not at all.
fn on_field(world: &World, place: Place) -> Place {
    match world.setup().rules {
        RuleSet::Classic => classic::on_band(world.ground(), place),
        RuleSet::SecondEdition => place,
    }
}
