//! The state of a fight: fighters are entities; pending steps, the choice and the dice are
//! resources.

mod agenda;
mod field_read;
mod field_write;
mod fight_journal;
mod fighters;
mod presence;

use std::sync::Arc;

use bevy::prelude::{Entity, Resource};
use characters::body::Seconds;
use dice::Dice;
use engine::Seat;
use serde::{Deserialize, Serialize};

pub use agenda::Agenda;
pub(crate) use field_read::FieldRead;
pub(crate) use field_write::FieldWrite;
pub use fight_journal::FightJournal;
pub(crate) use fight_journal::JournalWriter;
pub(crate) use fighters::Fighters;
pub(crate) use presence::Presence;

use crate::{
    choice::{Choice, Move},
    data::Armoury,
    event::Outcome,
    field::Place,
    fighter::{FighterId, Held},
    second,
    setup::Setup,
};

/// Pending question, or its answer once there is one.
#[derive(Resource, Default)]
pub struct PendingChoice {
    pub choice: Option<Choice>,
    pub answer: Option<Move>,
}

/// Dice of the fight.
#[derive(Resource)]
pub struct Fortune(pub Dice);

/// Armoury and setup of the fight.
#[derive(Resource)]
pub struct FoughtBy {
    pub armoury: Arc<Armoury>,
    pub setup: Setup,
}

impl FoughtBy {
    /// Seats of all sides.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.scenario.forces.len() as u8).map(Seat)
    }
}

/// Entities of all fighters, by number.
#[derive(Resource, Default)]
pub struct Roster(pub Vec<Entity>);

impl Roster {
    pub fn entity(&self, who: FighterId) -> Entity {
        self.0[who.index()]
    }

    /// Numbers of all fighters, in order.
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = FighterId> + use<> {
        (0..self.0.len() as u8).map(FighterId)
    }
}

/// Course of the fight so far.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Round, counted from 1; 0 before the first.
    pub round: u16,
    /// Clock, on the same scale as the times of all bodies.
    pub clock: Seconds,
    /// Side that surprises the others, while surprise lasts.
    pub surprise: Option<Seat>,
    /// State of each side, by seat.
    pub sides: Vec<SideState>,
    /// Weapons on the ground (SE-CBT-15, SE-GRP-04).
    pub dropped: Vec<Dropped>,
    /// Outcome, once the fight is over.
    pub outcome: Option<Outcome>,
}

/// Weapon on the ground.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dropped {
    pub at: Place,
    pub held: Held,
}

/// State of one side.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideState {
    pub surrendered: bool,
    pub routed: bool,
    /// Whether it has tried to escape before the fight; `away` tells whether it succeeded
    /// (CT-RUL-59).
    pub tried_escape: bool,
    pub away: bool,
    /// Number of dead or unconscious at the last check of morale (CT-END-02).
    pub casualties: u8,
    /// Round since which the leader has been out of action (CT-END-02).
    pub leader_out: Option<u16>,
    /// Second edition only.
    pub command: second::Command,
}
