//! Many patients under one clock: a small world, with an entity for each patient.
//!
//! Start reading at `plugin`: everything that can happen is a kind of step with its system.

mod actions;
mod admission;
mod bedside;
mod clock;
mod day;
mod due;
mod harm;
mod patient;
mod plugin;
mod record;
mod rest;
mod rumours;
mod state;
mod step;
mod treatment;

use std::fmt;

use bevy::prelude::Component;
use dice::Dice;
use engine::Table;
use serde::{Deserialize, Serialize};

use super::{Event, HealingRules, Refusal, RuleSet};
use crate::body::Seconds;

pub use patient::{Day, PatientQuery, PatientRef};

use plugin::SickbayPlugin;
use record::SickbayRecord;
use state::{Admissions, Clock, InForce};

/// A patient's number, counted from 0 and never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Component, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PatientId(pub usize);

/// A log entry: time, patient and event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub at: Seconds,
    pub patient: PatientId,
    pub event: Event,
}

/// Patients with their care, and a clock (SE-DAT-17).
///
/// Every action returns the entries of its events; a refusal changes nothing. The sickbay keeps no
/// log of its own. Events of one second happen in the order of the patients' numbers, so that one
/// seed gives one story.
///
/// ```
/// use characters::{Character, healing::{Care, HealingRules, RuleSet, Sickbay}};
/// use characters::body::Seconds;
/// use dice::Dice;
/// # let sheet = r#"{"identity": {"name": "Ada"}, "characteristics": "777777", "career": {"service": null,
/// #     "months": 216}, "body": {"lost": [0, 2, 7]}}"#;
/// # let ada: Character = serde_json::from_str(sheet)?;
/// let rules = HealingRules::default();
/// let (set, dice) = (RuleSet::SecondEdition, Dice::seeded(7));
/// let mut bay = Sickbay::new(set, rules, ada.body.time, dice);
/// let (id, _) = bay.admit(ada, Care::BED_REST)?;
/// let told = bay.advance(Seconds::DAY.times(14))?;
/// assert!(told.len() > 2);
/// assert!(!bay.patient(id)?.person.body.is_hurt());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Deserialize)]
#[serde(from = "SickbayRecord")]
pub struct Sickbay {
    world: Table<SickbayPlugin>,
}

impl Sickbay {
    /// An empty sickbay, at this time of the clock.
    pub fn new(set: RuleSet, rules: HealingRules, clock: Seconds, dice: Dice) -> Sickbay {
        SickbayRecord { set, rules, clock, dice, patients: Vec::new() }.into()
    }

    /// The rule set in force.
    pub fn rule_set(&self) -> RuleSet {
        self.in_force().set
    }

    /// The readings of the rules in force.
    pub fn rules(&self) -> &HealingRules {
        &self.in_force().rules
    }

    /// The time, the same for all patients.
    pub fn clock(&self) -> Seconds {
        self.world.resource::<Clock>().0
    }

    /// All patients, by number.
    pub fn patients(&self) -> impl Iterator<Item = (PatientId, PatientRef<'_>)> {
        let all = self.world.resource::<Admissions>().numbers();
        all.filter_map(|id| Some((id, self.patient(id).ok()?)))
    }

    /// Finds a patient.
    ///
    /// # Errors
    /// There is no patient of this number.
    pub fn patient(&self, id: PatientId) -> Result<PatientRef<'_>, Refusal> {
        let entity = self.world.resource::<Admissions>().entity(id)?;
        PatientRef::of(&self.world, entity).ok_or(Refusal::NoPatient(id))
    }

    fn in_force(&self) -> &InForce {
        self.world.resource()
    }
}

impl Clone for Sickbay {
    fn clone(&self) -> Sickbay {
        SickbayRecord::of(self).into()
    }
}

impl PartialEq for Sickbay {
    fn eq(&self, other: &Sickbay) -> bool {
        SickbayRecord::of(self) == SickbayRecord::of(other)
    }
}

impl Eq for Sickbay {}

impl fmt::Debug for Sickbay {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(&SickbayRecord::of(self), f)
    }
}

impl Serialize for Sickbay {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SickbayRecord::of(self).serialize(serializer)
    }
}
