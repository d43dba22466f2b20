//! Task throws: two systems side by side.
//!
//! A task or check and the numbers of a [`Person`] give exact odds, or a throw of the dice with a
//! result that explains itself. [`ugm`] is the Universal Game Mechanic (rules `UGM-…`), [`check`]
//! the checks of the second edition (rules `SE-CHK`, `SE-EFF`, `SE-TIM`, `SE-EXT`). Both work the
//! same way: a description is *prepared* with a person and the settings of the rules, which refuses
//! anything that is missing; the prepared value knows its odds and can be thrown.
//!
//! Neither system knows the other, and their difficulties share words with different meanings: they
//! convert by number only (UGM-10).

pub mod check;
pub mod ugm;

mod names;
mod numbers;
mod person;

pub use person::{Person, Score};
