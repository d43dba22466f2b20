//! A fight: set up, fought on a field of range bands, and what it leaves behind.
//!
//! The view is drawn from the observation of one side, the question asked of it and the journal
//! ([`view`], [`match_summary`]); what a person does becomes one of the options ([`fight_ui`], [`keys`]).
//! Start at [`screen`] for what stands where, at [`field`] for the picture, at [`effects`] for what
//! moves, at [`game`] for how a decision is made, at [`setup`] and [`aftermath`] for before and
//! after.

mod advice;
mod aftermath;
mod battlefield;
mod cast;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod demo;
mod effects;
mod field;
mod fight_ui;
mod game;
mod guide;
mod keys;
mod log;
mod match_summary;
mod panel;
mod rail;
mod screen;
mod setup;
mod side;
mod sum;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod view;

use bevy::prelude::App;

#[cfg(not(target_arch = "wasm32"))]
pub use battlefield::pace::{Pace, pace};
pub(super) use effects::FightAnimation;
#[cfg(target_arch = "wasm32")]
pub(super) use game::begin;
pub(super) use game::{Fighting, take_the_field, take_the_field_from};
pub(super) use guide::learn;
pub(super) use setup::{Command, FightSetup, come_in as read_setup};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        battlefield::plugin,
        screen::plugin,
        game::plugin,
        setup::plugin,
        aftermath::plugin,
    ));
}

/// Asks a veteran what they would do.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn ask_a_veteran(world: &mut bevy::prelude::World) {
    world.send_event(fight_ui::FightAction::Advise);
}

/// `7+`, or what cannot miss or cannot hit.
fn needs(number: i32) -> String {
    match number {
        ..=2 => "2+".to_owned(),
        3..=12 => format!("{number}+"),
        13.. => "13+".to_owned(),
    }
}

/// The last word of a name, or the first one where that is a number.
fn short(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let last = words.last().copied().unwrap_or("?");
    let numbered = last.len() <= 2 || last.chars().all(|c| c.is_ascii_digit());
    if numbered { name.chars().take(14).collect() } else { last.chars().take(14).collect() }
}
