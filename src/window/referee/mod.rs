//! The Referee's desk: any task or check with its exact odds, thrown and explained.
//!
//! The entries (`entries`) are prepared with somebody's numbers and given odds (`throw_odds`);
//! a throw becomes a record that can be read again (`record`). Start at [`state`] for what a person
//! can do, at [`screen`] for what stands where.

mod chart;
mod check_form;
pub(super) mod dialogs;
pub(super) mod drawn;
mod entries;
mod examples;
mod field;
mod history;
mod keys;
pub(super) mod line;
mod list;
mod people;
mod record;
pub(super) mod rows;
mod screen;
mod stage;
mod state;
mod task_form;
#[cfg(test)]
mod tests;
mod throw_odds;

pub(super) use field::Field;
pub(super) use screen::plugin;
pub(super) use state::{HelpDialog, Page, Referee, RefereeAction};
