//! The balance of a fight.

use super::{Combatant, EvalContext};

/// Balance of power, as far as a side can tell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Outlook {
    /// Share of all power on the other sides, from 0 to 1.
    pub theirs: f32,
    /// Greatest harm that anybody of the side can still do.
    pub reach: f32,
    /// Weariness of a long fight: 0 at the beginning, 1 when it has lasted long.
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

    /// Degree of defeat: 0 up to an even fight, 1 when lost.
    pub fn beaten(self) -> f32 {
        ((self.theirs - 0.55) / 0.4).clamp(0.0, 1.0)
    }
}

/// Power of a fighter: the harm it can do, times its health.
fn power(context: &EvalContext, who: &Combatant) -> f32 {
    who.health() * (context.bearing(who).peak + STANDING)
}

/// Power of a fighter who can do no harm.
const STANDING: f32 = 0.1;
