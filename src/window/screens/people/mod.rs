//! The screens of people: a life in four-year terms, and the library of those who were kept.
//!
//! Views never change a life: what a person does becomes one of its options. Start at [`careers`]
//! for what stands where, at [`living`] for what is shown when.

mod beat;
mod begin;
mod board;
mod career_ui;
mod careers;
mod carry;
mod chart;
mod column;
mod dialogs;
mod dice;
mod ending;
mod guide;
mod in_hand;
mod instead;
mod keys;
mod library;
mod line;
mod living;
mod menus;
mod next_life;
mod on_disk;
mod options;
mod pen;
mod plan;
mod question;
mod rules_page;
mod scene;
mod sheet;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod stage;
mod switch;
mod tables;
mod tapped;
mod telling;
#[cfg(test)]
mod testing;
mod timeline;
mod wish;
mod words;

use crate::window::common::requests::GuidedLife;
use bevy::prelude::App;

pub(in crate::window) use begin::learn;
#[cfg(target_arch = "wasm32")]
pub(in crate::window) use begin::live_again;
pub(in crate::window) use career_ui::{CareerDialog, CareerUi, Page};
pub(in crate::window) use library::{
    Affairs, DowntimeAction, DowntimeRow, LibraryAction, LibraryDialog, LibraryUi,
    carry_out_library_action, run_downtime_action,
};
pub(in crate::window) use living::Living;
pub(in crate::window) use tables::Careers;

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(GuidedLife(learn));
    app.add_plugins((careers::plugin, library::plugin));
}
