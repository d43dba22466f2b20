//! Where data comes from, and how it is taken over.

use bevy::prelude::*;

use crate::window::common::data::{GameData, Reloaded};
use crate::{
    content::Sources,
    data::{Library, Texts},
    saves::Saves,
};

/// Where data and saves are.
#[derive(Resource, Debug, Clone)]
pub(in crate::window) struct Places {
    pub sources: Sources,
    pub saves: Saves,
}

/// Takes over data that has been compiled anew.
pub(super) fn take_in(world: &mut World, library: Library, texts: Texts) {
    let mut data = world.resource_mut::<GameData>();
    (data.library, data.texts) = (library, texts);
    let own = data.saves.decks_folder();
    data.library.read_own_decks(&own);
    let own = data.saves.puzzles_folder();
    data.library.read_own_puzzles(&own);
    world.run_schedule(Reloaded);
}
