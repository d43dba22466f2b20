//! Which type a card is of.

use cards::data::{Card, Face};

use crate::window::ui::card_type::CardType;

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
}
