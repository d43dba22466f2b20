//! A record that is watched: which moment of it, from whose seat, and whether it runs.

use std::time::Duration;

use engine::Seat;

use super::{
    action::ReplayAction,
    look::{Books, decided, look},
    why::Reasons,
};
use crate::window::{
    card_table::{
        table::{Decided, LogView},
        table_ui::TableUi,
        view::{LogLine, TableView},
    },
    ui::screen::Screen,
};
use crate::{
    clock::Instant,
    logbook::{Bookmark, Reader},
    match_summary::{MatchSummary, Moment, Round},
    replay_timeline::ReplayTimeline,
};

/// How long the record is indexed in one frame.
const PATIENCE: Duration = Duration::from_millis(4);
/// Decisions a second that it runs through.
pub(super) const SPEEDS: [f64; 5] = [0.5, 1.0, 2.0, 5.0, 12.0];

/// One record being watched. Not a resource: minds need not be shared between threads.
pub(in crate::window) struct Watching {
    pub(super) timeline: ReplayTimeline,
    pub(super) view: TableView,
    pub(super) table_ui: TableUi,
    pub(super) decided: Decided,
    /// Why the next decision is made, while that is told.
    pub(super) reasons: Option<Reasons>,
    pub(super) speed: usize,
    pub(super) back: Screen,
    seat: Seat,
    /// Where to go as soon as it is indexed so far.
    wanted: Option<usize>,
    /// When it last went on by itself, while it runs.
    runs: Option<f64>,
    summary: Option<MatchSummary>,
    /// The log as this seat reads it, and how many lines of it there are after so many events.
    lines: Vec<LogLine>,
    counts: Vec<usize>,
    mark: Bookmark,
}

impl Watching {
    /// The record at the decision number `from`, as the person saw it.
    pub(super) fn new(
        timeline: ReplayTimeline,
        books: Books,
        from: usize,
        back: Screen,
    ) -> Watching {
        let seat = timeline.person().unwrap_or_default();
        let view = look(&timeline, seat, books, 1);
        let mut watching = Watching {
            timeline,
            view,
            table_ui: TableUi::default(),
            decided: Decided::default(),
            reasons: None,
            speed: 1,
            back,
            seat,
            wanted: Some(from),
            runs: None,
            summary: None,
            lines: Vec::new(),
            counts: Vec::new(),
            mark: Bookmark::default(),
        };
        watching.index();
        watching
    }

    /// Winds on for a moment; whether there is more to index.
    pub(super) fn index(&mut self) -> bool {
        if self.timeline.is_indexed() && self.summary.is_some() {
            return false;
        }
        let began = Instant::now();
        if self.timeline.index_while(|| began.elapsed() < PATIENCE) {
            self.summary = Some(MatchSummary::of_timeline(&self.timeline));
        }
        self.read_on();
        let wanted =
            self.wanted.filter(|at| *at <= self.timeline.len() || self.timeline.is_indexed());
        if let Some(at) = wanted {
            self.wanted = None;
            self.timeline.go_to(at);
        }
        self.show();
        self.summary.is_none()
    }

    /// Puts the indexed events into words.
    fn read_on(&mut self) {
        let (names, book) = (self.timeline.names(), self.timeline.book());
        let reader = Reader { viewer: self.seat, names: &names, book };
        for told in &self.timeline.events()[self.counts.len()..] {
            self.lines.extend(LogLine::of(&told.event, &reader, &mut self.mark));
            self.counts.push(self.lines.len());
        }
    }

    /// Shows the moment that the timeline is at.
    fn show(&mut self) {
        let books = (self.view.rulebook.clone(), self.view.glossary.clone());
        let version = self.view.version + 1;
        self.view = look(&self.timeline, self.seat, books, version);
        self.decided = decided(&self.timeline, &self.view);
        if self.reasons.take().is_some() {
            self.reasons = Reasons::of(&self.timeline);
        }
    }

    /// Carries out what was done on this screen; the rest is for others.
    pub(super) fn carry_out(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Run
                if self.timeline.at() == self.timeline.len() && self.runs.is_none() =>
            {
                self.go_to(0);
                self.runs = Some(f64::NEG_INFINITY);
            }
            ReplayAction::Run => {
                self.runs = if self.runs.is_none() { Some(f64::NEG_INFINITY) } else { None };
            }
            ReplayAction::Faster(steps) => {
                let speed = self.speed as isize + steps;
                self.speed = speed.clamp(0, SPEEDS.len() as isize - 1) as usize;
            }
            ReplayAction::Step(steps) => {
                self.go_to(self.timeline.at().saturating_add_signed(steps))
            }
            ReplayAction::Round(steps) => self.go_by_rounds(steps),
            ReplayAction::GoTo(at) => self.go_to(at),
            ReplayAction::Rival(steps) => self.go_to_a_rival(steps),
            ReplayAction::Sit(seat) => self.sit(seat),
            ReplayAction::Why => {
                self.reasons = if self.tells_why() { None } else { Reasons::of(&self.timeline) };
                self.runs = None;
            }
            ReplayAction::At(action) => self.at_the_table(action),
            ReplayAction::Leave => {}
        }
    }

    /// By hand: it no longer runs by itself.
    fn go_to(&mut self, at: usize) {
        (self.runs, self.wanted) = (None, None);
        self.timeline.go_to(at);
        self.show();
    }

    fn go_by_rounds(&mut self, steps: isize) {
        let at = self.timeline.at();
        let starts = self.rounds().iter().map(|round| round.from);
        let to = if steps > 0 {
            starts.filter(|from| *from > at).nth(steps as usize - 1).unwrap_or(self.timeline.len())
        } else {
            let before: Vec<usize> = starts.filter(|from| *from < at).collect();
            before.iter().rev().nth(steps.unsigned_abs() - 1).copied().unwrap_or(0)
        };
        self.go_to(to);
    }

    fn go_to_a_rival(&mut self, steps: isize) {
        let at = self.timeline.at();
        let found = if steps > 0 {
            (at + 1..self.timeline.len()).find(|&n| self.timeline.has_reasons(n))
        } else {
            (0..at).rev().find(|&n| self.timeline.has_reasons(n))
        };
        if let Some(found) = found {
            self.go_to(found);
        }
    }

    fn sit(&mut self, seat: Seat) {
        if !self.is_open() {
            return;
        }
        self.seat = seat;
        self.table_ui = TableUi::default();
        self.lines.clear();
        self.counts.clear();
        self.mark = Bookmark::default();
        self.read_on();
        self.show();
    }

    /// Goes on by itself where it runs and it is time; how long until the next time.
    pub(super) fn run(&mut self, now: f64) -> Option<Duration> {
        let last = self.runs?;
        let pause = 1.0 / SPEEDS[self.speed];
        if now - last < pause {
            return Some(Duration::from_secs_f64(pause - (now - last)));
        }
        if self.timeline.at() >= self.timeline.len() && self.timeline.is_indexed() {
            self.runs = None;
            return None;
        }
        self.timeline.go_to(self.timeline.at() + 1);
        self.show();
        self.runs = Some(now);
        Some(Duration::from_secs_f64(pause))
    }

    /// Whether it goes on by itself.
    pub(super) fn is_running(&self) -> bool {
        self.runs.is_some()
    }

    /// Whether it is told why the next decision is made.
    pub(super) fn tells_why(&self) -> bool {
        self.reasons.is_some()
    }

    /// Whether everybody's cards may be seen: the game is over.
    pub(super) fn is_open(&self) -> bool {
        self.timeline.artefact().finished
    }

    /// The next seat to look from; none while the game is not over.
    pub(super) fn seat_after(&self) -> Option<Seat> {
        let count = self.timeline.artefact().setup.captains.len() as u8;
        (self.is_open() && count > 1).then(|| Seat((self.seat.0 + 1) % count))
    }

    /// The log up to this moment; what the last decision led to is news.
    pub(super) fn log(&self) -> LogView<'_, LogLine> {
        let at = self.timeline.at();
        let by = |decisions: usize| match self.timeline.events_by(decisions) {
            0 => 0,
            events => self.counts.get(events - 1).copied().unwrap_or(self.lines.len()),
        };
        let news = if at == 0 { 0 } else { by(at - 1) };
        LogView { lines: &self.lines[..by(at)], news, you: self.seat, trouble: None }
    }

    /// The rounds, as far as they are known.
    pub(super) fn rounds(&self) -> &[Round] {
        self.summary.as_ref().map_or(&[], |summary| &summary.rounds)
    }

    /// The turning points. A game that is not over has none yet.
    pub(super) fn moments(&self) -> &[Moment] {
        let known = self.summary.as_ref().filter(|_| self.is_open());
        known.map_or(&[], |summary| &summary.moments)
    }
}
