//! Resources of a sickbay's world.

use bevy::prelude::{Bundle, Entity, Resource, World};

use super::{Entry, PatientId, step::Step};
use crate::{
    body::Seconds,
    healing::{Event, HealingRules, Refusal, RuleSet},
};

/// The rules that patients are hurt and heal by.
#[derive(Resource, Clone)]
pub(super) struct InForce {
    pub set: RuleSet,
    pub rules: HealingRules,
}

impl InForce {
    /// # Errors
    /// The sickbay goes by the other rules.
    pub fn only(&self, set: RuleSet) -> Result<(), Refusal> {
        if self.set == set { Ok(()) } else { Err(Refusal::OtherRules(self.set)) }
    }
}

/// The time that it is.
#[derive(Resource)]
pub(super) struct Clock(pub Seconds);

/// Which entity each patient is, by number; `None` where somebody has left.
#[derive(Resource, Default)]
pub(super) struct Admissions(Vec<Option<Entity>>);

impl Admissions {
    /// Every number that was ever given, in order.
    pub fn numbers(&self) -> impl Iterator<Item = PatientId> + use<> {
        (0..self.0.len()).map(PatientId)
    }

    /// # Errors
    /// There is nobody of this number.
    pub fn entity(&self, id: PatientId) -> Result<Entity, Refusal> {
        self.0.get(id.0).copied().flatten().ok_or(Refusal::NoPatient(id))
    }

    /// Gives the next number, to nobody if somebody of it has already left. An entity comes or goes
    /// between two steps, when nothing else borrows the world.
    pub fn admit(world: &mut World, patient: Option<impl Bundle>) -> PatientId {
        let id = PatientId(world.resource::<Admissions>().0.len());
        let entity = patient.map(|patient| world.spawn((id, patient)).id());
        world.resource_mut::<Admissions>().0.push(entity);
        id
    }

    /// Takes somebody out of the world.
    pub fn discharge(world: &mut World, id: PatientId) {
        let mut admissions = world.resource_mut::<Admissions>();
        if let Some(entity) = admissions.0.get_mut(id.0).and_then(Option::take) {
            world.despawn(entity);
        }
    }
}

/// Steps under way, the next one last, and the refusal of them, if any.
#[derive(Resource, Default)]
pub(super) struct Agenda {
    steps: Vec<Step>,
    refused: Option<Refusal>,
}

impl Agenda {
    /// To be done next.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub fn pop(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Nothing that was still to come is done.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.steps.clear();
        self.refused = Some(refusal);
    }

    /// Why what was asked for last could not be done.
    pub fn take_refusal(&mut self) -> Option<Refusal> {
        self.refused.take()
    }
}

/// Entries of the steps under way.
#[derive(Resource, Default)]
pub(super) struct Book(pub Vec<Entry>);

impl Book {
    pub fn write(&mut self, at: Seconds, patient: PatientId, told: Vec<Event>) {
        self.0.extend(told.into_iter().map(|event| Entry { at, patient, event }));
    }
}
