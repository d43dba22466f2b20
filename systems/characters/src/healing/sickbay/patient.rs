//! One patient, and their present day.

use serde::{Deserialize, Serialize};

use crate::{
    body::{Body, Seconds},
    healing::Care,
    sheet::{Character, Characteristic, Characteristics},
};

/// A patient of the sickbay, wherever they are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patient {
    pub person: Character,
    pub care: Care,
    pub day: Day,
}

/// Facts that count at the end of a day: twenty-four hours from admission, for each patient.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
