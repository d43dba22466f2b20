//! Seeded dice, the only source of chance in Far Lanes; throws that explain themselves; exact odds.
//!
//! The same seed gives the same numbers on every platform and in every build profile. A game holds
//! its own [`Dice`] and saves them with everything else; nothing in `systems/` draws from any other
//! source. A [`Throw`] keeps every die and every modifier with the rule that gave it; a
//! [`Distribution`] counts the possible totals. This crate knows no rule of any game.

mod distribution;
mod falls;
mod fraction;
mod modifier;
mod odds;
mod pool;
mod probability;
mod script;
mod seeded;
mod target;
mod throw;

pub use distribution::Distribution;
pub use falls::every_fall;
pub use fraction::Fraction;
pub use modifier::Modifier;
pub use odds::Odds;
pub use pool::Pool;
pub use probability::{NoProbability, Probability};
pub use seeded::Dice;
pub use target::{Need, Target};
pub use throw::Throw;
