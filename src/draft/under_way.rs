//! Drafts on disk: a numbered file a draft in `drafts/` beside the saved games, written whole after every pick.

use std::path::{Path, PathBuf};

use cards::{data::Def, draft::DRAFT};
use engine::Refusal;

use super::drafting::{Drafting, DraftingError};
use crate::{
    data::Library,
    disk::Lock,
    players::PlayerKind,
    saves::{SaveError, Saves, claim_next, lock, numbered_in, read_game, write_whole},
};

/// The folder of one person's drafts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drafts {
    folder: PathBuf,
}

/// A draft and its file.
pub struct UnderWay {
    pub drafting: Drafting,
    file: PathBuf,
    trouble: Option<SaveError>,
    /// Keeps other programs away from the file.
    _lock: Lock,
}

impl Drafts {
    /// The drafts in a folder of saves; their own is made when the first is written.
    pub fn at(saves: &Saves) -> Drafts {
        Drafts { folder: saves.root().join("drafts") }
    }

    /// Every draft, oldest first, readable or not.
    pub fn files(&self) -> Vec<PathBuf> {
        numbered_in(&self.folder, DRAFT)
    }

    /// Begins a draft in a file of its own.
    ///
    /// # Errors
    /// No legal deck can be made of the cards there are.
    pub fn begin(
        &self,
        library: &Library,
        rivals: &[PlayerKind],
        seed: u64,
    ) -> Result<UnderWay, DraftingError> {
        let drafting = Drafting::begin(library, rivals, seed)?;
        // Another program may begin one at this very moment.
        let (file, _lock) = claim_next(&self.folder, self.files(), DRAFT);
        let mut begun = UnderWay { drafting, file, trouble: None, _lock };
        begun.keep();
        Ok(begun)
    }

    /// The newest draft, whole or not, with the troubles of newer ones that cannot be used.
    pub fn newest(&self, library: &Library) -> (Option<UnderWay>, Vec<DraftingError>) {
        let mut unusable = Vec::new();
        for file in self.files().into_iter().rev() {
            match resumed(library, file) {
                Ok(found) => return (Some(found), unusable),
                Err(fault) => unusable.push(fault),
            }
        }
        (None, unusable)
    }
}

/// Goes on with the draft in `file`.
fn resumed(library: &Library, file: PathBuf) -> Result<UnderWay, DraftingError> {
    // First of all: what is read is not written by anybody else from here on.
    let _lock = lock(&file)?;
    let artefact = read_game(&file, DRAFT)?;
    let drafting = Drafting::recorded(library, &file, artefact)?;
    Ok(UnderWay { drafting, file, trouble: None, _lock })
}

impl UnderWay {
    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Why the newest pick is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Picks, and writes the draft.
    ///
    /// # Errors
    /// The card is not offered; nothing has changed.
    pub fn pick(&mut self, chosen: Def) -> Result<(), Refusal> {
        self.drafting.pick(chosen)?;
        self.keep();
        Ok(())
    }

    /// Takes the last pick back, and writes the draft; whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.drafting.undo();
        if undone {
            self.keep();
        }
        undone
    }

    fn keep(&mut self) {
        self.trouble = write_whole(&self.file, &self.drafting.artefact().write()).err();
    }
}
