//! Explains captains' decisions: while a game lasts only as far as its person can tell, and in full
//! once it is over.
//!
//! Both are read off the record, since the same setup, seed and decisions are the same game: nothing
//! has to be kept while it is played, and a game that was resumed tells as much as any other.

mod controller;
mod full;
mod public;
mod record;
mod sighting;
#[cfg(test)]
mod tests;

pub use controller::{SeatController, controllers};
pub use full::{Entry, full};
pub use public::{Reasons, RivalPlay, Step, UNSEEN, public};
pub use record::{Record, is_worth_telling};
