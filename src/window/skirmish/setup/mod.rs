//! The page that sets a fight up: which scenario, by which rules, who commands, with whom.

mod about;
mod form;
mod keys;
mod over;
mod page;
mod screen;

pub use form::{Command, FightSetup};
#[cfg(test)]
pub use form::{Deed, HOUSE, Row};
#[cfg(test)]
pub use keys::on_the_page;
pub use screen::{come_in, plugin};
