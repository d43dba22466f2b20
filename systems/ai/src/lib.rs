//! The computer captains, at cards and in a fight: minds that turn a seat's observation, and a
//! choice, into a move.
//!
//! A mind takes an [`Observation`](cards::Observation) and a [`Choice`](cards::Choice) and returns
//! one of the choice's options; [`Mind::explain`] returns every option with its considerations. A
//! mind holds the card pool, which is public, and a [`Personality`]; it never holds a game. Start
//! at [`Mind`]: it gets the scores of every option from `considerations`, which are pure functions
//! of a `features::EvalContext`, and lets its own big-brain thinker pick. [`combat`] works the same
//! way, for fights.

#[macro_use]
mod macros;

mod baseline;
mod blind_spots;
mod brain;
pub mod combat;
mod considerations;
pub mod explain;
mod features;
mod level;
mod mind;
mod noise;
mod persona;
mod personality;
mod policy;
mod random;
mod reasons;
mod search;
#[cfg(test)]
mod testing;

pub use baseline::BaselineCaptain;
pub use considerations::{considerations, family};
pub use level::{DifficultyProfile, Level, UnknownLevel};
pub use mind::Mind;
pub use persona::Persona;
pub use personality::{Judgement, Personality};
pub use random::RandomCaptain;
pub use reasons::OptionScore;
pub use search::{OUTCOME, Reach};
