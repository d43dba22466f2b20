//! The player's own decks on disk: a file each, written whole, never over a shipped one.

use std::path::{Path, PathBuf};

use cards::data::{CardBook, Deck};

use super::kind::CardKind;
use crate::{
    disk,
    saves::{SaveError, remove, write_whole},
};

/// The folder of own decks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnDecks {
    folder: PathBuf,
}

impl OwnDecks {
    /// The decks of this folder, which is made when the first is written.
    pub fn at(folder: impl Into<PathBuf>) -> OwnDecks {
        OwnDecks { folder: folder.into() }
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A file to hand a deck out with, in a folder beside its own, that does not exist yet.
    pub fn export_file(&self, stem: &str, ending: &str) -> PathBuf {
        let folder = self.folder.join("exported");
        let numbered = (2_u32..).map(|n| format!("{stem}-{n}"));
        let mut names = std::iter::once(stem.to_owned()).chain(numbered);
        let free = names.find(|it| !disk::is_taken(&folder.join(format!("{it}.{ending}"))));
        folder.join(format!("{}.{ending}", free.as_deref().unwrap_or(stem)))
    }

    /// Whether a file is of this folder, and so may be written over.
    pub fn has(&self, file: &Path) -> bool {
        file.starts_with(&self.folder)
    }

    /// A file for a new deck of this name. No file has it, and none of the ids in `taken` is its
    /// own, so that it can be asked for by its id.
    pub fn free_file(&self, name: &str, taken: &[&str]) -> PathBuf {
        let stem = slug(name);
        let numbered = (2_u32..).map(|n| format!("{stem}-{n}"));
        let free = |id: &String| {
            !taken.contains(&id.as_str()) && !disk::is_taken(&self.folder.join(format!("{id}.ron")))
        };
        let id = std::iter::once(stem.clone()).chain(numbered).find(free);
        self.folder.join(id.unwrap_or(stem) + ".ron")
    }

    /// Writes a deck to its file.
    ///
    /// # Errors
    /// The disk says no. What was in the file before is still there.
    pub fn keep(&self, file: &Path, deck: &Deck, book: &CardBook) -> Result<(), SaveError> {
        write_whole(file, &deck_file(deck, book))
    }

    /// Moves a deck to those that were removed and says where it is now.
    ///
    /// # Errors
    /// There is no such file, or the disk says no.
    pub fn remove(&self, file: &Path) -> Result<PathBuf, SaveError> {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let to = OwnDecks::at(self.folder.join("removed")).free_file(&stem, &[]);
        OwnDecks::carry(file, &to)?;
        Ok(to)
    }

    /// Brings a deck back that was removed.
    ///
    /// # Errors
    /// It is not there any more, or the disk says no.
    pub fn restore(&self, removed: &Path, file: &Path) -> Result<(), SaveError> {
        OwnDecks::carry(removed, file)
    }

    /// Writes first and removes after: at every moment the deck is somewhere.
    fn carry(from: &Path, to: &Path) -> Result<(), SaveError> {
        let unreadable = |fault| SaveError::Unreadable { file: from.to_owned(), fault };
        let text = disk::read_text(from).map_err(unreadable)?;
        write_whole(to, &text)?;
        remove(from)
    }
}

/// A name as the name of a file: `Fair & Square` is `fair-square`.
pub fn slug(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' };
    let plain: String = name.chars().map(plain).take(60).collect();
    let joined = plain.split_whitespace().collect::<Vec<_>>().join("-");
    // Names that some systems keep for themselves are short.
    if joined.len() < 5 {
        format!("deck-{joined}").trim_end_matches('-').to_owned()
    } else {
        joined
    }
}

/// The text of a deck file, its cards under the names of their types.
pub fn deck_file(deck: &Deck, book: &CardBook) -> String {
    let mut text = format!("(\n    name: {},\n", quoted(&deck.name));
    text += &format!("    plan: {},\n    ship: {},\n", quoted(&deck.plan), quoted(&deck.ship));
    for (field, list) in [("adventure", &deck.adventure), ("captain", &deck.captain)] {
        text += &format!("    {field}: {{\n");
        let kind = |id: &str| book.find(id).map(|(_, card)| CardKind::of(card));
        let mut cards: Vec<_> = list.iter().map(|(id, count)| (kind(id), id, count)).collect();
        cards.sort();
        let mut last = None;
        for (kind, id, count) in cards {
            if last != Some(kind) && field == "captain" {
                let heading = kind.map_or("Of no pack that was there", CardKind::heading);
                text += &format!("        // {heading}\n");
            }
            last = Some(kind);
            text += &format!("        {}: {count},\n", quoted(id));
        }
        text += "    },\n";
    }
    let packs: Vec<String> = deck.packs.iter().map(|pack| quoted(pack)).collect();
    if !packs.is_empty() {
        text += &format!("    packs: [{}],\n", packs.join(", "));
    }
    text + ")\n"
}

fn quoted(text: &str) -> String {
    // A string can always be written.
    ron::to_string(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{builder::testing::library, data::deck_in};

    fn folder(name: &str) -> PathBuf {
        let root =
            std::env::temp_dir().join(format!("far-lanes-decks-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        root
    }

    #[test]
    fn a_deck_file_holds_the_very_deck() {
        let library = library();
        let mut deck = library.decks[0].deck.clone();
        deck.name = "Quotes \" and \\ and ü".to_owned();
        deck.captain.insert("moon-cheese".to_owned(), 2);
        deck.packs = vec!["the-moon".to_owned()];
        let text = deck_file(&deck, &library.book);
        let read = deck_in(Path::new("a.ron"), &text, &library.book).expect("a deck");
        assert_eq!(read.deck, deck);
        assert!(text.contains("// Crew\n") && text.contains("// Of no pack"), "{text}");
    }

    #[test]
    fn a_new_deck_has_a_file_that_no_other_has_and_an_id_that_no_other_has() {
        let library = library();
        let own = OwnDecks::at(folder("free"));
        let file = own.free_file("Red Ledger", &["red-ledger"]);
        assert_eq!(file.file_name().expect("a name"), "red-ledger-2.ron");
        own.keep(&file, &library.decks[0].deck, &library.book).expect("kept");
        let next = own.free_file("Red Ledger", &["red-ledger"]);
        assert_eq!(next.file_name().expect("a name"), "red-ledger-3.ron");
        assert!(own.has(&next) && !own.has(&library.decks[0].file));
    }

    #[test]
    fn a_deck_that_was_removed_can_be_brought_back() {
        let library = library();
        let own = OwnDecks::at(folder("removed"));
        let file = own.free_file("Mine", &[]);
        own.keep(&file, &library.decks[0].deck, &library.book).expect("kept");
        let before = std::fs::read_to_string(&file).expect("a deck");
        let removed = own.remove(&file).expect("removed");
        assert!(!file.exists() && removed.exists());
        own.restore(&removed, &file).expect("back");
        assert_eq!(std::fs::read_to_string(&file).expect("a deck"), before);
        assert!(!removed.exists());
    }
}
