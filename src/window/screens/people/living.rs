//! A life being lived: the game itself, what was decided, and how much of what happened has been
//! shown. Knows nothing of pictures.

use std::sync::Arc;

use bevy::prelude::Resource;
use characters::{
    Character, Choice, Decision, Event, Life, Move, Setup, SetupError, data::Tables, odds::Forecast,
};
use engine::Game;

use super::{
    beat::{Beat, beats},
    telling::{Telling, unborn},
};
use crate::roster::lives::LifeArtefact;

/// A life at the table.
#[derive(Resource)]
pub struct Living {
    tables: Arc<Tables>,
    pub setup: Setup,
    pub seed: u64,
    pub decisions: Vec<Decision>,
    life: Life,
    /// The events since the last decision, and how many of them were shown.
    beats: Vec<Beat>,
    shown: usize,
    /// The next throw is announced, and its dice have not fallen.
    poised: bool,
    /// The sheet at the last decision.
    pub before: Character,
    /// The part of the life that has been shown.
    pub telling: Telling,
}

impl Living {
    /// A life before its first throw is shown.
    ///
    /// # Errors
    /// The setup names a correction that the tables do not have.
    pub fn begin(tables: &Arc<Tables>, setup: Setup, seed: u64) -> Result<Living, SetupError> {
        Living::after(tables, setup, seed, Vec::new())
    }

    /// A life after these decisions, with the last of them still to be shown.
    ///
    /// # Errors
    /// As [`begin`](Living::begin). What the life does not accept is left out, with all after it.
    pub fn after(
        tables: &Arc<Tables>,
        setup: Setup,
        seed: u64,
        wanted: Vec<Decision>,
    ) -> Result<Living, SetupError> {
        let mut life = Life::new(tables, &setup, seed)?;
        let mut before = unborn(life.character());
        let (mut mark, mut decisions) = (0, Vec::new());
        for decision in wanted {
            let (now, told) = (life.character(), life.journal().events().len());
            if life.decide(decision.clone()).is_err() {
                break;
            }
            (before, mark) = (now, told);
            decisions.push(decision);
        }
        let beats = beats(&life.journal().events()[mark..], mark);
        let telling = Telling::of(before.clone());
        let (tables, shown, poised) = (tables.clone(), 0, false);
        let mut living =
            Living { tables, setup, seed, decisions, life, beats, shown, poised, before, telling };
        living.next();
        Ok(living)
    }

    /// Answers the question; `false` when it is not to be answered so.
    pub fn decide(&mut self, chosen: Move) -> bool {
        self.show_all();
        let Some(seat) = self.life.choice().map(|choice| choice.seat) else { return false };
        let (before, mark) = (self.life.character(), self.events().len());
        let decision = Decision { seat, chosen };
        if self.life.decide(decision.clone()).is_err() {
            return false;
        }
        self.decisions.push(decision);
        self.before = before;
        self.beats = beats(&self.events()[mark..], mark);
        (self.shown, self.poised) = (0, false);
        self.next();
        true
    }

    /// Takes the last decision back: the same dice, the same life up to there.
    pub fn undo(&mut self) -> bool {
        let mut kept = self.decisions.clone();
        kept.pop().is_some() && self.again(self.setup.clone(), kept)
    }

    /// Gives the person another name. Nothing else in their life is different.
    pub fn rename(&mut self, name: &str) {
        let setup = Setup { name: name.to_owned(), ..self.setup.clone() };
        let (shown, poised) = (self.shown, self.poised);
        if self.again(setup, self.decisions.clone()) {
            (self.shown, self.poised) = (shown, poised);
            self.retell();
        }
    }

    /// The same life up to these decisions, with everything shown.
    fn again(&mut self, setup: Setup, decisions: Vec<Decision>) -> bool {
        let Ok(mut other) = Living::after(&self.tables, setup, self.seed, decisions) else {
            return false;
        };
        other.show_all();
        *self = other;
        true
    }

    /// The question, once everything before it was shown.
    pub fn question(&self) -> Option<&Choice> {
        self.life.choice().filter(|_| !self.is_telling())
    }

    /// The odds of each option.
    pub fn forecasts(&self) -> Vec<Forecast> {
        self.life.forecasts()
    }

    pub fn life(&self) -> &Life {
        &self.life
    }

    /// The whole life so far as one piece.
    pub fn artefact(&self) -> LifeArtefact {
        self.life.artefact(self.seed)
    }

    /// The tables of this life, with its corrections.
    pub fn tables(&self) -> Arc<Tables> {
        self.life.tables()
    }

    /// Everything that happened, shown or not.
    pub fn events(&self) -> &[Event] {
        self.life.journal().events()
    }

    /// Nothing is left, and everything was shown.
    pub fn is_over(&self) -> bool {
        self.life.is_over() && !self.is_telling()
    }

    /// Whether something has happened that was not shown yet.
    pub fn is_telling(&self) -> bool {
        self.shown < self.beats.len()
    }

    /// The event on the stage, and whether its dice have fallen.
    pub fn on_stage(&self) -> Option<(&Event, bool)> {
        let at = if self.poised { self.shown } else { self.shown.checked_sub(1)? };
        let beat = self.beats.get(at)?;
        Some((&self.events()[beat.main], !self.poised))
    }

    /// How many throws since the last decision were shown with their dice.
    pub fn fallen(&self) -> usize {
        self.beats[..self.shown].iter().filter(|beat| beat.thrown).count()
    }

    /// The consequences of the event on the stage.
    pub fn consequences(&self) -> &[Event] {
        let last = self.shown.checked_sub(1).filter(|_| !self.poised);
        match last.and_then(|at| self.beats.get(at)) {
            Some(beat) => &self.events()[beat.main + 1..beat.range.end],
            None => &[],
        }
    }

    /// How many events have been shown, and from which on they are news.
    pub fn told(&self) -> (usize, usize) {
        let news = self.beats.first().map_or(self.events().len(), |beat| beat.range.start);
        (self.shown_events(), news)
    }

    /// One step on: a throw is announced, then its dice fall.
    pub fn next(&mut self) {
        let Some(beat) = self.beats.get(self.shown) else { return };
        self.poised = beat.thrown && !self.poised;
        if !self.poised {
            self.shown += 1;
        }
        self.retell();
    }

    /// Everything at once.
    pub fn show_all(&mut self) {
        (self.shown, self.poised) = (self.beats.len(), false);
        self.retell();
    }

    fn shown_events(&self) -> usize {
        match (self.beats.get(self.shown), self.poised) {
            (Some(beat), true) => beat.main,
            (Some(beat), false) => beat.range.start,
            (None, _) => self.events().len(),
        }
    }

    /// Brings the telling up to what is shown. What was there before the last decision is taken
    /// from the sheet itself; terms are told from the beginning.
    fn retell(&mut self) {
        let figures = &self.life.tables().figures;
        let (shown, mark) = self.told();
        let mut whole = Telling::of(unborn(self.before.clone()));
        let mut recent = Telling::of(self.before.clone());
        for (n, event) in self.events()[..shown].iter().enumerate() {
            whole.hear(event, figures);
            if n >= mark {
                recent.hear(event, figures);
            }
        }
        let person = if self.is_telling() { recent.person } else { self.life.character() };
        self.telling = Telling { person, ..whole };
    }
}

#[cfg(test)]
mod tests;
