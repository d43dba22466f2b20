//! Changes the sheet in a file: whole or not at all.

use std::path::Path;

use characters::{
    Character,
    affairs::{AffairError, naming::NameError},
};

use crate::{
    people::shelf::{Entry, Person, PersonError, ShelfError, read_person},
    saves::{SaveError, write_whole},
};

/// Why a sheet was not changed.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    #[error(transparent)]
    Affair(#[from] AffairError),
    #[error(transparent)]
    Name(#[from] NameError),
}

impl From<PersonError> for KeepError {
    fn from(fault: PersonError) -> KeepError {
        KeepError::Shelf(fault.into())
    }
}

impl From<SaveError> for KeepError {
    fn from(fault: SaveError) -> KeepError {
        KeepError::Shelf(fault.into())
    }
}

/// Reads somebody, changes their sheet and writes them back; hands over what `how` made of it.
/// A sheet that could not be read again is not written.
///
/// # Errors
/// The error of `how`, or the file cannot be read or written. The file then stays as it was.
pub fn change<T, E: Into<KeepError>>(
    file: &Path,
    how: impl FnOnce(&mut Character) -> Result<T, E>,
) -> Result<(Entry, T), KeepError> {
    let mut person = read_person(file)?;
    let made = how(&mut person.character).map_err(Into::into)?;
    let text = person.write();
    Person::read(&file.display().to_string(), text.as_bytes())?;
    write_whole(file, &text)?;
    Ok((Entry { file: file.to_owned(), person }, made))
}
