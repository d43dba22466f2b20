//! A patient is hurt.

use bevy::prelude::In;

use super::{PatientId, bedside::Bedside};
use crate::healing::{Blow, Hit, Refusal, RuleSet};

/// By the second edition (SE-INJ-01).
pub(super) fn hit(
    In((id, hit)): In<(PatientId, Hit)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    bedside.in_force.only(RuleSet::SecondEdition)?;
    let at = bedside.clock.0;
    bedside.with(id, |casualty, _, _| casualty.hit(Hit { at, ..hit }))
}

/// By the classic rules (M-05).
pub(super) fn blow(
    In((id, blow)): In<(PatientId, Blow)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    bedside.in_force.only(RuleSet::Classic)?;
    let at = bedside.clock.0;
    bedside.with(id, |casualty, _, _| casualty.blow(&Blow { at, ..blow }))
}
