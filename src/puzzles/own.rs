//! A person's own puzzles: a file each, in a folder beside the saved games.

use std::path::{Path, PathBuf};

use crate::{
    data::{Puzzle, WrittenPuzzle},
    disk,
    saves::{SaveError, Saves, remove, write_whole},
};

/// The folder of own puzzles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnPuzzles {
    folder: PathBuf,
}

impl OwnPuzzles {
    /// Those beside these saved games; the folder is made when the first is written.
    pub fn of(saves: &Saves) -> OwnPuzzles {
        OwnPuzzles { folder: saves.puzzles_folder() }
    }

    /// Whether a puzzle is one of them, and so may be removed.
    pub fn has(&self, puzzle: &Puzzle) -> bool {
        puzzle.at().file.starts_with(&self.folder)
    }

    /// Keeps a puzzle under an id and in a file of its own; none of the ids of `known` is its own.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self, puzzle: WrittenPuzzle, known: &[Puzzle]) -> Result<PathBuf, SaveError> {
        let id = self.free_id(puzzle.id(), known);
        let file = self.file(&id);
        write_whole(&file, &puzzle.called(id).text())?;
        Ok(file)
    }

    fn free_id(&self, id: &str, known: &[Puzzle]) -> String {
        let is_known = |id: &str| known.iter().any(|puzzle| puzzle.id() == id);
        let is_free = |id: &String| !is_known(id) && !disk::is_taken(&self.file(id));
        let numbered = (2_u32..).map(|n| format!("{id}-{n}"));
        let free = std::iter::once(id.to_owned()).chain(numbered).find(is_free);
        free.unwrap_or_else(|| id.to_owned())
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.ron"))
    }

    /// Removes one; its file goes to a folder beside, from where it can be brought back by hand.
    ///
    /// # Errors
    /// The disk says no.
    pub fn remove(&self, file: &Path) -> Result<(), SaveError> {
        let unreadable = |fault| SaveError::Unreadable { file: file.to_owned(), fault };
        let text = disk::read_text(file).map_err(unreadable)?;
        let name = file.file_name().unwrap_or_default();
        write_whole(&self.folder.join("removed").join(name), &text)?;
        remove(file)
    }
}
