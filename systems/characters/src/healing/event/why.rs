//! Causes of events.

use serde::{Deserialize, Serialize};

use crate::body::DeathRow;

/// Cause of a death.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A row of the death table (SE-INJ-04, SE-INJ-05).
    Row(DeathRow),
    /// Nobody attended in time to a row of the death table (SE-INJ-06 to SE-INJ-08).
    Unattended(DeathRow),
    /// Classic rules: three characteristics at 0.
    ThreeAtZero,
}

/// Cause of points regained or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    FirstAid,
    Surgery,
    MedicalCare,
    NaturalHealing,
    /// A day in need of surgery, without it.
    WithoutSurgery,
    /// A day without treatment and rest.
    Neglect,
}

/// Reason why a day's rest heals nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoHealing {
    /// A medic has to attend first (SE-INJ-09).
    Unattended,
    /// The rest was broken (SE-HEA-18).
    RestBroken,
}
