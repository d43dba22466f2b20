//! The screens, a folder each.

pub mod campaign;
pub mod deck_builder;
pub mod draft;
pub mod loading;
pub mod packs;
pub mod people;
pub mod puzzles;
pub mod referee;
pub mod replay;
pub mod result;
pub mod settings;
pub mod sickbay;
pub mod skirmish;
pub mod statistics;
pub mod title;
