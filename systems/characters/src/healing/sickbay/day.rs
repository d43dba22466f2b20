//! The end of a day (SE-HEA-15, SE-HEA-18, SE-HSE-02, SE-HSE-05).

use bevy::prelude::{In, Query, Res, ResMut};

use super::{
    Day, PatientId,
    bedside::Bedside,
    state::{Admissions, Agenda, Clock},
    step::Step,
};
use crate::{
    body::Body,
    healing::{Care, Casualty, Event, NoHealing, Refusal},
    sheet::Characteristics,
};

/// Ends a day. Rest heals, unless an action broke it (SE-HEA-18). A score at 0 forces rest
/// (SE-HSE-05). Without rest and treatment the patient gets worse (SE-HSE-02).
pub(super) fn end_day(
    In(id): In<PatientId>,
    mut bedside: Bedside,
    mut agenda: ResMut<Agenda>,
) -> Result<(), Refusal> {
    agenda.push(Step::BeginDay(id));
    bedside.with(id, |casualty, _, day| {
        if casualty.body.is_dead() || casualty.body.damaged() == 0 {
            return Ok(());
        }
        let rests = day.least.rest || casualty.too_hurt();
        let rested = day.some_rest && !day.broken;
        if rests && !day.broken {
            agenda.push(Step::Rest(id));
        } else if casualty.rules.house.decline && !rested && !day.treated {
            agenda.push(Step::Decline(id));
        }
        if rests && day.broken {
            casualty.tell(Event::NoHealing { why: NoHealing::RestBroken });
        }
        Ok(())
    })
}

/// A day in bed heals, with medical care or without (SE-HEA-15).
pub(super) fn rest(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    bedside.with(id, |casualty, _, day| {
        casualty.day_of_rest(day.morning, day.least.carer_in_facility());
        Ok(())
    })
}

/// A day without anything makes wounds worse (SE-HSE-02).
pub(super) fn decline(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    bedside.to(id, |casualty| casualty.decline())
}

/// A new day begins, and END is what it is in the morning (SE-HEA-13).
pub(super) fn begin_day(
    In(id): In<PatientId>,
    mut patients: Query<(&Body, &Characteristics, &Care, &mut Day)>,
    admissions: Res<Admissions>,
    clock: Res<Clock>,
) {
    let entity = admissions.entity(id).ok();
    let patient = entity.and_then(|entity| patients.get_mut(entity).ok());
    if let Some((body, full, care, mut day)) = patient {
        *day = Day::new(clock.0, body, *full, *care);
    }
}

impl Casualty<'_> {
    /// Whether a score is at 0, under the house rule about it (SE-HSE-05).
    fn too_hurt(&self) -> bool {
        self.rules.house.too_hurt && self.body.zeros(*self.full) > 0
    }
}
