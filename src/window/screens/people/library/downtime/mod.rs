//! Downtime: the affairs of the chosen person at a port that the player names.
//!
//! The rules are the crate's `characters::affairs`; what changes is written to the person's file at
//! once. Start at [`action`] for what is done, at [`menu`] for what is offered.

mod action;
mod column;
mod keys;
mod log;
mod menu;
mod page;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use bevy::prelude::*;
use characters::affairs::{Affair, AffairEvent, AffairTables, Port, PortClass};

pub use action::{carry_out, run as run_downtime_action};
pub use keys::pressed;
pub use page::draw;

use crate::roster::{PersonFile, tables};
use crate::window::screens::{
    loading::{Loaded, Reloaded},
    title::GameData,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Loaded, read_the_figures).add_systems(Reloaded, read_the_figures);
}

/// The tables of affairs, or why they cannot be read.
#[derive(Resource)]
pub struct Affairs(pub Result<AffairTables, String>);

fn read_the_figures(game_data: Res<GameData>, mut commands: Commands) {
    let read = tables::compile_affairs(&game_data.texts, &game_data.library.folder);
    commands.insert_resource(Affairs(read.map_err(|fault| fault.to_string())));
}

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
