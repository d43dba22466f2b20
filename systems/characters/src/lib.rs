//! Characters: generation, careers, skills, injury and healing.
//!
//! Input is tables (`assets/careers`), a seed and choices; output is characters and a journal of
//! their lives. A life in four-year terms is a game of `engine`: [`Life`]. Its permanent result is
//! a [`Character`], plain data that is saved, exported and read by every other crate. [`affairs`]
//! covers the use of mustering-out benefits, and [`skills`] the use of skills.

pub mod affairs;
pub mod body;
mod choice;
pub mod data;
mod event;
pub mod healing;
mod life;
pub mod odds;
mod plugin;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
pub mod sheet;
pub mod skills;
mod state;
pub mod text;
pub mod wish;

pub use choice::{Aim, Choice, Decision, Move, Why};
pub use event::{Event, Leaving};
pub use life::Life;
pub use setup::{AutomaticSkills, LifeRules, Setup, SetupError};
pub use sheet::{Character, Characteristic, Characteristics};
