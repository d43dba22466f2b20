//! The library of characters: one file a person, beside the saves.
//!
//! A file keeps its name for good, whatever its person is called later; no file ever takes the
//! place of another's, and what is removed moves to `removed/`. A file that cannot be used is
//! reported and left where it is.

mod compare;
mod entry;
mod error;
mod files;
mod lexer;
mod measure;
mod person;
mod query;
#[cfg(test)]
pub(crate) mod testing;

use std::path::{Path, PathBuf};

use characters::{data::Tables, sheet::Fate};

pub use compare::{Cell, Comparison, Row, TooFew, compare};
pub use entry::{Entry, Listing};
pub use error::ShelfError;
pub use files::read_person;
pub use person::{FORMAT_VERSION, Person, PersonError};
pub use query::{Query, QueryError};

use crate::{
    disk,
    saves::{SaveError, Saves, hand_over, write_whole},
};
use files::{claim, sheets_in, slug, unreadable};

/// The folder of one player's people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf beside the saves.
    ///
    /// # Errors
    /// There is no folder to keep anything in.
    pub fn open() -> Result<Shelf, SaveError> {
        Saves::open().map(|saves| Shelf::at(saves.root()))
    }

    /// The shelf in a folder of saves, made when the first person is kept.
    pub fn at(saves: impl AsRef<Path>) -> Shelf {
        Shelf { folder: saves.as_ref().join("people") }
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where people go who are removed.
    pub fn removed_folder(&self) -> PathBuf {
        self.folder.join("removed")
    }

    /// Everyone.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        match sheets_in(&self.folder) {
            Ok(files) => files.into_iter().for_each(|file| listing.add(file)),
            Err(fault) => listing.problems.push(fault.into()),
        }
        listing.people.sort_by_key(Entry::place);
        listing
    }

    /// Everyone whom a query fits; the problems are those of the whole shelf.
    pub fn search(&self, query: &Query, tables: &Tables) -> Listing {
        let mut listing = self.list();
        listing.people.retain(|entry| query.fits(&entry.person, tables));
        listing
    }

    /// The one whom `name` names: by file without its ending, or by name in any case, with or
    /// without the title.
    ///
    /// # Errors
    /// Nobody is called that, or several are.
    pub fn find(&self, name: &str) -> Result<Entry, ShelfError> {
        let people = self.list().people;
        if let Some(entry) = people.iter().find(|entry| entry.id() == name) {
            return Ok(entry.clone());
        }
        let (mut called, others): (Vec<Entry>, Vec<Entry>) =
            people.into_iter().partition(|entry| entry.is_called(name));
        match called.len() {
            1 => Ok(called.remove(0)),
            0 => Err(ShelfError::Unknown { name: name.to_owned(), known: ids(&others) }),
            _ => Err(ShelfError::Ambiguous { name: name.to_owned(), known: ids(&called) }),
        }
    }

    /// Keeps somebody new in a file of their own.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self, person: Person) -> Result<Entry, ShelfError> {
        let file = claim(&self.folder, &slug(&person.character.identity.name))?;
        if let Err(fault) = write_whole(&file, &person.write()) {
            // An empty file that nobody could be written to is of no use to anyone.
            let _ = disk::remove(&file);
            return Err(fault.into());
        }
        Ok(Entry { file, person })
    }

    /// Gives somebody who lives another name (CT-TTL-01, CT-SUR-04).
    ///
    /// # Errors
    /// The name is empty, the person is dead, or the file cannot be read or written.
    pub fn rename(&self, file: &Path, name: &str) -> Result<Entry, ShelfError> {
        let name = words(name).ok_or(ShelfError::NoName)?;
        change(file, |person| {
            if person.character.career.fate == Fate::Dead {
                return Err(ShelfError::Dead(person.character.styled()));
            }
            person.character.identity.name = name;
            Ok(())
        })
    }

    /// Puts a tag on somebody; one that is there already stays.
    ///
    /// # Errors
    /// The tag is empty, or the file cannot be read or written.
    pub fn tag(&self, file: &Path, tag: &str) -> Result<Entry, ShelfError> {
        let tag = words(tag).ok_or(ShelfError::NoTag)?;
        change(file, |person| {
            person.tags.insert(tag);
            Ok(())
        })
    }

    /// Takes a tag off somebody; one that is not there is not missed.
    ///
    /// # Errors
    /// The tag is empty, or the file cannot be read or written.
    pub fn untag(&self, file: &Path, tag: &str) -> Result<Entry, ShelfError> {
        let tag = words(tag).ok_or(ShelfError::NoTag)?;
        change(file, |person| {
            person.tags.remove(&tag);
            Ok(())
        })
    }

    /// Reads somebody, changes them and writes them back.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn change(&self, file: &Path, how: impl FnOnce(&mut Person)) -> Result<Entry, ShelfError> {
        change(file, |person| {
            how(person);
            Ok(())
        })
    }

    /// Moves a file of this shelf, readable or not, to the removed ones, and says where.
    ///
    /// # Errors
    /// There is no such file, or the disk says no.
    pub fn remove(&self, file: &Path) -> Result<PathBuf, ShelfError> {
        disk::look(file).map_err(|fault| unreadable(file, fault))?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let removed = claim(&self.removed_folder(), &stem)?;
        if let Err(fault) = disk::rename(file, &removed) {
            // The place that was claimed for it stays empty otherwise.
            let _ = disk::remove(&removed);
            return Err(SaveError::Unwritable { file: removed, fault }.into());
        }
        Ok(removed)
    }

    /// Keeps a copy of the person in any file; the same one twice is two people.
    ///
    /// # Errors
    /// The file is no sheet, has a mistake, or is from a newer build; or the disk says no.
    pub fn import(&self, file: &Path) -> Result<Entry, ShelfError> {
        self.keep(read_person(file)?)
    }

    /// Writes the person in `file` to a new file anywhere, which `import` reads.
    ///
    /// # Errors
    /// The new file is there already, or one of them cannot be read or written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), ShelfError> {
        let person = read_person(file)?;
        if disk::is_taken(to) {
            return Err(ShelfError::Taken(to.to_owned()));
        }
        Ok(hand_over(to, &person.write())?)
    }
}

/// Reads somebody, changes them and writes them back.
fn change(
    file: &Path,
    how: impl FnOnce(&mut Person) -> Result<(), ShelfError>,
) -> Result<Entry, ShelfError> {
    let mut person = read_person(file)?;
    how(&mut person)?;
    write_whole(file, &person.write())?;
    Ok(Entry { file: file.to_owned(), person })
}

/// The words with one space between them; `None` when there are none.
fn words(text: &str) -> Option<String> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

fn ids(people: &[Entry]) -> String {
    if people.is_empty() {
        return "nobody at all".to_owned();
    }
    people.iter().map(Entry::id).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
