//! The Referee's desk: any task or check with its exact odds, thrown and explained.
//!
//! The entries (`entries`) are prepared with somebody's numbers and given odds (`throw_odds`);
//! a throw becomes a record that can be read again (`record`). Start at [`state`] for what a person
//! can do, at [`screen`] for what stands where.

mod action;
mod chart;
mod check_form;
mod entries;
mod examples;
mod field;
mod history;
mod keys;
mod list;
mod people;
mod record;
pub(in crate::window) mod rows;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod stage;
mod state;
mod task_form;
#[cfg(test)]
mod tests;
mod throw_odds;
mod turns;

pub(in crate::window) use action::RefereeAction;
pub(in crate::window) use field::{Field, Page};
pub(in crate::window) use screen::plugin;
pub(in crate::window) use state::Referee;
