//! A recruit: a fighter sent into a fight by a scenario or the library.

use characters::{Character, Characteristics, body::Body, data::Service, sheet::Skills};
use serde::{Deserialize, Serialize};

use super::{Beast, Gear};
use crate::field::Place;

/// Fighter with everything they bring.
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
    /// Weapons, the first in hand.
    #[serde(default)]
    pub weapons: Vec<Armed>,
    /// Names of suits.
    #[serde(default)]
    pub armor: Vec<String>,
    #[serde(default)]
    pub gear: Vec<Gear>,
    /// Name in the table of mounts (FL-8).
    #[serde(default)]
    pub mount: Option<String>,
    #[serde(default)]
    pub beast: Option<Beast>,
    /// Start; with their party by default.
    #[serde(default)]
    pub at: Option<Place>,
    #[serde(default)]
    pub leader: bool,
    #[serde(default)]
    pub captive: bool,
    /// Whether they lack even level 0 in weapons that they never learnt (M-06).
    #[serde(default)]
    pub untrained: bool,
    /// Body, with earlier wounds.
    #[serde(default)]
    pub body: Body,
}

/// Weapon of a recruit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armed {
    pub weapon: String,
    /// Full magazines besides the loaded one.
    #[serde(default)]
    pub magazines: u8,
    #[serde(default)]
    pub fittings: Vec<Gear>,
}

impl Recruit {
    /// Creates a recruit from a person of the library with their possessions; `at` the place of
    /// their party.
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
