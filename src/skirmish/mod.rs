//! Fights on disk: the armoury and the scenarios, those that were shipped and the player's own.
//!
//! In come `assets/skirmish`, `assets/captains/combat` and the folder `scenarios` beside the saved
//! games; out come checked tables, a list of scenarios, who fights, and what was left out. How a fight goes is the crate `skirmish`.

pub mod advice;
#[cfg(not(target_arch = "wasm32"))]
pub mod batch;
pub mod commander;
pub mod flow;
pub mod homecoming;
#[cfg(not(target_arch = "wasm32"))]
pub mod inputs;
mod load;
mod minds;
pub mod party;
pub mod session;

#[cfg(test)]
mod tests;

pub use load::{Listed, LoadError, PARTS, Problem, Skirmishes, own_folder};
pub use minds::CombatFile;
