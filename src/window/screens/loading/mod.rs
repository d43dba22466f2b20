//! Loading: all data comes through Bevy's asset server, with progress on the screen, and is compiled
//! beside the frames; on the desktop, what is edited meanwhile comes again.
//!
//! Start at [`collections`] for what is loaded, at [`kinds`] and [`asset`] for how a file is read, at
//! [`source`] for where from, at [`compile`] for what is made of it, at [`hot`] for edits. None of that
//! needs a window; [`screen`] and [`news`] draw.

mod asset;
mod collections;
mod compile;
mod files;
#[cfg(not(target_arch = "wasm32"))]
mod hot;
mod kinds;
#[cfg(not(target_arch = "wasm32"))]
mod news;
mod paths;
pub(in crate::window) mod places;
mod screen;
mod source;
mod switch;
#[cfg(test)]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod watch;
mod work;

use bevy::{asset::AssetMetaCheck, prelude::*};

#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) use compile::finished;
pub(in crate::window) use compile::{Failure, Opening};
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) use hot::Hot;
pub(in crate::window) use source::register;
pub(in crate::window) use switch::switch_pack;

use crate::window::common::{
    data::{Loaded, Reloaded},
    requests::SwitchPack,
};

/// Loads, without drawing anything.
pub(in crate::window) fn headless(app: &mut App) {
    app.init_schedule(Loaded).init_schedule(Reloaded).insert_resource(SwitchPack(switch_pack));
    let sources = app.world().resource::<places::Places>().sources.clone();
    kinds::add_all(app, &sources);
    app.add_plugins((collections::plugin, compile::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(hot::plugin);
}

/// Loads, shows how far it is, and says what has come of edits.
pub(in crate::window) fn plugin(app: &mut App) {
    app.add_plugins((headless, screen::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(news::plugin);
}

/// Bevy's own plugin, for sources that are [registered](register) already. No file has one of settings
/// beside it.
pub(in crate::window) fn server() -> AssetPlugin {
    AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() }
}
