//! Decks as plain text: to be read, sent, pasted, and read in again.
//!
//! ```text
//! Name: Honest Freight
//! Plan: Carry cargo and passengers.
//! Ship: Fair Copy
//!
//! # Crew (22)
//! 2 Odo Lanterman
//! ```
//! A line is a number of copies and a card: its title, the title of one of its sides, or its id, in
//! any case. `2x`, `x2` behind the title and no number at all are understood, so are bullets,
//! headings and `#` comments.

mod line;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use read::{Imported, LineError, LineFault, import};
pub use write::text_of;
