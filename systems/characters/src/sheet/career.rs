//! What somebody has served, and how it ended.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

use crate::data::Service;

/// A life so far.
#[derive(Debug, Clone, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Career {
    /// `None` before enlistment, and for who never served.
    pub service: Option<Service>,
    /// Whether the draft chose it (CT-DRF-01).
    #[serde(default)]
    pub drafted: bool,
    /// Completed terms.
    #[serde(default)]
    pub terms: u8,
    /// 0 for who has none (CT-RNK-02).
    #[serde(default)]
    pub rank: u8,
    /// Months since birth: a crisis of ageing costs months.
    pub months: u16,
    #[serde(default)]
    pub fate: Fate,
    /// Credits a year (CT-RET-05).
    #[serde(default)]
    pub pension: u32,
}

impl Career {
    /// Somebody of so many years who has not begun to serve.
    pub fn at(years: u8) -> Career {
        let months = u16::from(years) * 12;
        let (drafted, terms, rank, pension) = (false, 0, 0, 0);
        Career { service: None, drafted, terms, rank, months, fate: Fate::Serving, pension }
    }

    /// Whole years.
    pub fn age(&self) -> u8 {
        (self.months / 12) as u8
    }
}

/// Where a life stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// Still on the way.
    #[default]
    Serving,
    /// Out of the service, alive and ready to travel.
    Free(Left),
    /// The sheet cannot be changed any more (CT-SUR-04).
    Dead,
}

/// How somebody came to leave (CT-GEN-16, CT-RUL-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Left {
    /// The service would not have them any longer (CT-REE-02).
    Refused,
    /// They chose to (CT-RET-02).
    Chose,
    /// After the last term that one may serve by choice (CT-RET-04).
    Compulsory,
    /// Hurt, in the middle of a term (CT-SUR-05).
    Injured,
}
