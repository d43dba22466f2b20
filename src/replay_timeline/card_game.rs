//! The record of a card game.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{CardGame, Decision, Ending, Event, Move, Setup, Snapshot, Why, data::CardBook};
use engine::{Game, Refusal, Seat};

use super::{
    pass::{Pass, Recording, Rewindable},
    timeline::Timeline,
};
use crate::{
    data::{Cause, Library, PackChange},
    explain::{self, Entry, SeatController, is_worth_telling},
    puzzles::{CardMaking, NoPuzzle},
    replay::{self, ReplayError},
    saves::CardArtefact,
};

/// The timeline of a card game.
pub type ReplayTimeline = Timeline<CardRecording>;

/// A card game as it was recorded.
pub struct CardRecording {
    file: PathBuf,
    pub(super) artefact: CardArtefact,
    /// By seat.
    controllers: Vec<SeatController>,
    /// Packs that have changed since: where a decision cannot be made, they are why.
    changes: Vec<PackChange>,
}

impl Rewindable for CardGame {
    type Snapshot = Snapshot;
    type Told = Event;

    fn snapshot(&self) -> Snapshot {
        CardGame::snapshot(self)
    }

    fn restored(&self, snapshot: &Snapshot) -> CardGame {
        CardGame::restore(self.book(), snapshot)
    }

    fn rewind(&mut self, snapshot: &Snapshot) {
        CardGame::rewind(self, snapshot);
    }

    fn told(&self) -> Vec<Event> {
        self.journal().events().to_vec()
    }

    fn forget_events(&mut self) {
        CardGame::forget_events(self);
    }

    fn round(&self) -> u16 {
        CardGame::round(self)
    }
}

impl Recording for CardRecording {
    type Game = CardGame;
    type Setup = Setup;
    type Fault = ReplayError;

    fn artefact(&self) -> &CardArtefact {
        &self.artefact
    }

    fn refused(&self, number: usize, refusal: Refusal) -> ReplayError {
        let cause = Cause(self.changes.clone());
        ReplayError::Refused { file: self.file.clone(), number, refusal, cause }
    }

    /// Or no person sits at the table.
    fn is_open(&self) -> bool {
        let persons = self.controllers.iter().filter(|it| **it == SeatController::Person).count();
        self.artefact.finished || persons == 0
    }

    /// Whether a computer captain decided so, and it is worth telling why.
    fn has_reasons(&self, decision: &engine::Decision<Move>, why: Option<&Why>) -> bool {
        let controller = self.controllers.get(decision.seat.index());
        let person = controller.is_none_or(|it| *it == SeatController::Person);
        !person && why.is_some_and(|why| is_worth_telling(*why, decision.chosen))
    }
}

impl Pass<CardRecording> {
    /// The record before its first decision; `file` is named in errors.
    ///
    /// # Errors
    /// The game cannot be set up with the cards there are.
    pub fn new(
        library: &Library,
        file: &Path,
        artefact: CardArtefact,
    ) -> Result<Pass<CardRecording>, ReplayError> {
        let game = replay::dealt(library, file, &artefact)?;
        let changes = library.changes(&artefact.setup.packs);
        let controllers = explain::controllers(library, &artefact.setup);
        let record = CardRecording { file: file.to_owned(), artefact, controllers, changes };
        Ok(Pass::at(record, game))
    }
}

impl ReplayTimeline {
    /// The record at its beginning, with nothing indexed; `file` is named in errors.
    ///
    /// # Errors
    /// The game cannot be set up with the cards there are.
    pub fn new(
        library: &Library,
        file: &Path,
        artefact: CardArtefact,
    ) -> Result<ReplayTimeline, ReplayError> {
        Pass::<CardRecording>::new(library, file, artefact).map(Timeline::of)
    }

    /// The card pool of the game.
    pub fn book(&self) -> &Arc<CardBook> {
        self.game().book()
    }

    /// How the record ends, once it is indexed.
    pub fn ending(&self) -> Option<Ending> {
        self.is_indexed().then(|| self.ahead.game().ending()).flatten()
    }

    /// Begins a puzzle of what is asked here, with what may be known of the game by now.
    ///
    /// # Errors
    /// As [`CardMaking::of_record`].
    pub fn puzzle(&self, library: &Library) -> Result<CardMaking, NoPuzzle> {
        let person = self.person().filter(|_| !self.is_open());
        let moment = (self.record().file.as_path(), self.at());
        CardMaking::of_record(self.game(), (&self.names(), person), library, moment)
    }

    /// The captains' names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.artefact().setup.captains.iter().map(|captain| captain.name.clone()).collect()
    }

    /// The first seat in which a person sat, if there is one.
    pub fn person(&self) -> Option<Seat> {
        person_of(self.artefact())
    }

    /// The reasons of the computer captain who decides next; nothing for a person, and nothing for anybody
    /// before a person's game is over: it names cards that others could not see.
    pub fn entry(&self) -> Option<Entry> {
        let (decision, _): (Decision, _) = self.next()?;
        let controller = self.record().controllers.get(decision.seat.index())?;
        if self.is_open() { Entry::of(controller, self.game(), decision) } else { None }
    }
}

/// The first seat in which a person sat, if there is one.
pub fn person_of(artefact: &CardArtefact) -> Option<Seat> {
    let captains = artefact.setup.captains.iter();
    (0u8..).map(Seat).zip(captains).find(|(_, captain)| captain.player == "person").map(|it| it.0)
}
