//! A recorded game is watched: forth and back, from any seat, with what moved the rivals.
//!
//! It looks at a [`ReplayTimeline`] and never decides anything: whatever is done here, the record
//! stays as it is.

mod action;
mod bar;
mod keys;
mod screen;
#[cfg(test)]
mod tests;
mod watching;
mod why;

use std::path::Path;

use bevy::prelude::*;

use super::title::{GameData, Title};
use crate::window::ui::screen::{Screen, TableSystems};
use crate::{
    data::Library, replay::ReplayError, replay_timeline::ReplayTimeline, saves::CardArtefact,
};
pub(in crate::window) use watching::Watching;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        screen::draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Replay)),
    );
}

/// Watches this record of the game that was just played, with the cards it was played with, from its
/// decision number `from` on. What cannot be watched is said on the title.
pub(in crate::window) fn open(
    world: &mut World,
    library: &Library,
    artefact: CardArtefact,
    file: &Path,
    from: usize,
) {
    match load(library, artefact, file, from, Screen::Result) {
        Ok(watching) => show(world, watching),
        Err(fault) => world.resource_mut::<Title>().notes = vec![fault.to_string()],
    }
}

/// Watches a record from its decision number `from` on; leaving goes `back`.
///
/// # Errors
/// The game cannot be set up with the cards there are.
pub(in crate::window) fn try_to_open(
    world: &mut World,
    artefact: CardArtefact,
    file: &Path,
    from: usize,
    back: Screen,
) -> Result<(), ReplayError> {
    let watching = load(&world.resource::<GameData>().library, artefact, file, from, back)?;
    show(world, watching);
    Ok(())
}

/// A record, ready to be watched from its decision number `from` on.
///
/// # Errors
/// The game cannot be set up with the cards there are.
pub(in crate::window) fn load(
    library: &Library,
    artefact: CardArtefact,
    file: &Path,
    from: usize,
    back: Screen,
) -> Result<Watching, ReplayError> {
    let timeline = ReplayTimeline::new(library, file, artefact)?;
    Ok(Watching::new(timeline, (library.rulebook.clone(), library.glossary.clone()), from, back))
}

/// Turns to it.
pub(in crate::window) fn show(world: &mut World, watching: Watching) {
    world.insert_non_send_resource(watching);
    world.resource_mut::<NextState<Screen>>().set(Screen::Replay);
}
