//! Which type a card is of.

use cards::data::{Card, Face};

use crate::{builder::CardKind, window::ui::card_type::CardType};

impl CardType {
    /// The type of `card`; an adventure card counts as its contract side.
    pub fn of(card: &Card) -> CardType {
        match card.face {
            Face::Ship(_) => CardType::Ship,
            Face::Adventure(_) => CardType::Contract,
            Face::Crew(_) => CardType::Crew,
            Face::Connection(_) => CardType::Connection,
            Face::Gear(_) => CardType::Gear,
            Face::Upgrade(_) => CardType::Upgrade,
            Face::Event(_) => CardType::Event,
            Face::Heroic(_) => CardType::Heroic,
        }
    }

    /// The shape and colour of a kind of card in a deck.
    pub const fn of_kind(kind: CardKind) -> CardType {
        match kind {
            CardKind::Ship => CardType::Ship,
            CardKind::Adventure => CardType::Contract,
            CardKind::Crew => CardType::Crew,
            CardKind::Gear => CardType::Gear,
            CardKind::Upgrade => CardType::Upgrade,
            CardKind::Connection => CardType::Connection,
            CardKind::Event => CardType::Event,
            CardKind::Heroic => CardType::Heroic,
        }
    }
}
