//! A scenario: where a fight is, who is in it, and what they are after.

use serde::{Deserialize, Serialize};

use super::{Ground, Recruit};
use crate::field::{Place, Range};

/// A fight as its author writes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// As the command line calls it, such as `customs-shed`.
    pub id: String,
    pub name: String,
    /// What has led to it, in a few sentences.
    pub story: String,
    pub ground: Ground,
    #[serde(default)]
    pub surprise: Surprise,
    #[serde(default)]
    pub opening: Opening,
    /// Whether one may slip away before it begins (CT-ESC-01, CT-ESC-02).
    #[serde(default)]
    pub avoidable: bool,
    /// Two or more sides; the first is the player's.
    pub forces: Vec<Force>,
    /// Nobody wins when so many rounds are over, if nothing else has ended it. All rounds of a
    /// scenario are of fifteen seconds, whatever the rules it is fought by (FL-9).
    #[serde(default = "an_hour")]
    pub rounds: u16,
}

fn an_hour() -> u16 {
    240
}

/// Who is surprised (CT-CBT-03).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surprise {
    /// The dice say (CT-SUP-02).
    #[default]
    Thrown,
    Nobody,
    /// The side of this number, counted from 0, surprises the others.
    By(u8),
}

/// How far apart the sides meet (CT-RNG-02).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// The dice say (CT-RNG-03).
    Thrown,
    At(Range),
    /// Everybody starts where the scenario says.
    #[default]
    Placed,
}

/// One side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub name: String,
    /// What they are told.
    pub briefing: String,
    pub aim: Aim,
    /// Where the party starts.
    pub at: Place,
    pub fighters: Vec<Recruit>,
    /// Soldiers under orders: morale +1 (M-07).
    #[serde(default)]
    pub military: bool,
    /// In a vehicle when they meet (CT-SUP-15).
    #[serde(default)]
    pub in_vehicle: bool,
    /// Run by the rules: whether they avoid a fight is thrown, not chosen (CT-ESC-03).
    #[serde(default)]
    pub npc: bool,
    /// Places that their guns have been laid on before: who stands there is out of sight, and yet where
    /// they are is known exactly (SE-TRT-35).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub surveyed: Vec<Place>,
}

/// What a side is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// Nobody able is left of the others.
    Defeat,
    /// Somebody able stands between these places when so many rounds are over.
    Hold { from: Place, to: Place, rounds: u16 },
    /// So many get to this place, or past it, on their feet.
    Reach { place: Place, count: u8 },
    /// The fighter of this number, counted over all sides, is at this place, alive.
    Rescue { who: u8, to: Place },
    /// That fighter is alive when so many rounds are over.
    Protect { who: u8, rounds: u16 },
    /// Anybody of the others is wounded.
    FirstBlood,
}
