//! The sickbay: somebody is wounded, treated, and time passes.
//!
//! Everything that happens is the crate `characters`' own sickbay; here stand what is entered
//! ([`form`]), what can be done ([`ward`]), what is remembered of each patient ([`bed`]), and the
//! screen ([`screen`]).

mod bed;
mod curve;
mod field;
mod form;
mod keys;
mod left;
mod log;
mod middle;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
#[cfg(test)]
mod tests;
mod treatment;
mod ward;

pub(in crate::window) use field::Field;
pub(in crate::window) use screen::plugin;
pub(in crate::window) use ward::{SickbayAction, Ward};
