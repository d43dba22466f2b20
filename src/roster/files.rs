//! Files of people: naming, finding and reading them.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{error::RosterError, person::Person};
use crate::{disk, saves::SaveError};

/// Reads one person from any file.
///
/// # Errors
/// There is no such file, or it is no sheet, one with a mistake, or from a newer build.
pub fn read_person(file: &Path) -> Result<Person, RosterError> {
    let bytes = disk::read(file).map_err(|fault| unreadable(file, fault))?;
    Ok(Person::read(&file.display().to_string(), &bytes)?)
}

/// An empty file of a name that no other has, made at once so that nobody else can take it.
pub(super) fn claim(folder: &Path, stem: &str) -> Result<PathBuf, SaveError> {
    let refused = |fault| SaveError::Unwritable { file: folder.to_owned(), fault };
    disk::make_folder(folder).map_err(refused)?;
    let mut number = 1_u32;
    loop {
        let ending = if number == 1 { String::new() } else { format!("-{number}") };
        let file = folder.join(format!("{stem}{ending}.json"));
        match disk::claim(&file) {
            Ok(()) => return Ok(file),
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(fault) => return Err(SaveError::Unwritable { file, fault }),
        }
    }
}

/// The sheets of a folder, by file; none when there is no such folder.
pub(super) fn sheets_in(folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
    let files = match disk::list(folder) {
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|fault| unreadable(folder, fault))?,
    };
    let is_sheet = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "json");
    Ok(files.into_iter().filter(is_sheet).collect())
}

/// A name as the name of a file: `Mara Venn` is `mara-venn`.
pub(super) fn slug(name: &str) -> String {
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

pub(super) fn unreadable(file: &Path, fault: io::Error) -> SaveError {
    SaveError::Unreadable { file: file.to_owned(), fault }
}
