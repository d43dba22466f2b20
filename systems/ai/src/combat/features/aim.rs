//! The aim of a side, and progress towards it.

use skirmish::{
    FighterId,
    data::Aim,
    field::{Distance, Place},
};

use super::{Combatant, EvalContext, position};

/// Steps by which a move brings the side nearer to its aim; negative for further away.
pub(crate) fn progress(context: &EvalContext, who: &Combatant, to: Place) -> f32 {
    let from = who.seen.place;
    let nearer = |place: Place| far(context, from.to(place)) - far(context, to.to(place));
    match context.seen.aim {
        Aim::Defeat | Aim::FirstBlood => 0.0,
        Aim::Hold { from: left, to: right, .. } => {
            let (left, right) = (left.min(right), right.max(left));
            let outside = |place: Place| far(context, place.to(place.clamp(left, right)));
            let leaves = outside(from) == 0.0 && outside(to) > 0.0;
            outside(from) - outside(to) - if leaves { LEAVING } else { 0.0 }
        }
        Aim::Reach { place, count } => {
            let goes = is_among_the_nearest(context, who, place, count);
            if goes { nearer(place) } else { nearer(place) * FOLLOWING }
        }
        Aim::Rescue { who: lost, to: home } => rescue(context, who, FighterId(lost), home, to),
        Aim::Protect { who: ward, .. } => match context.get(FighterId(ward)) {
            Some(ward) if ward.id() != who.id() => nearer(ward.seen.place) * FOLLOWING,
            Some(_) | None => 0.0,
        },
    }
}

/// Ward of the side: the fighter to rescue or to protect.
pub(crate) fn ward(context: &EvalContext) -> Option<FighterId> {
    match context.seen.aim {
        Aim::Rescue { who, .. } | Aim::Protect { who, .. } => Some(FighterId(who)),
        Aim::Defeat | Aim::Hold { .. } | Aim::Reach { .. } | Aim::FirstBlood => None,
    }
}

/// Progress towards the fighter to rescue, then home with them.
fn rescue(context: &EvalContext, who: &Combatant, lost: FighterId, home: Place, to: Place) -> f32 {
    let from = who.seen.place;
    let nearer = |place: Place| far(context, from.to(place)) - far(context, to.to(place));
    if who.id() == lost || who.seen.carries == Some(lost) {
        return nearer(home);
    }
    let Some(lost) = context.get(lost) else { return nearer(home) * FOLLOWING };
    let is_with_somebody =
        lost.is_able() || context.ours().any(|it| it.seen.carries == Some(lost.id()));
    if is_with_somebody { nearer(lost.seen.place) * FOLLOWING } else { nearer(lost.seen.place) }
}

fn is_among_the_nearest(context: &EvalContext, who: &Combatant, place: Place, count: u8) -> bool {
    let mine = who.seen.place.to(place);
    let nearer = context.comrades(who).filter(|it| it.seen.place.to(place) < mine).count();
    nearer < usize::from(count)
}

fn far(context: &EvalContext, distance: Distance) -> f32 {
    position::walks(context, distance)
}

/// Factor for fighters who only accompany the one that matters.
const FOLLOWING: f32 = 0.35;
/// Cost of leaving ground to be held, in steps.
const LEAVING: f32 = 2.0;
