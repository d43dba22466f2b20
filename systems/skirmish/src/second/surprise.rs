//! Who surprises whom (SE-INI-04). The sheet does not say how; the dice decide by a ruling of
//! ours: the best watcher of every side checks Recon, and a side that is exceptionally better than
//! every other one surprises them all.

use bevy::prelude::World;
use play::Seat;
use tasks::check::{Check, CheckResult};

use super::person;
use crate::{
    data::Surprise,
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// By how much the Effect has to be ahead: an exceptional success (SE-EFF-07).
const MARGIN: i32 = 6;

/// Finds out whether anybody is surprised.
pub(super) fn find(world: &mut World) {
    let (throws, by) = match world.setup().scenario.surprise {
        Surprise::Nobody => return,
        Surprise::By(side) => (Vec::new(), Some(Seat(side))),
        Surprise::Thrown => thrown(world),
    };
    world.course_mut().surprise = by;
    world.tell(Event::Surprise { throws, by });
}

fn thrown(world: &mut World) -> (Vec<(Seat, dice::Throw)>, Option<Seat>) {
    let mut results: Vec<(Seat, CheckResult)> = Vec::new();
    for seat in world.seats() {
        let watch = watcher(world, seat).and_then(|who| person::prepare(world, who, recon()));
        if let Some(mut check) = watch {
            let result = check.throw(world.dice());
            results.push((seat, result));
        }
    }
    let by = ahead(&results);
    (results.into_iter().map(|(seat, result)| (seat, result.throw)).collect(), by)
}

fn recon() -> Check {
    Check::of("INT", "Recon")
}

/// Whoever is best at it, trained or not; of equal ones the first.
fn watcher(world: &World, seat: Seat) -> Option<FighterId> {
    let dm = |&who: &FighterId| person::prepare(world, who, recon()).map(|check| check.dm());
    world.able(seat).into_iter().rev().max_by_key(dm)
}

/// The side that is ahead of every other by enough.
fn ahead(results: &[(Seat, CheckResult)]) -> Option<Seat> {
    let others = |seat: Seat| results.iter().filter(move |(other, _)| *other != seat);
    let ahead = results.iter().find(|(seat, mine)| {
        others(*seat).all(|(_, theirs)| mine.effect >= theirs.effect.saturating_add(MARGIN))
    });
    ahead.filter(|_| results.len() > 1).map(|(seat, _)| *seat)
}
