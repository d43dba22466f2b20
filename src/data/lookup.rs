//! Looks decks and captains up in the library.

use std::{path::Path, sync::Arc};

use ai::Persona;

use super::{
    decks::{DeckError, ListedDeck, read_deck},
    library::Library,
};

impl Library {
    /// The deck that `name` names: by its file, its id, or its title in any case.
    ///
    /// # Errors
    /// There is no such deck, or it breaks the rules.
    pub fn deck(&self, name: &str) -> Result<ListedDeck, DeckError> {
        self.listed(name)?.playable()
    }

    /// The same, legal or not.
    ///
    /// # Errors
    /// There is no such deck.
    pub fn listed(&self, name: &str) -> Result<ListedDeck, DeckError> {
        if Path::new(name).extension().is_some_and(|ending| ending == "ron") {
            return Ok(read_deck(Path::new(name), &self.book)?);
        }
        let wanted = name.to_lowercase();
        let is_it = |deck: &&ListedDeck| {
            deck.id.to_lowercase() == wanted || deck.deck.name.to_lowercase() == wanted
        };
        self.decks.iter().find(is_it).cloned().ok_or_else(|| self.unknown_deck(name))
    }

    /// The persona with this id.
    pub fn persona(&self, id: &str) -> Option<&Arc<Persona>> {
        self.personas.iter().find(|persona| persona.id == id)
    }

    /// A deck for somebody who named none: of those that can be played, the first that the fewest
    /// others have.
    ///
    /// # Errors
    /// No deck can be played.
    pub fn another_deck(&self, taken: &[ListedDeck]) -> Result<ListedDeck, DeckError> {
        let playable = self.decks.iter().filter(|deck| deck.faults.is_empty());
        let had_by = |deck: &&ListedDeck| taken.iter().filter(|t| t.deck == deck.deck).count();
        let found = playable.min_by_key(had_by).cloned();
        found.ok_or_else(|| DeckError::None(self.folder.join("decks")))
    }

    /// The decks that are meant to be each other's equals: all shipped ones that may be played,
    /// apart from those for learners and lessons.
    pub fn ready_decks(&self) -> Vec<ListedDeck> {
        let shipped = self.decks.iter().filter(|deck| deck.file.starts_with(&self.folder));
        let is_for_all = |deck: &&ListedDeck| !deck.is_for_learners() && !deck.is_for_a_lesson();
        let ready = shipped.filter(|deck| deck.faults.is_empty()).filter(is_for_all);
        ready.cloned().collect()
    }

    fn unknown_deck(&self, name: &str) -> DeckError {
        let ids: Vec<&str> = self.decks.iter().map(|deck| deck.id.as_str()).collect();
        DeckError::Unknown { name: name.to_owned(), known: ids.join(", ") }
    }
}
