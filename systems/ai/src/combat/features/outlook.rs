//! How a fight stands.

use super::{Combatant, EvalContext};

/// The balance of power, as far as a side can tell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Outlook {
    /// The part of all power that is the others', from 0 to 1.
    pub theirs: f32,
    /// The most that anybody of the side can still do to anybody.
    pub reach: f32,
    /// That it has gone on for long: 0 at the beginning, 1 when there is no end in sight.
    pub weariness: f32,
}

impl Outlook {
    pub fn of(context: &EvalContext) -> Outlook {
        let ours: f32 = context.ours().map(|it| power(context, it)).sum();
        let theirs: f32 = context.foes().map(|it| power(context, it)).sum();
        let reach = context.ours().map(|it| context.bearing(it).peak).fold(0.0, f32::max);
        Outlook {
            theirs: theirs / (ours + theirs).max(f32::EPSILON),
            reach,
            weariness: context.weariness(),
        }
    }

    /// How far beyond an even fight it goes against the side: 0 up to even, 1 when lost.
    pub fn beaten(self) -> f32 {
        ((self.theirs - 0.55) / 0.4).clamp(0.0, 1.0)
    }
}

/// What somebody brings to a fight: what they can do, as long as they last.
fn power(context: &EvalContext, who: &Combatant) -> f32 {
    who.health() * (context.bearing(who).peak + STANDING)
}

/// Worth of somebody who can do nothing but stand there.
const STANDING: f32 = 0.1;
