//! When a fight is over, and who has what they were after (CT-END-01, CT-RUL-66).

use bevy::prelude::World;

use crate::{
    event::{Ending, Event, Outcome},
    state::{Agenda, Look, Touch},
};

/// How the fight ends, if it does at the end of this round: the union of both lists of the rules
/// (CT-CBT-10, CT-END-01), what the sides are after, and the time that the scenario gives.
pub(crate) fn judge(world: &World) -> Option<Outcome> {
    let rounds = world.course().round;
    let gave_up = |seat: &play::Seat| world.course().sides[seat.index()].surrendered;
    let fighting = world.seats().into_iter().filter(|seat| !gave_up(seat));
    let left: Vec<play::Seat> = fighting.filter(|&seat| !world.able(seat).is_empty()).collect();
    let surrendered = world.seats().iter().any(gave_up);
    let beaten = if surrendered { Ending::Surrendered } else { Ending::Beaten };
    match left.as_slice() {
        [] => Some(Outcome { winner: None, how: beaten, rounds }),
        [winner] => Some(Outcome { winner: Some(*winner), how: beaten, rounds }),
        _ if rounds >= world.setup().scenario.rounds => {
            Some(Outcome { winner: None, how: Ending::OutOfTime, rounds })
        }
        _ => None,
    }
}

/// Nothing more is asked or done.
pub(crate) fn end(world: &mut World, outcome: Outcome) {
    world.resource_mut::<Agenda>().0.clear();
    world.course_mut().outcome = Some(outcome.clone());
    world.tell(Event::Ended(outcome));
}
