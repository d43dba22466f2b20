//! The computer captains: minds that turn what a seat may see, and a choice, into a move.
//!
//! In come an [`Observation`](cards::Observation) and a [`Choice`](cards::Choice); out comes one
//! of the choice's options, and with [`Mind::explain`] every option with all that spoke for and
//! against it. A mind holds the card pool, which everybody may read, and a
//! [`Temper`]; it never holds a game. Start at [`Mind`]: it asks [`weigh`] for the scores of every
//! option, which are pure functions of a [`Sight`](sense::Sight), and lets a big-brain thinker of
//! its own pick.

mod brain;
mod mind;
mod random;
mod sense;
mod temper;
#[cfg(test)]
mod testing;
mod weigh;

pub use mind::{Mind, OptionScore};
pub use random::RandomCaptain;
pub use temper::{Judgement, Temper};
pub use weigh::considerations;
