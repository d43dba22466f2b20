//! Whether somebody manages what they try: two systems of task throws, side by side.
//!
//! In come a task or check and the numbers of the [`Person`] who tries it; out come its exact odds,
//! or a throw of the dice with a result that explains itself. [`ugm`] is the Universal Game
//! Mechanic (rules `UGM-…`), [`check`] the checks of the second edition (rules `SE-CHK`, `SE-EFF`,
//! `SE-TIM`, `SE-EXT`). Both work the same way: a description is *prepared* with a person and the
//! settings of the rules, which is where everything that is missing is refused; what was prepared
//! knows its odds and can be thrown.
//!
//! Neither knows the other, and their difficulties share words with different meanings: they
//! convert by number only (UGM-10).

pub mod check;
pub mod ugm;

mod names;
mod numbers;
mod person;

pub use person::{Person, Score};
