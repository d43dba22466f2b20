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
pub(super) mod state;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use action::{carry_out, run as run_downtime_action};
pub use keys::pressed;
pub use page::draw;
pub use state::{Affairs, DowntimeAction, DowntimeRow};

use crate::roster::tables;
use crate::window::common::data::{GameData, Loaded, Reloaded};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Loaded, read_the_figures).add_systems(Reloaded, read_the_figures);
}

fn read_the_figures(game_data: Res<GameData>, mut commands: Commands) {
    let read = tables::compile_affairs(&game_data.texts, &game_data.library.folder);
    commands.insert_resource(Affairs(read.map_err(|fault| fault.to_string())));
}
