//! The balance of decks, by simulation: each against each, from both seats.
//!
//! In come decks and a number of games; out come [`Figures`]. The [`Games`] of a [`Plan`] are played, a
//! [`Story`] is what is kept of one, and every other file here counts stories in its own way: none of
//! them need be kept once a [`Tally`] has seen it.

mod criteria;
mod decks;
mod figures;
mod plan;
mod points;
mod seats;
mod share;
mod story;
mod wins;
mod worth;

#[cfg(test)]
pub(crate) mod testing;

pub use criteria::{Criterion, ENOUGH_GAMES};
pub use decks::{DeckFigures, PairingFigures};
pub use figures::{Figures, Tally};
pub use plan::{Bout, Games, Plan, PlanError};
pub use points::Points;
pub use seats::Seats;
pub(crate) use share::rounded;
pub use share::{PairScore, PairShare, Score, Share};
pub use story::{Account, Story};
pub use wins::{Piracy, Wins};
pub use worth::{CardFigures, Showing};
