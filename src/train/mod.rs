//! Learns the value of positions from games that computer captains play.
//!
//! [`SelfPlay`] plays the games of a [`Plan`] and tells, for each beginning of a round, how the game stood for
//! each captain and whether they won. [`learn`] fits a [`ValueModel`](ai::value::ValueModel) to about four
//! games of five, and a [`Report`] holds it against the others.

mod page;
mod report;
mod self_play;

pub use page::page;
pub use report::{Bin, HeldOut, Report, learn};
pub use self_play::{Game, Plan, SelfPlay};
