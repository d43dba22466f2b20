//! The eight card types, as a deck is sorted by them.

use cards::data::{Card, Face};

/// A card type; an adventure card is both of its sides (CCG-TYPE-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardKind {
    Ship,
    Adventure,
    Crew,
    Gear,
    Upgrade,
    Connection,
    Event,
    Heroic,
}

impl CardKind {
    /// Every type, in the order of a deck list.
    pub const ALL: [CardKind; 8] = [
        CardKind::Ship,
        CardKind::Adventure,
        CardKind::Crew,
        CardKind::Gear,
        CardKind::Upgrade,
        CardKind::Connection,
        CardKind::Event,
        CardKind::Heroic,
    ];

    /// The type of a card.
    pub fn of(card: &Card) -> CardKind {
        match card.face {
            Face::Ship(_) => CardKind::Ship,
            Face::Adventure(_) => CardKind::Adventure,
            Face::Crew(_) => CardKind::Crew,
            Face::Gear(_) => CardKind::Gear,
            Face::Upgrade(_) => CardKind::Upgrade,
            Face::Connection(_) => CardKind::Connection,
            Face::Event(_) => CardKind::Event,
            Face::Heroic(_) => CardKind::Heroic,
        }
    }

    /// As it is asked for: `crew`.
    pub const fn word(self) -> &'static str {
        match self {
            CardKind::Ship => "ship",
            CardKind::Adventure => "adventure",
            CardKind::Crew => "crew",
            CardKind::Gear => "gear",
            CardKind::Upgrade => "upgrade",
            CardKind::Connection => "connection",
            CardKind::Event => "event",
            CardKind::Heroic => "heroic",
        }
    }

    /// Over a list of several.
    pub const fn heading(self) -> &'static str {
        match self {
            CardKind::Ship => "Ship",
            CardKind::Adventure => "Adventures",
            CardKind::Crew => "Crew",
            CardKind::Gear => "Gear",
            CardKind::Upgrade => "Upgrades",
            CardKind::Connection => "Connections",
            CardKind::Event => "Events",
            CardKind::Heroic => "Heroic actions",
        }
    }

    /// Whether it is one of the six types of the Captain's Deck (CCG-DECK-3).
    pub const fn is_captains(self) -> bool {
        !matches!(self, CardKind::Ship | CardKind::Adventure)
    }
}
