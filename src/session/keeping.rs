//! Keeps the game in its file after every decision.

use std::path::Path;

use cards::{Decision, Move};
use engine::{Game, Refusal};

use super::state::Session;
use crate::saves::{CARD_GAME, CardArtefact, LastSeen, SaveError};

impl Session {
    /// The person decides. The game is saved, and the next choice may be anybody's: call
    /// [`Session::advance`].
    ///
    /// # Errors
    /// The decision is not offered; nothing has changed.
    pub fn decide(&mut self, chosen: Move) -> Result<(), Refusal> {
        let told = self.lesson();
        self.make(Decision { seat: self.person, chosen })?;
        self.undone.clear();
        if let Some(told) = told {
            self.tick(&told.lesson);
        }
        self.keep();
        self.keep_the_course();
        Ok(())
    }

    /// The whole game so far as one piece.
    pub fn artefact(&self) -> CardArtefact {
        CardArtefact {
            game: CARD_GAME.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed,
            decisions: self.decisions.clone(),
            journal: self.game.journal().hash(),
            finished: self.ending().is_some(),
            taken_back: self.taken_back,
        }
    }

    /// Where the game is kept; among the finished ones once it is over.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Why the newest state is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Saves the game now. Every decision does so too; this tries again after trouble. Where another
    /// program has written in its file, that is left alone, and the game goes on in another.
    pub fn keep(&mut self) {
        let artefact = self.artefact();
        let in_progress = !self.file.starts_with(self.saves.finished_folder());
        if in_progress && self.last_seen.is_past(&self.file) {
            let (file, lock) = self.saves.claim_file();
            (self.file, self.lock) = (file, Some(lock));
        }
        let kept = if artefact.finished && in_progress {
            self.saves.finish(&self.file, &artefact).map(|finished| self.file = finished)
        } else {
            self.saves.keep(&self.file, &artefact)
        };
        self.trouble = kept.err();
        if self.trouble.is_none() {
            self.last_seen = LastSeen::of(&self.file);
        }
    }

    /// Lets other programs go on with the game: nobody decides anything here until it is resumed.
    pub fn release(&mut self) {
        self.lock = None;
    }
}
