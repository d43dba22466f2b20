//! A scenario: the ground of a fight, its sides, and their aims.

use serde::{Deserialize, Serialize};

use super::{Ground, Recruit};
use crate::field::{Place, Range};

/// Fight as its author writes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Id on the command line, such as `customs-shed`.
    pub id: String,
    pub name: String,
    /// Story so far, in a few sentences.
    pub story: String,
    pub ground: Ground,
    #[serde(default)]
    pub surprise: Surprise,
    #[serde(default)]
    pub opening: Opening,
    /// Whether a side may slip away before it begins (CT-ESC-01, CT-ESC-02).
    #[serde(default)]
    pub avoidable: bool,
    /// Two or more sides; the first is the player's.
    pub forces: Vec<Force>,
    /// Rounds after which nobody wins, if nothing else has ended the fight. All rounds of a
    /// scenario are of fifteen seconds, whatever the rules it is fought by (FL-9).
    #[serde(default = "an_hour")]
    pub rounds: u16,
}

fn an_hour() -> u16 {
    240
}

/// Surprise at the start (CT-CBT-03).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surprise {
    /// Decided by the dice (CT-SUP-02).
    #[default]
    Thrown,
    Nobody,
    /// The side of this number, counted from 0, surprises the others.
    By(u8),
    /// That side surprises the others for this many rounds at most; then something gives it away,
    /// a barking dog, say, if nothing else has (CT-SUP-08).
    Until {
        by: u8,
        rounds: u16,
    },
}

impl Surprise {
    /// Side that the scenario gives surprise to.
    pub const fn by(self) -> Option<u8> {
        match self {
            Surprise::By(side) | Surprise::Until { by: side, .. } => Some(side),
            Surprise::Thrown | Surprise::Nobody => None,
        }
    }
}

/// Opening range (CT-RNG-02).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// Decided by the dice (CT-RNG-03).
    Thrown,
    At(Range),
    /// Everybody starts at their place in the scenario.
    #[default]
    Placed,
}

/// One side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub name: String,
    /// Briefing of the side.
    pub briefing: String,
    pub aim: Aim,
    /// Start of the party.
    pub at: Place,
    pub fighters: Vec<Recruit>,
    /// Soldiers under orders: morale +1 (M-07).
    #[serde(default)]
    pub military: bool,
    /// In a vehicle when the sides meet (CT-SUP-15).
    #[serde(default)]
    pub in_vehicle: bool,
    /// Run by the rules: the dice decide whether they avoid a fight (CT-ESC-03).
    #[serde(default)]
    pub npc: bool,
    /// Places that their guns are registered on: a target there is out of sight, but its position
    /// is known exactly (SE-TRT-35).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub surveyed: Vec<Place>,
}

impl Scenario {
    /// Creates a scenario with everybody in their place, as a file with nothing else in it does.
    pub fn new(id: &str, name: &str, ground: Ground, forces: Vec<Force>) -> Scenario {
        Scenario {
            id: id.to_owned(),
            name: name.to_owned(),
            story: String::new(),
            ground,
            surprise: Surprise::default(),
            opening: Opening::default(),
            avoidable: false,
            forces,
            rounds: an_hour(),
        }
    }
}

impl Force {
    /// Creates a side that is out to defeat the others.
    pub fn new(name: impl Into<String>, at: Place, fighters: Vec<Recruit>) -> Force {
        Force {
            name: name.into(),
            briefing: String::new(),
            aim: Aim::Defeat,
            at,
            fighters,
            military: false,
            in_vehicle: false,
            npc: false,
            surveyed: Vec::new(),
        }
    }
}

/// Aim of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// Nobody able is left on the other sides.
    Defeat,
    /// Somebody able stands between these places after this many rounds.
    Hold { from: Place, to: Place, rounds: u16 },
    /// This many reach or pass this place on their feet.
    Reach { place: Place, count: u8 },
    /// The fighter of this number, counted over all sides, is at this place, alive.
    Rescue { who: u8, to: Place },
    /// That fighter is alive after this many rounds.
    Protect { who: u8, rounds: u16 },
    /// Anybody on another side is wounded.
    FirstBlood,
}
