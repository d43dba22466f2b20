//! Events that come to a patient by themselves, when they are due.

use bevy::prelude::In;

use super::{PatientId, bedside::Bedside};
use crate::healing::Refusal;

/// A medic is done, and the check is made (SE-HEA-01, SE-HEA-07, SE-INJ-14).
pub(super) fn finish_treatment(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    let now = bedside.clock.0;
    bedside.with(id, |casualty, _, _| casualty.finish_treatment(now))
}

/// Nobody has come in time (SE-INJ-14).
pub(super) fn perish(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    bedside.to(id, |casualty| casualty.perish())
}

/// An hour of rest is over (SE-TRT-31).
pub(super) fn get_over_stun(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    bedside.to(id, |casualty| casualty.stun_over())
}

/// The unconscious wake up, or try to (M-05, SE-INJ-15).
pub(super) fn come_round(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    let set = bedside.in_force.set;
    bedside.with(id, |casualty, _, _| casualty.come_round(set))
}

/// A wound is healed (M-05).
pub(super) fn mend(In(id): In<PatientId>, mut bedside: Bedside) -> Result<(), Refusal> {
    bedside.to(id, |casualty| casualty.mend())
}
