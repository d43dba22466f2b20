//! The card table: what is seen of a game, where it lies, what moves, and how a decision is made.

pub mod advice;
pub mod captain;
pub mod card;
pub mod drag;
pub mod gallery;
pub mod game;
pub mod guide;
pub mod icons;
pub mod keys;
pub mod marking;
pub mod motion;
pub mod option_scores;
pub mod overlay;
pub mod screen;
pub mod signs;
pub mod spot;
pub mod table;
pub mod table_ui;
pub mod tip;
pub mod touch;
pub mod view;
