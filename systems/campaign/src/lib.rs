//! The campaign: one crew through careers, card games, fights and the sickbay.
//!
//! Input is the tables of all games and of the lanes ([`data::CampaignBook`]), a [`Setup`] with its
//! captain, a seed and decisions; output is a journal. A leg is a month: the port, a voyage (a solo
//! card game with the people aboard as its crew), perhaps a boarding (a fight that they fight), the
//! sickbay, the books. A person is one entity for the whole campaign. Their card and their fighter
//! are derived when a game begins, and what happened to these comes back to the person ([`border`]).
//!
//! [`Campaign`] is the game of `engine`. The games inside a leg are played through it: their choices
//! are its choices, and so one list of decisions is the whole campaign.

pub mod border;
mod choice;
pub mod data;
mod event;
mod game;
mod observation;
mod plugin;
mod rules;
mod setup;
mod state;
#[cfg(test)]
mod tests;
pub mod text;

mod audit;

pub use audit::Broken;
pub use choice::{Choice, Decision, Move, Why};
pub use event::{Event, Item, Leaving, Outcome};
pub use game::{Campaign, InnerGame};
pub use observation::{Aboard, GameSeen, Meeting, Observation, Own};
pub use setup::{Ambition, Length, Scope, Setup, SetupError};
pub use state::{
    Account, Berth, Chances, Contract, Errand, ErrandOffer, PersonId, Record, RivalRecord, Stage,
    Thrown,
};
