//! Statistics of all finished games: how many were won, with which decks, against whom.
//!
//! Nearly all that has to be known stands in the games' files, but not who won: that takes playing them
//! again. It is done once for each file; an index beside them remembers the result.

mod account;
mod figures;
mod index;
mod reading;
#[cfg(test)]
mod tests;

pub use account::{Account, Outcome, Seated};
pub use figures::{Figures, Line, Streak, Tally};
pub use reading::{Broken, Finished, Reading};
