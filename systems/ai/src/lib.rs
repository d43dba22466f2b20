//! The computer captains, at cards and in a fight: minds that turn what a seat may see, and a
//! choice, into a move.
//!
//! In come an [`Observation`](cards::Observation) and a [`Choice`](cards::Choice); out comes one
//! of the choice's options, and with [`Mind::explain`] every option with all that spoke for and
//! against it. A mind holds the card pool, which everybody may read, and a
//! [`Personality`]; it never holds a game. Start at [`Mind`]: it works out the features of every option, which
//! are pure functions of a `features::EvalContext`, and lays them out in front of a big-brain thinker (`brain`),
//! whose scorers are the considerations. [`combat`] is made alike, for those who fight.

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
