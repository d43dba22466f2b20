//! A person's career, and how it ended.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

use crate::data::Service;

/// A life so far.
#[derive(Debug, Clone, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Career {
    /// `None` before enlistment, and for those who never served.
    pub service: Option<Service>,
    /// Whether the draft chose it (CT-DRF-01).
    #[serde(default)]
    pub drafted: bool,
    /// Completed terms.
    #[serde(default)]
    pub terms: u8,
    /// Rank; 0 for none (CT-RNK-02).
    #[serde(default)]
    pub rank: u8,
    /// Age in months: a crisis of ageing costs months.
    pub months: u16,
    #[serde(default)]
    pub fate: Fate,
    /// Credits a year (CT-RET-05).
    #[serde(default)]
    pub pension: u32,
}

impl Career {
    /// A person of this age, in years, before any service.
    pub fn at(years: u8) -> Career {
        let months = u16::from(years) * 12;
        let (drafted, terms, rank, pension) = (false, 0, 0, 0);
        Career { service: None, drafted, terms, rank, months, fate: Fate::Serving, pension }
    }

    /// Age in whole years.
    pub fn age(&self) -> u8 {
        (self.months / 12) as u8
    }
}

/// State of a life.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Fate {
    /// Serving, or about to.
    #[default]
    Serving,
    /// Out of the service, alive and ready to travel.
    Free(Left),
    /// Dead: the sheet cannot change any more (CT-SUR-04).
    Dead,
}

/// Reason for leaving (CT-GEN-16, CT-RUL-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Left {
    /// The service refused another term (CT-REE-02).
    Refused,
    /// Their own choice (CT-RET-02).
    Chose,
    /// Retired after the last term of choice (CT-RET-04).
    Compulsory,
    /// Injured in the middle of a term (CT-SUR-05).
    Injured,
}
