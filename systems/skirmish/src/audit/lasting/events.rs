//! Events that begin and end a state, from the journal.

use crate::{choice::Grip, event::Event, fighter::FighterId};

pub(super) fn round_begins(event: &Event, _: FighterId) -> bool {
    matches!(event, Event::RoundBegan { .. })
}

pub(super) fn turn_begins(event: &Event, who: FighterId) -> bool {
    matches!(event, Event::TurnBegan { who: it } if *it == who)
}

pub(super) fn others_turn(event: &Event, who: FighterId) -> bool {
    matches!(event, Event::TurnBegan { who: it } if *it != who)
}

pub(super) fn delays(event: &Event, who: FighterId) -> bool {
    matches!(event, Event::Delayed { who: it } if *it == who)
}

pub(super) fn dives(event: &Event, who: FighterId) -> bool {
    matches!(event, Event::Dived { who: it, .. } if *it == who)
}

/// Whether the event is their reaction, or another fighter's turn, in which they may have struck at
/// a leaver who fell before the blow did (SE-RCT-08).
pub(super) fn reacts(event: &Event, who: FighterId) -> bool {
    others_turn(event, who) || matches!(event, Event::Reacted { who: it, .. } if *it == who)
}

/// Whether the event is an action of theirs other than aiming.
pub(super) fn is_busy(event: &Event, who: FighterId) -> bool {
    let acts = matches!(
        event,
        Event::Drew { who: it, .. }
        | Event::Reloading { who: it, .. }
        | Event::PickedUp { who: it, .. }
        | Event::Led { who: it, .. }
        | Event::TookUp { who: it, .. }
        | Event::Observed { by: it, .. }
        | Event::FireOut { by: Some(it), .. }
        | Event::Grappled { by: it, .. } if *it == who
    );
    let shoots = matches!(
        event,
        Event::Attacked(report) if report.by == who && report.rule == "SE-CBT-07"
    );
    acts || shoots
}

/// Whether the event ends a reload: the magazine is loaded, or a dropped weapon has renumbered the
/// others.
pub(super) fn is_rearmed(event: &Event, who: FighterId) -> bool {
    matches!(
        event,
        Event::Reloaded { who: it, .. } | Event::Dropped { who: it, .. } if *it == who
    )
}

/// Whether the event frees them from a grapple: thrown, off the field, or released by the winner.
pub(super) fn is_let_go(event: &Event, who: FighterId) -> bool {
    let parts =
        matches!(event, Event::Flung { who: it, .. } | Event::Left { who: it, .. } if *it == who);
    let released = matches!(
        event,
        Event::Gripped { winner, loser, grip: Grip::Release } if [*winner, *loser].contains(&who)
    );
    parts || released
}
