//! The figures of affairs, as they stand in `assets/careers/affairs.ron`.

use serde::{Deserialize, Serialize};

use super::{Cost, PortClass};
use crate::{
    data::{Confidence, Passage, Source},
    sheet::{Debt, Ship, ShipKind},
};

/// The figures as an author writes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AffairFigures {
    pub low_passage: LowPassage,
    pub travellers_aid: TravellersAid,
    pub pensions: Pensions,
    pub ships: Vec<ShipTable>,
}

/// Waking up from a low passage (CT-PSG-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LowPassage {
    pub target: u8,
    /// Least Medical level of a helper that counts (CT-PSG-08).
    pub medical_level: u8,
    pub medical_dm: i8,
    /// Highest Endurance that counts as weak (CT-PSG-09).
    pub weak_endurance: u8,
    pub weak_dm: i8,
    pub source: Source,
    pub confidence: Confidence,
}

/// Figures of the Travellers' Aid Society (CT-TAS-01 to CT-TAS-07).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TravellersAid {
    /// Ports with hostels (CT-TAS-02).
    pub hostels: Vec<PortClass>,
    /// Months from one ticket to the next (CT-TAS-04).
    pub months: u8,
    pub ticket: Passage,
    pub source: Source,
    pub confidence: Confidence,
    pub application: Application,
}

/// The members' throw on an applicant, and the price of joining (CT-TAS-05, CT-TAS-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Application {
    pub target: u8,
    /// Credits.
    pub price: u32,
    pub source: Source,
    pub confidence: Confidence,
}

/// Ports that pay pensions (CT-RET-07).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pensions {
    pub ports: Vec<PortClass>,
    pub source: Source,
    pub confidence: Confidence,
}

/// A ship given as a benefit (CT-SHP-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipTable {
    pub kind: ShipKind,
    /// Displacement tons (CT-SHP-02, CT-SHP-04).
    pub tons: u16,
    /// Instalments owed on a new ship, if any (CT-SHP-03).
    #[serde(default)]
    pub instalments: Option<Instalments>,
    /// Held at the pleasure of its service, which can call it back (CT-SHP-05, CT-SHP-07).
    #[serde(default)]
    pub on_loan: bool,
    /// Services that scout bases do for it without pay (CT-SHP-08).
    #[serde(default)]
    pub free: Vec<FreeOf>,
    pub source: Source,
    pub confidence: Confidence,
}

/// Instalments on a ship (CT-SHP-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instalments {
    /// Credits a month.
    pub monthly: u32,
    pub years: u16,
}

/// A cost that is free at scout bases: at any, or at those of ports of these classes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeOf {
    pub cost: Cost,
    #[serde(default)]
    pub ports: Option<Vec<PortClass>>,
}

impl ShipTable {
    /// The ship as its service gives it (CT-SHP-03).
    pub fn ship(&self) -> Ship {
        let debt = self.instalments.map(|it| Debt { monthly: it.monthly, payments: it.years * 12 });
        Ship { kind: self.kind, debt, years: 0, recalled: false }
    }
}
