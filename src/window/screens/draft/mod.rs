//! The draft: four cards of which one is picked, beside them the deck so far; then the rivals, each with what they
//! drafted. Everything is on disk after every pick ([`crate::draft`]); the screen holds what is looked at.

mod action;
mod advice;
mod begin;
mod offer;
mod panel;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod state;
mod tapped;
#[cfg(test)]
mod tests;
mod whole;

pub(in crate::window) use screen::plugin;
