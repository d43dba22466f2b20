//! What things happened of.

use serde::{Deserialize, Serialize};

use crate::body::DeathRow;

/// What somebody died of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The death table said so (SE-INJ-04, SE-INJ-05).
    Row(DeathRow),
    /// Nobody came in time for what the death table said (SE-INJ-06 to SE-INJ-08).
    Unattended(DeathRow),
    /// Classic rules: three characteristics at 0.
    ThreeAtZero,
}

/// What brought points back, or took them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    FirstAid,
    Surgery,
    MedicalCare,
    NaturalHealing,
    /// A day in need of surgery.
    WithoutSurgery,
    /// A day without anything.
    Neglect,
}

/// Why a day's rest brings nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoHealing {
    /// A medic has to see to it first (SE-INJ-09).
    Unattended,
    /// There was no rest in it (SE-HEA-18).
    RestBroken,
}
