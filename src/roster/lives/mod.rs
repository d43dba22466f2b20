//! Lives under way on disk: a numbered file a life, in `lives/` beside the saves, written whole
//! after every decision. Window and terminal go on with the same one.
//!
//! The newest that can be used is the one that goes on. Its file is there until somebody keeps the
//! life or lets it go. A file that cannot be used is reported and left where it is.

mod error;
mod guided;
#[cfg(test)]
mod tests;
mod under_way;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use characters::{Life, Move, Setup, SetupError, data::Tables};
use engine::{Artefact, Game};

pub use error::LifeError;
pub use guided::lesson;
pub use under_way::{LifeFile, UnderWay};

use crate::saves::{SaveError, Saves, claim_next, lock, next_name, numbered_in, read_game};

/// A life as a file: how it was set up, its seed, every decision.
pub type LifeArtefact = Artefact<Setup, Move>;

/// The value of [`LifeArtefact::game`] for a life, and the beginning of its file's name.
pub const LIFE: &str = "life";

/// The folder of one player's lives under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lives {
    folder: PathBuf,
}

/// The life on disk to go on with.
#[derive(Default)]
pub struct Found {
    pub newest: Option<UnderWay>,
    /// Newer lives that cannot be used. Tell the player; the files are left where they are.
    pub unusable: Vec<LifeError>,
}

impl Lives {
    /// The lives beside the saves.
    ///
    /// # Errors
    /// There is no folder to keep anything in.
    pub fn open() -> Result<Lives, SaveError> {
        Saves::open().map(|saves| Lives::at(saves.root()))
    }

    /// The lives in a folder of saves; their own is made when the first is written.
    pub fn at(saves: impl AsRef<Path>) -> Lives {
        Lives { folder: saves.as_ref().join("lives") }
    }

    /// Every life under way, oldest first, readable or not.
    pub fn files(&self) -> Vec<PathBuf> {
        numbered_in(&self.folder, LIFE)
    }

    /// A file for a new life, of a number that no other here has. It is not written yet.
    pub fn new_file(&self) -> LifeFile {
        LifeFile::at(self.folder.join(next_name(self.files(), LIFE)))
    }

    /// The newest life that can be gone on with.
    pub fn newest(&self, tables: &Arc<Tables>) -> Found {
        let mut unusable = Vec::new();
        for file in self.files().into_iter().rev() {
            match resume(tables, file) {
                Ok(life) => return Found { newest: Some(life), unusable },
                Err(fault) => unusable.push(fault),
            }
        }
        Found { newest: None, unusable }
    }

    /// Begins a life in a file of its own.
    ///
    /// # Errors
    /// The setup names a correction that the tables do not have.
    pub fn begin(
        &self,
        tables: &Arc<Tables>,
        setup: &Setup,
        seed: u64,
    ) -> Result<UnderWay, SetupError> {
        let life = Life::new(tables, setup, seed)?;
        // Another program may begin one at this very moment.
        let (file, lock) = claim_next(&self.folder, self.files(), LIFE);
        let mut begun = UnderWay::new(life, seed, LifeFile::at(file), lock);
        begun.keep();
        Ok(begun)
    }
}

/// Goes on with the life in `file`.
///
/// # Errors
/// Another program has it open, the file cannot be used, or the life does not go as it was recorded.
pub fn resume(tables: &Arc<Tables>, file: PathBuf) -> Result<UnderWay, LifeError> {
    // First of all: what is read is not written by anybody else from here on.
    let lock = lock(&file)?;
    let artefact: LifeArtefact = read_game(&file, LIFE)?;
    let life = lived_again(tables, &file, &artefact)?;
    Ok(UnderWay::new(life, artefact.seed, LifeFile::at(file), lock))
}

/// The life after its last recorded decision, with the journal that was recorded.
///
/// # Errors
/// The life does not go as it was recorded.
pub fn lived_again(
    tables: &Arc<Tables>,
    file: &Path,
    artefact: &LifeArtefact,
) -> Result<Life, LifeError> {
    let life = lived(tables, file, artefact)?;
    let (now, recorded) = (life.journal().hash(), artefact.journal);
    if now != recorded {
        return Err(LifeError::Different { file: file.to_owned(), recorded, now });
    }
    Ok(life)
}

/// The same, for any journal.
///
/// # Errors
/// It cannot be set up, or a decision is not accepted.
pub fn lived(
    tables: &Arc<Tables>,
    file: &Path,
    artefact: &LifeArtefact,
) -> Result<Life, LifeError> {
    let file = || file.to_owned();
    let mut life = Life::new(tables, &artefact.setup, artefact.seed)
        .map_err(|fault| LifeError::Setup { file: file(), fault })?;
    engine::replay(&mut life, &artefact.decisions).map_err(|(number, refusal)| {
        LifeError::Refused { file: file(), number: number + 1, refusal }
    })?;
    Ok(life)
}
