//! Where somebody is: the port, who is with them, and what things cost there.

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

/// What a port has for those who may use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PortService {
    /// A hostel of the Travellers' Aid (CT-TAS-02).
    Hostel,
    /// Where pensions are paid (CT-RET-07).
    Pensions,
}

impl Port {
    pub fn services(self, tables: &AffairTables) -> Vec<PortService> {
        let hostel = tables.travellers_aid.hostels.contains(&self.class);
        let pensions = tables.pensions.ports.contains(&self.class);
        let all = [(PortService::Hostel, hostel), (PortService::Pensions, pensions)];
        all.into_iter().filter(|(_, has)| *has).map(|(service, _)| service).collect()
    }
}

/// What somebody may have to pay for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cost {
    /// A stay at a hostel of the Travellers' Aid (CT-TAS-03).
    Hostel,
    Fuel,
    /// The ship is gone over, and what is worn is replaced.
    Maintenance,
    /// Wages of the crew (CT-SHP-09).
    Crew,
    /// Everything else that a ship costs (CT-SHP-09).
    Upkeep,
}

impl Cost {
    pub const ALL: [Cost; 5] =
        [Cost::Hostel, Cost::Fuel, Cost::Maintenance, Cost::Crew, Cost::Upkeep];
}

/// Where somebody is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub port: Port,
    /// The levels in Medical of those who would stand by a sleeper; never the sleeper's own
    /// (CT-RUL-38).
    #[serde(default)]
    pub medics: Vec<u8>,
    /// Whether a member of the Travellers' Aid takes them in as a guest (CT-TAS-03).
    #[serde(default)]
    pub guest: bool,
    /// What the referee asks for things that the rules give no price for, in credits.
    #[serde(default)]
    pub prices: BTreeMap<Cost, u32>,
}

impl Place {
    /// This port, alone, with nothing priced.
    pub fn at(port: Port) -> Place {
        Place { port, medics: Vec::new(), guest: false, prices: BTreeMap::new() }
    }
}
