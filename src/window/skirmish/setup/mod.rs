//! The page that sets a fight up: which scenario, by which rules, who commands, with whom.

mod form;
mod keys;
mod over;
mod page;
mod screen;

pub use form::FightSetup;
pub use screen::{come_in, plugin};
