//! Everything that can happen in a sickbay, as plain data.

use super::PatientId;
use crate::{
    body::{Attempt, Operation, Seconds},
    healing::{Blow, Care, Gathering, Hit, live::Due},
};

/// One thing that happens.
pub(crate) enum Step {
    /// Somebody comes in.
    Admit(PatientId),
    ChangeCare(PatientId, Care),
    Treat(PatientId, Operation, Attempt),
    /// A medic with a kit, by the classic rules (M-05, CT-WND-07).
    TreatMinor(PatientId, Attempt),
    /// By the second edition.
    Hit(PatientId, Hit),
    /// By the classic rules.
    Blow(PatientId, Blow),
    /// Somebody gets up, or is kept from resting (SE-HEA-18).
    BreakRest {
        patient: PatientId,
        forced: bool,
    },
    GatherRumours(PatientId, Gathering),
    /// Time passes until then, and whatever is due by then happens.
    Wait(Seconds),
    FinishTreatment(PatientId),
    /// Nobody came in time.
    Perish(PatientId),
    GetOverStun(PatientId),
    ComeRound(PatientId),
    Mend(PatientId),
    /// A day is over, and what it was decides what it brings.
    EndDay(PatientId),
    /// A day in bed.
    Rest(PatientId),
    /// A day with neither rest nor treatment.
    Decline(PatientId),
    BeginDay(PatientId),
}

impl Step {
    /// The step that carries out what is due.
    pub(super) fn due(id: PatientId, due: Due) -> Step {
        match due {
            Due::TreatmentEnds => Step::FinishTreatment(id),
            Due::Death => Step::Perish(id),
            Due::StunEnds => Step::GetOverStun(id),
            Due::Waking => Step::ComeRound(id),
            Due::Mended => Step::Mend(id),
        }
    }
}

/// A marker for each kind of [`Step`], under which its system is registered.
pub(super) mod kind {
    use super::*;

    engine::step_kinds! {
        Step;
        Admit: PatientId, Step::Admit(id) => id;
        ChangeCare: (PatientId, Care), Step::ChangeCare(id, care) => (id, care);
        Treat: (PatientId, Operation, Attempt), Step::Treat(id, what, attempt) => (id, what, attempt);
        TreatMinor: (PatientId, Attempt), Step::TreatMinor(id, attempt) => (id, attempt);
        Hit: (PatientId, crate::healing::Hit), Step::Hit(id, hit) => (id, hit);
        Blow: (PatientId, crate::healing::Blow), Step::Blow(id, blow) => (id, blow);
        BreakRest: (PatientId, bool), Step::BreakRest { patient, forced } => (patient, forced);
        GatherRumours: (PatientId, Gathering), Step::GatherRumours(id, at) => (id, at);
        Wait: Seconds, Step::Wait(until) => until;
        FinishTreatment: PatientId, Step::FinishTreatment(id) => id;
        Perish: PatientId, Step::Perish(id) => id;
        GetOverStun: PatientId, Step::GetOverStun(id) => id;
        ComeRound: PatientId, Step::ComeRound(id) => id;
        Mend: PatientId, Step::Mend(id) => id;
        EndDay: PatientId, Step::EndDay(id) => id;
        Rest: PatientId, Step::Rest(id) => id;
        Decline: PatientId, Step::Decline(id) => id;
        BeginDay: PatientId, Step::BeginDay(id) => id;
    }
}
