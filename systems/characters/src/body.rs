//! Wounds: what a body has lost for the time being.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// What wounds have taken for the time being; the full scores stay on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    /// Points off Strength, Dexterity and Endurance.
    pub lost: [u8; 3],
}
