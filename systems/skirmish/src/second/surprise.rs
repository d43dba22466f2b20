//! Surprise (SE-INI-04). The sheet gives no method; by a ruling of ours the best watcher of every
//! side checks Recon, and a side that is exceptionally better than every other one surprises them
//! all.

use bevy::prelude::{App, In, IntoSystem, OnEnter, Plugin, Res, ResMut, World};
use dice::Throw;
use engine::Seat;
use tasks::check::{Check, CheckResult, Prepared};

use super::{Stage, person};
use crate::{
    data::Surprise,
    event::Event,
    fighter::FighterId,
    state::{Course, FieldRead, Fortune, FoughtBy, JournalWriter},
};

/// Margin of the Effect needed: an exceptional success (SE-EFF-07).
const MARGIN: i32 = 6;

/// Surprise (SE-INI-04).
pub(super) struct SurprisePhase;

impl Plugin for SurprisePhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Surprise), watches.pipe(find));
    }
}

/// Check of a side's best watcher.
type SideWatch = (Seat, Prepared);

/// Checks of all sides, if the scenario leaves surprise to the dice.
fn watches(world: &World) -> Vec<SideWatch> {
    if world.setup().scenario.surprise != Surprise::Thrown {
        return Vec::new();
    }
    let check = |seat| person::prepare(world, watcher(world, seat)?, recon());
    world.seats().into_iter().filter_map(|seat| Some((seat, check(seat)?))).collect()
}

/// Determines whether any side is surprised.
fn find(
    In(watches): In<Vec<SideWatch>>,
    fought_by: Res<FoughtBy>,
    mut dice: ResMut<Fortune>,
    mut course: ResMut<Course>,
    mut journal: JournalWriter,
) {
    let (throws, by) = match fought_by.setup.scenario.surprise {
        Surprise::Nobody => return,
        Surprise::By(side) | Surprise::Until { by: side, .. } => (Vec::new(), Some(Seat(side))),
        Surprise::Thrown => thrown(watches, &mut dice),
    };
    course.surprise = by;
    journal.tell(Event::Surprise { throws, by });
}

fn thrown(watches: Vec<SideWatch>, dice: &mut Fortune) -> (Vec<(Seat, Throw)>, Option<Seat>) {
    let throw = |(seat, mut check): SideWatch| (seat, check.throw(&mut dice.0));
    let results: Vec<(Seat, CheckResult)> = watches.into_iter().map(throw).collect();
    let by = ahead(&results);
    (results.into_iter().map(|(seat, result)| (seat, result.throw)).collect(), by)
}

fn recon() -> Check {
    Check::of("INT", "Recon")
}

/// Fighter with the best Recon, trained or not; of equal ones the first.
fn watcher(world: &World, seat: Seat) -> Option<FighterId> {
    let dm = |&who: &FighterId| person::prepare(world, who, recon()).map(|check| check.dm());
    world.able(seat).into_iter().rev().max_by_key(dm)
}

/// Side that leads every other by the margin.
fn ahead(results: &[(Seat, CheckResult)]) -> Option<Seat> {
    let others = |seat: Seat| results.iter().filter(move |(other, _)| *other != seat);
    let ahead = results.iter().find(|(seat, mine)| {
        others(*seat).all(|(_, theirs)| mine.effect >= theirs.effect.saturating_add(MARGIN))
    });
    ahead.filter(|_| results.len() > 1).map(|(seat, _)| *seat)
}
