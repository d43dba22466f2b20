//! A card: its face, its owner, its place and its condition.

use bevy::prelude::Component;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{choice::SlotNo, data::Def};

/// One card; an entity of its own. Its owner never changes (CCG-GEN-4).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CardState {
    /// Its face. Redistributed among the numbers of a pile by a shuffle.
    pub def: Def,
    pub owner: Seat,
    pub controller: Seat,
}

/// A card's place (CCG-ZONE-1).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Zone {
    Deck,
    Hand,
    Discard,
    AdventureDeck,
    AdventureDiscard,
    /// Drawn in the Adventure Phase and not yet placed (CCG-ZONE-8a).
    Drawn,
    /// In play, on its own or [`Attached`](super::Attached) to another card.
    InPlay,
    /// The contract of a slot.
    Contract(SlotNo),
    /// A complication on the contract of a slot.
    Complication {
        slot: SlotNo,
        face_up: bool,
    },
    /// Being played.
    Queue,
    /// Out of the game, where effects may still name it (CCG-ZONE-11).
    Dispersed,
    /// Out of the game with its eliminated owner (CCG-ELM-3).
    Gone,
}

impl Zone {
    /// A hand, a deck or a discard pile: what lies there is as good as new.
    pub fn is_pile(self) -> bool {
        use Zone::{AdventureDeck, AdventureDiscard, Deck, Discard, Hand};
        matches!(self, Deck | Hand | Discard | AdventureDeck | AdventureDiscard)
    }
}

/// What is counted on a card while it is in play; the default is how it enters (RUL-70). What else it
/// is for a time shows in its statuses.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Condition {
    /// Limited abilities used this round, a bit each (CCG-TIM-14a).
    pub used: u8,
    /// Number of uses of its abilities this round (FL-2).
    pub uses: u8,
    pub counters: u8,
    /// Seats that know its face while it is hidden, one bit each: they have looked (CCG-ZONE-13,
    /// CCG-VERB-8), or everybody saw it move here (CCG-ZONE-3, CCG-VERB-7).
    pub known_by: u8,
}
