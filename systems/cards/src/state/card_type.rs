//! Card types: a marker component for each, on every card in play.

use bevy::prelude::{Component, Entity, EntityRef};
use serde::{Deserialize, Serialize};

use super::TableWrite;
use crate::data::Face;

/// A captain's ship, in play from the deal on (CCG-TYPE-1).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ship;

/// A crew in play (CCG-TYPE-6).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Crew;

/// Gear in play (CCG-TYPE-7).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gear;

/// An upgrade in play (CCG-TYPE-8).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Upgrade;

/// A connection in play (CCG-TYPE-5).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Connection;

/// The markers of all card types.
pub(crate) type CardTypes = (Ship, Crew, Gear, Upgrade, Connection);

/// A card type that stands in play, by which rules and indexes name its marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CardType {
    Ship,
    Crew,
    Gear,
    Upgrade,
    Connection,
}

impl CardType {
    pub const ALL: [CardType; 5] =
        [CardType::Ship, CardType::Crew, CardType::Gear, CardType::Upgrade, CardType::Connection];

    /// The type of a card with this face; `None` for what never stands in play.
    pub fn of(face: &Face) -> Option<CardType> {
        match face {
            Face::Ship(_) => Some(CardType::Ship),
            Face::Crew(_) => Some(CardType::Crew),
            Face::Gear(_) => Some(CardType::Gear),
            Face::Upgrade(_) => Some(CardType::Upgrade),
            Face::Connection(_) => Some(CardType::Connection),
            Face::Adventure(_) | Face::Event(_) | Face::Heroic(_) => None,
        }
    }

    /// CCG-TYPE-11
    pub fn is_permanent(self) -> bool {
        self != CardType::Ship
    }

    /// Puts its marker on a card.
    pub fn put_on(self, table: &mut impl TableWrite, card: Entity) {
        match self {
            CardType::Ship => table.put_on(card, Ship),
            CardType::Crew => table.put_on(card, Crew),
            CardType::Gear => table.put_on(card, Gear),
            CardType::Upgrade => table.put_on(card, Upgrade),
            CardType::Connection => table.put_on(card, Connection),
        }
    }

    /// Whether a card carries its marker.
    pub fn is_on(self, card: EntityRef) -> bool {
        match self {
            CardType::Ship => card.contains::<Ship>(),
            CardType::Crew => card.contains::<Crew>(),
            CardType::Gear => card.contains::<Gear>(),
            CardType::Upgrade => card.contains::<Upgrade>(),
            CardType::Connection => card.contains::<Connection>(),
        }
    }
}
