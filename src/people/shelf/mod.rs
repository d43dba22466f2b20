//! The library of characters: one file a person, beside the saves.
//!
//! A file keeps its name for good, whatever its person is called later; no file ever takes the
//! place of another's, and what is removed moves to `removed/`. A file that cannot be used is
//! reported and left where it is.

mod compare;
mod lexer;
mod person;
mod query;
#[cfg(test)]
pub(super) mod testing;

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use characters::{data::Tables, sheet::Fate};

pub use compare::{Cell, Comparison, Row, TooFew, compare};
pub use person::{FORMAT_VERSION, Person, PersonError};
pub use query::{Query, QueryError};

use crate::saves::{SaveError, Saves, write_whole};

/// The folder of one player's people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelf {
    folder: PathBuf,
}

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

/// Why something cannot be done with the shelf. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Person(#[from] PersonError),
    #[error("nobody here is called `{name}`; there are: {known}")]
    Unknown { name: String, known: String },
    #[error("several people are called `{name}`; say which: {known}")]
    Ambiguous { name: String, known: String },
    #[error("a name needs a letter at least")]
    NoName,
    #[error("a tag needs a letter at least")]
    NoTag,
    #[error("{0} is dead: the sheet cannot be changed any more (CT-SUR-04)")]
    Dead(String),
    #[error("{}: is there already, and nothing is overwritten", .0.display())]
    Taken(PathBuf),
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
            let _ = fs::remove_file(&file);
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

    /// Moves a file of this shelf, readable or not, to the removed ones, and says where.
    ///
    /// # Errors
    /// There is no such file, or the disk says no.
    pub fn remove(&self, file: &Path) -> Result<PathBuf, ShelfError> {
        fs::metadata(file).map_err(|fault| unreadable(file, fault))?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let removed = claim(&self.removed_folder(), &stem)?;
        if let Err(fault) = fs::rename(file, &removed) {
            // The place that was claimed for it stays empty otherwise.
            let _ = fs::remove_file(&removed);
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
        if to.symlink_metadata().is_ok() {
            return Err(ShelfError::Taken(to.to_owned()));
        }
        Ok(write_whole(to, &person.write())?)
    }
}

/// Reads one person from any file.
///
/// # Errors
/// There is no such file, or it is no sheet, one with a mistake, or from a newer build.
pub fn read_person(file: &Path) -> Result<Person, ShelfError> {
    let bytes = fs::read(file).map_err(|fault| unreadable(file, fault))?;
    Ok(Person::read(&file.display().to_string(), &bytes)?)
}

impl Entry {
    /// The file's name without its ending: no two people have the same.
    pub fn id(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn is_called(&self, name: &str) -> bool {
        let (wanted, character) = (name.trim().to_lowercase(), &self.person.character);
        [&character.identity.name, &character.styled()].iter().any(|it| it.to_lowercase() == wanted)
    }

    /// Where in the list they stand.
    fn place(&self) -> (String, PathBuf) {
        (self.person.character.identity.name.to_lowercase(), self.file.clone())
    }
}

impl Listing {
    fn add(&mut self, file: PathBuf) {
        match read_person(&file) {
            Ok(person) => self.people.push(Entry { file, person }),
            Err(problem) => self.problems.push(problem),
        }
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

/// An empty file of a name that no other has, made at once so that nobody else can take it.
fn claim(folder: &Path, stem: &str) -> Result<PathBuf, SaveError> {
    let refused = |fault| SaveError::Unwritable { file: folder.to_owned(), fault };
    fs::create_dir_all(folder).map_err(refused)?;
    let mut number = 1_u32;
    loop {
        let ending = if number == 1 { String::new() } else { format!("-{number}") };
        let file = folder.join(format!("{stem}{ending}.json"));
        match File::create_new(&file) {
            Ok(_) => return Ok(file),
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(fault) => return Err(SaveError::Unwritable { file, fault }),
        }
    }
}

/// The sheets of a folder, by file; none when there is no such folder.
fn sheets_in(folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
    let entries = match fs::read_dir(folder) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|fault| unreadable(folder, fault))?,
    };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_sheet = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "json");
    let mut sheets: Vec<PathBuf> = files.filter(is_sheet).collect();
    sheets.sort();
    Ok(sheets)
}

/// A name as the name of a file: `Mara Venn` is `mara-venn`.
fn slug(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' };
    let plain: String = name.chars().map(plain).take(60).collect();
    let joined = plain.split_whitespace().collect::<Vec<_>>().join("-");
    // Names that some systems keep for themselves are short.
    if joined.len() < 5 {
        format!("person-{joined}").trim_end_matches('-').to_owned()
    } else {
        joined
    }
}

/// The words with one space between them; `None` when there are none.
fn words(text: &str) -> Option<String> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

fn ids(people: &[Entry]) -> String {
    people.iter().map(Entry::id).collect::<Vec<_>>().join(", ")
}

fn unreadable(file: &Path, fault: io::Error) -> SaveError {
    SaveError::Unreadable { file: file.to_owned(), fault }
}

#[cfg(test)]
mod tests;
