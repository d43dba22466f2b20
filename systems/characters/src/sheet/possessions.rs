//! A person's possessions.

use std::collections::BTreeMap;

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

use crate::data::Passage;

/// Money and things; at first only those from mustering out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Possessions {
    pub credits: u32,
    /// Tickets by class, each for one trip (CT-PSG-01).
    pub passages: BTreeMap<Passage, u16>,
    /// Weapons by name, once for each owned.
    pub weapons: Vec<String>,
    /// Life membership of the Travellers' Aid (CT-TAS-01).
    pub travellers_aid: Option<Membership>,
    /// State of the one application to it in a life (CT-TAS-07).
    pub application: Application,
    pub ship: Option<Ship>,
    /// Payments on the ship due and not yet made (CT-SHP-03).
    pub instalments_due: u16,
    /// Credits of pensions not yet collected (CT-RUL-34).
    pub pension_due: u32,
    /// Months gone of the calendar year, 0 to 11; a pension falls due with the next year
    /// (CT-RET-07).
    pub months_of_year: u8,
}

/// State of an application to the Travellers' Aid (CT-TAS-05, CT-TAS-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Application {
    /// Not made so far.
    #[default]
    None,
    TurnedDown,
    /// Membership can be bought, now or later (CT-TAS-06).
    Accepted,
}

/// Membership of the Travellers' Aid; it cannot be given away (CT-TAS-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Membership {
    /// Months since the last ticket, or since joining (CT-RUL-39).
    #[serde(default)]
    pub months: u8,
}

/// A ship from mustering out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    pub kind: ShipKind,
    /// Debt on it; `None` for a ship on loan or paid off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub debt: Option<Debt>,
    /// Years of age beyond the usual (CT-RUL-46).
    #[serde(default)]
    pub years: u8,
    /// Called back to duty by its service (CT-SHP-05).
    #[serde(default)]
    pub recalled: bool,
}

/// Kinds of ship (CT-SHP-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShipKind {
    /// 200 tons, for freight and passengers (CT-SHP-02).
    FreeTrader,
    /// 100 tons, on loan from the scouts (CT-SHP-04).
    ScoutShip,
}

impl ShipKind {
    /// Displacement tons.
    pub const fn tons(self) -> u16 {
        match self {
            ShipKind::FreeTrader => 200,
            ShipKind::ScoutShip => 100,
        }
    }

    /// Name of the type.
    pub const fn name(self) -> &'static str {
        match self {
            ShipKind::FreeTrader => "Type A Free Trader",
            ShipKind::ScoutShip => "Type S Scout/Courier",
        }
    }
}

/// Monthly payments (CT-SHP-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Debt {
    /// Credits a month.
    pub monthly: u32,
    /// Payments still to be made.
    pub payments: u16,
}

impl Possessions {
    /// Whether a weapon of this name is owned.
    pub fn owns_weapon(&self, name: &str) -> bool {
        self.weapons.iter().any(|owned| owned == name)
    }

    /// Number of tickets of a class.
    pub fn tickets(&self, class: Passage) -> u16 {
        self.passages.get(&class).copied().unwrap_or(0)
    }

    /// Adds a ticket.
    pub fn add_passage(&mut self, class: Passage) {
        self.add_passages(class, 1);
    }

    /// Adds tickets.
    pub fn add_passages(&mut self, class: Passage, count: u16) {
        let tickets = self.tickets(class).saturating_add(count);
        if tickets > 0 {
            self.passages.insert(class, tickets);
        }
    }

    /// Removes a ticket, if there is one: it is good for one trip (CT-PSG-01).
    pub fn use_passage(&mut self, class: Passage) {
        let left = self.tickets(class).saturating_sub(1);
        self.passages.insert(class, left);
        self.passages.retain(|_, tickets| *tickets > 0);
    }
}
