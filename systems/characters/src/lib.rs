//! People: how they come to be, what they can do, how they are hurt and heal.
//!
//! In come tables (`assets/careers`), a seed and choices; out come characters and a journal of
//! their lives. A life in four-year terms is a game of `engine`: [`Life`]. What a person is for good
//! is a [`Character`]: plain data that is saved and exported, and the bundle of the entity that they are
//! in a world. Rules take the components they need, never the whole sheet. What people do with what
//! their service parted with stands in [`affairs`], what their skills are good for in [`skills`], and
//! how they are hurt and heal in [`healing`].

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
