//! The end of a fight, and whether the sides met their aims (CT-CBT-10, CT-END-01, CT-RUL-66).

use bevy::prelude::{In, Res, ResMut, World};
use engine::Seat;

use crate::{
    aims::{self, Progress},
    event::{Ending, Event, Exit, Outcome},
    state::{Course, FieldRead, JournalWriter},
};

/// Decides whether the fight ends with this round, and how: first by the sides' aims, then by the
/// union of both lists of the rules, then by the scenario's time limit.
pub(crate) fn judge(world: &World) -> Option<Outcome> {
    let lost = |side| aims::progress(world, side) == Progress::Lost;
    let in_vain = |side| lost(side).then_some(Ending::AimLost);
    by_aim(world).or_else(|| last_of(world, in_vain)).or_else(|| by_time(world))
}

/// Decides the fight if nobody is left to fight with, at any time.
pub(crate) fn decided(world: &World) -> Option<Outcome> {
    last_of(world, |_| None)
}

/// Sets the outcome; with one, only the last stage follows.
pub(crate) fn conclude(In(outcome): In<Option<Outcome>>, mut course: ResMut<Course>) {
    course.outcome = outcome;
}

/// Run condition: whether the fight goes on.
pub(crate) fn is_open(course: Res<Course>) -> bool {
    course.outcome.is_none()
}

/// Records the end; nothing more is asked or done (CT-CBT-10).
pub(crate) fn tell(course: Res<Course>, mut journal: JournalWriter) {
    if let Some(outcome) = course.outcome.clone() {
        journal.tell(Event::Ended(outcome));
    }
}

/// A side that has met its aim wins. Where several have at once nobody has beaten the other: there
/// is no winner. A side that is beaten, routed or has surrendered has met nothing.
fn by_aim(world: &World) -> Option<Outcome> {
    let has = |&side: &Seat| {
        matches!(out(world, side), None | Some(Ending::Fled))
            && aims::progress(world, side) == Progress::Met
    };
    let winners: Vec<Seat> = world.seats().into_iter().filter(has).collect();
    let winner = winners.first().copied().filter(|_| winners.len() == 1);
    (!winners.is_empty()).then(|| outcome(world, winner, Ending::Aim))
}

/// At most one side still stands and can meet its aim, so it has won. Where the others only kept
/// out of the fight, it has beaten nobody.
fn last_of(world: &World, in_vain: impl Fn(Seat) -> Option<Ending>) -> Option<Outcome> {
    let seats = world.seats().into_iter();
    let all: Vec<_> = seats.map(|side| (side, out(world, side).or(in_vain(side)))).collect();
    let mut left = all.iter().filter(|(_, how)| how.is_none()).map(|&(side, _)| side);
    let (winner, second) = (left.next(), left.next());
    let how = all.iter().filter_map(|&(_, how)| how).min_by_key(|&how| weight(how))?;
    let winner = winner.filter(|_| how != Ending::Avoided);
    second.is_none().then(|| outcome(world, winner, how))
}

fn by_time(world: &World) -> Option<Outcome> {
    aims::is_over(world, world.setup().scenario.rounds)
        .then(|| outcome(world, None, Ending::OutOfTime))
}

/// Reason that a side no longer counts, if any (CT-END-01).
fn out(world: &World, side: Seat) -> Option<Ending> {
    let state = &world.course().sides[side.index()];
    let on_foot = |exit: Exit| exit != Exit::BeforeTheFight;
    let fled = |who| world.stand(who).gone.is_some_and(on_foot) && world.body(who).is_awake();
    let mut own = world.everybody().into_iter().filter(|&who| world.side(who) == side);
    if state.away {
        Some(Ending::Avoided)
    } else if state.surrendered {
        Some(Ending::Surrendered)
    } else if state.routed {
        Some(Ending::Routed)
    } else if !world.able(side).is_empty() {
        None
    } else if own.any(fled) {
        Some(Ending::Fled)
    } else {
        Some(Ending::Beaten)
    }
}

/// Severity of an ending: where several sides are out, the one that was beaten hardest decides how
/// the fight ended.
fn weight(how: Ending) -> u8 {
    match how {
        Ending::Beaten => 0,
        Ending::Routed => 1,
        Ending::Surrendered => 2,
        Ending::Fled => 3,
        Ending::AimLost => 4,
        Ending::Aim => 5,
        Ending::OutOfTime => 6,
        Ending::Avoided => 7,
    }
}

fn outcome(world: &World, winner: Option<Seat>, how: Ending) -> Outcome {
    Outcome { winner, how, rounds: world.course().round }
}
