//! What waits to take effect, and what lasts for a time.

use bevy::prelude::Resource;
use play::Seat;
use serde::{Deserialize, Serialize};

use super::Play;
use crate::{
    choice::CardId,
    data::{Effect, Modifier, Until},
};

/// Cards played and abilities used that have not taken effect: last in, first out (CCG-TIM-2).
///
/// A list rather than entities, because its order is all it is.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Queue(pub Vec<Queued>);

/// One thing on the queue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Queued {
    pub play: Play,
    pub effects: Vec<Effect>,
    pub cancelled: bool,
}

/// Changes that end with a phase or a round.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lasting(pub Vec<LastingChange>);

/// One such change, on one card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastingChange {
    pub on: CardId,
    pub by: Seat,
    pub change: Modifier,
    pub until: Until,
}
