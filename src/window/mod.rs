//! The game in a window: title, table, result; the deck builder; lives and the library of people; the
//! Referee's desk and the sickbay; fights; the campaign through all of them.
//!
//! Views never change the rules: they are drawn from the observation of the person's seat, the
//! question asked of them and the journal, and what a person does becomes one of the options.
//! Start at [`card_table`] for the table and how a decision is made there, at [`battlefield`] for the
//! stage of fights, at [`screens`] for the rest, at [`ui`] for what all of them draw with.

mod app;
mod audio;
mod battlefield;
mod card_table;
mod common;
mod error;
mod screens;
#[cfg(not(target_arch = "wasm32"))]
mod screenshots;
#[cfg(test)]
mod testing;
#[cfg(not(target_arch = "wasm32"))]
mod tour;
mod ui;

#[cfg(target_arch = "wasm32")]
pub(crate) use app::{begin_shared, look_again, once_open, show, when_it_fails};
pub use app::{run, run_guided, run_guided_campaign, run_guided_fight, run_guided_life};
#[cfg(not(target_arch = "wasm32"))]
pub use app::{watch, watch_fight};
#[cfg(not(target_arch = "wasm32"))]
pub use battlefield::scene::pace::{Pace, pace};
pub use error::WindowError;
#[cfg(not(target_arch = "wasm32"))]
pub use screenshots::take_screenshots;
