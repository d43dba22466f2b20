//! A record being played once more, a decision at a time.

use engine::{Artefact, Decision, Game, Refusal};

/// A game that can go back to an earlier state of its own.
pub trait Rewindable: Game<Why: Copy, Move: Copy> {
    /// The whole state, but not what happened before it.
    type Snapshot;
    /// An event with what has to be known of it.
    type Told;

    /// The state as it is now.
    fn snapshot(&self) -> Self::Snapshot;

    /// Another game with the same tables, in this state.
    fn restored(&self, snapshot: &Self::Snapshot) -> Self;

    /// Goes back, or on, to this state.
    fn rewind(&mut self, snapshot: &Self::Snapshot);

    /// The events since the game began or last forgot them.
    fn told(&self) -> Vec<Self::Told>;

    /// Drops the events so far; the journal's hash stays.
    fn forget_events(&mut self);

    /// The round, from 1; 0 before the first.
    fn round(&self) -> u16;
}

/// A record of a game of one kind.
pub trait Recording {
    /// What is played again.
    type Game: Rewindable;
    /// How such a game is set up.
    type Setup;
    /// Why it cannot be played again.
    type Fault;

    /// What was recorded.
    fn artefact(&self) -> &Artefact<Self::Setup, MoveOf<Self>>;

    /// The decision of this number, from 1, is not accepted.
    fn refused(&self, number: usize, refusal: Refusal) -> Self::Fault;

    /// Whether nothing of it has to be kept from anybody: the game was over.
    fn is_open(&self) -> bool {
        self.artefact().finished
    }

    /// Whether it can be told what moved whoever decided so, when they were asked for this reason.
    fn has_reasons(&self, decision: &Decision<MoveOf<Self>>, why: Option<&WhyOf<Self>>) -> bool;
}

/// A move in a recorded game.
pub type MoveOf<R> = <<R as Recording>::Game as Game>::Move;
/// A reason for a choice in a recorded game.
pub type WhyOf<R> = <<R as Recording>::Game as Game>::Why;

/// The game after as many decisions as have been made again.
pub struct Pass<R: Recording> {
    record: R,
    game: R::Game,
    made: usize,
}

impl<R: Recording> Pass<R> {
    /// The record at `game`, which nobody has decided anything in yet.
    pub(super) fn at(record: R, game: R::Game) -> Pass<R> {
        Pass { record, game, made: 0 }
    }

    /// What is played again.
    pub fn record(&self) -> &R {
        &self.record
    }

    /// The same, to let it grow.
    pub(super) fn record_mut(&mut self) -> &mut R {
        &mut self.record
    }

    /// The game as it stands.
    pub fn game(&self) -> &R::Game {
        &self.game
    }

    /// The decision that is made next; none at the end of the record.
    pub fn next(&self) -> Option<Decision<MoveOf<R>>> {
        self.record.artefact().decisions.get(self.made).copied()
    }

    /// Makes it.
    ///
    /// # Errors
    /// It cannot be made any more; the game stays as it is.
    pub fn step(&mut self) -> Result<(), R::Fault> {
        let Some(decision) = self.next() else { return Ok(()) };
        let refused = |refusal| self.record.refused(self.made + 1, refusal);
        self.game.decide(decision).map_err(refused)?;
        self.made += 1;
        Ok(())
    }

    /// Lets go of what happened since the last time.
    pub fn forget_events(&mut self) {
        self.game.forget_events();
    }

    /// Takes the events since the last call.
    pub(super) fn take_events(&mut self) -> Vec<<R::Game as Rewindable>::Told> {
        let events = self.game.told();
        self.game.forget_events();
        events
    }
}
