//! A recruit: a fighter sent into a fight by a scenario or the library.

use characters::{
    Characteristics,
    body::Body,
    data::Service,
    sheet::{PersonRef, Skills},
};
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

impl Armed {
    /// Weapon without fittings.
    pub fn new(weapon: impl Into<String>, magazines: u8) -> Armed {
        Armed { weapon: weapon.into(), magazines, fittings: Vec::new() }
    }
}

impl Recruit {
    /// Creates a recruit without skills or possessions, as a file with nothing else in it does.
    pub fn new(name: impl Into<String>, profile: Characteristics) -> Recruit {
        Recruit {
            name: name.into(),
            profile,
            skills: Skills::default(),
            service: None,
            weapons: Vec::new(),
            armor: Vec::new(),
            gear: Vec::new(),
            mount: None,
            beast: None,
            at: None,
            leader: false,
            captive: false,
            untrained: false,
            body: Body::default(),
        }
    }

    /// Creates a recruit from a person of the library with their possessions; `at` the place of
    /// their party.
    pub fn of(person: PersonRef) -> Recruit {
        let possessions = person.possessions;
        Recruit {
            skills: person.skills.clone(),
            service: person.career.service,
            weapons: possessions.weapons.iter().map(|weapon| Armed::new(weapon, 2)).collect(),
            body: person.body.clone(),
            ..Recruit::new(&person.identity.name, *person.characteristics)
        }
    }
}
