//! A fight under way: fighters are entities; what is to come, what is asked and the dice are
//! resources.

mod agenda;
mod field_read;
mod field_write;
mod fighters;
mod presence;
mod told;

use std::sync::Arc;

use bevy::prelude::{Entity, Resource};
use characters::body::Seconds;
use dice::Dice;
use engine::Seat;
use serde::{Deserialize, Serialize};

pub use agenda::Agenda;
pub(crate) use field_read::FieldRead;
pub(crate) use field_write::FieldWrite;
pub(crate) use fighters::Fighters;
pub(crate) use presence::Presence;
pub(crate) use told::JournalWriter;
pub use told::Told;

use crate::{
    choice::{Choice, Move},
    data::Armoury,
    event::Outcome,
    field::Place,
    fighter::{FighterId, Held},
    second,
    setup::Setup,
};

/// The question on the table, and the answer once there is one.
#[derive(Resource, Default)]
pub struct Asked {
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

/// The dice of the fight.
#[derive(Resource)]
pub struct Fortune(pub Dice);

/// What the fight is fought by.
#[derive(Resource)]
pub struct FoughtBy {
    pub armoury: Arc<Armoury>,
    pub setup: Setup,
}

impl FoughtBy {
    /// The seats of all sides.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.scenario.forces.len() as u8).map(Seat)
    }
}

/// Everybody, by number.
#[derive(Resource, Default)]
pub struct Roster(pub Vec<Entity>);

impl Roster {
    pub fn entity(&self, who: FighterId) -> Entity {
        self.0[who.index()]
    }

    /// Everybody's number, in order.
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = FighterId> + use<> {
        (0..self.0.len() as u8).map(FighterId)
    }
}

/// Where the fight stands.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Counted from 1; 0 before the first.
    pub round: u16,
    /// On the clock that all bodies' times are told by.
    pub clock: Seconds,
    /// The side that surprises the others, as long as it does.
    pub surprise: Option<Seat>,
    /// What each side has done and suffered, by seat.
    pub sides: Vec<SideState>,
    /// Weapons that lie on the ground (SE-CBT-15, SE-GRP-04).
    pub dropped: Vec<Dropped>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A weapon on the ground.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dropped {
    pub at: Place,
    pub held: Held,
}

/// One side's share of the fight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideState {
    pub surrendered: bool,
    pub routed: bool,
    /// It got away before the fight, or has tried to and failed (CT-RUL-59).
    pub tried_escape: bool,
    pub away: bool,
    /// How many were dead or unconscious when morale was last looked at (CT-END-02).
    pub casualties: u8,
    /// The round since which the leader has been out of it (CT-END-02).
    pub leader_out: Option<u16>,
    /// Second edition only.
    pub command: second::Command,
}
