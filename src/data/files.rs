//! Files and folders of data, read as text and as RON.

use std::{
    io,
    path::{Path, PathBuf},
};

use cards::data::{DataError, read_ron};

use crate::disk;

/// The environment variable that names the assets folder.
pub const ASSETS_VARIABLE: &str = "FAR_LANES_ASSETS";

/// Why one file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{}: cannot be read: {fault}", file.display())]
    Unreadable { file: PathBuf, fault: io::Error },
    #[error(transparent)]
    Data(#[from] DataError),
}

/// Reads any RON file of ours.
///
/// # Errors
/// There is no such file, or it is not RON of that shape.
pub fn read_file<T: serde::de::DeserializeOwned>(file: &Path) -> Result<T, FileError> {
    Ok(read_ron(&file.display().to_string(), &read_text(file)?)?)
}

/// A file's text.
///
/// # Errors
/// There is no such file, or it holds no text.
pub(crate) fn read_text(file: &Path) -> Result<String, FileError> {
    disk::read_text(file).map_err(|fault| FileError::Unreadable { file: file.to_owned(), fault })
}

/// The RON files of a folder, by name.
pub(crate) fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let is_ron = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ron");
    entries(folder).into_iter().filter(is_ron).collect()
}

/// The entries of a folder, by name; nothing when there is no such folder.
pub(super) fn entries(folder: &Path) -> Vec<PathBuf> {
    disk::list(folder).unwrap_or_default()
}

/// Line and column, from 1, of the `nth` time that `words` stand in `text`, counted from 0; `None`
/// where they do not stand so often.
pub(crate) fn place(text: &str, words: &str, nth: usize) -> Option<(usize, usize)> {
    let (at, _) = text.match_indices(words).nth(nth)?;
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    Some((line, column))
}
