//! A record that is led forth and back, of cards or of a fight: the bar, the keys, the speed.
//!
//! The [`Player`] knows which moment is looked at and whether it runs; what is there to be seen is the
//! business of the screen.

mod action;
pub mod bar;
pub mod keys;
mod player;
mod taken;

pub use action::PlaybackAction;
pub use player::{Player, RoundMark, SPEEDS, Tick};
pub use taken::Taken;
