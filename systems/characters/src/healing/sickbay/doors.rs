//! All actions in a sickbay.

use super::{Entry, PatientId, Sickbay};
use crate::{
    body::{Attempt, Healer, Operation, Remedy},
    healing::{
        Blow, Casualty, Event, Gathering, Hit, Refusal, RuleSet, gather, rumours::up_and_about,
    },
};

impl Sickbay {
    /// Begins first aid now (SE-HEA-01), or, by the classic rules, treatment by a medic with a kit
    /// (M-05, CT-WND-07).
    ///
    /// # Errors
    /// As [`Casualty::first_aid`] and [`Casualty::treat_minor`].
    pub fn first_aid(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        if self.set == RuleSet::SecondEdition {
            return self.treat(id, attempt, Operation::FirstAid);
        }
        let now = self.clock;
        self.with(id, |casualty, care, _| {
            let kit = attempt.healer.kit.or(care.facility.map(|facility| facility.tl));
            casualty.treat_minor(now, &Healer { kit, ..attempt.healer })
        })
    }

    /// Begins attention by a medic now (SE-INJ-14).
    ///
    /// # Errors
    /// As [`Casualty::attend`]; the classic rules have no attention.
    pub fn attend(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        self.treat(id, attempt, Operation::Attention)
    }

    /// Begins surgery now, at the patient's facility (SE-HEA-06).
    ///
    /// # Errors
    /// As [`Casualty::operate`]; the classic rules have no surgery.
    pub fn operate(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        self.treat(id, attempt, Operation::Surgery)
    }

    fn treat(
        &mut self,
        id: PatientId,
        attempt: Attempt,
        operation: Operation,
    ) -> Result<Vec<Entry>, Refusal> {
        self.only(RuleSet::SecondEdition)?;
        let now = self.clock;
        self.with(id, |casualty, care, day| {
            let facility = care.facility.map(|facility| facility.tl);
            match operation {
                Operation::FirstAid => casualty.first_aid(now, attempt, facility),
                Operation::Attention => casualty.attend(now, attempt, facility),
                Operation::Surgery => casualty.operate(now, attempt, facility),
            }?;
            day.treated = true;
            Ok(())
        })
    }

    /// Hits a patient now, by the second edition; the hit's own time is ignored.
    ///
    /// # Errors
    /// As [`Casualty::hit`]; or the sickbay uses the classic rules.
    pub fn hit(&mut self, id: PatientId, hit: Hit) -> Result<Vec<Entry>, Refusal> {
        self.only(RuleSet::SecondEdition)?;
        let at = self.clock;
        self.with(id, |casualty, _, _| casualty.hit(Hit { at, ..hit }))
    }

    /// Wounds a patient now, by the classic rules; the blow's own time is ignored.
    ///
    /// # Errors
    /// As [`Casualty::blow`]; or the sickbay uses the second edition.
    pub fn blow(&mut self, id: PatientId, blow: Blow) -> Result<Vec<Entry>, Refusal> {
        self.only(RuleSet::Classic)?;
        let at = self.clock;
        self.with(id, |casualty, _, _| casualty.blow(&Blow { at, ..blow }))
    }

    /// Lets a patient get up and act; rest is over for today (SE-HEA-18).
    ///
    /// # Errors
    /// They are dead, unconscious, or too hurt to do anything but rest (SE-HSE-05).
    pub fn act(&mut self, id: PatientId) -> Result<Vec<Entry>, Refusal> {
        self.break_rest(id, false)
    }

    /// Keeps a patient from resting, able or not (SE-HSE-05).
    ///
    /// # Errors
    /// They are dead.
    pub fn disturb(&mut self, id: PatientId) -> Result<Vec<Entry>, Refusal> {
        self.break_rest(id, true)
    }

    fn break_rest(&mut self, id: PatientId, forced: bool) -> Result<Vec<Entry>, Refusal> {
        let now = self.clock;
        self.with(id, |casualty, care, day| {
            casualty.alive_at(now)?;
            if !forced {
                up_and_about(casualty.body, *casualty.full, casualty.rules)?;
            }
            day.broken = true;
            if forced || care.rest {
                casualty.tell(Event::RestBroken { forced });
            }
            casualty.rest_broken();
            Ok(())
        })
    }

    /// Lets a patient gather rumours, while time passes for everyone (SE-HSE-06). It ends their
    /// rest for today.
    ///
    /// # Errors
    /// As [`gather`]; the classic rules have no rumours.
    pub fn gather(&mut self, id: PatientId, at: Gathering) -> Result<Vec<Entry>, Refusal> {
        self.only(RuleSet::SecondEdition)?;
        let found = self.patients.get(id.0).and_then(Option::as_ref);
        let patient = found.ok_or(Refusal::NoPatient(id))?;
        let heard = gather(&patient.person, at, &self.rules, &mut self.dice)?;
        let time = heard.time();
        let mut told = self.act(id)?;
        told.extend(self.with(id, |casualty, _, _| {
            casualty.tell(Event::Rumours(heard));
            Ok(())
        })?);
        told.extend(self.advance(time)?);
        Ok(told)
    }
}

impl Casualty<'_> {
    /// Restarts rest from stun, and stops recovery from a minor classic wound: a medic too needs a
    /// patient who keeps still (CT-WND-07).
    fn rest_broken(&mut self) {
        self.body.stun.resting_since = self.body.time;
        let mending = self.body.wound.and_then(|wound| wound.mending);
        if mending.is_some_and(|mending| mending.by != Remedy::Facility) {
            self.stop_mending();
        }
    }
}
