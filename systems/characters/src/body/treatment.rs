//! A medic's treatment of a body.

use dice::Modifier;
use serde::{Deserialize, Serialize};

use crate::sheet::{Characteristic, Characteristics, Skills};

use super::{Body, Seconds};

/// A treatment under way: the check is made when the time is up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treatment {
    pub operation: Operation,
    pub attempt: Attempt,
    /// Tech level of the facility, or of the medic's kit (SE-HEA-16).
    pub tl: u8,
    pub began: Seconds,
    pub ends: Seconds,
    /// Most points that it can bring back (SE-HEA-03).
    pub most: u16,
}

/// The healer, and the choices of healer and patient.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attempt {
    pub healer: Healer,
    pub spread: Spread,
    /// The maximum that suffers most, where the player picks it; the highest if none is named
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
    /// Attention to somebody who otherwise dies or cannot heal; it brings no points back
    /// (SE-INJ-14).
    Attention,
    /// SE-HEA-07
    Surgery,
}

/// The healer, as far as it matters (SE-HEA-04).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Healer {
    /// Level of Medic, which the classic rules call Medical; `None` for the untrained.
    pub medic: Option<u8>,
    /// Level of Jack of all Trades.
    pub jack_of_all_trades: u8,
    /// Present EDU.
    pub edu: u8,
    /// Tech level of the kit; `None` without one.
    pub kit: Option<u8>,
    /// Whether the patient is the medic.
    pub oneself: bool,
    /// Other modifiers of the check.
    pub modifiers: Vec<Modifier>,
    /// Boons and banes from the healer's leader (SE-CBT-20).
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

/// Distribution of a healer's points (SE-HEA-05). No score rises above its full value.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spread {
    /// Each point to the greatest loss at that moment; ties in the order END, STR, DEX. It lifts
    /// the worst off 0 first.
    #[default]
    MostDamagedFirst,
    /// One point to each in turn, as in daily healing (SE-HEA-14).
    Evenly,
    /// All to the first until it is whole, then the second, then the third.
    InOrder([Characteristic; 3]),
}
