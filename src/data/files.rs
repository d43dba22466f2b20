//! Files of data: why one cannot be used, and where in it a mistake is.

use std::{
    io,
    path::{Path, PathBuf},
};

use cards::data::DataError;

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

/// A file's text.
///
/// # Errors
/// There is no such file, or it holds no text.
pub(crate) fn read_text(file: &Path) -> Result<String, FileError> {
    disk::read_text(file).map_err(|fault| FileError::Unreadable { file: file.to_owned(), fault })
}
