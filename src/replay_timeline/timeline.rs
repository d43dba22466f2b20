//! The timeline of a record of any game.
//!
//! Indexing replays the record once, in pieces, and keeps all events and a snapshot every [`EVERY`]
//! decisions. A seek restores the nearest snapshot and replays the few decisions after it. The record itself
//! never changes.

use engine::{Artefact, Decision, Game};

use super::pass::{MoveOf, Pass, Recording, Rewindable, WhyOf};

/// Decisions between two snapshots: a seek replays half of them, on average.
const EVERY: usize = 16;

/// An event of the record, and the decision that led to it.
#[derive(Debug, Clone, PartialEq)]
pub struct TimelineEvent<E = cards::Event> {
    /// The number of the decision that led to it, from 0; that of the first for the deal.
    pub decision: usize,
    pub event: E,
}

/// The question that a decision answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimelineQuestion<W = cards::Why> {
    pub round: u16,
    /// Nothing where somebody did what nobody had asked for, such as giving up.
    pub why: Option<W>,
}

/// An event as the game of a record tells it.
type ToldOf<R> = <<R as Recording>::Game as Rewindable>::Told;

/// A record, and one moment of it that is looked at.
pub struct Timeline<R: Recording> {
    /// The game as far as it is indexed; it stays at the end.
    pub(super) ahead: Pass<R>,
    /// Snapshots before the decisions 0, [`EVERY`], twice that, and so on.
    kept: Vec<<R::Game as Rewindable>::Snapshot>,
    events: Vec<TimelineEvent<ToldOf<R>>>,
    /// How many events had happened after so many decisions.
    ends: Vec<usize>,
    questions: Vec<TimelineQuestion<WhyOf<R>>>,
    /// Why it ends before the last decision, if it does.
    trouble: Option<R::Fault>,
    game: R::Game,
    at: usize,
}

impl<R: Recording> Timeline<R> {
    /// A record at its beginning, with nothing indexed.
    pub(super) fn of(ahead: Pass<R>) -> Timeline<R> {
        let kept = vec![ahead.game().snapshot()];
        let game = ahead.game().restored(&kept[0]);
        let mut timeline = Timeline {
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
        timeline
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
        while self.at < wanted && self.game.decide(self.artefact().decisions[self.at]).is_ok() {
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
        self.artefact().decisions.is_empty()
    }

    /// The game in its current state.
    pub fn game(&self) -> &R::Game {
        &self.game
    }

    /// The record itself.
    pub fn artefact(&self) -> &Artefact<R::Setup, MoveOf<R>> {
        self.record().artefact()
    }

    /// The record, and what it takes to play it.
    pub(super) fn record(&self) -> &R {
        self.ahead.record()
    }

    /// Whether nothing of it has to be kept from anybody.
    pub fn is_open(&self) -> bool {
        self.record().is_open()
    }

    /// All events, as far as the record is indexed.
    pub fn events(&self) -> &[TimelineEvent<ToldOf<R>>] {
        &self.events
    }

    /// How many events had happened after so many decisions.
    pub fn events_by(&self, decisions: usize) -> usize {
        self.ends.get(decisions).copied().unwrap_or(self.events.len())
    }

    /// The decision that is made next, and what it answers.
    pub fn next(&self) -> Option<(Decision<MoveOf<R>>, TimelineQuestion<WhyOf<R>>)> {
        self.decision(self.at)
    }

    /// The decision of this number, from 0, and what it answers.
    pub fn decision(&self, n: usize) -> Option<(Decision<MoveOf<R>>, TimelineQuestion<WhyOf<R>>)> {
        Some((*self.artefact().decisions.get(n)?, *self.questions.get(n)?))
    }

    /// Why it ends before the last decision, if it does.
    pub fn trouble(&self) -> Option<&R::Fault> {
        self.trouble.as_ref()
    }

    /// Whether it can be told what moved whoever made the decision of this number.
    pub fn has_reasons(&self, n: usize) -> bool {
        let Some((decision, question)) = self.decision(n) else { return false };
        self.record().has_reasons(&decision, question.why.as_ref())
    }
}
