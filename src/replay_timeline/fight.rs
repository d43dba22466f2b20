//! The record of a fight.

mod eyes;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use engine::{Decision, Refusal, Seat};
use skirmish::{
    Event, Move, Observation, Outcome, Skirmish, Snapshot, Why, data::Armoury, text::Names,
};

use super::{
    pass::{Pass, Recording, Rewindable},
    timeline::Timeline,
};
use crate::puzzles::{FightMaking, NoPuzzle};
use crate::skirmish::{
    advice::{self, Hint},
    commander::{Commander, CommanderKind},
    session::{FightArtefact, FightError, FightOptions, Seated, fight_options},
};
pub use eyes::Eyes;

/// The timeline of a fight.
pub type FightTimeline = Timeline<FightRecording>;

/// A fight as it was recorded.
pub struct FightRecording {
    file: PathBuf,
    artefact: FightArtefact,
    options: FightOptions,
}

/// An event of a fight, and the sides that learnt of it.
#[derive(Debug, Clone, PartialEq)]
pub struct ToldEvent {
    pub event: Event,
    /// Bit `n` is set for seat `n`.
    pub known: u8,
}

impl Rewindable for Skirmish {
    type Snapshot = Snapshot;
    type Told = ToldEvent;

    fn snapshot(&self) -> Snapshot {
        Skirmish::snapshot(self)
    }

    fn restored(&self, snapshot: &Snapshot) -> Skirmish {
        Skirmish::restore(self.armoury(), snapshot.clone())
    }

    fn rewind(&mut self, snapshot: &Snapshot) {
        *self = self.restored(snapshot);
    }

    fn told(&self) -> Vec<ToldEvent> {
        let told = Skirmish::told(self);
        told.map(|(event, known)| ToldEvent { event: event.clone(), known }).collect()
    }

    fn forget_events(&mut self) {
        Skirmish::forget_events(self);
    }

    fn round(&self) -> u16 {
        Skirmish::round(self)
    }
}

impl Recording for FightRecording {
    type Game = Skirmish;
    type Setup = Seated;
    type Fault = FightError;

    fn artefact(&self) -> &FightArtefact {
        &self.artefact
    }

    fn refused(&self, number: usize, refusal: Refusal) -> FightError {
        FightError::Refused { file: self.file.clone(), number, refusal }
    }

    /// Whether a computer combatant decided so.
    fn has_reasons(&self, decision: &Decision<Move>, _why: Option<&Why>) -> bool {
        self.thinks(decision.seat)
    }
}

impl FightRecording {
    /// Whether a mind commands this side; dice have no reasons.
    fn thinks(&self, seat: Seat) -> bool {
        matches!(self.options.commanders.get(seat.index()), Some(CommanderKind::Mind { .. }))
    }
}

impl Pass<FightRecording> {
    /// The record before its first decision; `file` is named in errors.
    ///
    /// # Errors
    /// The fight cannot be set up with this armoury, or is commanded by nobody we know.
    pub fn new(
        armoury: &Arc<Armoury>,
        file: &Path,
        artefact: FightArtefact,
    ) -> Result<Pass<FightRecording>, FightError> {
        let options = fight_options(file, &artefact)?;
        let fight = Skirmish::new(armoury, &options.setup, artefact.seed)
            .map_err(|fault| FightError::Setup { file: file.to_owned(), fault })?;
        Ok(Pass::at(FightRecording { file: file.to_owned(), artefact, options }, fight))
    }
}

impl FightTimeline {
    /// The record at its beginning, with nothing indexed; `file` is named in errors.
    ///
    /// # Errors
    /// The fight cannot be set up with this armoury, or is commanded by nobody we know.
    pub fn new(
        armoury: &Arc<Armoury>,
        file: &Path,
        artefact: FightArtefact,
    ) -> Result<FightTimeline, FightError> {
        Pass::<FightRecording>::new(armoury, file, artefact).map(Timeline::of)
    }

    /// How the fight was begun.
    pub fn options(&self) -> &FightOptions {
        &self.record().options
    }

    /// The names of everybody.
    pub fn names(&self) -> Names {
        self.game().names()
    }

    /// How the record ends, once it is indexed.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.ahead.game().outcome().filter(|_| self.is_indexed())
    }

    /// The first side that a person commanded, if there is one.
    pub fn person(&self) -> Option<Seat> {
        let commanders = (0u8..).map(Seat).zip(&self.options().commanders);
        commanders.into_iter().find(|(_, it)| **it == CommanderKind::Person).map(|(seat, _)| seat)
    }

    /// With whose eyes it is watched at first: the person's, else everybody's. Of a fight that is not over
    /// nobody sees more than one side.
    pub fn first_eyes(&self) -> Eyes {
        match self.person() {
            Some(seat) => Eyes::Side(seat),
            None if self.is_open() => Eyes::All,
            None => Eyes::Side(Seat(0)),
        }
    }

    /// The fight at this moment, as it is seen with these eyes.
    pub fn observe(&self, eyes: Eyes) -> Observation {
        eyes.observe(self.game())
    }

    /// Begins a puzzle of what is asked here, once the fight is over.
    ///
    /// # Errors
    /// As [`FightMaking::begin`], and the fight is not over.
    pub fn puzzle(&self, minds: &Arc<Minds>) -> Result<FightMaking, NoPuzzle> {
        if !self.is_open() {
            return Err(NoPuzzle::NotOver);
        }
        let FightRecording { file, artefact, .. } = self.record();
        FightMaking::begin(self.game(), artefact, (file, self.at()), minds)
    }

    /// What moved the computer combatant who decides next; nothing for a person and for dice, and nothing
    /// before the fight is over: it tells of what others could not see.
    pub fn reasons(&self, minds: &Minds) -> Option<Hint> {
        use engine::Game;
        let (decision, _) = self.next()?;
        let choice = self.game().choice().filter(|it| it.seat == decision.seat)?;
        if !self.is_open() || !self.has_reasons(self.at()) {
            return None;
        }
        let FightOptions { commanders, seed, .. } = self.options();
        let kind = commanders.get(decision.seat.index())?;
        let mut mind = Commander::new(kind, minds, *seed, decision.seat, self.at());
        advice::behind(&decision.chosen, &mind.explain(self.game(), choice))
    }
}
