//! Words for what happens to bodies, how they are, and the care they have.
//!
//! A sentence an event; every enum is matched whole, so that a new event without words does not
//! compile.

mod tell;
mod words;

pub use tell::tell;
pub use words::{care, clock, condition, losses, remedy, row, rule_set, scores};
