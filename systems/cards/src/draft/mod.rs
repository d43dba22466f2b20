//! The draft: a deck made of one-of-four offers (FL-11).
//!
//! A captain picks a ship, then adventures, then captain's cards, until the deck is a legal one (CCG-DECK-1 to
//! CCG-DECK-10). A draft is a game like any other: the packs, a seed and the picks are its artefact, whoever picks
//! gets a [`Choice`] and the deck so far. Start at [`DraftGame`].

mod game;
mod pool;
#[cfg(test)]
mod tests;

use engine::Artefact;
use serde::{Deserialize, Serialize};

pub use game::DraftGame;

use crate::data::{Def, PackUsed};

/// Cards in an offer.
pub const OFFERED: usize = 4;
/// The value of [`Artefact::game`] for a draft.
pub const DRAFT: &str = "draft";

/// A draft as a file: its packs, its seed, every pick.
pub type DraftArtefact = Artefact<Setup, Def>;
/// An offer: one of its cards is picked.
pub type Choice = engine::Choice<Part, Def>;
/// A pick.
pub type Decision = engine::Decision<Def>;

/// All that decides a draft but its seed and its picks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The packs that cards are offered from, in the order of the cards' numbers.
    pub packs: Vec<PackUsed>,
    /// Players of those who draft beside the person, by seat from 1. The rules ignore them.
    #[serde(default)]
    pub rivals: Vec<String>,
}

/// What is picked now: the parts of a deck, in the order of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// The one ship (CCG-DECK-1).
    Ship,
    /// The twenty adventure cards (CCG-DECK-2). A pick brings as many copies as there may be.
    Adventures,
    /// The sixty captain's cards (CCG-DECK-3), one a pick.
    Captains,
}

/// Something that happened in a draft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Event {
    /// These cards lie open, one of which is picked.
    Offered(Vec<Def>),
    /// Copies of a card went into the deck.
    Picked { card: Def, copies: u8 },
}

/// Why nobody can draft from some cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DraftError {
    #[error("no pack that is on has a ship to draft")]
    NoShip,
    #[error(
        "{open} adventure cards may be in a deck of the packs that are on; a draft needs {wanted}"
    )]
    FewAdventures { open: usize, wanted: usize },
    #[error(
        "{open} captain's cards may be in a deck of the packs that are on; a draft needs {wanted}"
    )]
    FewCaptains { open: usize, wanted: usize },
}

impl Part {
    /// Every part, in the order of a draft.
    pub const ALL: [Part; 3] = [Part::Ship, Part::Adventures, Part::Captains];

    /// Cards of this part in a whole deck.
    pub const fn wanted(self) -> usize {
        match self {
            Part::Ship => 1,
            Part::Adventures => crate::data::ADVENTURE_CARDS,
            Part::Captains => crate::data::CAPTAIN_CARDS,
        }
    }
}
