//! Admission, discharge, and the care in between.

use bevy::prelude::In;

use super::{
    Day, Entry, PatientId, Sickbay, bedside::Bedside, record::PatientRecord, state::Admissions,
    step::Step,
};
use crate::{
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
        mut person: Character,
        care: Care,
    ) -> Result<(PatientId, Vec<Entry>), Refusal> {
        if person.body.is_dead() || person.career.fate == Fate::Dead {
            return Err(Refusal::Dead);
        }
        let (now, asked) = (person.body.time, self.clock());
        if asked < now {
            return Err(Refusal::Earlier { now, asked });
        }
        person.body.time = asked;
        let day = Day::new(asked, &person.body, person.characteristics, care);
        let patient = PatientRecord { person, care, day };
        let id = Admissions::admit(&mut self.world, Some(patient));
        Ok((id, self.run([Step::Admit(id), Step::Wait(asked)])?))
    }

    /// Discharges a patient, dead or alive. Their days in this facility are over: those that a
    /// serious wound still needs go on with the next one (M-05).
    ///
    /// # Errors
    /// There is no patient of this number.
    pub fn discharge(&mut self, id: PatientId) -> Result<(Character, Vec<Entry>), Refusal> {
        let mut person = self.patient(id)?.person.sheet();
        person.body.leave_facility();
        Admissions::discharge(&mut self.world, id);
        let entry = Entry { at: self.clock(), patient: id, event: Event::Discharged };
        Ok((person, vec![entry]))
    }
}

/// Writes down who has come; by the classic rules, how bad their wounds are.
pub(super) fn admit(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    let (now, set) = (bedside.clock.0, bedside.in_force.set);
    bedside.with(id, |casualty, care, _| {
        casualty.tell(Event::Admitted { care: *care });
        if set == RuleSet::Classic {
            casualty.after_combat(now)?;
            casualty.classify();
        }
        Ok(())
    })
}

/// The least care that there was at any time of a day counts for the day.
pub(super) fn change_care(
    In((id, new)): In<(PatientId, Care)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    let now = bedside.clock.0;
    bedside.with(id, |casualty, care, day| {
        casualty.alive_at(now)?;
        *care = new;
        day.least = day.least.lesser(new);
        day.some_rest |= new.rest;
        casualty.tell(Event::CareChanged { care: new });
        Ok(())
    })
}
