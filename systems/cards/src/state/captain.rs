//! A captain: points, infamy, tokens, activity, and piles of cards.

use bevy::prelude::Component;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::{CardId, SlotNo},
    data::Token,
};

/// A captain's activity (CCG-ADV-2a).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activity {
    #[default]
    Uncommitted,
    /// Pursues the contract in this slot.
    Pursuing(SlotNo),
    /// Has declared piracy this round.
    Pirate,
}

/// One captain at the table; an entity of its own. What they do and have done in this round shows in
/// statuses: [`Pursuing`](super::Pursuing), [`Pirate`](super::Pirate), [`Struck`](super::Struck),
/// [`Passed`](super::Passed).
#[derive(Component, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Captain {
    pub seat: Seat,
    pub name: String,
    pub ship: CardId,
    pub vp: i16,
    /// Infamy tokens; Infamous cards come on top (CCG-KEY-12).
    pub infamy: u8,
    pub pool: Vec<Token>,
    /// Whether they are asked whenever they may play something (FL-4).
    pub full_control: bool,
    /// Cards marked for discarding in Ready stage 2, not yet shown (CCG-RND-6).
    pub marked: Vec<CardId>,
}

/// A captain's cards outside of play. Decks are drawn from the end.
#[derive(Component, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Piles {
    pub deck: Vec<CardId>,
    pub hand: Vec<CardId>,
    pub discard: Vec<CardId>,
    pub adventure: Vec<CardId>,
    pub adventure_discard: Vec<CardId>,
}
