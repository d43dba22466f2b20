//! Changes of a body through time alone.

use super::{Casualty, Cause, HealingRules, Refusal, RuleSet, classic::wakes_at};
use crate::body::{Body, DeathRow, Seconds, State};

/// Coming changes, in their order within one second: a medic who finishes just in time saves a
/// life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Due {
    TreatmentEnds,
    Death,
    StunEnds,
    Waking,
    Mended,
}

impl Casualty<'_> {
    /// Lets time pass for somebody outside a sickbay, such as on a battlefield: treatments end, the
    /// dying die, the stunned and the unconscious recover.
    ///
    /// # Errors
    /// The time is in the past, or a check cannot be made.
    pub fn live_until(&mut self, set: RuleSet, at: Seconds) -> Result<(), Refusal> {
        if self.body.is_dead() {
            return Ok(());
        }
        self.alive_at(at)?;
        let next = |it: &Self| next_due(it.body, it.rules, set).filter(|(when, _)| *when <= at);
        while let Some((when, due)) = next(self) {
            self.meet_due(when, due, set)?;
        }
        self.body.time = self.body.time.max(at);
        Ok(())
    }

    /// Carries out a change that is due.
    fn meet_due(&mut self, when: Seconds, due: Due, set: RuleSet) -> Result<(), Refusal> {
        self.body.time = when;
        match due {
            Due::TreatmentEnds => self.finish_treatment(when)?,
            Due::Death => self.perish(),
            Due::StunEnds => self.stun_over(),
            Due::Waking => self.come_round(set)?,
            Due::Mended => self.mend(),
        }
        Ok(())
    }

    /// Nobody has come in time (SE-INJ-14).
    pub(super) fn perish(&mut self) {
        if let Some(peril) = self.body.aftermath.peril {
            self.die(Cause::Unattended(peril.row));
        }
    }

    /// The unconscious wake up (M-05), or try to (SE-INJ-15).
    pub(super) fn come_round(&mut self, set: RuleSet) -> Result<(), Refusal> {
        match set {
            RuleSet::Classic => self.wake(),
            RuleSet::SecondEdition => self.try_to_wake()?,
        }
        Ok(())
    }

    /// The treatment of a wound is over (M-05).
    pub(super) fn mend(&mut self) {
        if let Some(mending) = self.body.wound.and_then(|wound| wound.mending) {
            self.mended(mending.by);
        }
    }
}

/// The next change and its time, never before the body's own time.
pub(super) fn next_due(body: &Body, rules: &HealingRules, set: RuleSet) -> Option<(Seconds, Due)> {
    if body.is_dead() {
        return None;
    }
    let [one, two] = match set {
        RuleSet::Classic => {
            let mending = body.wound.and_then(|wound| wound.mending);
            let ends = mending.map(|mending| mending.ends);
            [(wakes_at(body, &rules.classic), Due::Waking), (ends, Due::Mended)]
        }
        RuleSet::SecondEdition => {
            [(next_waking_check(body, rules), Due::Waking), (last_moment(body, rules), Due::Death)]
        }
    };
    let treatment = body.treatment.as_ref().map(|treatment| treatment.ends);
    let all = [(treatment, Due::TreatmentEnds), (stun_ends(body, rules), Due::StunEnds), one, two];
    let due = all.into_iter().filter_map(|(when, due)| when.map(|when| (when, due)));
    due.map(|(when, due)| (when.max(body.time), due)).min()
}

/// SE-TRT-31
fn stun_ends(body: &Body, rules: &HealingRules) -> Option<Seconds> {
    let ends = body.stun.resting_since.after(rules.injury.stun_rest);
    (body.stun.points > 0).then_some(ends)
}

/// The second after the last in which a medic could begin in time. Nobody dies under a medic who
/// did (SE-INJ-14). `None` for those who live in any case.
fn last_moment(body: &Body, rules: &HealingRules) -> Option<Seconds> {
    let peril = body.aftermath.peril?;
    let window = match peril.row {
        DeathRow::Crippled | DeathRow::Maimed => rules.injury.prompt,
        DeathRow::Critical => rules.injury.basic,
        DeathRow::Destroyed | DeathRow::Killed | DeathRow::Stable | DeathRow::Hardy => return None,
    };
    let over = peril.since.after(window);
    let medic = body.treatment.as_ref().filter(|treatment| treatment.began <= over);
    let ends = medic.map_or(over, |treatment| treatment.ends);
    Some(over.after(Seconds(1)).max(ends))
}

/// Time of the next check: one a minute, the first a minute after the fall (SE-INJ-15).
fn next_waking_check(body: &Body, rules: &HealingRules) -> Option<Seconds> {
    let State::Unconscious { since, failed } = body.state else { return None };
    Some(since.after(rules.injury.waking.times(u64::from(failed) + 1)))
}
