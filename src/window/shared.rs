//! What a link holds, begun.

use bevy::prelude::*;

use super::{game, people, skirmish, title::House};
use crate::{link::Shared, session::Session};

/// Begins a game, a life or a fight as it was shared.
///
/// # Errors
/// It cannot be begun here; in words.
pub(crate) fn begin(world: &mut World, shared: Shared) -> Result<(), String> {
    match shared {
        Shared::Cards { setup, seed } => {
            let house = world.resource::<House>();
            let session = Session::deal(&house.library, &house.saves, setup, seed);
            game::sit_down(world, session.map_err(|fault| fault.to_string())?);
            Ok(())
        }
        Shared::Life { setup, seed } => people::live_again(world, setup, seed),
        Shared::Fight { setup, seed } => {
            let muster = setup.muster(seed).map_err(|fault| fault.to_string())?;
            skirmish::read_setup(world);
            skirmish::begin(world, muster)
        }
    }
}
