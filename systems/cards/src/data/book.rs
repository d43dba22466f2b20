//! The card pool: read once, checked, believed after.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::{Ability, Card, Face, Timing};

/// A card of the pool, by number. Good only with the [`CardBook`] it came from.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Def(pub u16);

/// Every card that can be played with.
#[derive(Debug, Clone, Default, PartialEq, Resource)]
pub struct CardBook {
    cards: Vec<Card>,
    by_id: BTreeMap<String, Def>,
}

/// Why a data file cannot be used, in words its author can act on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}:{line}:{column}: {what}")]
    Unreadable { file: String, line: usize, column: usize, what: String },
    #[error("{file}: two cards have the id `{id}`")]
    Twice { file: String, id: String },
    #[error("{file}: `{id}`: {what}")]
    Senseless { file: String, id: String, what: &'static str },
}

impl CardBook {
    /// Adds the cards of one RON file, a list of [`Card`]; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a list, repeats an id, or holds a card that makes no sense. The book
    /// is then as it was.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let cards: Vec<Card> = read_ron(file, text)?;
        let mut grown = self.clone();
        for card in cards {
            let (file, id) = (file.to_owned(), card.id.clone());
            if let Some(what) = nonsense(&card) {
                return Err(DataError::Senseless { file, id, what });
            }
            let def = Def(grown.cards.len() as u16);
            if grown.by_id.insert(id.clone(), def).is_some() {
                return Err(DataError::Twice { file, id });
            }
            grown.cards.push(card);
        }
        *self = grown;
        Ok(())
    }

    /// The card with this number.
    pub fn card(&self, def: Def) -> &Card {
        &self.cards[usize::from(def.0)]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<(Def, &Card)> {
        let def = *self.by_id.get(id)?;
        Some((def, self.card(def)))
    }

    /// All cards, in the order of their files.
    pub fn cards(&self) -> impl Iterator<Item = (Def, &Card)> {
        self.cards.iter().enumerate().map(|(n, card)| (Def(n as u16), card))
    }
}

/// Reads any data file, or says where it is wrong.
///
/// # Errors
/// The text is not RON of that shape.
pub fn read_ron<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(text).map_err(|fault| DataError::Unreadable {
        file: file.to_owned(),
        line: fault.position.line,
        column: fault.position.col,
        what: fault.code.to_string(),
    })
}

/// What a type cannot rule out.
fn nonsense(card: &Card) -> Option<&'static str> {
    let is_free = |ability: &Ability| match ability {
        Ability::Activated(text) => {
            text.cost.is_empty() && !text.limited && text.timing != Timing::Use
        }
        Ability::Persistent(_) | Ability::Triggered(_) => false,
    };
    // CCG-TIM-4: without a price or a limit a captain could use it for ever.
    if card.abilities.iter().any(is_free) {
        return Some("an activated ability needs a cost, or to be limited or a use");
    }
    let id_is_plain =
        card.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if card.id.is_empty() || !id_is_plain {
        return Some("an id has lower-case letters, digits and hyphens only");
    }
    match &card.face {
        Face::Adventure(sides) => {
            let enemy = sides.complication.enemy.as_ref();
            if enemy.is_some_and(|enemy| enemy.structure < 1) {
                return Some("an enemy ship needs a structure of 1 or more");
            }
            (sides.contract.requires.is_empty()).then_some("a contract needs requirements")
        }
        Face::Crew(crew) => (crew.wounds < 1).then_some("a crew takes at least 1 wound"),
        Face::Upgrade(part) => (part.structure < 1).then_some("an upgrade takes at least 1 damage"),
        Face::Ship(ship) => (ship.crew_slots < 1).then_some("a ship needs a crew slot"),
        Face::Connection(_) | Face::Gear(_) | Face::Event(_) | Face::Heroic(_) => None,
    }
}
