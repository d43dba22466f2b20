//! The computer captains, at cards and in a fight: minds that turn what a seat may see, and a
//! choice, into a move.
//!
//! In come an [`Observation`](cards::Observation) and a [`Choice`](cards::Choice); out comes one
//! of the choice's options, and with [`Mind::explain`] every option with all that spoke for and
//! against it. A mind holds the card pool, which everybody may read, and a
//! [`Temper`]; it never holds a game. Start at [`Mind`]: it asks `weigh` for the scores of every
//! option, which are pure functions of a `sense::Sight`, and lets a big-brain thinker of
//! its own pick. [`combat`] is made alike, for those who fight.

#[macro_use]
mod considerations;

mod ahead;
mod baseline;
mod brain;
pub mod combat;
mod level;
mod mind;
mod openly;
mod persona;
mod policy;
mod random;
mod reasons;
mod sense;
mod temper;
#[cfg(test)]
mod testing;
mod training;
mod weigh;
mod whim;

pub use ahead::{OUTCOME, Reach};
pub use baseline::BaselineCaptain;
pub use level::{Level, Training, UnknownLevel};
pub use mind::Mind;
pub use openly::{Glimpse, Hidden, openly};
pub use persona::Persona;
pub use random::RandomCaptain;
pub use reasons::OptionScore;
pub use temper::{Judgement, Temper};
pub use weigh::{considerations, family};
