//! The log of hits.

use serde::{Deserialize, Serialize};

use super::Seconds;

/// One hit (SE-DAT-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Injury {
    pub at: Seconds,
    /// Points after armour, including those beyond the points left to take.
    pub damage: u16,
    /// Points actually lost.
    pub taken: u8,
    /// Stun rather than lethal.
    #[serde(default)]
    pub stun: bool,
    /// First aid was given, or its time has passed (SE-HEA-03).
    #[serde(default)]
    pub treated: bool,
}

/// Effects of stun.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stun {
    /// Points off Endurance (SE-TRT-29).
    pub points: u8,
    /// Start of the present rest from it.
    pub resting_since: Seconds,
    /// End of the time without any action (SE-TRT-30).
    pub helpless_until: Seconds,
}
