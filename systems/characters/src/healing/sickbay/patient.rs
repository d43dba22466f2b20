//! One patient, and their present day.

use bevy::{
    ecs::query::QueryData,
    prelude::{Component, Entity, World},
};
use serde::{Deserialize, Serialize};

use crate::{
    body::{Body, Seconds},
    healing::Care,
    sheet::{Characteristic, Characteristics, PersonQuery},
};

/// Somebody in the sickbay's book, wherever they really are: a person with care and a day.
#[derive(QueryData)]
#[query_data(derive(Debug, Clone, Copy, PartialEq, Eq))]
pub struct PatientQuery {
    /// The parts of their sheet.
    pub person: PersonQuery,
    /// The care they have now.
    pub care: &'static Care,
    /// Their day so far.
    pub day: &'static Day,
}

/// A patient, part by part.
pub type PatientRef<'w> = PatientQueryItem<'w>;

impl<'w> PatientRef<'w> {
    /// The patient that this entity is; `None` if it is none.
    pub(super) fn of(world: &'w World, entity: Entity) -> Option<PatientRef<'w>> {
        world.get_entity(entity).ok()?.get_components::<PatientQuery>()
    }
}

/// Facts that count at the end of a day: twenty-four hours from admission, for each patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    pub began: Seconds,
    /// END at its beginning (SE-HEA-13).
    pub morning: u8,
    /// The least care at any time of it.
    pub least: Care,
    /// Whether there was bed rest at any time of it.
    pub some_rest: bool,
    /// Whether a medic has treated the patient (SE-HSE-02).
    pub treated: bool,
    /// Whether a significant action has broken the rest (SE-HEA-18).
    pub broken: bool,
}

impl Day {
    /// A new day for a patient.
    pub(super) fn new(began: Seconds, body: &Body, full: Characteristics, care: Care) -> Day {
        let now = body.current(full);
        Day {
            began,
            morning: now.get(Characteristic::End),
            least: care,
            some_rest: care.rest,
            treated: body.treatment.is_some(),
            broken: false,
        }
    }

    /// The end of the day; `None` at the end of time.
    pub(super) fn ends(&self) -> Option<Seconds> {
        self.began.0.checked_add(Seconds::DAY.0).map(Seconds)
    }
}
