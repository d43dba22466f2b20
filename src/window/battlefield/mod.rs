//! The stage of a fight: what one side sees of it, the figures on its field, and what moves.

pub mod cast;
#[cfg(not(target_arch = "wasm32"))]
pub mod demo;
pub mod effects;
pub mod field;
pub mod fight_ui;
pub mod game;
pub mod log_book;
pub mod match_summary;
pub mod plan;
pub mod scene;
#[cfg(not(target_arch = "wasm32"))]
pub mod shots;
#[cfg(test)]
pub mod testing;
pub mod view;
pub mod words;
