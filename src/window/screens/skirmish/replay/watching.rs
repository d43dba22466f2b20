//! A fight that is watched: which moment of it, with whose eyes, and what was heard up to there.

use std::sync::Arc;

use ai::combat::Minds;
use engine::Seat;
use skirmish::{Event, FighterId};

use super::{look::look, why::Reasons};
use crate::replay_timeline::{Eyes, FightRecording, FightTimeline};
use crate::window::{
    battlefield::{log_book::LogBook, match_summary::MatchSummary, view::FightView},
    common::playback::{PlaybackAction, Player, RoundMark, Taken},
    ui::screen::Screen,
};

/// One fight being watched. Not a resource: its worlds are not shared between threads.
pub struct FightWatching {
    pub(super) player: Player<FightRecording>,
    /// Who says what moved the computers.
    pub(super) minds: Arc<Minds>,
    pub(super) eyes: Eyes,
    /// Why the next decision is made, while that is told.
    pub(super) reasons: Option<Reasons>,
    /// A puzzle of a moment of it.
    pub(super) taken: Taken,
    pub(super) back: Screen,
    /// Whoever fell, and when: the decision, the sides that know of it, and the words.
    falls: Vec<(usize, u8, String)>,
    /// How much of the record is looked through for rounds and for who fell.
    looked: usize,
    heard: Heard,
}

/// All that these eyes have learnt after so many decisions.
#[derive(Default)]
struct Heard {
    summary: MatchSummary,
    /// Nothing before anything was heard.
    at: Option<usize>,
    /// How many events that were, known or not.
    events: usize,
    /// Lines of the log from here on are news.
    news: usize,
}

/// What is new on the battlefield.
pub(super) struct Shown {
    pub view: FightView,
    pub book: LogBook,
    /// The events that led here, where one came one decision on; none after a jump.
    pub news: Vec<Event>,
}

impl FightWatching {
    /// The record at the decision number `from`, with the eyes of the person who fought.
    pub(super) fn new(
        timeline: FightTimeline,
        minds: Arc<Minds>,
        from: usize,
        back: Screen,
    ) -> FightWatching {
        let eyes = timeline.first_eyes();
        FightWatching {
            player: Player::new(timeline, from),
            minds,
            eyes,
            reasons: None,
            taken: Taken::default(),
            back,
            falls: Vec::new(),
            looked: 0,
            heard: Heard::default(),
        }
    }

    /// What is on the battlefield at first.
    pub(super) fn begin(&mut self) -> (FightView, LogBook) {
        self.index();
        let Shown { view, book, .. } = self.show(1);
        (view, book)
    }

    /// Winds on for a moment; whether another moment is looked at now.
    pub(super) fn index(&mut self) -> bool {
        let (before, done) = (self.player.timeline.at(), self.player.timeline.is_indexed());
        self.player.index();
        if !done {
            self.look_through();
        }
        self.player.timeline.at() != before
    }

    /// Finds rounds and who fell in what is new on the timeline.
    fn look_through(&mut self) {
        let timeline = &self.player.timeline;
        for n in self.player.rounds.last().map_or(0, |it| it.from)..timeline.len() {
            let Some((_, question)) = timeline.decision(n) else { break };
            let last = self.player.rounds.last().map_or(0, |it| it.number);
            if question.round > last {
                self.player.rounds.push(RoundMark { number: question.round, from: n });
            }
        }
        let names = timeline.names();
        for told in &timeline.events()[self.looked..] {
            let words = skirmish::text::line(&names, &told.event.event);
            if let Some(words) = words.filter(|_| is_fall(&told.event.event)) {
                self.falls.push((told.decision, told.event.known, words));
            }
        }
        self.looked = timeline.events().len();
    }

    /// Whoever fell before these eyes: the decision that led to it, and the words. A fight that is not over
    /// tells nothing of what is to come.
    pub(super) fn moments(&self) -> Vec<(usize, &str)> {
        let falls = self.falls.iter().filter(|_| self.player.timeline.is_open());
        let known = falls.filter(|(_, known, _)| self.eyes.know(*known));
        known.map(|(decision, _, words)| (*decision, words.as_str())).collect()
    }

    /// Carries out what leads the record; whether something else is to be shown.
    pub(super) fn lead(&mut self, action: PlaybackAction) -> bool {
        match action {
            PlaybackAction::Sit => self.turn_eyes(),
            PlaybackAction::Why => {
                let told = self.reasons.is_some();
                self.reasons =
                    if told { None } else { Reasons::of(&self.player.timeline, &self.minds) };
                self.player.lead(action)
            }
            PlaybackAction::Puzzle => {
                self.taken = Taken::begun(self.player.timeline.puzzle(&self.minds));
                false
            }
            PlaybackAction::Run
            | PlaybackAction::Faster(_)
            | PlaybackAction::Step(_)
            | PlaybackAction::Round(_)
            | PlaybackAction::GoTo(_)
            | PlaybackAction::Rival(_)
            | PlaybackAction::Leave => {
                let goes = self.player.lead(action);
                if goes {
                    self.taken = Taken::default();
                }
                goes
            }
        }
    }

    /// Only of a fight that is over others' eyes may be taken.
    fn turn_eyes(&mut self) -> bool {
        if !self.player.timeline.is_open() {
            return false;
        }
        self.eyes = self.eyes.after(self.player.timeline.options().setup.scenario.forces.len());
        self.heard = Heard::default();
        true
    }

    /// The moment that the timeline is at.
    pub(super) fn show(&mut self, version: u64) -> Shown {
        let at = self.player.timeline.at();
        let on = self.heard.at.is_some_and(|before| before + 1 == at);
        let news = self.hear(at);
        if self.reasons.take().is_some() {
            self.reasons = Reasons::of(&self.player.timeline, &self.minds);
        }
        let Heard { summary, news: from, .. } = &self.heard;
        let book = LogBook { lines: summary.lines.clone(), news: *from, trouble: None };
        let view = look(&self.player.timeline, self.eyes, summary, version);
        Shown { view, book, news: if on { news } else { Vec::new() } }
    }

    /// Hears everything up to here, from the beginning where one went back; returns what the last decision
    /// led to.
    fn hear(&mut self, at: usize) -> Vec<Event> {
        if self.heard.at.is_some_and(|before| before > at) {
            self.heard = Heard::default();
        }
        let mut news = Vec::new();
        for n in self.heard.at.map_or(0, |before| before + 1)..=at {
            news = self.hear_one(n);
        }
        self.heard.at = Some(at);
        news
    }

    /// Hears what happened between the decision before this one and this one.
    fn hear_one(&mut self, n: usize) -> Vec<Event> {
        let (timeline, heard) = (&self.player.timeline, &mut self.heard);
        let (names, end) = (timeline.names(), timeline.events_by(n));
        let forces = &timeline.options().setup.scenario.forces;
        let side = |who: FighterId| side_of(forces, who);
        let told = timeline.events()[heard.events..end].iter().map(|told| &told.event);
        let known = told.filter(|told| self.eyes.know(told.known)).map(|told| told.event.clone());
        let known: Vec<Event> = known.collect();
        heard.news = if n == 0 { 0 } else { heard.summary.lines.len() };
        known.iter().for_each(|event| heard.summary.hear(event, &names, side));
        heard.summary.pause(&names);
        heard.events = end;
        known
    }
}

/// Whose somebody is.
fn side_of(forces: &[skirmish::data::Force], who: FighterId) -> Option<Seat> {
    let mut first = 0;
    (0u8..).map(Seat).zip(forces).find_map(|(seat, force)| {
        first += force.fighters.len();
        (who.index() < first).then_some(seat)
    })
}

/// Whether somebody dies or falls unconscious.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events are turning points")]
fn is_fall(event: &Event) -> bool {
    use characters::healing;
    match event {
        Event::Body { what, .. } => {
            matches!(what, healing::Event::FellUnconscious { .. } | healing::Event::Died { .. })
        }
        _ => false,
    }
}
