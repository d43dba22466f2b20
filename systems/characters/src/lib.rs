//! People: how they come to be, what they can do, how they are hurt and heal.
//!
//! In come tables (`assets/careers`), a seed and choices; out come characters and a journal of
//! their lives. A life in four-year terms is a game of `engine`: [`Life`]. What a person is for good
//! is a [`Character`]: plain data that is saved and exported, and the bundle of the entity that they are
//! in a world. Rules take the components they need, never the whole sheet. What people do with what
//! their service parted with stands in [`affairs`], what their skills are good for in [`skills`], and
//! how they are hurt and heal in [`healing`].
//!
//! ```
//! use std::sync::Arc;
//!
//! use characters::{Decision, Life, Setup, data::Tables};
//! use engine::Game;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! macro_rules! read {
//!     ($file:literal) => {{
//!         let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/careers/");
//!         ron::from_str(&std::fs::read_to_string(format!("{folder}{}", $file))?)?
//!     }};
//! }
//! let tables = Tables::new(
//!     read!("services.ron"),
//!     read!("figures.ron"),
//!     read!("ageing.ron"),
//!     read!("things.ron"),
//!     read!("passages.ron"),
//!     read!("errata.ron"),
//! )?;
//!
//! let setup = Setup { name: "Ada Lovel".to_owned(), ..Setup::default() };
//! let mut life = Life::new(&Arc::new(tables), &setup, 7)?;
//! while let Some(choice) = life.choice() {
//!     let decision = Decision { seat: choice.seat, chosen: choice.options[0].clone() };
//!     life.decide(decision)?;
//! }
//! assert!(life.is_over());
//! assert_eq!(life.character().identity.name, "Ada Lovel");
//! # Ok(())
//! # }
//! ```

pub mod affairs;
pub mod body;
pub mod chances;
mod choice;
pub mod data;
mod event;
pub mod healing;
mod life;
pub mod odds;
mod plugin;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
pub mod sheet;
pub mod skills;
mod state;
pub mod text;
pub mod wish;

pub use choice::{Aim, Choice, Decision, Move, Why};
pub use event::{Event, Leaving};
pub use life::Life;
pub use setup::{AutomaticSkills, LifeRules, Setup, SetupError};
pub use sheet::{Character, Characteristic, Characteristics};
