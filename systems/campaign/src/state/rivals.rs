//! What the campaign remembers of those who race against the ship.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// A rival's races against the ship.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RivalRecord {
    /// The rival's id.
    pub rival: String,
    pub races: u8,
    /// Races in which they came first.
    pub won: u8,
    /// Races in which the ship came first.
    pub beaten: u8,
    /// Whether they are bankrupt, and race no more.
    pub ruined: bool,
}

/// Everybody who races on these lanes. The first is the captain's own rival, who is in every race.
#[derive(Resource, Debug, Clone, Default)]
pub(crate) struct Rivals(pub Vec<RivalRecord>);

impl Rivals {
    /// Those who race still.
    pub fn racing(&self) -> impl Iterator<Item = &RivalRecord> {
        self.0.iter().filter(|it| !it.ruined)
    }

    /// What is remembered of somebody.
    pub fn of(&mut self, rival: &str) -> Option<&mut RivalRecord> {
        self.0.iter_mut().find(|it| it.rival == rival)
    }
}
