//! Resources of the table, and the contract slots.

use std::sync::Arc;

use bevy::prelude::{Entity, Resource};
use dice::Dice;
use engine::{Journal, Seat};
use serde::{Deserialize, Serialize};

use super::{Ending, TableWrite};
use crate::{
    choice::{CardId, SlotNo},
    data::{CardBook, Constants, Def},
    event::Event,
};

/// The card pool.
#[derive(Resource)]
pub(crate) struct Book(pub Arc<CardBook>);

/// The game's dice.
#[derive(Resource)]
pub(crate) struct Chance(pub Dice);

/// The game's journal.
#[derive(Resource)]
pub(crate) struct Log(pub Journal<Event>);

/// House rules in force.
#[derive(Resource, Clone, Copy)]
pub(crate) struct HouseRules(pub Constants);

/// Bevy's entities by the stable numbers of captains, cards and slots.
#[derive(Resource, Default)]
pub(crate) struct Ids {
    pub captains: Vec<Entity>,
    pub cards: Vec<Entity>,
    pub slots: Vec<Entity>,
}

/// The present round.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Round {
    pub number: u16,
    pub first: Seat,
    pub acting: Option<Seat>,
    /// Captains who could not meet an expense and have not left yet.
    pub broke: Vec<Seat>,
    /// The present fight between ships.
    pub fight: Option<Fight>,
    /// Whether everyone has had their chance to play something before the stage ends.
    pub closing: bool,
    pub ending: Option<Ending>,
}

/// The captains in a fight; `None` for an enemy ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fight {
    pub attacker: Option<Seat>,
    pub defender: Option<Seat>,
}

/// One of the four contract slots; an entity of its own.
#[derive(bevy::prelude::Component, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Slot {
    pub no: SlotNo,
    /// Its captain; `None` for a floating slot (CCG-CSLOT-4, CCG-CSLOT-5).
    pub holder: Option<Seat>,
    pub contract: Option<CardId>,
    /// Complications in the order attached.
    pub complications: Vec<CardId>,
    /// Captains who have met its requirements in this phase (CCG-CPT-2a).
    pub completed: Vec<Seat>,
    /// Whether they have their points for it (CCG-CON-3a).
    pub claimed: bool,
}

/// Gives these faces to the cards of a pile, in order; see [`CardId`].
pub(crate) fn reface(table: &mut impl TableWrite, pile: &[CardId], defs: &[Def]) {
    for (&id, &def) in pile.iter().zip(defs) {
        table.card_mut(id).def = def;
        table.dealt_mut().set(id, def);
    }
}
