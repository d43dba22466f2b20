//! Words for the events, condition and care of bodies.
//!
//! Each event has a sentence. Every enum is matched whole, so that a new event without words does
//! not compile.

mod tell;
mod words;

pub use tell::tell;
pub use words::{care, clock, condition, losses, remedy, row, rule_set, scores};
