//! The end of a day (SE-HEA-15, SE-HEA-18, SE-HSE-02, SE-HSE-05).

use super::{Day, Entry, PatientId, Sickbay};
use crate::{
    healing::{Casualty, Event, NoHealing, Refusal},
    sheet::Character,
};

impl Sickbay {
    /// Ends a patient's day and begins a new one.
    pub(super) fn end_day(&mut self, id: PatientId) -> Result<Vec<Entry>, Refusal> {
        let told = self.with(id, |casualty, _, day| {
            casualty.end_day(day);
            Ok(())
        })?;
        if let Some(Some(patient)) = self.patients.get_mut(id.0) {
            let Character { body, characteristics, .. } = &patient.person;
            patient.day = Day::new(self.clock, body, *characteristics, patient.care);
        }
        Ok(told)
    }
}

impl Casualty<'_> {
    /// Ends a day. Rest heals, unless an action broke it (SE-HEA-18). A score at 0 forces rest
    /// (SE-HSE-05). Without rest and treatment the patient gets worse (SE-HSE-02).
    fn end_day(&mut self, day: &Day) {
        if self.body.is_dead() || self.body.damaged() == 0 {
            return;
        }
        let rests = day.least.rest || self.too_hurt();
        if rests && !day.broken {
            return self.day_of_rest(day.morning, day.least.carer_in_facility());
        }
        if rests {
            self.tell(Event::NoHealing { why: NoHealing::RestBroken });
        }
        let rested = day.some_rest && !day.broken;
        if self.rules.house.decline && !rested && !day.treated {
            self.decline();
        }
    }

    /// Whether a score is at 0, under the house rule about it (SE-HSE-05).
    pub(super) fn too_hurt(&self) -> bool {
        self.rules.house.too_hurt && self.body.zeros(*self.full) > 0
    }
}
