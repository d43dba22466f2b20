//! Kinds of data files: what one of them holds by itself, before all of them are compiled together.

use std::path::Path;

use super::files::FileError;

/// What a data file of one kind is read into. Whoever compiles asks [`Texts`](super::Texts) for it; whoever
/// has read it already, as the window's loaders do, puts it there.
pub trait DataFile: Sized + Send + Sync + 'static {
    /// Reads the text of a file, as far as that needs no other file.
    ///
    /// # Errors
    /// The text is none of this kind; the error names file, line and column.
    fn read(file: &Path, text: &str) -> Result<Self, FileError>;
}

/// The name of a file without its ending.
pub(crate) fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
