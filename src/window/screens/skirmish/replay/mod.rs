//! A recorded fight is watched: forth and back, with the eyes of one side or of all, with what moved the
//! computers.
//!
//! It looks at a [`FightTimeline`] and never decides anything: whatever is done here, the record
//! stays as it is. The battlefield draws what the [`FightView`] says, as in a fight.

mod action;
mod decided;
mod field;
mod keys;
mod look;
mod place;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod shots;
#[cfg(test)]
mod tests;
mod watching;
mod why;

use std::path::Path;

use bevy::prelude::*;

use crate::window::{
    battlefield::{scene::staged::BattlefieldSystems, view::FightView},
    common::{
        data::GameData,
        requests::{FightRecord, WatchFight},
    },
    error::WindowError,
    ui::screen::{Screen, TableSystems},
};
use crate::{replay_timeline::FightTimeline, skirmish::session::FightArtefact};
#[cfg(test)]
pub(super) use place::leave;
use watching::FightWatching;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WatchFight(open))
        .add_systems(OnExit(Screen::FightReplay), place::leave)
        .add_systems(
            Update,
            (screen::follow.before(BattlefieldSystems), screen::draw.after(BattlefieldSystems))
                .in_set(TableSystems::Draw)
                .run_if(in_state(Screen::FightReplay))
                .run_if(resource_exists::<FightView>),
        );
}

/// Watches a recorded fight.
pub(super) fn open(world: &mut World, record: FightRecord) -> Result<(), WindowError> {
    let FightRecord { artefact, file, from, back } = record;
    let watching = load(world.resource::<GameData>(), artefact, &file, from, back)?;
    place::come(world, watching);
    Ok(())
}

/// A recorded fight, ready to be watched from its decision number `from` on.
fn load(
    game_data: &GameData,
    artefact: FightArtefact,
    file: &Path,
    from: usize,
    back: Screen,
) -> Result<FightWatching, WindowError> {
    let minds = game_data.minds()?;
    let timeline = FightTimeline::new(&minds.armoury, file, artefact)?;
    Ok(FightWatching::new(timeline, minds, from, back))
}
