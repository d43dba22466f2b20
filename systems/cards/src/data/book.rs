//! The card pool, checked once when read.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::{Card, CardList, Pack, check};

/// A card of the pool, by number. Valid only with the [`CardBook`] it came from.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Def(pub u16);

/// Most cards in a book, limited by the numbers of [`Def`].
const MOST_CARDS: usize = u16::MAX as usize + 1;

/// All cards of the pool.
#[derive(Debug, Clone, Default, PartialEq, Resource)]
pub struct CardBook {
    pub(super) cards: Vec<Card>,
    by_id: BTreeMap<String, Def>,
    /// Place in the data files for each card.
    pub(super) origins: Vec<Origin>,
    pub(super) packs: Vec<Pack>,
    /// Index of each card's pack; `None` for a card without one.
    pub(super) pack_numbers: Vec<Option<usize>>,
}

/// A place in a data file, lines and columns counted from 1.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Origin {
    pub file: String,
    pub line: usize,
    pub column: usize,
}

/// Reason why a data file cannot be used, in words its author can act on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}:{line}:{column}: {what}")]
    Unreadable { file: String, line: usize, column: usize, what: String },
    #[error("{file}:{line}:{column}: another card has the id `{id}`: {other}")]
    Twice { file: String, line: usize, column: usize, id: String, other: String },
    #[error("{file}:{line}:{column}: `{id}`: {what}")]
    Senseless { file: String, line: usize, column: usize, id: String, what: String },
}

impl CardBook {
    /// Adds the cards of one file, a list of [`Card`] in RON or, with the ending `.json`, in JSON.
    /// `file` is the name for errors. The cards belong to the pack that was begun last, if any.
    ///
    /// # Errors
    /// The text is not such a list, repeats an id, or holds a card that makes no sense. The book is
    /// then unchanged.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), DataError> {
        let (list, mut grown) = (CardList::read(file, text)?, self.clone());
        grown.add_list(&list)?;
        *self = grown;
        Ok(())
    }

    /// Adds the cards of a list. After an error some of them may be there.
    pub(super) fn add_list(&mut self, list: &CardList) -> Result<(), DataError> {
        for (card, origin) in list.cards.iter().cloned() {
            let origin = self.alone(&card.id, origin)?;
            if self.cards.len() == MOST_CARDS {
                let what =
                    format!("there are {MOST_CARDS} cards already, and no more can be numbered");
                return Err(origin.senseless(card.id, what));
            }
            self.put(card, origin);
        }
        Ok(())
    }

    /// Returns `origin`, unless the book has a card of this id already.
    fn alone(&self, id: &str, origin: Origin) -> Result<Origin, DataError> {
        let Some((def, _)) = self.find(id) else { return Ok(origin) };
        let before = &self.origins[usize::from(def.0)];
        let other = format!("{}:{}:{}", before.file, before.line, before.column);
        let Origin { file, line, column } = origin;
        Err(DataError::Twice { file, line, column, id: id.to_owned(), other })
    }

    /// Adds a card to the pack that was begun last.
    pub(super) fn put(&mut self, card: Card, origin: Origin) {
        self.by_id.insert(card.id.clone(), Def(self.cards.len() as u16));
        self.cards.push(card);
        self.origins.push(origin);
        self.pack_numbers.push(self.packs.len().checked_sub(1));
    }

    /// Checks the finished book: some card has each trait and species that a card asks for, and no
    /// word is both a trait and a species, since texts do not tell them apart.
    ///
    /// # Errors
    /// The first card at fault.
    pub fn check(&self) -> Result<(), DataError> {
        let given: BTreeSet<&str> = self.cards.iter().flat_map(check::given).collect();
        let traits: BTreeSet<&str> = self.cards.iter().flat_map(check::traits).collect();
        let species: BTreeSet<&str> = self.cards.iter().filter_map(check::species).collect();
        // The last card is the one to fix.
        for (card, origin) in self.cards.iter().zip(&self.origins).rev() {
            let mut own = check::traits(card).into_iter().chain(check::species(card));
            if let Some(word) = own.find(|word| traits.contains(word) && species.contains(word)) {
                let what = format!("`{word}` is both a trait and a species");
                return Err(origin.clone().senseless(card.id.clone(), what));
            }
        }
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

    /// Whether some card can give this trait to another.
    pub fn grants_trait(&self, name: &str) -> bool {
        self.cards.iter().any(|card| check::granted(card).any(|granted| granted == name))
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
    pub(super) fn senseless(self, id: String, what: String) -> DataError {
        let Origin { file, line, column } = self;
        DataError::Senseless { file, line, column, id, what }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with this many cards, one a line.
    fn many(count: usize) -> String {
        let card = |n| {
            format!(
                "(id: \"c{n}\", name: \"C\", face: Connection(cost: 1, ev: 0, subtype: Ally)),\n"
            )
        };
        format!("[{}]", (0..count).map(card).collect::<String>())
    }

    #[test]
    fn a_card_more_than_can_be_numbered_is_refused_at_its_place() {
        let mut book = CardBook::default();
        let fault = book.add("many.ron", &many(MOST_CARDS + 1)).expect_err("too many").to_string();
        assert!(fault.starts_with("many.ron:65537:6: `c65536`: there are 65536 cards"), "{fault}");
        assert_eq!(book, CardBook::default());
    }

    #[test]
    fn a_number_or_a_list_beyond_what_can_be_added_up_is_refused() {
        let ally = many(1).replace(", face", ", keywords: [Concealed(99)], face");
        let with = |keywords: &str| {
            let text = ally.replace("Concealed(99)", keywords);
            CardBook::default().add("a.ron", &text).map_err(|fault| fault.to_string())
        };
        assert_eq!(with("Concealed(99)"), Ok(()));
        for keywords in ["Concealed(100)".to_owned(), "Cash, ".repeat(100)] {
            let fault = with(&keywords).expect_err("too much");
            assert!(fault.contains("no number in a text is beyond 99, and no list"), "{fault}");
        }
    }

    #[test]
    fn a_card_that_is_there_twice_is_named_with_both_places() {
        let text = many(2).replace("c1", "c0");
        let fault = CardBook::default().add("two.ron", &text).expect_err("twice").to_string();
        assert_eq!(fault, "two.ron:2:6: another card has the id `c0`: two.ron:1:7");
    }
}
