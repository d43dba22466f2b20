//! The card game: captains, ships, contracts, a race to 20 victory points.
//!
//! Input is a [`Setup`] with a seed, then one [`Decision`] at a time. Output is a [`Choice`]
//! whenever a captain must be asked, an [`Observation`] of all that this captain may know, and a
//! journal of [`Event`]s. Knows nothing of windows, files or clocks. Start at [`CardGame`], then
//! read [`rules`](self) stage by stage: one file a topic, named after the rulebook's families.
//!
//! ```
//! use std::{fs, sync::Arc};
//!
//! use cards::{
//!     CaptainSetup, CardGame, Setup,
//!     data::{CardBook, Constants, Deck, read_ron},
//! };
//! use engine::{Decision, Game};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets");
//! let mut book = CardBook::default();
//! for file in fs::read_dir(format!("{assets}/packs/frontier"))? {
//!     let file = file?.path();
//!     if !file.ends_with("pack.ron") {
//!         book.add(&file.display().to_string(), &fs::read_to_string(&file)?)?;
//!     }
//! }
//! let deck = fs::read_to_string(format!("{assets}/decks/red-ledger.ron"))?;
//! let deck: Deck = read_ron("red-ledger.ron", &deck)?;
//! let captain = |name: &str| {
//!     let (name, player) = (name.to_owned(), "person".to_owned());
//!     CaptainSetup { name, player, deck: deck.clone() }
//! };
//! let captains = vec![captain("Ada"), captain("Odo")];
//! let setup = Setup { captains, constants: Constants::default(), packs: Vec::new() };
//!
//! // Both captains take the first option, for two rounds.
//! let mut game = CardGame::new(&Arc::new(book), &setup, 7)?;
//! while let Some(choice) = game.choice().filter(|_| game.round() < 3) {
//!     let decision = Decision { seat: choice.seat, chosen: choice.options[0] };
//!     game.decide(decision)?;
//! }
//! assert_eq!(game.round(), 3);
//! # Ok(())
//! # }
//! ```

pub mod data;
pub mod draft;
pub mod position;
pub mod text;

mod audit;
mod choice;
mod event;
pub mod exercise;
mod game;
mod information_set;
mod interruption;
mod observation;
mod observe;
mod plugin;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
mod snapshot;
mod state;

pub use audit::{Audit, Broken, List, Watch};
pub use choice::{CardId, Choice, Decision, Move, Role, SlotNo, Why};
pub use event::{Clash, Event, Piece, Using};
pub use game::CardGame;
pub use information_set::{Faces, InformationSet};
pub use interruption::Interruption;
pub use observation::{
    CaptainSeen, CardSeen, ComplicationSeen, ContractSeen, Observation, QueuedSeen, ShipSeen,
    SlotSeen,
};
pub use setup::{CaptainSetup, Setup, SetupError};
pub use snapshot::Snapshot;
pub use state::{Activity, Ending, EndingKind, Stage};
