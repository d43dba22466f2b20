//! How far the campaign is.

use std::collections::BTreeSet;

use bevy::prelude::Resource;
use characters::Character;

use super::{Contract, ErrandsDone, PersonId};
use crate::event::Outcome;

/// The leg, the place, the contract, and what is on offer.
#[derive(Resource, Debug, Clone, Default)]
pub(crate) struct Progress {
    /// The present leg, from 1; 0 before the first.
    pub leg: u8,
    /// The id of the port that the ship is in or has left last.
    pub port: String,
    pub offers: Vec<Contract>,
    pub recruits: Vec<Character>,
    /// The contract of this leg, once it is taken.
    pub contract: Option<Contract>,
    /// Whether the voyage came to the points that it needs, or was first in its race.
    pub reached: bool,
    /// Whether it raced to the end and was not first.
    pub beaten: bool,
    /// The points of a voyage of the ship alone whose time was up before it came to those it needs.
    pub fell_short: Option<i16>,
    /// The boarding that is to be fought, by its scenario's id.
    pub boarding: Option<String>,
    /// Whether the raiders were beaten, or did not come.
    pub held: bool,
    /// Who has been to this port's hospital.
    pub treated: Vec<PersonId>,
    /// Days left in this port.
    pub days: u8,
    /// What was done in those that are gone.
    pub errands: ErrandsDone,
    /// Weapons that this port's chandler has left, by name.
    pub chandler: Vec<String>,
    /// Weapons that were bought for the ship's locker, by name.
    pub locker: Vec<String>,
    /// The port event that waits for its answer.
    pub meeting: Option<String>,
    /// Port events met so far.
    pub met: BTreeSet<String>,
    /// Races, and those in which the ship came first.
    pub races: u8,
    pub firsts: u8,
    /// Contracts failed so far.
    pub failed: u8,
    /// Number for the next person.
    pub next: u8,
    pub captain: Option<PersonId>,
    /// Everybody who has died.
    pub dead: Vec<PersonId>,
    pub outcome: Option<Outcome>,
}
