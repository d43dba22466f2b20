//! The library of people on disk: one file a person, beside the saves.
//!
//! A file keeps its name for good, whatever its person is called later; no file ever takes the
//! place of another's, and what is removed moves to `removed/`. A file that cannot be used is
//! reported and left where it is.

use std::path::{Path, PathBuf};

use characters::{data::Tables, sheet::Fate};

use super::{
    entry::{Entry, EntryQuery},
    error::RosterError,
    files::{claim, read_person, sheets_in, slug, unreadable},
    person::Person,
    query::Query,
    world::Roster,
};
use crate::{
    disk,
    saves::{SaveError, Saves, hand_over, write_whole},
};

/// The folder of one player's people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterFolder {
    folder: PathBuf,
}

impl RosterFolder {
    /// The library beside the saves.
    ///
    /// # Errors
    /// There is no folder to keep anything in.
    pub fn open() -> Result<RosterFolder, SaveError> {
        Saves::open().map(|saves| RosterFolder::at(saves.root()))
    }

    /// The library in a folder of saves, made when the first person is kept.
    pub fn at(saves: impl AsRef<Path>) -> RosterFolder {
        RosterFolder { folder: saves.as_ref().join("people") }
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where people go who are removed.
    pub fn removed_folder(&self) -> PathBuf {
        self.folder.join("removed")
    }

    /// Everyone, by name and then by file, and what cannot be used.
    pub fn list(&self) -> Roster {
        let mut roster = Roster::default();
        let files = sheets_in(&self.folder).unwrap_or_else(|fault| {
            roster.problems.push(fault.into());
            Vec::new()
        });
        for file in files {
            match read_person(&file) {
                Ok(person) => _ = roster.add(Entry { file: file.into(), person }),
                Err(problem) => roster.problems.push(problem),
            }
        }
        roster.sort();
        roster
    }

    /// Everyone whom a query fits; the problems are those of the whole library.
    pub fn search(&self, query: &Query, tables: &Tables) -> Roster {
        let mut roster = self.list();
        roster.retain(query, tables);
        roster
    }

    /// The one whom `name` names: by file without its ending, or by name in any case, with or
    /// without the title.
    ///
    /// # Errors
    /// Nobody is called that, or several are.
    pub fn find(&self, name: &str) -> Result<Entry, RosterError> {
        self.list().named::<EntryQuery>(name).map(|found| found.entry())
    }

    /// Keeps somebody new in a file of their own.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self, person: Person) -> Result<Entry, RosterError> {
        let file = claim(&self.folder, &slug(&person.character.identity.name))?;
        if let Err(fault) = write_whole(&file, &person.write()) {
            // An empty file that nobody could be written to is of no use to anyone.
            let _ = disk::remove(&file);
            return Err(fault.into());
        }
        Ok(Entry { file: file.into(), person })
    }

    /// Gives somebody who lives another name (CT-TTL-01, CT-SUR-04).
    ///
    /// # Errors
    /// The name is empty, the person is dead, or the file cannot be read or written.
    pub fn rename(&self, file: &Path, name: &str) -> Result<Entry, RosterError> {
        let name = words(name).ok_or(RosterError::NoName)?;
        change(file, |person| {
            if person.character.career.fate == Fate::Dead {
                return Err(RosterError::Dead(person.character.identity.styled()));
            }
            person.character.identity.name = name;
            Ok(())
        })
        .map(|(entry, ())| entry)
    }

    /// Puts a tag on somebody; one that is there already stays.
    ///
    /// # Errors
    /// The tag is empty, or the file cannot be read or written.
    pub fn tag(&self, file: &Path, tag: &str) -> Result<Entry, RosterError> {
        let tag = words(tag).ok_or(RosterError::NoTag)?;
        change(file, |person| {
            person.tags.insert(tag);
            Ok(())
        })
        .map(|(entry, ())| entry)
    }

    /// Takes a tag off somebody; one that is not there is not missed.
    ///
    /// # Errors
    /// The tag is empty, or the file cannot be read or written.
    pub fn untag(&self, file: &Path, tag: &str) -> Result<Entry, RosterError> {
        let tag = words(tag).ok_or(RosterError::NoTag)?;
        change(file, |person| {
            person.tags.remove(&tag);
            Ok(())
        })
        .map(|(entry, ())| entry)
    }

    /// Reads somebody, changes them and writes them back.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn change(&self, file: &Path, how: impl FnOnce(&mut Person)) -> Result<Entry, RosterError> {
        change(file, |person| {
            how(person);
            Ok(())
        })
        .map(|(entry, ())| entry)
    }

    /// Moves a file of this library, readable or not, to the removed ones, and says where.
    ///
    /// # Errors
    /// There is no such file, or the disk says no.
    pub fn remove(&self, file: &Path) -> Result<PathBuf, RosterError> {
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
    pub fn import(&self, file: &Path) -> Result<Entry, RosterError> {
        self.keep(read_person(file)?)
    }

    /// Writes the person in `file` to a new file anywhere, which `import` reads.
    ///
    /// # Errors
    /// The new file is there already, or one of them cannot be read or written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), RosterError> {
        let person = read_person(file)?;
        if disk::is_taken(to) {
            return Err(RosterError::Taken(to.to_owned()));
        }
        Ok(hand_over(to, &person.write())?)
    }
}

/// Reads somebody, changes them and writes them back; hands over what `how` made of it. A sheet that
/// could not be read again is not written.
///
/// # Errors
/// The error of `how`, or the file cannot be read or written. The file then stays as it was.
pub fn change<T, E: From<RosterError>>(
    file: &Path,
    how: impl FnOnce(&mut Person) -> Result<T, E>,
) -> Result<(Entry, T), E> {
    let mut person = read_person(file)?;
    let made = how(&mut person)?;
    let text = person.write();
    Person::read(&file.display().to_string(), text.as_bytes()).map_err(RosterError::from)?;
    write_whole(file, &text).map_err(RosterError::from)?;
    Ok((Entry { file: file.to_owned().into(), person }, made))
}

/// The words with one space between them; `None` when there are none.
fn words(text: &str) -> Option<String> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests;
