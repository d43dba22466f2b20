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
    common::playback::{PlaybackAction, Player, RoundMark, Tick},
    ui::screen::Screen,
};
use crate::{
    logbook::{Bookmark, Reader},
    match_summary::{MatchSummary, Moment},
    replay_timeline::{CardRecording, ReplayTimeline},
};

/// One record being watched. Not a resource: minds need not be shared between threads.
pub(in crate::window) struct Watching {
    pub(super) player: Player<CardRecording>,
    pub(super) view: TableView,
    pub(super) table_ui: TableUi,
    pub(super) decided: Decided,
    /// Why the next decision is made, while that is told.
    pub(super) reasons: Option<Reasons>,
    pub(super) back: Screen,
    seat: Seat,
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
            player: Player::new(timeline, from),
            view,
            table_ui: TableUi::default(),
            decided: Decided::default(),
            reasons: None,
            back,
            seat,
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
        if self.summary.is_some() {
            return false;
        }
        if self.player.index() {
            let summary = MatchSummary::of_timeline(&self.player.timeline);
            let rounds = summary.rounds.iter();
            self.player.rounds =
                rounds.map(|it| RoundMark { number: it.number, from: it.from }).collect();
            self.summary = Some(summary);
        }
        self.read_on();
        self.show();
        self.summary.is_none()
    }

    /// Puts the indexed events into words.
    fn read_on(&mut self) {
        let (names, book) = (self.player.timeline.names(), self.player.timeline.book());
        let reader = Reader { viewer: self.seat, names: &names, book };
        for told in &self.player.timeline.events()[self.counts.len()..] {
            self.lines.extend(LogLine::of(&told.event, &reader, &mut self.mark));
            self.counts.push(self.lines.len());
        }
    }

    /// Shows the moment that the timeline is at.
    fn show(&mut self) {
        let books = (self.view.rulebook.clone(), self.view.glossary.clone());
        let version = self.view.version + 1;
        self.view = look(&self.player.timeline, self.seat, books, version);
        self.decided = decided(&self.player.timeline, &self.view);
        if self.reasons.take().is_some() {
            self.reasons = Reasons::of(&self.player.timeline);
        }
    }

    /// Carries out what was done on this screen; the rest is for others.
    pub(super) fn carry_out(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Lead(PlaybackAction::Sit) => self.sit(),
            ReplayAction::Lead(PlaybackAction::Why) => {
                let told = self.tells_why();
                self.reasons = if told { None } else { Reasons::of(&self.player.timeline) };
                self.player.lead(PlaybackAction::Why);
            }
            ReplayAction::Lead(action) => {
                if self.player.lead(action) {
                    self.show();
                }
            }
            ReplayAction::At(action) => self.at_the_table(action),
        }
    }

    fn sit(&mut self) {
        let Some(seat) = self.seat_after() else { return };
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
        match self.player.tick(now)? {
            Tick::Wait(time) => Some(time),
            Tick::On => {
                self.show();
                Some(self.player.pause())
            }
        }
    }

    /// Whether it is told why the next decision is made.
    pub(super) fn tells_why(&self) -> bool {
        self.reasons.is_some()
    }

    /// Whether everybody's cards may be seen: the game is over.
    pub(super) fn is_open(&self) -> bool {
        self.player.timeline.is_open()
    }

    /// The next seat to look from; none while the game is not over.
    pub(super) fn seat_after(&self) -> Option<Seat> {
        let count = self.player.timeline.artefact().setup.captains.len() as u8;
        (self.is_open() && count > 1).then(|| Seat((self.seat.0 + 1) % count))
    }

    /// The log up to this moment; what the last decision led to is news.
    pub(super) fn log(&self) -> LogView<'_, LogLine> {
        let at = self.player.timeline.at();
        let by = |decisions: usize| match self.player.timeline.events_by(decisions) {
            0 => 0,
            events => self.counts.get(events - 1).copied().unwrap_or(self.lines.len()),
        };
        let news = if at == 0 { 0 } else { by(at - 1) };
        LogView { lines: &self.lines[..by(at)], news, you: self.seat, trouble: None }
    }

    /// The turning points. A game that is not over has none yet.
    pub(super) fn moments(&self) -> &[Moment] {
        let known = self.summary.as_ref().filter(|_| self.is_open());
        known.map_or(&[], |summary| &summary.moments)
    }
}
