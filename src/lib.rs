//! The game a person plays: the command line, the table in a terminal, the table in a window.
//!
//! In come what a person types or clicks and the files under `assets/`; out come pictures, words
//! and saved games. Both tables play through a [`session::Session`]; the rules are in `systems/`.
//! The window's two doors are `window::run(Library, Saves, Wishes)` and `window::tour(&Path)`.

pub mod cli;
pub mod data;
pub mod parallel;
pub mod people;
pub mod players;
pub mod replay;
pub mod saves;
pub mod session;
pub mod simulate;
pub mod skirmish;
pub mod terminal;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
