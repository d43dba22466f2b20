//! One life under way and its file, which is always up to date.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use characters::{Decision, Life, Move, data::Tables, wish::Wisher};
use engine::{Game, Refusal, Seat};

use super::{LIFE, LifeArtefact};
use crate::{
    disk::Lock,
    guide::life::LifeCourse,
    saves::{LastSeen, SaveError, next_name, numbered_in, remove, write_whole},
};

/// Where a life is kept while it is under way. What another program has written there since is
/// neither overwritten nor removed.
#[derive(Debug)]
pub struct LifeFile {
    path: PathBuf,
    known: LastSeen,
    trouble: Option<SaveError>,
}

impl LifeFile {
    /// A file to be, or the one that is there.
    pub(super) fn at(path: PathBuf) -> LifeFile {
        let known = LastSeen::of(&path);
        LifeFile { path, known, trouble: None }
    }

    /// The file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why the newest state is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Whether another program has written there: the life may have gone on in the terminal.
    pub fn was_changed(&self) -> bool {
        self.known.is_past(&self.path)
    }

    /// Writes the whole life; to a file of its own where another program has written in this one.
    /// Where the disk says no, what was there before still is.
    pub fn keep(&mut self, artefact: &LifeArtefact) {
        if self.was_changed() {
            let folder = self.path.parent().unwrap_or(Path::new(""));
            self.path = folder.join(next_name(numbered_in(folder, LIFE), LIFE));
        }
        self.trouble = write_whole(&self.path, &artefact.write()).err();
        if self.trouble.is_none() {
            self.known = LastSeen::of(&self.path);
        }
    }

    /// Notes trouble with something that is kept beside it.
    pub(super) fn note(&mut self, trouble: Option<SaveError>) {
        self.trouble = trouble.or(self.trouble.take());
    }

    /// Removes the file: the life was kept elsewhere, or let go.
    ///
    /// # Errors
    /// The disk says no.
    pub fn remove(self) -> Result<(), SaveError> {
        if self.was_changed() { Ok(()) } else { remove(&self.path) }
    }
}

/// A life that is lived by hand and written after every decision.
pub struct UnderWay {
    life: Life,
    seed: u64,
    pub(super) file: LifeFile,
    /// The lessons that are told beside the life, in a guided one.
    pub(super) course: Option<LifeCourse>,
    /// Keeps other programs away from the file.
    _lock: Lock,
}

impl UnderWay {
    pub(super) fn new(life: Life, seed: u64, file: LifeFile, lock: Lock) -> UnderWay {
        UnderWay { life, seed, file, course: None, _lock: lock }
    }

    /// The life as it is now.
    pub fn life(&self) -> &Life {
        &self.life
    }

    /// The seed of its dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Where it is kept.
    pub fn file(&self) -> &LifeFile {
        &self.file
    }

    /// The whole life so far as one piece.
    pub fn artefact(&self) -> LifeArtefact {
        self.life.artefact(self.seed)
    }

    /// The file alone, for who lives the life elsewhere or not at all any more.
    pub fn into_file(self) -> LifeFile {
        self.file
    }

    /// Answers what is asked.
    ///
    /// # Errors
    /// The answer is not offered; nothing has changed.
    pub fn decide(&mut self, chosen: Move) -> Result<(), Refusal> {
        let (read, told) = (self.life.journal().events().len(), self.lesson());
        self.life.decide(Decision { seat: Seat(0), chosen })?;
        self.heed(read, told);
        self.keep();
        Ok(())
    }

    /// Lets a wish answer everything that is left.
    pub fn rest(&mut self, wisher: &mut Wisher) {
        wisher.live(&mut self.life);
        self.keep();
    }

    /// Takes the last decision back: the same dice, the same life up to there. Returns whether there
    /// was one.
    pub fn undo(&mut self, tables: &Arc<Tables>) -> bool {
        let mut before = self.artefact();
        let undone = before.decisions.pop().is_some();
        // What was accepted once is accepted again.
        let Ok(mut life) = Life::new(tables, &before.setup, before.seed) else { return false };
        if !undone || engine::replay(&mut life, &before.decisions).is_err() {
            return false;
        }
        self.life = life;
        self.keep();
        true
    }

    /// Writes the life now. Every answer does so too; this tries again after trouble.
    pub fn keep(&mut self) {
        self.file.keep(&self.life.artefact(self.seed));
        self.keep_the_course();
    }
}
