//! The game a person plays: the command line, the table in a terminal, the table in a window.
//!
//! In come what a person types or clicks and the files under `assets/`; out come pictures, words
//! and saved games. Both tables play through a [`session::Session`]; the rules are in `systems/`.
//! The window's two entry points are `window::run(PathBuf, Saves, GameOptions)` and `window::take_screenshots(&Path, &str)`.

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
#[cfg(not(target_arch = "wasm32"))]
pub mod balance;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod builder;
pub mod campaign;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod clock;
pub mod content;
pub mod crew_pack;
pub mod daily;
pub mod data;
pub mod disk;
pub mod draft;
pub mod explain;
pub mod glossary;
pub mod guide;
pub mod hints;
pub mod link;
mod locate;
pub mod logbook;
pub mod match_summary;
pub mod offers;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(not(target_arch = "wasm32"))]
pub mod parallel;
pub mod players;
pub mod playtest;
pub mod puzzles;
mod quoted;
pub mod replay;
pub mod replay_timeline;
#[cfg(not(target_arch = "wasm32"))]
pub mod results;
pub mod roster;
pub mod saves;
pub mod session;
pub mod settings;
#[cfg(not(target_arch = "wasm32"))]
pub mod simulate;
pub mod skirmish;
#[cfg(not(target_arch = "wasm32"))]
pub mod soak;
pub mod statistics;
#[cfg(not(target_arch = "wasm32"))]
pub mod terminal;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;
#[cfg(not(target_arch = "wasm32"))]
pub mod tune;
pub mod verify;
#[cfg(feature = "window")]
#[cfg_attr(
    target_arch = "wasm32",
    expect(unused_imports, reason = "some are for the screenshots alone, which no browser takes")
)]
pub mod window;
pub mod words;
