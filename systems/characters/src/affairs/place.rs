//! The place somebody is at: the port, the company, and the prices.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use super::AffairTables;

/// A starport's class, the best first; X is no port at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PortClass {
    A,
    B,
    C,
    D,
    E,
    X,
}

impl fmt::Display for PortClass {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A starport.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Port {
    pub class: PortClass,
    #[serde(default)]
    pub scout_base: bool,
}

/// A port's service to those entitled to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PortService {
    /// A hostel of the Travellers' Aid (CT-TAS-02).
    Hostel,
    /// Payment of pensions (CT-RET-07).
    Pensions,
}

impl Port {
    /// Services that this port has.
    pub fn services(self, tables: &AffairTables) -> Vec<PortService> {
        let hostel = tables.travellers_aid.hostels.contains(&self.class);
        let pensions = tables.pensions.ports.contains(&self.class);
        let all = [(PortService::Hostel, hostel), (PortService::Pensions, pensions)];
        all.into_iter().filter(|(_, has)| *has).map(|(service, _)| service).collect()
    }
}

/// A thing that somebody may have to pay for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cost {
    /// A stay at a hostel of the Travellers' Aid (CT-TAS-03).
    Hostel,
    Fuel,
    /// Overhaul of the ship, with worn parts replaced.
    Maintenance,
    /// Wages of the crew (CT-SHP-09).
    Crew,
    /// All other costs of a ship (CT-SHP-09).
    Upkeep,
}

impl Cost {
    /// Every kind of cost.
    pub const ALL: [Cost; 5] =
        [Cost::Hostel, Cost::Fuel, Cost::Maintenance, Cost::Crew, Cost::Upkeep];
}

/// The place somebody is at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub port: Port,
    /// Medical levels of those who would attend a sleeper; never the sleeper's own (CT-RUL-38).
    #[serde(default)]
    pub medics: Vec<u8>,
    /// Whether a member of the Travellers' Aid takes them in as a guest (CT-TAS-03).
    #[serde(default)]
    pub guest: bool,
    /// The referee's prices for things that the rules give no price for, in credits.
    #[serde(default)]
    pub prices: BTreeMap<Cost, u32>,
}

impl Place {
    /// This port, without company and without prices.
    pub fn at(port: Port) -> Place {
        Place { port, medics: Vec::new(), guest: false, prices: BTreeMap::new() }
    }
}
