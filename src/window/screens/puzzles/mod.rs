//! Puzzles: the ladder by themes, and one at the card table with its question, its hints and what comes of
//! each answer. Nothing here is a game that is saved; only what was solved is kept.

mod about;
mod bar;
mod ladder;
mod odds;
mod own;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod solving;
mod state;
mod table;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::window::ui::screen::{Screen, TableSystems};
pub(in crate::window) use state::PuzzlesUi;
#[cfg(target_arch = "wasm32")]
pub(in crate::window) use state::{sit_down, take_in};
use {odds::OddsSolving, state::look_up};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<PuzzlesUi>().add_systems(OnEnter(Screen::Puzzles), look_up).add_systems(
        Update,
        (
            ladder::draw.run_if(in_state(Screen::Puzzles)),
            screen::draw.run_if(in_state(Screen::Puzzle)),
            odds::draw.run_if(in_state(Screen::Puzzle).and(resource_exists::<OddsSolving>)),
        )
            .in_set(TableSystems::Draw),
    );
}
