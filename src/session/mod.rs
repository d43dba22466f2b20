//! A game at one table: a person, computer captains, and a file that is never behind.
//!
//! The terminal and the window both play through a [`Session`]. It asks the rules, lets computer
//! captains decide, records every decision and saves the game; a view asks it what may be seen.

pub mod flow;
mod guided;
mod input;
mod keeping;
mod opening;
mod reasons;
mod state;
mod taking_back;
mod thinking;

pub use opening::{GameOptions, Opened, SessionError};
pub use state::Session;
pub use taking_back::Price;
pub use thinking::Progress;
