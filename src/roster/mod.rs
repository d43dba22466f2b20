//! The people of one player: the library of sheets on disk and in memory, the tables of lives, lives
//! under way, sheets to print.
//!
//! In come `assets/careers` and files of people; out come checked tables, lives that go on, lists,
//! searches and comparisons, and sheets as pictures and as text. How a life goes is the crate `characters`.
//!
//! [`RosterFolder`] is the library on disk, one file a person: a [`Person`]. [`Roster`] is the library
//! in memory, a small world with an entity for each of them; rows, filters and comparisons read the
//! components that they need.

#[cfg(not(target_arch = "wasm32"))]
pub mod batch;
mod compare;
mod components;
mod entry;
mod error;
mod files;
mod folder;
mod from_life;
mod lexer;
pub mod lives;
mod measure;
pub mod names;
mod person;
mod query;
pub mod sheet;
pub mod tables;
#[cfg(test)]
pub(crate) mod testing;
mod world;

pub use compare::{Cell, Compared, ComparedQuery, Comparison, Row, TooFew, compare};
pub use components::{LifeRecord, PersonFile, Story, Tags};
pub use entry::{Entry, EntryQuery, EntryRef};
pub use error::RosterError;
pub use files::read_person;
pub use folder::{RosterFolder, change};
pub use person::{FORMAT_VERSION, Person, PersonError};
pub use query::{Query, QueryError, SearchQuery, Searched};
pub use world::Roster;
