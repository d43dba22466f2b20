//! The draft as a person plays it: one of four cards at a time until a deck is legal, against captains who draft
//! from offers of their own, and then play what they drafted.
//!
//! [`Drafting`] is a draft with its picks, [`UnderWay`] the same on disk. Whoever drafts beside the person is drawn
//! or named at the beginning ([`rivals()`]); their picks follow from the draft's seed ([`drafted`]). How drafted decks
//! stand against the ready ones is counted by a [`Tally`] while the [`Games`] of a [`Trial`] are played.

mod adviser;
mod drafter;
mod drafting;
#[cfg(not(target_arch = "wasm32"))]
mod figures;
mod meetings;
mod rivals;
#[cfg(test)]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod trial;
mod under_way;
pub mod words;

pub use adviser::Adviser;
pub use drafting::{Drafting, DraftingError};
#[cfg(not(target_arch = "wasm32"))]
pub use figures::{AgainstDeck, Figures, Tally};
pub use meetings::{Meeting, meetings};
pub use rivals::{Beside, Drafted, RIVALS, drafted, game_seed, rivals, setup};
#[cfg(not(target_arch = "wasm32"))]
pub use trial::{Bout, Games, Trial, TrialError};
pub use under_way::{Drafts, UnderWay};
