//! A fight is watched without a window: keys lead through it, what is shown is what its eyes saw, and
//! nothing of it changes.

use std::path::Path;

use bevy_egui::egui::{Context, Event, Key, Modifiers, Pos2, RawInput};
use characters::healing::RuleSet;
use engine::{Game, Rulebook, Seat};
use skirmish::Move;

use super::{
    action::FightReplayAction,
    field::Field,
    screen::{FrameSight, frame},
    watching::FightWatching,
};
use crate::replay_timeline::{
    Eyes, FightTimeline,
    testing::{armoury, fought, minds},
};
use crate::skirmish::session::FightArtefact;
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        log_book::LogBook,
        match_summary::MatchSummary,
        view::FightView,
    },
    common::playback::{PlaybackAction, bar},
    screens::skirmish::screen::Onstage,
    testing::{self, button, key_with},
    ui::screen::Screen,
};
use crate::{builder::testing::library, data::Library, settings::Settings};

/// A fight being watched, and where it is drawn.
struct Show {
    ctx: Context,
    library: Library,
    watching: FightWatching,
    view: FightView,
    fight_ui: FightUi,
    animation: FightAnimation,
    book: LogBook,
    now: f64,
}

impl Show {
    fn new(artefact: FightArtefact, from: usize) -> Show {
        let file = Path::new("a.json");
        let timeline = FightTimeline::new(&armoury(), file, artefact).expect("it can be fought");
        let mut watching = FightWatching::new(timeline, minds(), from, Screen::Title);
        let (view, book) = watching.begin();
        let mut fight_ui = FightUi::new(&view);
        (fight_ui.below, fight_ui.speed) = (30.0, Speed::Off);
        let animation = FightAnimation::default();
        let (ctx, library, now) = (testing::context(), library(), 0.0);
        let mut show = Show { ctx, library, watching, view, fight_ui, animation, book, now };
        while !show.watching.player.timeline.is_indexed() {
            show.frame(vec![]);
        }
        show.frame(vec![]);
        show
    }

    fn frame(&mut self, events: Vec<Event>) -> Vec<FightReplayAction> {
        let raw = RawInput { time: Some(self.now), ..testing::raw(events) };
        let (ctx, mut actions) = (self.ctx.clone(), Vec::new());
        let _ = ctx.run(raw, |ctx| {
            let (mut field, watching) = self.parts();
            field.go_on(ctx, watching);
            let seen =
                FrameSight { view: &self.view, animation: &self.animation, book: &self.book };
            let rules: (&Rulebook, _) = (&self.library.rulebook, &self.library.constants);
            let with = (&Onstage::default(), Vec::new());
            actions = frame(ctx, &self.watching, &self.fight_ui, &seen, with, rules);
        });
        actions.clone().into_iter().for_each(|action| self.carry_out(action));
        actions
    }

    fn carry_out(&mut self, action: FightReplayAction) {
        let mut settings = Settings::default();
        let book = self.library.rulebook.clone();
        let (mut field, watching) = self.parts();
        field.carry_out(action, watching, (&mut settings, &book));
    }

    /// The field, and the fight that is watched on it.
    fn parts(&mut self) -> (Field<'_>, &mut FightWatching) {
        let Show { view, fight_ui, animation, book, watching, .. } = self;
        (Field { view, fight_ui, animation, book }, watching)
    }

    /// The log as it is shown.
    fn log(&self) -> Vec<String> {
        self.book.lines.iter().map(|it| it.text.clone()).collect()
    }

    /// Whether what is seen is what this side sees.
    fn is_seen_by(&self, side: Seat) -> bool {
        self.view.seen == self.watching.player.timeline.game().observe(side)
    }

    fn lead(&mut self, action: PlaybackAction) {
        self.carry_out(FightReplayAction::Lead(action));
    }

    fn strike(&mut self, key: Key) -> Vec<FightReplayAction> {
        self.strike_with(key, Modifiers::default())
    }

    fn strike_with(&mut self, key: Key, modifiers: Modifiers) -> Vec<FightReplayAction> {
        let down = key_with(key, modifiers);
        let mut up = down.clone();
        if let Event::Key { pressed, .. } = &mut up {
            *pressed = false;
        }
        let actions = self.frame(vec![down]);
        self.frame(vec![up]);
        actions
    }

    fn at(&self) -> usize {
        self.watching.player.timeline.at()
    }

    fn len(&self) -> usize {
        self.watching.player.timeline.len()
    }
}

fn ambush() -> FightArtefact {
    fought("desert-ambush", RuleSet::Classic, 5)
}

/// The log as one side reads it after so many decisions.
fn log_of(show: &Show, eyes: Eyes, n: usize) -> Vec<String> {
    let timeline = &show.watching.player.timeline;
    let (names, mut summary) = (timeline.names(), MatchSummary::default());
    for n in 0..=n {
        let from = if n == 0 { 0 } else { timeline.events_by(n - 1) };
        let told = timeline.events()[from..timeline.events_by(n)].iter().map(|it| &it.event);
        let known = told.filter(|it| eyes.know(it.known));
        known.for_each(|it| summary.hear(&it.event, &names, |_| None));
        summary.pause(&names);
    }
    summary.lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn keys_lead_forth_and_back_by_decisions_by_rounds_and_to_both_ends() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let mut show = Show::new(fought("customs-shed", rules, 3), 9);
        assert_eq!(show.at(), 9);
        show.strike(Key::ArrowRight);
        show.strike(Key::ArrowRight);
        show.strike(Key::ArrowLeft);
        assert_eq!(show.at(), 10);
        let starts: Vec<usize> = show.watching.player.rounds.iter().map(|it| it.from).collect();
        assert!(starts.len() > 2, "{rules:?}: {starts:?}");
        show.strike(Key::Home);
        assert_eq!(show.at(), 0);
        let second = starts.iter().position(|&from| from > 0).expect("a later round");
        show.strike(Key::PageDown);
        assert_eq!(show.at(), starts[second]);
        let round = show.watching.player.rounds[second].number;
        assert_eq!(show.view.seen.round, round, "the round has begun");
        show.strike(Key::End);
        assert_eq!(show.at(), show.len());
        assert!(show.view.seen.outcome.is_some());
        let leave = FightReplayAction::Lead(PlaybackAction::Leave);
        assert_eq!(show.strike(Key::Escape), [leave]);
    }
}

#[test]
fn the_field_is_what_the_side_saw_and_the_log_ends_where_one_is() {
    let mut show = Show::new(ambush(), 0);
    let end = show.len();
    // Forth and back: what was heard has to be unheard as well.
    for n in [0, 1, end / 2, end, 9, 30] {
        show.lead(PlaybackAction::GoTo(n));
        assert!(show.is_seen_by(Seat(0)), "after {n} decisions");
        assert_eq!(show.log(), log_of(&show, Eyes::Side(Seat(0)), n));
        assert!(show.book.news <= show.book.lines.len());
    }
}

#[test]
fn one_decision_on_is_animated_and_after_a_jump_everybody_is_simply_placed() {
    let mut show = Show::new(ambush(), 0);
    show.fight_ui.speed = Speed::Normal;
    let mut animated = 0;
    for n in 0..40.min(show.len() - 1) {
        show.lead(PlaybackAction::Step(1));
        animated += usize::from(!show.animation.is_over());
        assert_eq!(show.at(), n + 1);
    }
    assert!(animated > 0, "something happens in forty decisions");
    show.lead(PlaybackAction::GoTo(3));
    assert!(show.animation.is_over());
    show.lead(PlaybackAction::Step(-1));
    assert!(show.animation.is_over());
}

#[test]
fn it_runs_at_its_speed_once_all_is_shown_and_stops_at_the_end() {
    let mut show = Show::new(ambush(), 4);
    show.strike(Key::Space);
    let began = show.at();
    show.now += 1.01;
    show.frame(vec![]);
    show.frame(vec![]);
    assert_eq!(show.at(), began + 1, "one decision a second");
    show.fight_ui.speed = Speed::Normal;
    while show.animation.is_over() {
        show.now += 1.01;
        show.frame(vec![]);
    }
    let there = show.at();
    show.now += 0.01;
    show.frame(vec![]);
    assert_eq!(show.at(), there, "what is being shown is not cut short");
    show.fight_ui.speed = Speed::Off;
    show.lead(PlaybackAction::GoTo(show.len() - 1));
    assert!(!show.watching.player.is_running(), "whoever seeks stops it");
    show.strike(Key::Space);
    for _ in 0..4 {
        show.now += 1.0;
        show.frame(vec![]);
    }
    assert_eq!((show.at(), show.watching.player.is_running()), (show.len(), false));
}

#[test]
fn whose_choice_it_is_not_is_not_told_what_others_choose_before_it_happens() {
    let mut show = Show::new(ambush(), 0);
    for n in 0..show.len() {
        show.lead(PlaybackAction::GoTo(n));
        let (decision, _) = show.watching.player.timeline.next().expect("not at the end");
        let mine = decision.seat == Seat(0);
        let chosen: Vec<Move> = show.view.offers().iter().map(|offer| offer.chosen).collect();
        assert_eq!(chosen, if mine { vec![decision.chosen] } else { vec![] }, "decision {n}");
    }
}

#[test]
fn of_a_fight_that_is_not_over_nothing_is_shown_that_its_side_did_not_see() {
    let unfinished = FightArtefact { finished: false, ..ambush() };
    let mut show = Show::new(unfinished, 0);
    for n in 0..show.len() {
        show.lead(PlaybackAction::GoTo(n));
        for key in [Key::S, Key::Y] {
            show.strike(key);
        }
        assert_eq!(show.watching.eyes, Eyes::Side(Seat(0)));
        assert!(show.watching.reasons.is_none() && show.watching.moments().is_empty());
        assert!(show.is_seen_by(Seat(0)));
        assert!(show.view.seen.fighters.iter().all(|it| it.own.is_none() || it.side.0 == 0));
    }
    assert_eq!(show.log(), log_of(&show, Eyes::Side(Seat(0)), show.at()));
}

#[test]
fn any_sides_eyes_may_be_taken_once_the_fight_is_over_and_then_all_of_them() {
    let mut show = Show::new(ambush(), 0);
    let middle = show.len() / 2;
    show.lead(PlaybackAction::GoTo(middle));
    show.strike(Key::S);
    assert_eq!(show.watching.eyes, Eyes::Side(Seat(1)));
    assert!(show.is_seen_by(Seat(1)));
    assert_eq!(show.log(), log_of(&show, Eyes::Side(Seat(1)), middle));
    show.strike(Key::S);
    assert_eq!(show.watching.eyes, Eyes::All);
    assert!(show.view.seen.fighters.iter().all(|it| it.own.is_some()));
    show.strike(Key::S);
    assert_eq!(show.watching.eyes, Eyes::Side(Seat(0)));
}

#[test]
fn a_computers_next_decision_is_found_and_what_moved_it_is_told() {
    let mut show = Show::new(ambush(), 0);
    show.strike(Key::N);
    let first = show.at();
    assert!(first > 0 && show.watching.player.timeline.has_reasons(first));
    show.strike(Key::N);
    assert!(show.at() > first);
    show.strike_with(Key::N, Modifiers::SHIFT);
    assert_eq!(show.at(), first);
    show.strike(Key::Y);
    assert!(show.watching.reasons.is_some());
    show.strike(Key::N);
    assert!(show.watching.reasons.is_some() && show.at() > first, "it stays open");
    show.strike(Key::Escape);
    assert!(show.watching.reasons.is_none());
}

#[test]
fn a_puzzle_is_made_of_a_moment_once_the_fight_is_over_and_told_until_one_goes_on() {
    let told = |artefact| {
        let mut show = Show::new(artefact, 6);
        show.strike(Key::P);
        let words = show.watching.taken.words().unwrap_or_default().into_owned();
        show.strike(Key::ArrowRight);
        assert_eq!(show.watching.taken.words(), None, "another moment is looked at");
        words
    };
    let making = "A puzzle is made of this: every answer is played out, 0 of a hundred …";
    assert_eq!(told(ambush()), making);
    let under_way = FightArtefact { finished: false, ..ambush() };
    assert!(told(under_way).starts_with("No puzzle: the fight is not over"));
}

#[test]
fn nothing_that_is_done_changes_the_record() {
    let artefact = ambush();
    let mut show = Show::new(artefact.clone(), 6);
    for action in [
        FightAction::Take(0),
        FightAction::TakeForAll(0),
        FightAction::Repeat(None),
        FightAction::Undo,
        FightAction::Open(FightDialog::Pause { selected: 0 }),
    ] {
        show.carry_out(FightReplayAction::At(action));
        assert_eq!((show.at(), &show.fight_ui.dialog), (6, &FightDialog::Nothing));
    }
    for key in [Key::Enter, Key::Num1, Key::G, Key::R, Key::U, Key::W, Key::C, Key::O] {
        show.strike(key);
        assert_eq!(show.at(), 6);
    }
    assert_eq!(*show.watching.player.timeline.artefact(), artefact);
}

#[test]
fn log_rulebook_and_keys_open_over_the_field_and_close_again() {
    let mut show = Show::new(ambush(), 6);
    for (key, is_open) in [
        (Key::L, (|it| matches!(it, FightDialog::Log)) as fn(&FightDialog) -> bool),
        (Key::B, |it| matches!(it, FightDialog::Rules)),
        (Key::F1, |it| matches!(it, FightDialog::Keys)),
    ] {
        show.strike(key);
        assert!(is_open(&show.fight_ui.dialog), "{key:?}: {:?}", show.fight_ui.dialog);
        show.strike(Key::Escape);
        assert_eq!(show.fight_ui.dialog, FightDialog::Nothing);
    }
}

#[test]
fn whoever_falls_is_a_mark_on_the_bar_for_the_eyes_that_saw_it() {
    let mut show = Show::new(ambush(), 0);
    let count = |show: &Show| show.watching.moments().len();
    let mine = count(&show);
    (0..2).for_each(|_| _ = show.strike(Key::S));
    assert_eq!(show.watching.eyes, Eyes::All);
    assert!(count(&show) > 0 && count(&show) >= mine);
    assert!(show.watching.moments().iter().all(|(n, words)| *n < show.len() && !words.is_empty()));
}

#[test]
fn the_bar_is_dragged_to_any_moment() {
    let mut show = Show::new(ambush(), 0);
    let y = 720.0 - bar::TALL / 2.0;
    let mut before = 0;
    show.frame(vec![Event::PointerMoved(Pos2::new(400.0, y))]);
    show.frame(vec![button(Pos2::new(400.0, y), true)]);
    for x in (400..1000).step_by(50) {
        show.frame(vec![Event::PointerMoved(Pos2::new(x as f32, y))]);
        assert!(show.at() >= before, "further to the right is later");
        before = show.at();
    }
    show.frame(vec![button(Pos2::new(1000.0, y), false)]);
    assert!(before > show.len() / 2);
}
