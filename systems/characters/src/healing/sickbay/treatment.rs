//! A medic comes to a patient, where the patient is.

use bevy::prelude::In;

use super::{PatientId, bedside::Bedside};
use crate::{
    body::{Attempt, Healer, Operation},
    healing::{Refusal, RuleSet},
};

/// First aid, attention or surgery begins (SE-HEA-01, SE-INJ-14, SE-HEA-06).
pub(super) fn treat(
    In((id, operation, attempt)): In<(PatientId, Operation, Attempt)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    bedside.in_force.only(RuleSet::SecondEdition)?;
    let now = bedside.clock.0;
    bedside.with(id, |casualty, care, day| {
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

/// A medic begins to heal a minor wound, with their own kit or what the place has (M-05, CT-WND-07).
pub(super) fn treat_minor(
    In((id, attempt)): In<(PatientId, Attempt)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    let now = bedside.clock.0;
    bedside.with(id, |casualty, care, _| {
        let kit = attempt.healer.kit.or(care.facility.map(|facility| facility.tl));
        casualty.treat_minor(now, &Healer { kit, ..attempt.healer })
    })
}
