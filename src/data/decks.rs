//! Reading deck files: their content, and errors with places.

use std::path::{Path, PathBuf};

use cards::data::{CardBook, Deck, DeckFault, read_ron};

use super::{
    files::{FileError, read_text},
    kind::{DataFile, stem},
};

/// A deck with its file, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedDeck {
    /// The file's name without its ending: what `--deck` takes.
    pub id: String,
    pub file: PathBuf,
    pub deck: Deck,
    /// Empty when it can be played.
    pub faults: Vec<FaultAt>,
}

/// Something wrong with a deck, and the place in its file that says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaultAt {
    pub line: usize,
    pub column: usize,
    pub fault: DeckFault,
}

/// Why a deck that somebody asked for cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum DeckError {
    #[error("there is no deck `{name}`; there are: {known}")]
    Unknown { name: String, known: String },
    #[error(
        "{}:{}:{}: the deck `{name}` cannot be played: {}",
        file.display(), at.line, at.column, at.fault
    )]
    Illegal { file: PathBuf, name: String, at: FaultAt },
    #[error("there is no deck that can be played in {}", .0.display())]
    None(PathBuf),
    #[error(transparent)]
    File(#[from] FileError),
}

impl ListedDeck {
    /// Whether it is made for a first game, and for no other opponent than its twin: the file is
    /// called `learner-…`.
    pub fn is_for_learners(&self) -> bool {
        self.id.starts_with("learner")
    }

    /// Whether it is made for the rival of a lesson, and for nobody else: the file is called
    /// `lesson-…`.
    pub fn is_for_a_lesson(&self) -> bool {
        self.id.starts_with("lesson")
    }

    /// The deck, if the rules allow it.
    ///
    /// # Errors
    /// They do not; the first fault says why.
    pub fn playable(self) -> Result<ListedDeck, DeckError> {
        match self.faults.first().cloned() {
            None => Ok(self),
            Some(at) => Err(DeckError::Illegal { file: self.file, name: self.deck.name, at }),
        }
    }
}

/// Reads one deck list, legal or not.
///
/// # Errors
/// There is no such file, or it is not a deck list.
pub fn read_deck(file: &Path, book: &CardBook) -> Result<ListedDeck, FileError> {
    deck_in(file, &read_text(file)?, book)
}

/// The deck list in `text`, legal or not; `file` is what it is called by.
///
/// # Errors
/// It is not a deck list.
pub fn deck_in(file: &Path, text: &str, book: &CardBook) -> Result<ListedDeck, FileError> {
    Ok(listed(file, text, Deck::read(file, text)?, book))
}

/// The deck list of a file, with what is wrong with it.
pub(super) fn listed(file: &Path, text: &str, deck: Deck, book: &CardBook) -> ListedDeck {
    let faults = deck.faults(book).into_iter().map(|fault| place(fault, text)).collect();
    ListedDeck { id: stem(file), file: file.to_owned(), deck, faults }
}

impl DataFile for Deck {
    fn read(file: &Path, text: &str) -> Result<Deck, FileError> {
        Ok(read_ron(&file.display().to_string(), text)?)
    }
}

/// Finds the card or the list that a fault is about in the deck's text.
fn place(fault: DeckFault, text: &str) -> FaultAt {
    let field = |name: &str| {
        let line = text.lines().find(|line| line.trim_start().starts_with(name))?;
        let start = line.as_ptr() as usize - text.as_ptr() as usize;
        Some(start + line.len() - line.trim_start().len())
    };
    let card = |id: &str| text.find(&format!("\"{id}\""));
    let at = match &fault {
        DeckFault::UnknownCard(id)
        | DeckFault::PackGone { card: id, .. }
        | DeckFault::NotAShip(id)
        | DeckFault::NotAdventure(id)
        | DeckFault::NotCaptains(id)
        | DeckFault::TooMany { card: id, .. } => card(id),
        DeckFault::AdventureCount { .. } => field("adventure"),
        DeckFault::CaptainCount { .. } => field("captain"),
    };
    let before = &text[..at.unwrap_or(0)];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    FaultAt { line, column, fault }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_found_in_the_file() {
        let text = "(\n  ship: \"x\",\n  captain: {\"oar\": 4},\n)";
        let at = |fault| {
            let FaultAt { line, column, .. } = place(fault, text);
            (line, column)
        };
        assert_eq!(at(DeckFault::UnknownCard("oar".to_owned())), (3, 13));
        assert_eq!(at(DeckFault::CaptainCount { have: 59 }), (3, 3));
        assert_eq!(at(DeckFault::AdventureCount { have: 0 }), (1, 1));
    }
}
