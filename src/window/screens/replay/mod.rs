//! A recorded game is watched: forth and back, from any seat, with what moved the rivals.
//!
//! It looks at a [`ReplayTimeline`] and never decides anything: whatever is done here, the record
//! stays as it is. A game among computer captains can be watched while they play: its record grows.

mod action;
mod keys;
mod look;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod table_actions;
#[cfg(test)]
mod tests;
mod watching;
mod why;

use std::path::Path;

use bevy::prelude::*;

use crate::window::{
    common::{
        data::GameData,
        requests::{LiveSetup, Record, WatchCaptains, WatchRecord},
    },
    ui::screen::{Screen, TableSystems},
};
use crate::{
    data::Library,
    replay::ReplayError,
    replay_timeline::{LiveError, LiveGame, ReplayTimeline},
    saves::CardArtefact,
};
pub(in crate::window) use watching::Watching;

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(WatchRecord(open)).insert_resource(WatchCaptains(look_on)).add_systems(
        Update,
        screen::draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Replay)),
    );
}

/// Watches a record with these cards, or with those that there are now.
fn open(world: &mut World, cards: Option<&Library>, record: Record) -> Result<(), ReplayError> {
    let Record { artefact, file, from, back } = record;
    let library = cards.unwrap_or(&world.resource::<GameData>().library);
    let watching = load(library, artefact, &file, from, back)?;
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

/// Watches captains while they play.
fn look_on(world: &mut World, live: LiveSetup) -> Result<(), LiveError> {
    let LiveSetup { setup, seed, back } = live;
    let GameData { library, saves, .. } = world.resource::<GameData>();
    let books = (library.rulebook.clone(), library.glossary.clone());
    let dealt = LiveGame::deal(library, saves, setup, seed)?;
    show(world, Watching::live(dealt, books, back));
    Ok(())
}

/// Turns to it.
pub(in crate::window) fn show(world: &mut World, watching: Watching) {
    world.insert_non_send_resource(watching);
    world.resource_mut::<NextState<Screen>>().set(Screen::Replay);
}
