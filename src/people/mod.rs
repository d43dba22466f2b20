//! The people of one player: the tables of lives, lives under way and a shelf of sheets on disk,
//! sheets to print.
//!
//! In come `assets/careers` and files of people; out come checked tables, lives that go on, lists,
//! searches and comparisons, and sheets as pictures and as text. How a life goes is the crate `characters`.

#[cfg(not(target_arch = "wasm32"))]
pub mod batch;
pub mod crew;
mod keepsake;
pub mod lives;
pub mod names;
pub mod sheet;
pub mod shelf;
pub mod tables;

pub use keepsake::keepsake;
