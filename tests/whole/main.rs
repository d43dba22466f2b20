//! The whole game from outside: the program as somebody runs it, and the session beneath it.

mod arena;
mod assets;
mod balance;
mod boundary;
mod campaign;
mod circles;
mod commands;
mod decks;
mod dependencies;
mod docs;
mod escapes;
mod examples;
mod guide;
mod killed;
mod layers;
mod long_runs;
mod packs;
mod people;
#[cfg(target_os = "linux")]
mod pseudo_terminal;
mod puzzles;
mod recorded;
mod replays;
mod rulebook;
mod saves;
mod session;
mod simulation;
mod skirmish;
mod soak;
mod statistics;
mod taking_back;
mod terminal;
mod trouble;
mod usage;
mod window_layers;
mod workspace;
