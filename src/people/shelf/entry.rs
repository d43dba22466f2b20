//! People with their files: one, and all that are on a shelf.

use std::path::PathBuf;

use super::{Person, ShelfError, read_person};

/// A person and where they are kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub file: PathBuf,
    pub person: Person,
}

/// Who is on the shelf, by name and then by file, and what cannot be used.
#[derive(Debug, Default)]
pub struct Listing {
    pub people: Vec<Entry>,
    /// Tell the player; the files are left where they are.
    pub problems: Vec<ShelfError>,
}

impl Entry {
    /// The file's name without its ending: no two people have the same.
    pub fn id(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    pub(super) fn is_called(&self, name: &str) -> bool {
        let (wanted, character) = (name.trim().to_lowercase(), &self.person.character);
        [&character.identity.name, &character.styled()].iter().any(|it| it.to_lowercase() == wanted)
    }

    /// Where in the list they stand: `mara-venn-2` before `mara-venn-10`.
    pub(super) fn place(&self) -> (String, usize, String) {
        let id = self.id();
        (self.person.character.identity.name.to_lowercase(), id.len(), id)
    }
}

impl Listing {
    pub(super) fn add(&mut self, file: PathBuf) {
        match read_person(&file) {
            Ok(person) => self.people.push(Entry { file, person }),
            Err(problem) => self.problems.push(problem),
        }
    }
}
