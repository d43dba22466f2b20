//! A fight: set up, fought on a field of range bands, and what it leaves behind.
//!
//! What stands on the field is drawn by [`battlefield`](crate::window::battlefield); what a person does
//! becomes one of the options ([`keys`]). Start at [`screen`] for what stands where, at
//! [`battlefield::game`](crate::window::battlefield::game) for how a decision is made, at [`setup`] and
//! [`aftermath`] for before and after.

mod advice;
mod aftermath;
mod beginning;
#[cfg(test)]
mod crowded;
mod foot;
mod guide;
mod handle;
mod keys;
mod log;
mod on_top;
mod panel;
mod pen;
mod rail;
mod replay;
pub mod screen;
mod setup;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod side;
mod sum;
#[cfg(test)]
pub mod tests;

use bevy::prelude::App;

use crate::window::common::requests::GuidedFight;
#[cfg(target_arch = "wasm32")]
pub(in crate::window) use beginning::begin;
pub(in crate::window) use guide::learn;
#[cfg(target_arch = "wasm32")]
pub(in crate::window) use setup::come_in as read_setup;

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(GuidedFight(learn));
    app.add_plugins((screen::plugin, beginning::plugin, setup::plugin, aftermath::plugin));
    app.add_plugins(replay::plugin);
}
