//! The card game: captains, ships, contracts, a race to 20 victory points.
//!
//! Input is a [`Setup`] with a seed, then one [`Decision`] at a time. Output is a [`Choice`]
//! whenever a captain must be asked, an [`Observation`] of all that this captain may know, and a
//! journal of [`Event`]s. Knows nothing of windows, files or clocks. Start at [`CardGame`], then
//! read [`rules`](self) stage by stage: one file a topic, named after the rulebook's families.

pub mod data;
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
