//! The card table: what is seen of a game, where it lies, what moves, and how a decision is made.

pub mod advice;
pub mod area;
pub mod captain;
pub mod card;
pub mod card_type;
pub mod deck_charts;
pub mod dialog_keys;
pub mod dialogs;
pub mod drag;
pub mod gallery;
pub mod game;
pub mod guide;
pub mod icons;
pub mod keys;
pub mod marking;
pub mod menus;
pub mod motion;
pub mod option_scores;
mod reading;
pub mod rules;
pub mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub mod shots;
pub mod signs;
pub mod spot;
pub mod table;
pub mod table_ui;
pub mod tip;
pub mod tokens;
pub mod touch;
pub mod view;
