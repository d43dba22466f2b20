//! Exact chances: what each answer at a crossroads of a life comes to, whatever the dice do after it.
//!
//! A [`LifePosition`] is a person at a question, with goals and a term by whose end they must be
//! reached. Its [`chances`](LifePosition::chances) follow every fall of the dice through the rules
//! themselves, step by step, and take at each later question the answer with the best chance. Moments
//! that differ in nothing that matters to the goals are looked at once.

mod goal;
mod moment;
mod position;
mod relevance;
mod solver;
#[cfg(test)]
mod tests;

pub use goal::Goal;
pub use position::{Crossroads, LifePosition, PositionFault};
