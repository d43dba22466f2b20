//! The stages of a leg, and their order.

use bevy::prelude::States;
use serde::{Deserialize, Serialize};

/// A stage of a leg.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    States,
    Serialize,
    Deserialize,
)]
pub enum Stage {
    /// Contracts, recruits, the hospital.
    #[default]
    Port,
    /// The card game.
    Voyage,
    /// The fight, if there is one.
    Boarding,
    /// Care while the ship jumps.
    Recovery,
    /// What is paid, and the prize.
    Books,
    /// The end.
    Over,
}

impl Stage {
    /// The next stage; `last` ends the campaign after the books, `lost` at once.
    pub(crate) fn next(self, last: bool, lost: bool) -> Stage {
        match self {
            _ if lost => Stage::Over,
            Stage::Port => Stage::Voyage,
            Stage::Voyage => Stage::Boarding,
            Stage::Boarding => Stage::Recovery,
            Stage::Recovery => Stage::Books,
            Stage::Books if last => Stage::Over,
            Stage::Books => Stage::Port,
            Stage::Over => Stage::Over,
        }
    }
}
