//! The cards of one file, each sound by itself. Whether they go together, a book knows.

use super::{Card, DataError, book::Origin, check, read};

/// The cards of one file with their places in it.
#[derive(Debug, Clone, PartialEq)]
pub struct CardList {
    pub(super) cards: Vec<(Card, Origin)>,
}

impl CardList {
    /// Reads a list of [`Card`] in RON or, with the ending `.json`, in JSON. `file` is the name for
    /// errors.
    ///
    /// # Errors
    /// The text is not such a list, or holds a card that makes no sense.
    pub fn read(file: &str, text: &str) -> Result<CardList, DataError> {
        let (mut cards, mut places) = (Vec::new(), read::Places::of(file, text));
        for card in read::cards(file, text)? {
            let origin = places.next(&card.id);
            if let Some(what) = check::nonsense(&card) {
                return Err(origin.senseless(card.id, what));
            }
            cards.push((card, origin));
        }
        Ok(CardList { cards })
    }
}
