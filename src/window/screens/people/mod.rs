//! The screens of people: a life in four-year terms, and the library of those who were kept.
//!
//! Views never change a life: what a person does becomes one of its options. Start at [`careers`]
//! for what stands where, at [`living`] for what is shown when.

mod beat;
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
mod instead;
mod keys;
mod library;
mod line;
mod living;
mod on_disk;
mod options;
mod pen;
mod question;
mod rules_page;
mod scene;
mod sheet;
mod stage;
mod switch;
mod telling;
#[cfg(test)]
mod testing;
mod timeline;
mod words;

use bevy::prelude::App;

pub(in crate::window) use career_ui::{CareerDialog, CareerUi, Page};
pub(in crate::window) use careers::Careers;
#[cfg(target_arch = "wasm32")]
pub(in crate::window) use carry::live_again;
pub(in crate::window) use guide::learn;
pub(in crate::window) use library::{
    Affairs, DowntimeAction, DowntimeRow, LibraryAction, LibraryDialog, LibraryUi,
    carry_out_library_action, run_downtime_action,
};
pub(in crate::window) use living::Living;
pub(in crate::window) use on_disk::in_few_words;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_plugins((careers::plugin, library::plugin));
}
