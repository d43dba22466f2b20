//! A record being played once more, a decision at a time.

use std::path::{Path, PathBuf};

use cards::{CardGame, Decision, Event};
use engine::Game;

use crate::{
    data::{Cause, Library, PackChange},
    replay::{self, ReplayError},
    saves::CardArtefact,
};

/// The game after as many decisions as have been made again.
pub struct Pass {
    game: CardGame,
    decisions: Vec<Decision>,
    made: usize,
    file: PathBuf,
    /// Packs that have changed since: where a decision cannot be made, they are why.
    changes: Vec<PackChange>,
}

impl Pass {
    /// The record before its first decision; `file` is named in errors.
    ///
    /// # Errors
    /// The game cannot be set up with the cards there are.
    pub fn new(
        library: &Library,
        file: &Path,
        artefact: &CardArtefact,
    ) -> Result<Pass, ReplayError> {
        let game = replay::dealt(library, file, artefact)?;
        let changes = library.changes(&artefact.setup.packs);
        let (decisions, file) = (artefact.decisions.clone(), file.to_owned());
        Ok(Pass { game, decisions, made: 0, file, changes })
    }

    /// The game as it stands.
    pub fn game(&self) -> &CardGame {
        &self.game
    }

    /// The decision that is made next; none at the end of the record.
    pub fn next(&self) -> Option<Decision> {
        self.decisions.get(self.made).copied()
    }

    /// Makes it.
    ///
    /// # Errors
    /// It cannot be made any more; the game stays as it is.
    pub fn step(&mut self) -> Result<(), ReplayError> {
        let Some(decision) = self.next() else { return Ok(()) };
        self.game.decide(decision).map_err(|refusal| ReplayError::Refused {
            file: self.file.clone(),
            number: self.made + 1,
            refusal,
            cause: Cause(self.changes.clone()),
        })?;
        self.made += 1;
        Ok(())
    }

    /// Lets go of what happened since the last time.
    pub fn forget_events(&mut self) {
        self.game.forget_events();
    }

    /// Takes the events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        let events = self.game.journal().events().to_vec();
        self.game.forget_events();
        events
    }
}
