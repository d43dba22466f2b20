//! The quay: what the chosen person does with what they have, at a port that the player names.
//!
//! The rules are the crate's `characters::affairs`; what changes is written to the person's file at
//! once. Start at [`errand`] for what is done, at [`menu`] for what is offered.

mod column;
mod errand;
mod keys;
mod log;
mod menu;
mod page;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, path::PathBuf};

use bevy::prelude::*;
use characters::affairs::{Affair, AffairEvent, AffairTables, Port, PortClass};

pub use errand::{carry_out, run as run_errand};
pub use keys::pressed;
pub use page::draw;

use crate::{people::tables, window::title::GameData};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, read_the_figures);
}

/// What affairs come to, or why nobody knows.
#[derive(Resource)]
pub struct Affairs(pub Result<AffairTables, String>);

fn read_the_figures(game_data: Res<GameData>, mut commands: Commands) {
    let read = tables::affairs(&game_data.library.folder);
    commands.insert_resource(Affairs(read.map_err(|fault| fault.to_string())));
}

/// The port, and what happened to whom since the program began.
#[derive(Debug)]
pub struct Quay {
    pub port: Port,
    /// By file, the newest last.
    pub log: BTreeMap<PathBuf, Vec<Done>>,
}

impl Default for Quay {
    fn default() -> Quay {
        Quay { port: Port { class: PortClass::A, scout_base: false }, log: BTreeMap::new() }
    }
}

/// Something that was done, and all that came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Done {
    pub what: String,
    /// Where dice fell: the seed they came from.
    pub seed: Option<u64>,
    pub events: Vec<AffairEvent>,
}

/// What the player does on this page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DowntimeAction {
    /// To say what port it is.
    Port(Port),
    Do(Affair),
    /// A month goes by.
    Month,
}

/// The row that is lit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Spot {
    #[default]
    Class,
    Base,
    Affair(Affair),
}

/// All classes, the best first.
pub const CLASSES: [PortClass; 6] =
    [PortClass::A, PortClass::B, PortClass::C, PortClass::D, PortClass::E, PortClass::X];
