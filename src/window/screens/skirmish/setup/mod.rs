//! The page that sets a fight up: which scenario, by which rules, who commands, with whom.

mod about;
mod dialogs;
mod form;
mod keys;
mod page;
mod screen;

pub use form::{Command, FightSetup};
#[cfg(test)]
pub use form::{FightSetupAction, HOUSE, Pen, Row};
#[cfg(test)]
pub use keys::on_the_page;
#[cfg(test)]
pub use page::draw as draw_page;
pub use screen::{come_in, plugin};
