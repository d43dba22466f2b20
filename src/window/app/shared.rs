//! Begins the game of a link.

use bevy::prelude::*;

use crate::window::{
    card_table::game,
    common::data::GameData,
    screens::{
        people,
        puzzles::{self, PuzzlesUi},
        skirmish,
    },
};
use crate::{link::Shared, session::Session};

/// Begins a game, a life or a fight as it was shared.
///
/// # Errors
/// It cannot be begun here; in words.
pub(crate) fn begin(world: &mut World, shared: Shared) -> Result<(), String> {
    match shared {
        Shared::Cards { setup, seed } => {
            let game_data = world.resource::<GameData>();
            let session = Session::deal(&game_data.library, &game_data.saves, setup, seed);
            game::sit_down(world, session.map_err(|fault| fault.to_string())?);
            Ok(())
        }
        Shared::Puzzle(puzzle) => {
            let puzzle = world.resource_scope(|world, mut game_data: Mut<GameData>| {
                let mut puzzles_ui = world.resource_mut::<PuzzlesUi>();
                puzzles::take_in(&mut game_data, &mut puzzles_ui, puzzle)
            })?;
            puzzles::sit_down(world, &puzzle);
            Ok(())
        }
        Shared::Life { setup, seed } => people::live_again(world, setup, seed),
        Shared::Fight { setup, seed } => {
            let fight_options = setup.fight_options(seed).map_err(|fault| fault.to_string())?;
            skirmish::read_setup(world);
            skirmish::begin(world, fight_options)
        }
    }
}
