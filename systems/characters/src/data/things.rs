//! Weapons, vehicles and tickets by name.

use serde::{Deserialize, Serialize};

use super::{Confidence, Passage, Source};

/// Weapons and vehicles for skills and benefits.
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

/// A weapon with a skill of its own. Fists, clubs and improvised weapons are brawling (CT-SKL-14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub name: String,
    pub class: Class,
}

/// Class of a weapon, by the benefit that gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Class {
    Blade,
    Polearm,
    Gun,
}

/// A kind of vehicle with a skill of its own (CT-RUL-32).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vehicle {
    pub name: String,
    pub group: Group,
}

/// Group of vehicles.
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
    /// Resale value, in percent of the price (CT-PSG-02).
    pub resale_percent: u8,
    /// Source of the price.
    pub source: Source,
    pub confidence: Confidence,
    /// Baggage, from other printings (CT-PSG-03, CT-PSG-04).
    #[serde(default)]
    pub baggage: Option<Baggage>,
}

/// Baggage on a ticket. The summary is silent about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baggage {
    pub kilograms: u16,
    /// Whether a passenger with a better ticket can take the cabin.
    pub can_be_bumped: bool,
    pub source: Source,
    pub confidence: Confidence,
}

impl Ticket {
    /// Credits for an unused ticket.
    pub fn resale(&self) -> u32 {
        let credits = u64::from(self.price) * u64::from(self.resale_percent) / 100;
        u32::try_from(credits).unwrap_or(u32::MAX)
    }
}
