//! The state of downtime: the port, what was done, what can be done and selected.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use characters::affairs::{Affair, AffairEvent, AffairTables, Port, PortClass};

use crate::roster::PersonFile;

/// The tables of affairs, or why they cannot be read.
#[derive(Resource)]
pub struct Affairs(pub Result<AffairTables, String>);

/// The port, and each person's log since the program began.
#[derive(Debug)]
pub struct Downtime {
    pub port: Port,
    /// By file, the newest last.
    pub log: BTreeMap<PersonFile, Vec<DowntimeRecord>>,
}

impl Default for Downtime {
    fn default() -> Downtime {
        Downtime { port: Port { class: PortClass::A, scout_base: false }, log: BTreeMap::new() }
    }
}

/// An affair that was carried out, and the events that followed.
#[derive(Debug, Clone, PartialEq)]
pub struct DowntimeRecord {
    pub what: String,
    /// Where dice fell: the seed they came from.
    pub seed: Option<u64>,
    pub events: Vec<AffairEvent>,
}

/// An action of the player on this page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DowntimeAction {
    /// Names the port.
    Port(Port),
    Do(Affair),
    /// Lets a month pass.
    Month,
}

/// A row of the page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum DowntimeRow {
    #[default]
    Class,
    Base,
    Affair(Affair),
}

/// All classes, the best first.
pub const CLASSES: [PortClass; 6] =
    [PortClass::A, PortClass::B, PortClass::C, PortClass::D, PortClass::E, PortClass::X];
