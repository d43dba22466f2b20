//! The log of hits.

use serde::{Deserialize, Serialize};

use super::Seconds;

/// One hit (SE-DAT-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Injury {
    pub at: Seconds,
    /// Points after armour, also those that there was nothing left to take from.
    pub damage: u16,
    /// Points that it really took.
    pub taken: u8,
    /// Stun rather than lethal.
    #[serde(default)]
    pub stun: bool,
    /// It has had its first aid, or its time for that is over (SE-HEA-03).
    #[serde(default)]
    pub treated: bool,
}

/// What stun has done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stun {
    /// Points off Endurance (SE-TRT-29).
    pub points: u8,
    /// Since when there has been rest from it.
    pub resting_since: Seconds,
    /// Until when nothing can be done at all (SE-TRT-30).
    pub helpless_until: Seconds,
}
