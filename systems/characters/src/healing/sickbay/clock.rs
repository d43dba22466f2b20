//! Time in the sickbay (SE-DAT-17).

use super::{Entry, PatientId, Sickbay};
use crate::{
    body::Seconds,
    healing::{
        Refusal, RuleSet,
        live::{Due, next_due},
    },
};

/// The longest wait at a time: a hundred years.
const MOST: Seconds = Seconds::DAY.times(36_525);

/// The next change of a patient; days end after everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    Due(Due),
    DayEnds,
}

impl Sickbay {
    /// Lets time pass; changes happen at their second.
    ///
    /// # Errors
    /// The wait is longer than a hundred years.
    pub fn advance(&mut self, wait: Seconds) -> Result<Vec<Entry>, Refusal> {
        if wait > MOST {
            return Err(Refusal::TooLong { most: MOST });
        }
        let until = self.clock.after(wait);
        let mut told = Vec::new();
        while let Some((when, id, next)) = self.next().filter(|(when, ..)| *when <= until) {
            self.clock = when;
            told.extend(match next {
                Next::Due(due) => {
                    let set = self.set;
                    self.with(id, |casualty, _, _| casualty.meet_due(when, due, set))?
                }
                Next::DayEnds => self.end_day(id)?,
            });
        }
        self.set_clock(until);
        Ok(told)
    }

    /// The time of the next change, its patient, and the change.
    fn next(&self) -> Option<(Seconds, PatientId, Next)> {
        self.patients().flat_map(|(id, _)| self.next_for(id)).min()
    }

    fn next_for(&self, id: PatientId) -> Option<(Seconds, PatientId, Next)> {
        let patient = self.patient(id).ok()?;
        let body = &patient.person.body;
        let by_days = self.set == RuleSet::SecondEdition && !body.is_dead();
        let due = next_due(body, &self.rules, self.set);
        let due = due.map(|(when, due)| (when, id, Next::Due(due)));
        let day = patient.day.ends().filter(|_| by_days);
        let day = day.map(|when| (when, id, Next::DayEnds));
        due.into_iter().chain(day).min()
    }

    /// Sets the clock, and the time of every living patient's body.
    fn set_clock(&mut self, now: Seconds) {
        self.clock = now;
        for patient in self.patients.iter_mut().flatten() {
            let body = &mut patient.person.body;
            if !body.is_dead() {
                body.time = now;
            }
        }
    }
}
