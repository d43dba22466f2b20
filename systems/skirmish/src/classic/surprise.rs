//! Surprise (CT-SUP-01 to CT-SUP-06, CT-SUP-15).

use bevy::prelude::{App, In, IntoSystem, OnEnter, Plugin, Res, ResMut, World};
use characters::data::Service;
use dice::{Dice, Modifier, Odds, Pool, Throw};
use engine::Seat;

use super::Stage;
use crate::{
    data::Surprise,
    event::Event,
    fighter::{FighterId, Kind},
    state::{Course, FieldRead, Fortune, FoughtBy, JournalWriter},
};

/// Surprise (CT-SUP).
pub(super) struct SurprisePhase;

impl Plugin for SurprisePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Surprise), parties.pipe(find));
    }
}

/// Name of a modifier, its DM on the die, and whether a party has it.
type Row = (&'static str, i16, fn(&World, Seat) -> bool);

/// DMs of surprise (CT-SUP-15). A party has each at most once, and all of them add up (CT-RUL-56).
const DMS: [Row; 8] = [
    ("Leader", 1, |world, side| anybody(world, side, |who| is_skilled(world, who, "Leader"))),
    ("Tactics", 1, |world, side| anybody(world, side, |who| is_skilled(world, who, "Tactics"))),
    ("military experience", 1, |world, side| anybody(world, side, |who| has_served(world, who))),
    ("in a vehicle", -1, |world, side| world.setup().scenario.forces[side.index()].in_vehicle),
    ("8 or more adventurers", -1, |world, side| people(world, side) >= 8),
    ("10 or more animals", -1, |world, side| world.able(side).len() - people(world, side) >= 10),
    ("pouncers", 1, |world, side| anybody(world, side, |who| is_pouncer(world, who))),
    ("battle dress", 2, |world, side| anybody(world, side, |who| is_in_battle_dress(world, who))),
];

/// A party with its DMs.
type Party = (Seat, Vec<Modifier>);

fn parties(world: &World) -> Vec<Party> {
    world.seats().into_iter().map(|side| (side, dms(world, side))).collect()
}

/// Throws 1D with DMs for each party (CT-SUP-02), unless the referee decides who surprises whom
/// (CT-CBT-03).
fn find(
    In(parties): In<Vec<Party>>,
    fought_by: Res<FoughtBy>,
    mut dice: ResMut<Fortune>,
    mut course: ResMut<Course>,
    mut journal: JournalWriter,
) {
    let margin = fought_by.armoury.figures.classic.surprise_margin;
    let (throws, by) = match fought_by.setup.scenario.surprise {
        Surprise::Thrown => thrown(parties, margin.into(), &mut dice.0),
        set @ (Surprise::Nobody | Surprise::By(_) | Surprise::Until { .. }) => {
            let by = set.by().and_then(|side| parties.get(usize::from(side)));
            (Vec::new(), by.map(|(side, _)| *side))
        }
    };
    course.surprise = by;
    journal.tell(Event::Surprise { throws, by });
}

fn thrown(parties: Vec<Party>, margin: i32, dice: &mut Dice) -> (Vec<(Seat, Throw)>, Option<Seat>) {
    let throw = |(side, dms)| (side, Throw::roll(Pool::Dice(1), dice).with(dms));
    let throws: Vec<_> = parties.into_iter().map(throw).collect();
    let totals: Vec<i32> = throws.iter().map(|(_, throw)| throw.total()).collect();
    let by = surpriser(&totals, margin).map(|nth| throws[nth].0);
    (throws, by)
}

/// DMs of a party (CT-SUP-15).
pub(super) fn dms(world: &World, side: Seat) -> Vec<Modifier> {
    let has = DMS.into_iter().filter(|(_, _, has)| has(world, side));
    has.map(|(name, dm, _)| Modifier::new(name, "CT-SUP-15", dm)).collect()
}

/// Party that leads every other by the margin (CT-SUP-03, CT-RUL-52); there is at most one
/// (CT-SUP-04).
fn surpriser(totals: &[i32], margin: i32) -> Option<usize> {
    (0..totals.len()).find(|&nth| {
        let mut others = totals.iter().enumerate().filter(|&(other, _)| other != nth);
        others.all(|(_, total)| totals[nth] - total >= margin)
    })
}

/// Whether this side is surprised: while that lasts, it neither moves nor attacks (CT-SUP-06,
/// CT-SUP-13, CT-RUL-53).
pub(super) fn is_surprised(world: &World, side: Seat) -> bool {
    world.course().surprise.is_some_and(|by| by != side)
}

/// Run condition: whether any side is surprised.
pub(super) fn is_there(course: Res<Course>) -> bool {
    course.surprise.is_some()
}

/// Computes the odds of surprise for each of two to four parties with these DMs, and last the odds
/// that nobody has it, over every outcome of the dice (CT-SUP-02, CT-SUP-03).
pub fn odds(dms: &[i32], margin: i32) -> Vec<Odds> {
    let parties = dms.len();
    let falls = 6_u64.pow(parties as u32);
    let mut ways = vec![0; parties + 1];
    for fall in 0..falls {
        let die = |nth: usize| (fall / 6_u64.pow(nth as u32) % 6) as i32 + 1;
        let totals: Vec<i32> = dms.iter().enumerate().map(|(nth, dm)| die(nth) + dm).collect();
        ways[surpriser(&totals, margin).unwrap_or(parties)] += 1;
    }
    ways.into_iter().map(|ways| Odds::new(ways, falls)).collect()
}

fn anybody(world: &World, side: Seat, has: impl Fn(FighterId) -> bool) -> bool {
    world.able(side).into_iter().any(has)
}

fn people(world: &World, side: Seat) -> usize {
    let able = world.able(side).into_iter();
    able.filter(|&who| world.fighter(who).kind == Kind::Person).count()
}

fn is_skilled(world: &World, who: FighterId, skill: &str) -> bool {
    world.skills(who).level(skill).is_some_and(|level| level > 0)
}

fn has_served(world: &World, who: FighterId) -> bool {
    let service = world.fighter(who).service;
    matches!(service, Some(Service::Navy | Service::Marines | Service::Army))
}

fn is_pouncer(world: &World, who: FighterId) -> bool {
    match &world.fighter(who).kind {
        Kind::Beast(beast) => beast.pouncer,
        Kind::Person => false,
    }
}

fn is_in_battle_dress(world: &World, who: FighterId) -> bool {
    let armoury = world.armoury();
    let suit = |name: &String| armoury.armor(name).is_some_and(|suit| suit.battle_dress);
    world.kit(who).armor.iter().any(suit)
}
