//! System parameter of the steps that change a patient.

use bevy::{
    ecs::{query::QueryData, system::SystemParam},
    prelude::{Query, Res, ResMut},
};

use super::{
    Day, PatientId,
    state::{Admissions, Book, Clock, InForce},
};
use crate::{
    body::Body,
    healing::{Care, Casualty, Gathering, Refusal, RuleSet, Rumours, gather},
    sheet::{Career, Characteristics, Fate, Skills},
    state::Chance,
};

/// The parts of a patient that wounds and healing change.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct PatientMut {
    full: &'static mut Characteristics,
    body: &'static mut Body,
    career: &'static mut Career,
    care: &'static mut Care,
    day: &'static mut Day,
}

/// The patients, the rules, the dice, and the book.
#[derive(SystemParam)]
pub(super) struct Bedside<'w, 's> {
    patients: Query<'w, 's, PatientMut>,
    admissions: Res<'w, Admissions>,
    pub in_force: Res<'w, InForce>,
    pub clock: Res<'w, Clock>,
    dice: ResMut<'w, Chance>,
    book: ResMut<'w, Book>,
}

impl Bedside<'_, '_> {
    /// Lets something happen to one patient, now, and writes it down.
    pub fn with(
        &mut self,
        id: PatientId,
        act: impl FnOnce(&mut Casualty<'_>, &mut Care, &mut Day) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let now = self.clock.0;
        let InForce { set, rules } = &*self.in_force;
        let found = self.patients.get_mut(self.admissions.entity(id)?);
        let mut patient = found.map_err(|_| Refusal::NoPatient(id))?;
        if !patient.body.is_dead() {
            patient.body.time = now;
        }
        let mut casualty =
            Casualty::new(&mut patient.full, &mut patient.body, rules, &mut self.dice);
        act(&mut casualty, &mut patient.care, &mut patient.day)?;
        if *set == RuleSet::Classic {
            casualty.review(&patient.care);
        }
        let told = casualty.told();
        if patient.body.is_dead() {
            patient.career.fate = Fate::Dead;
        }
        self.book.write(now, id, told);
        Ok(())
    }

    /// The same for what cannot be refused, and leaves care and day alone.
    pub fn to(
        &mut self,
        id: PatientId,
        happens: impl FnOnce(&mut Casualty<'_>),
    ) -> Result<(), Refusal> {
        self.with(id, |casualty, _, _| {
            happens(casualty);
            Ok(())
        })
    }

    /// Rumours that one patient hears; they have changed nothing yet.
    pub fn gather(
        &mut self,
        id: PatientId,
        at: Gathering,
        learnt: &Query<&Skills>,
    ) -> Result<Rumours, Refusal> {
        let entity = self.admissions.entity(id)?;
        let (Ok(patient), Ok(skills)) = (self.patients.get(entity), learnt.get(entity)) else {
            return Err(Refusal::NoPatient(id));
        };
        let (body, full) = (patient.body, *patient.full);
        gather(body, full, skills, at, &self.in_force.rules, &mut self.dice)
    }
}
