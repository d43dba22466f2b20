//! Which moment of a record is looked at, and whether it runs.

use std::time::Duration;

use super::action::PlaybackAction;
use crate::{
    clock::Instant,
    replay_timeline::{Recording, Timeline},
};

/// How long the record is indexed in one frame.
const PATIENCE: Duration = Duration::from_millis(4);
/// Decisions a second that it runs through.
pub const SPEEDS: [f64; 5] = [0.5, 1.0, 2.0, 5.0, 12.0];

/// Where a round begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundMark {
    pub number: u16,
    /// The decision that it began with.
    pub from: usize,
}

/// A record being led forth and back.
pub struct Player<R: Recording> {
    pub timeline: Timeline<R>,
    /// The place of its speed among [`SPEEDS`].
    pub speed: usize,
    /// The rounds, as far as they are known.
    pub rounds: Vec<RoundMark>,
    /// Where to go as soon as it is indexed so far.
    wanted: Option<usize>,
    /// Whether more may come at its end: the game is played while it is watched.
    pub grows: bool,
    /// When it last went on by itself, while it runs.
    runs: Option<f64>,
}

/// What a moment of running comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tick {
    /// It has gone one decision on.
    On,
    /// It will, after so long.
    Wait(Duration),
}

impl<R: Recording> Player<R> {
    /// The record, soon to be at the decision number `from`.
    pub fn new(timeline: Timeline<R>, from: usize) -> Player<R> {
        Player {
            timeline,
            speed: 1,
            rounds: Vec::new(),
            wanted: Some(from),
            grows: false,
            runs: None,
        }
    }

    /// Winds on for a moment; whether the whole record is indexed.
    pub fn index(&mut self) -> bool {
        let began = Instant::now();
        let indexed = self.timeline.index_while(|| began.elapsed() < PATIENCE);
        if let Some(at) = self.wanted.filter(|at| *at <= self.timeline.len() || indexed) {
            self.wanted = None;
            self.timeline.go_to(at);
        }
        indexed
    }

    /// Carries an action out as far as it leads somewhere; whether another moment is looked at now.
    pub fn lead(&mut self, action: PlaybackAction) -> bool {
        let at = self.timeline.at();
        match action {
            PlaybackAction::Run => return self.turn_on_or_off(),
            PlaybackAction::Faster(steps) => {
                let speed = self.speed as isize + steps;
                self.speed = speed.clamp(0, SPEEDS.len() as isize - 1) as usize;
                return false;
            }
            PlaybackAction::Step(steps) => self.go_to(at.saturating_add_signed(steps)),
            PlaybackAction::Round(steps) => self.go_to(self.round_after(steps)),
            PlaybackAction::GoTo(to) => self.go_to(to),
            PlaybackAction::Rival(steps) => match self.rival_after(steps) {
                Some(found) => self.go_to(found),
                None => return false,
            },
            PlaybackAction::Why => {
                self.runs = None;
                return false;
            }
            PlaybackAction::Sit | PlaybackAction::Puzzle | PlaybackAction::Leave => return false,
        }
        true
    }

    /// From the end it runs from the beginning, if no more may come.
    fn turn_on_or_off(&mut self) -> bool {
        let starts_again = self.runs.is_none() && self.is_at_the_end() && !self.grows;
        if starts_again {
            self.go_to(0);
        }
        self.runs = if self.runs.is_none() { Some(f64::NEG_INFINITY) } else { None };
        starts_again
    }

    /// By hand: it no longer runs by itself.
    fn go_to(&mut self, at: usize) {
        (self.runs, self.wanted) = (None, None);
        self.timeline.go_to(at);
    }

    fn round_after(&self, steps: isize) -> usize {
        let at = self.timeline.at();
        let starts = self.rounds.iter().map(|round| round.from);
        if steps > 0 {
            return starts
                .filter(|from| *from > at)
                .nth(steps.unsigned_abs() - 1)
                .unwrap_or(self.timeline.len());
        }
        let before: Vec<usize> = starts.filter(|from| *from < at).collect();
        before.iter().rev().nth(steps.unsigned_abs().saturating_sub(1)).copied().unwrap_or(0)
    }

    fn rival_after(&self, steps: isize) -> Option<usize> {
        let (at, told) = (self.timeline.at(), |n: &usize| self.timeline.has_reasons(*n));
        match steps > 0 {
            true => (at + 1..self.timeline.len()).find(told),
            false => (0..at).rev().find(told),
        }
    }

    /// Goes on by itself where it runs and it is time.
    pub fn tick(&mut self, now: f64) -> Option<Tick> {
        let last = self.runs?;
        let pause = 1.0 / SPEEDS[self.speed];
        if self.grows && (last.is_infinite() || self.is_at_the_end()) {
            // What comes next is looked at as long, from when it is known.
            self.runs = Some(now);
            return Some(Tick::Wait(self.pause()));
        }
        if now - last < pause {
            return Some(Tick::Wait(Duration::from_secs_f64(pause - (now - last))));
        }
        if self.is_at_the_end() && self.timeline.is_indexed() {
            self.runs = None;
            return None;
        }
        self.timeline.go_to(self.timeline.at() + 1);
        self.runs = Some(now);
        Some(Tick::On)
    }

    fn is_at_the_end(&self) -> bool {
        self.timeline.at() >= self.timeline.len()
    }

    /// How long until it goes on, at least.
    pub fn pause(&self) -> Duration {
        Duration::from_secs_f64(1.0 / SPEEDS[self.speed])
    }

    /// Whether it goes on by itself.
    pub fn is_running(&self) -> bool {
        self.runs.is_some()
    }
}
