//! Somebody as a scenario or the library sends them into a fight.

use characters::{Character, Characteristics, body::Body, data::Service, sheet::Skills};
use serde::{Deserialize, Serialize};

use super::{Beast, Gear};
use crate::field::Place;

/// Everything that a fighter brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    pub name: String,
    /// STR to SOC, such as `878A75`.
    pub profile: Characteristics,
    #[serde(default)]
    pub skills: Skills,
    #[serde(default)]
    pub service: Option<Service>,
    /// The first is in hand.
    #[serde(default)]
    pub weapons: Vec<Armed>,
    /// By name.
    #[serde(default)]
    pub armor: Vec<String>,
    #[serde(default)]
    pub gear: Vec<Gear>,
    /// By name, as the table of mounts has it (FL-8).
    #[serde(default)]
    pub mount: Option<String>,
    #[serde(default)]
    pub beast: Option<Beast>,
    /// Where they start; with their party if nothing is said.
    #[serde(default)]
    pub at: Option<Place>,
    #[serde(default)]
    pub leader: bool,
    #[serde(default)]
    pub captive: bool,
    /// Has not even level 0 in weapons that they never learnt (M-06).
    #[serde(default)]
    pub untrained: bool,
    /// Wounds from before.
    #[serde(default)]
    pub body: Body,
}

/// A weapon that somebody brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armed {
    pub weapon: String,
    /// Full magazines besides the one in it.
    #[serde(default)]
    pub magazines: u8,
    #[serde(default)]
    pub fittings: Vec<Gear>,
}

impl Recruit {
    /// Somebody of the library with what they own; `at` the place of their party.
    pub fn of(person: &Character) -> Recruit {
        let armed =
            |weapon: &String| Armed { weapon: weapon.clone(), magazines: 2, fittings: Vec::new() };
        Recruit {
            name: person.identity.name.clone(),
            profile: person.characteristics,
            skills: person.skills.clone(),
            service: person.career.service,
            weapons: person.possessions.weapons.iter().map(armed).collect(),
            armor: Vec::new(),
            gear: Vec::new(),
            mount: None,
            beast: None,
            at: None,
            leader: false,
            captive: false,
            untrained: false,
            body: person.body.clone(),
        }
    }
}
