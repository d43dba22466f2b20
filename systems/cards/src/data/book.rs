//! The card pool: read once, checked, believed after.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::{Card, check};

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
    /// Where each card was written.
    origins: Vec<Origin>,
}

/// A place in a data file, lines and columns counted from 1.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Origin {
    file: String,
    line: usize,
    column: usize,
}

/// Why a data file cannot be used, in words its author can act on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}:{line}:{column}: {what}")]
    Unreadable { file: String, line: usize, column: usize, what: String },
    #[error("{file}: two cards have the id `{id}`")]
    Twice { file: String, id: String },
    #[error("{file}:{line}:{column}: `{id}`: {what}")]
    Senseless { file: String, line: usize, column: usize, id: String, what: String },
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
            let (origin, id) = (find_card(file, text, &card.id), card.id.clone());
            if let Some(what) = check::nonsense(&card) {
                return Err(origin.senseless(id, what));
            }
            let def = Def(grown.cards.len() as u16);
            if grown.by_id.insert(id.clone(), def).is_some() {
                return Err(DataError::Twice { file: origin.file, id });
            }
            grown.cards.push(card);
            grown.origins.push(origin);
        }
        *self = grown;
        Ok(())
    }

    /// What can only be seen when all cards are there: no card asks for a trait or a species that
    /// none has.
    ///
    /// # Errors
    /// The first card that does.
    pub fn check(&self) -> Result<(), DataError> {
        let given: BTreeSet<&str> = self.cards.iter().flat_map(check::given).collect();
        for (card, origin) in self.cards.iter().zip(&self.origins) {
            let unknown = check::wanted(card).into_iter().find(|word| !given.contains(word));
            if let Some(word) = unknown {
                let what = format!("no card has the trait or species `{word}` that it asks for");
                return Err(origin.clone().senseless(card.id.clone(), what));
            }
        }
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

impl Origin {
    fn senseless(self, id: String, what: String) -> DataError {
        let Origin { file, line, column } = self;
        DataError::Senseless { file, line, column, id, what }
    }
}

/// Where a card begins in its file: at its id.
fn find_card(file: &str, text: &str, id: &str) -> Origin {
    let quoted = format!("\"{id}\"");
    let is_id = |at: &usize| text[..*at].trim_end().ends_with("id:");
    let found = text.match_indices(&quoted).map(|(at, _)| at).find(is_id).unwrap_or(0);
    let before = &text[..found];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    Origin { file: file.to_owned(), line, column }
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
