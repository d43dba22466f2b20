//! Statuses: components that are put on and taken off cards and captains.
//!
//! They are sparse, since they come and go often.

use bevy::prelude::{Component, Or, With};

use crate::choice::{CardId, SlotNo};

/// An exerted card: of no use until it is readied (CCG-VERB-10).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Exerted;

/// A crew with wounds, one or more (CCG-VERB-5a).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Wounded(pub u8);

/// An upgrade with structure damage (CCG-VERB-5b), or an enemy ship with some (CCG-ENM-4).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Damaged(pub u8);

/// Gear that was shifted in this Ready Phase (CCG-RDY-5b).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Shifted;

/// A card in play that lies on another (CCG-ATT-1).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Attached(pub CardId);

/// A captain who pursues the contract of a slot (CCG-ADV-2a).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Pursuing(pub SlotNo);

/// A captain who has declared piracy for this round (CCG-ADV-2a).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Pirate;

/// A captain who has conducted piracy in this round (CCG-RES-4b).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Struck {
    pub success: bool,
}

/// A captain who has passed in Resolution stage 2 (CCG-RES-2e).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Passed {
    /// Whether they may complete their contract (CCG-RES-2g).
    pub eligible: bool,
}

/// A captain out of the game (CCG-ELM-3).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(storage = "SparseSet")]
pub(crate) struct Eliminated;

/// A filter for what has wounds or damage.
pub(crate) type Hurt = Or<(With<Wounded>, With<Damaged>)>;
