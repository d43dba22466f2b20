//! Plays waiting to take effect, and lasting effects.

use bevy::prelude::Resource;
use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Play, Zone};
use crate::{
    choice::CardId,
    data::{Effect, Modifier, Until},
};

/// Cards played and abilities used that have not taken effect: last in, first out (CCG-TIM-2).
///
/// A list rather than entities, since it is nothing but an order.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Queue(pub Vec<Queued>);

/// A play on the queue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Queued {
    pub play: Play,
    pub effects: Vec<Effect>,
    pub cancelled: bool,
}

/// Effects that end with a phase or a round, or when a card leaves play.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lasting {
    pub changes: Vec<LastingChange>,
    /// Cards under another's control, the latest last (CCG-OWN-3).
    pub loans: Vec<Loan>,
    /// Cards out of the game for a time (CCG-VERB-6b).
    pub away: Vec<Away>,
}

/// A card under the control of `by` for a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Loan {
    pub on: CardId,
    pub by: Seat,
    pub until: Until,
}

/// A removed card, with the place it returns to (RUL-06).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Away {
    pub card: CardId,
    pub from: Zone,
    /// Former host of the card.
    pub host: Option<CardId>,
    pub until: Until,
}

/// A lasting change, on one card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastingChange {
    pub on: CardId,
    pub by: Seat,
    pub change: Modifier,
    pub until: Until,
}
