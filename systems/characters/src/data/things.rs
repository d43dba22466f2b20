//! Weapons, vehicles and tickets by name.

use serde::{Deserialize, Serialize};

use super::{Confidence, Passage, Source};

/// What a skill or a benefit can be made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Things {
    pub source: Source,
    pub confidence: Confidence,
    pub weapons: Vec<Weapon>,
    pub vehicles: Vec<Vehicle>,
}

impl Things {
    /// Blades and polearms (CT-SKL-15, CT-RUL-31).
    pub fn blades(&self) -> impl Iterator<Item = &Weapon> {
        self.weapons.iter().filter(|weapon| weapon.class != Class::Gun)
    }

    /// Firearms and lasers (CT-SKL-16, CT-RUL-31).
    pub fn guns(&self) -> impl Iterator<Item = &Weapon> {
        self.weapons.iter().filter(|weapon| weapon.class == Class::Gun)
    }
}

/// A weapon that a skill can be in. Fists, clubs and what lies about are brawling (CT-SKL-14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub name: String,
    pub class: Class,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Class {
    Blade,
    Polearm,
    Gun,
}

/// A kind of vehicle that a skill can be in (CT-RUL-32).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vehicle {
    pub name: String,
    pub group: Group,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Group {
    Air,
    Grav,
    Ground,
    Water,
}

/// A class of ticket (CT-PSG-03 to CT-PSG-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ticket {
    pub class: Passage,
    /// Credits.
    pub price: u32,
    /// What it brings when it is sold, of its price (CT-PSG-02).
    pub resale_percent: u8,
}

impl Ticket {
    /// Credits for a ticket that is not used.
    pub fn resale(&self) -> u32 {
        self.price * u32::from(self.resale_percent) / 100
    }
}
