//! Seeks in a recorded game, in either direction.
//!
//! Indexing replays the record once, in pieces, and keeps all events and a snapshot every [`EVERY`]
//! decisions. A seek restores the nearest snapshot and replays the few decisions after it. The record itself
//! never changes.

mod pass;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

use std::{path::Path, sync::Arc};

use cards::{CardGame, Decision, Ending, Event, Snapshot, Why, data::CardBook};
use engine::{Game, Seat};

pub use pass::Pass;

use crate::{
    data::Library,
    explain::{self, Entry, SeatController, is_worth_telling},
    replay::ReplayError,
    saves::CardArtefact,
};

/// Decisions between two snapshots: a seek replays half of them, on average.
const EVERY: usize = 16;

/// An event of the record, and the decision that led to it.
#[derive(Debug, Clone, PartialEq)]
pub struct TimelineEvent {
    /// The number of the decision that led to it, from 0; that of the first for the deal.
    pub decision: usize,
    pub event: Event,
}

/// The question that a decision answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimelineQuestion {
    pub round: u16,
    /// Nothing where somebody did what nobody had asked for, such as giving up.
    pub why: Option<Why>,
}

/// A record, and one moment of it that is looked at.
pub struct ReplayTimeline {
    artefact: CardArtefact,
    controllers: Vec<SeatController>,
    /// The game as far as it is indexed; it stays at the end.
    ahead: Pass,
    /// Snapshots before the decisions 0, [`EVERY`], twice that, and so on.
    kept: Vec<Snapshot>,
    events: Vec<TimelineEvent>,
    /// How many events had happened after so many decisions.
    ends: Vec<usize>,
    questions: Vec<TimelineQuestion>,
    /// Why it ends before the last decision, if it does.
    trouble: Option<ReplayError>,
    game: CardGame,
    at: usize,
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
        let ahead = Pass::new(library, file, &artefact)?;
        let kept = vec![ahead.game().snapshot()];
        let game = CardGame::restore(ahead.game().book(), &kept[0]);
        let controllers = explain::controllers(library, &artefact.setup);
        let mut timeline = ReplayTimeline {
            artefact,
            controllers,
            ahead,
            kept,
            events: Vec::new(),
            ends: Vec::new(),
            questions: Vec::new(),
            trouble: None,
            game,
            at: 0,
        };
        timeline.write_down();
        Ok(timeline)
    }

    /// Indexes on while `go_on` says so; whether the whole record is indexed.
    pub fn index_while(&mut self, mut go_on: impl FnMut() -> bool) -> bool {
        while !self.is_indexed() && go_on() {
            self.index_one();
        }
        self.is_indexed()
    }

    /// Indexes the whole record.
    pub fn index(&mut self) {
        self.index_while(|| true);
    }

    /// Whether the whole record is indexed.
    pub fn is_indexed(&self) -> bool {
        self.trouble.is_some() || self.ahead.next().is_none()
    }

    fn index_one(&mut self) {
        let Some(decision) = self.ahead.next() else { return };
        let game = self.ahead.game();
        let choice = game.choice().filter(|choice| choice.seat == decision.seat);
        let question =
            TimelineQuestion { round: game.round(), why: choice.map(|choice| choice.why) };
        match self.ahead.step() {
            Ok(()) => self.questions.push(question),
            Err(fault) => return self.trouble = Some(fault),
        }
        self.write_down();
        if self.questions.len().is_multiple_of(EVERY) {
            self.kept.push(self.ahead.game().snapshot());
        }
    }

    /// Keeps the events of the last decision.
    fn write_down(&mut self) {
        let decision = self.questions.len().saturating_sub(1);
        let events = self.ahead.take_events();
        self.events.extend(events.into_iter().map(|event| TimelineEvent { decision, event }));
        self.ends.push(self.events.len());
    }

    /// Seeks the state after so many decisions, as far as it is indexed.
    pub fn go_to(&mut self, wanted: usize) {
        let wanted = wanted.min(self.len());
        let nearest = (wanted / EVERY).min(self.kept.len() - 1);
        if wanted < self.at || nearest * EVERY > self.at {
            self.game.rewind(&self.kept[nearest]);
            self.at = nearest * EVERY;
        }
        while self.at < wanted && self.game.decide(self.artefact.decisions[self.at]).is_ok() {
            self.at += 1;
        }
        self.game.forget_events();
    }

    /// The number of decisions before the current state.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many decisions are indexed.
    pub fn len(&self) -> usize {
        self.questions.len()
    }

    /// Whether nobody has decided anything in it.
    pub fn is_empty(&self) -> bool {
        self.artefact.decisions.is_empty()
    }

    /// The game in its current state.
    pub fn game(&self) -> &CardGame {
        &self.game
    }

    /// The card pool of the game.
    pub fn book(&self) -> &Arc<CardBook> {
        self.game.book()
    }

    /// The record itself.
    pub fn artefact(&self) -> &CardArtefact {
        &self.artefact
    }

    /// All events, as far as the record is indexed.
    pub fn events(&self) -> &[TimelineEvent] {
        &self.events
    }

    /// How many events had happened after so many decisions.
    pub fn events_by(&self, decisions: usize) -> usize {
        self.ends.get(decisions).copied().unwrap_or(self.events.len())
    }

    /// The decision that is made next, and what it answers.
    pub fn next(&self) -> Option<(Decision, TimelineQuestion)> {
        self.decision(self.at)
    }

    /// The decision of this number, from 0, and what it answers.
    pub fn decision(&self, n: usize) -> Option<(Decision, TimelineQuestion)> {
        Some((*self.artefact.decisions.get(n)?, *self.questions.get(n)?))
    }

    /// How the record ends, once it is indexed.
    pub fn ending(&self) -> Option<Ending> {
        self.is_indexed().then(|| self.ahead.game().ending()).flatten()
    }

    /// Why it ends before the last decision, if it does.
    pub fn trouble(&self) -> Option<&ReplayError> {
        self.trouble.as_ref()
    }

    /// The captains' names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.artefact.setup.captains.iter().map(|captain| captain.name.clone()).collect()
    }

    /// The first seat in which a person sat, if there is one.
    pub fn person(&self) -> Option<Seat> {
        person_of(&self.artefact)
    }

    /// Whether a computer captain made the decision of this number, and it is worth telling why.
    pub fn has_reasons(&self, n: usize) -> bool {
        let Some((decision, TimelineQuestion { why: Some(why), .. })) = self.decision(n) else {
            return false;
        };
        let controller =
            self.controllers.get(decision.seat.index()).unwrap_or(&SeatController::Person);
        *controller != SeatController::Person && is_worth_telling(why, decision.chosen)
    }

    /// The reasons of the computer captain who decides next; nothing for a person, and nothing before the
    /// game is over: it names cards that others could not see.
    pub fn entry(&self) -> Option<Entry> {
        let (decision, _) = self.next()?;
        let over = self.artefact.finished;
        let controller = self.controllers.get(decision.seat.index())?;
        if over { Entry::of(controller, &self.game, decision) } else { None }
    }
}

/// The first seat in which a person sat, if there is one.
pub fn person_of(artefact: &CardArtefact) -> Option<Seat> {
    let captains = artefact.setup.captains.iter();
    (0u8..).map(Seat).zip(captains).find(|(_, captain)| captain.player == "person").map(|it| it.0)
}
