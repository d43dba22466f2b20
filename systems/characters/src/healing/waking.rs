//! Waking up, by the second edition (SE-INJ-15, SE-INJ-16).

use dice::Modifier;
use tasks::check::Check;

use super::{Casualty, Event, Refusal, person};
use crate::body::State;

impl Casualty<'_> {
    /// Makes an Average check of present END, +1 for each earlier failure (SE-INJ-15). Whoever
    /// wakes up stays awake, even with scores at 0, until hurt again (SE-INJ-16).
    pub(super) fn try_to_wake(&mut self) -> Result<(), Refusal> {
        let State::Unconscious { since, failed } = self.body.state else { return Ok(()) };
        let mut check = Check::on("END");
        if failed > 0 {
            check.modifiers.push(Modifier::new("failed before", "SE-INJ-15", failed.into()));
        }
        let check = person::throw(&check, &self.endurance(), &self.rules.checks, self.dice)?;
        let awake = check.success();
        let failed = failed.saturating_add(1);
        self.body.state = if awake { State::Awake } else { State::Unconscious { since, failed } };
        self.tell(Event::WakingCheck { check, awake });
        Ok(())
    }

    /// Ends stun after an hour of rest (SE-TRT-31).
    pub(super) fn stun_over(&mut self) {
        self.body.stun.points = 0;
        self.body.injuries.retain(|injury| !injury.stun);
        self.tell(Event::StunOver { now: self.now() });
    }
}
