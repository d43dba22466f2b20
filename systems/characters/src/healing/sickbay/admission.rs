//! Admission, discharge, and the care in between.

use super::{Day, Entry, Patient, PatientId, Sickbay};
use crate::{
    body::Seconds,
    healing::{Care, Event, Refusal, RuleSet},
    sheet::{Character, Fate},
};

impl Sickbay {
    /// Admits a patient; by the classic rules, the fight is over for them. Overdue changes happen
    /// at once.
    ///
    /// # Errors
    /// They are dead, or their body's time is later than now: begin a sickbay at the latest
    /// [`time`](crate::body::Body::time) of its patients.
    pub fn admit(
        &mut self,
        person: Character,
        care: Care,
    ) -> Result<(PatientId, Vec<Entry>), Refusal> {
        if person.body.is_dead() || person.career.fate == Fate::Dead {
            return Err(Refusal::Dead);
        }
        let (now, asked) = (person.body.time, self.clock);
        if asked < now {
            return Err(Refusal::Earlier { now, asked });
        }
        let id = self.enter(person, care);
        let classic = self.set == RuleSet::Classic;
        let mut told = self.with(id, |casualty, care, _| {
            casualty.tell(Event::Admitted { care: *care });
            if classic {
                casualty.after_combat(asked)?;
                casualty.classify();
            }
            Ok(())
        })?;
        told.extend(self.advance(Seconds(0))?);
        Ok((id, told))
    }

    fn enter(&mut self, mut person: Character, care: Care) -> PatientId {
        person.body.time = self.clock;
        let day = Day::new(self.clock, &person.body, person.characteristics, care);
        self.patients.push(Some(Patient { person, care, day }));
        PatientId(self.patients.len() - 1)
    }

    /// Discharges a patient, dead or alive.
    ///
    /// # Errors
    /// There is no patient of this number.
    pub fn discharge(&mut self, id: PatientId) -> Result<(Character, Vec<Entry>), Refusal> {
        let left = self.patients.get_mut(id.0).and_then(Option::take);
        let patient = left.ok_or(Refusal::NoPatient(id))?;
        let entry = Entry { at: self.clock, patient: id, event: Event::Discharged };
        Ok((patient.person, vec![entry]))
    }

    /// Changes a patient's care from now on. For today, the least of it counts.
    ///
    /// # Errors
    /// There is no patient of this number, or they are dead.
    pub fn set_care(&mut self, id: PatientId, new: Care) -> Result<Vec<Entry>, Refusal> {
        let now = self.clock;
        self.with(id, |casualty, care, day| {
            casualty.alive_at(now)?;
            *care = new;
            day.least = day.least.lesser(new);
            day.some_rest |= new.rest;
            casualty.tell(Event::CareChanged { care: new });
            Ok(())
        })
    }
}
