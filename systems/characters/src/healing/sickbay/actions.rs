//! All actions in a sickbay.

use super::{
    Entry, PatientId, Sickbay, clock,
    plugin::SickbayPlugin,
    state::{Agenda, Book, Clock},
    step::Step,
};
use crate::{
    body::{Attempt, Operation, Seconds},
    healing::{Blow, Care, Gathering, Hit, Refusal, RuleSet},
};

impl Sickbay {
    /// First aid now (SE-HEA-01), or, by the classic rules, the help of a medic with a kit (M-05,
    /// CT-WND-07).
    ///
    /// # Errors
    /// As [`Casualty::first_aid`](crate::healing::Casualty::first_aid) and
    /// [`Casualty::treat_minor`](crate::healing::Casualty::treat_minor).
    pub fn first_aid(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        match self.rule_set() {
            RuleSet::SecondEdition => self.run([Step::Treat(id, Operation::FirstAid, attempt)]),
            RuleSet::Classic => self.run([Step::TreatMinor(id, attempt)]),
        }
    }

    /// A medic sees to somebody now (SE-INJ-14).
    ///
    /// # Errors
    /// As [`Casualty::attend`](crate::healing::Casualty::attend); the classic rules have no such thing.
    pub fn attend(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::Treat(id, Operation::Attention, attempt)])
    }

    /// Surgery now, where the patient is (SE-HEA-06).
    ///
    /// # Errors
    /// As [`Casualty::operate`](crate::healing::Casualty::operate); the classic rules have no such thing.
    pub fn operate(&mut self, id: PatientId, attempt: Attempt) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::Treat(id, Operation::Surgery, attempt)])
    }

    /// Somebody is hit now, by the second edition, whatever time the hit says.
    ///
    /// # Errors
    /// As [`Casualty::hit`](crate::healing::Casualty::hit); the sickbay may go by the classic rules.
    pub fn hit(&mut self, id: PatientId, hit: Hit) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::Hit(id, hit)])
    }

    /// Somebody is wounded now, by the classic rules, whatever time the blow says.
    ///
    /// # Errors
    /// As [`Casualty::blow`](crate::healing::Casualty::blow); the sickbay may go by the second edition.
    pub fn blow(&mut self, id: PatientId, blow: Blow) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::Blow(id, blow)])
    }

    /// Gives somebody other care from now on. Today, the least of it counts.
    ///
    /// # Errors
    /// There is nobody of this number, or they are dead.
    pub fn set_care(&mut self, id: PatientId, care: Care) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::ChangeCare(id, care)])
    }

    /// Lets a patient get up and act; rest is over for today (SE-HEA-18).
    ///
    /// # Errors
    /// They are dead, unconscious, or too hurt to do anything but rest (SE-HSE-05).
    pub fn act(&mut self, patient: PatientId) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::BreakRest { patient, forced: false }])
    }

    /// Keeps a patient from resting, able or not (SE-HSE-05).
    ///
    /// # Errors
    /// They are dead.
    pub fn disturb(&mut self, patient: PatientId) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::BreakRest { patient, forced: true }])
    }

    /// Somebody goes out for rumours, and time passes for everyone until they are back
    /// (SE-HSE-06). It is the end of their rest for today.
    ///
    /// # Errors
    /// As [`gather`](crate::healing::gather); the classic rules have no such thing.
    pub fn gather(&mut self, id: PatientId, at: Gathering) -> Result<Vec<Entry>, Refusal> {
        self.run([Step::GatherRumours(id, at)])
    }

    /// Lets time pass, by the second: what is due happens when it is due.
    ///
    /// # Errors
    /// It is longer than a hundred years at a time.
    pub fn advance(&mut self, wait: Seconds) -> Result<Vec<Entry>, Refusal> {
        let step = clock::waiting(self.world.resource::<Clock>(), wait)?;
        self.run([step])
    }

    /// Carries out one step after the other, and all that comes of them.
    ///
    /// # Errors
    /// One of them is turned down.
    pub(super) fn run(
        &mut self,
        steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>,
    ) -> Result<Vec<Entry>, Refusal> {
        let mut agenda = self.world.resource_mut::<Agenda>();
        steps.into_iter().rev().for_each(|step| agenda.push(step));
        engine::run::<SickbayPlugin>(&mut self.world);
        let told = std::mem::take(&mut self.world.resource_mut::<Book>().0);
        match self.world.resource_mut::<Agenda>().take_refusal() {
            Some(refusal) => Err(refusal),
            None => Ok(told),
        }
    }
}
