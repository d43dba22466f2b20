//! What a medic does to a body.

use dice::Modifier;
use serde::{Deserialize, Serialize};

use crate::sheet::{Characteristic, Characteristics, Skills};

use super::{Body, Seconds};

/// A medic at work: the check is made when the time is up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treatment {
    pub operation: Operation,
    pub attempt: Attempt,
    /// Tech level of the facility, or of the medic's kit (SE-HEA-16).
    pub tl: u8,
    pub began: Seconds,
    pub ends: Seconds,
    /// The most points that it can bring back (SE-HEA-03).
    pub most: u16,
}

/// Who treats, and what is theirs and the patient's to choose.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attempt {
    pub healer: Healer,
    pub spread: Spread,
    /// Which maximum suffers most, where the player picks it; the highest, if nothing is said
    /// (SE-INJ-07).
    pub worst: Option<Characteristic>,
}

impl From<Healer> for Attempt {
    fn from(healer: Healer) -> Attempt {
        Attempt { healer, ..Attempt::default() }
    }
}

/// The kinds of treatment that take a Medic check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Operation {
    /// SE-HEA-01
    FirstAid,
    /// Seeing to somebody who may die, or will not heal, without: it brings no points back
    /// (SE-INJ-14).
    Attention,
    /// SE-HEA-07
    Surgery,
}

/// Who treats, as far as it matters (SE-HEA-04).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Healer {
    /// Level of Medic, which the classic rules call Medical; `None` for the untrained.
    pub medic: Option<u8>,
    /// Level of Jack of all Trades.
    pub jack_of_all_trades: u8,
    /// EDU as it is now.
    pub edu: u8,
    /// Tech level of the kit; `None` without one.
    pub kit: Option<u8>,
    /// The patient and the medic are the same.
    pub oneself: bool,
    /// What else makes it easier or harder.
    pub modifiers: Vec<Modifier>,
    /// Dice of the healer's leader (SE-CBT-20).
    pub boons: u8,
    pub banes: u8,
}

impl Healer {
    /// Somebody as they are now, with a kit of this tech level or none.
    pub fn of(skills: &Skills, full: Characteristics, body: &Body, kit: Option<u8>) -> Healer {
        let level = |names: [&str; 2]| names.iter().find_map(|name| skills.level(name));
        Healer {
            medic: level(["Medical", "Medic"]),
            jack_of_all_trades: level(["Jack of All Trades", "Jack-of-all-Trades"]).unwrap_or(0),
            edu: body.current(full).get(Characteristic::Edu),
            kit,
            ..Healer::default()
        }
    }
}

/// How a healer shares points out (SE-HEA-05). None ever goes above its full score.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spread {
    /// Each point to what has lost the most by then; ties in the order END, STR, DEX. It brings
    /// the worst off away from 0 first.
    #[default]
    MostDamagedFirst,
    /// A point to each in turn, as days of healing do it (SE-HEA-14).
    Evenly,
    /// All to the first until it is whole, then to the second, then to the third.
    InOrder([Characteristic; 3]),
}
