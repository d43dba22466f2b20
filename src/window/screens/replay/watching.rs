//! A record that is watched: which moment of it, from whose seat, and whether it runs. It may be of a game
//! that captains are playing.

use std::time::Duration;

use cards::Event;

use engine::{Game, Seat};

use super::{
    action::ReplayAction,
    look::{Books, decided, look, thinking},
    why::Reasons,
};
use crate::window::{
    card_table::{
        table::{Decided, LogView},
        table_ui::TableUi,
        view::{LogLine, TableView},
    },
    common::playback::{PlaybackAction, Player, RoundMark, Taken, Tick},
    ui::screen::Screen,
};
use crate::{
    clock::Instant,
    logbook::{Bookmark, Reader},
    match_summary::{MatchSummary, Moment},
    replay_timeline::{CardRecording, LiveGame, ReplayTimeline},
};

/// How long captains of a live game may think in one frame.
const PATIENCE: Duration = Duration::from_millis(6);

/// One record being watched. Not a resource: minds need not be shared between threads.
pub(in crate::window) struct Watching {
    pub(super) player: Player<CardRecording>,
    pub(super) view: TableView,
    pub(super) table_ui: TableUi,
    pub(super) decided: Decided,
    /// The captains who play it while it is watched.
    live: Option<LiveGame>,
    /// Why the next decision is made, where that may be told; and whether it is told in full.
    reasons: Option<Reasons>,
    in_full: bool,
    pub(super) back: Screen,
    seat: Seat,
    summary: Option<MatchSummary>,
    /// The log as this seat reads it, and how many lines of it there are after so many events.
    lines: Vec<LogLine>,
    counts: Vec<usize>,
    mark: Bookmark,
    /// Why a live game that is over is not on disk.
    trouble: Option<String>,
    /// A puzzle of a moment of it.
    pub(super) taken: Taken,
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
            live: None,
            reasons: None,
            in_full: false,
            back,
            seat,
            summary: None,
            lines: Vec::new(),
            counts: Vec::new(),
            mark: Bookmark::default(),
            trouble: None,
            taken: Taken::default(),
        };
        watching.index();
        watching
    }

    /// The game that these captains play, from its beginning on and running.
    pub(super) fn live(
        (live, timeline): (LiveGame, ReplayTimeline),
        books: Books,
        back: Screen,
    ) -> Watching {
        let mut watching = Watching::new(timeline, books, 0, back);
        (watching.summary, watching.live, watching.player.grows) = (None, Some(live), true);
        watching.player.lead(PlaybackAction::Run);
        watching.show();
        watching
    }

    /// Winds on for a moment; whether there is more to come.
    pub(super) fn index(&mut self) -> bool {
        if self.summary.is_some() {
            return false;
        }
        let known = self.player.timeline.len();
        let thinks = self.play_on();
        let indexed = self.player.index();
        self.player.grows = self.live.is_some() && self.player.timeline.is_played();
        if indexed && !self.player.grows {
            self.summary = Some(MatchSummary::of_timeline(&self.player.timeline));
        }
        if self.live.is_none() || self.player.timeline.len() > known {
            self.read_on();
            self.show();
        }
        thinks || !indexed
    }

    /// Lets the captains of a live game think for a moment; whether they have to think on.
    fn play_on(&mut self) -> bool {
        let began = Instant::now();
        let (live, timeline) = (&mut self.live, &mut self.player.timeline);
        let patient = || began.elapsed() < PATIENCE;
        let Some(live) = live else { return false };
        let thinks = live.think_while(timeline, patient);
        self.trouble = live.trouble().map(ToString::to_string);
        thinks
    }

    /// Puts the indexed events into words.
    fn read_on(&mut self) {
        let (names, book) = (self.player.timeline.names(), self.player.timeline.book());
        let viewer = self.view.is_persons.then_some(self.seat);
        let reader = Reader { viewer, names: &names, book };
        for told in &self.player.timeline.events()[self.counts.len()..] {
            if let Event::RoundBegan { round } = told.event {
                self.player.rounds.push(RoundMark { number: round, from: told.decision });
            }
            self.lines.extend(LogLine::of(&told.event, &reader, &mut self.mark));
            self.counts.push(self.lines.len());
        }
    }

    /// Shows the moment that the timeline is at.
    fn show(&mut self) {
        let books = (self.view.rulebook.clone(), self.view.glossary.clone());
        let version = self.view.version + 1;
        self.view = look(&self.player.timeline, self.seat, books, version);
        self.decided = match self.awaited() {
            Some(name) => thinking(name),
            None => decided(&self.player.timeline, &self.view),
        };
        let is_read = self.summary.is_some() || self.live.is_some();
        let timeline = &self.player.timeline;
        let weighed = self.live.as_ref().map_or(&[][..], |live| live.weighed(timeline.at()));
        let reasons = || Reasons::of(timeline).map(|reasons| reasons.with(weighed));
        self.reasons = is_read.then(reasons).flatten();
        self.in_full &= self.reasons.is_some();
    }

    /// The captain whose decision is not known yet.
    fn awaited(&self) -> Option<&str> {
        let timeline = &self.player.timeline;
        let waits = self.player.grows && timeline.at() >= timeline.len();
        let asked = timeline.game().choice().filter(|_| waits)?.seat;
        Some(self.view.name(asked))
    }

    /// Thinks the reasons through for a moment; whether there is more to think about.
    pub(super) fn reason(&mut self) -> bool {
        let Some(reasons) = &mut self.reasons else { return false };
        let thinks = reasons.think();
        reasons.because().clone_into(&mut self.decided.because);
        thinks
    }

    /// Carries out what was done on this screen; the rest is for others.
    pub(super) fn carry_out(&mut self, action: ReplayAction) {
        match action {
            ReplayAction::Lead(PlaybackAction::Sit) => self.sit(),
            ReplayAction::Lead(PlaybackAction::Why) => {
                self.in_full = !self.in_full && self.reasons.is_some();
                self.player.lead(PlaybackAction::Why);
            }
            ReplayAction::Lead(action) => {
                if self.player.lead(action) {
                    self.taken = Taken::default();
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
        self.player.rounds.clear();
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

    /// Why the next decision is made, while that is told in full.
    pub(super) fn told_in_full(&self) -> Option<&Reasons> {
        self.reasons.as_ref().filter(|_| self.in_full)
    }

    /// Whether it is told in full why the next decision is made.
    pub(super) fn tells_why(&self) -> bool {
        self.told_in_full().is_some()
    }

    /// Whether everybody's cards may be seen: the game is over, or no person is in it.
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
        let trouble = self.trouble.as_deref();
        LogView { lines: &self.lines[..by(at)], news, you: self.seat, trouble }
    }

    /// The turning points. A game that is not over has none yet.
    pub(super) fn moments(&self) -> &[Moment] {
        let known = self.summary.as_ref().filter(|_| self.is_open());
        known.map_or(&[], |summary| &summary.moments)
    }
}
