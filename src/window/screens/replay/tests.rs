//! A game is watched without a window: keys and clicks lead through it, and nothing of it changes.

use std::path::Path;

use bevy_egui::egui::{Context, Event, Key, Modifiers, Pos2, RawInput};
use cards::text;
use engine::{Game, Seat};

use super::{action::ReplayAction, screen::frame, watching::Watching};
use crate::window::{
    card_table::{
        gallery,
        table_ui::{TableAction, TableDialog},
        view::LogLine,
    },
    common::playback::{PlaybackAction, bar},
    ui::screen::Screen,
};
use crate::{
    builder::testing::library,
    logbook::{Bookmark, Reader},
    players::{self, PlayerKind, Rival},
    replay_timeline::{LiveGame, ReplayTimeline, testing::recorded},
    roster::testing::folder,
    saves::{CardArtefact, Saves},
    window::testing::{self, button, key_with},
};

/// A record being watched, and where it is drawn.
struct Show {
    ctx: Context,
    watching: Watching,
    now: f64,
}

impl Show {
    fn new(artefact: CardArtefact, from: usize) -> Show {
        let library = library();
        let timeline =
            ReplayTimeline::new(&library, Path::new("a.json"), artefact).expect("a game");
        let watching = Watching::new(
            timeline,
            (library.rulebook.clone(), library.glossary.clone()),
            from,
            Screen::Title,
        );
        let mut show = Show::of(watching);
        while !show.watching.player.timeline.is_indexed() {
            show.frame(vec![]);
        }
        show.frame(vec![]);
        show
    }

    fn of(watching: Watching) -> Show {
        Show { ctx: testing::context(), watching, now: 0.0 }
    }

    /// Two minds who play, where finished games are kept.
    fn live(saves: &Saves) -> Show {
        let library = library();
        let mind = || Rival { kind: PlayerKind::default(), deck: None };
        let setup = players::setup(&library, &[mind(), mind()]).expect("there are decks");
        let dealt = LiveGame::deal(&library, saves, setup, 5).expect("a game");
        let books = (library.rulebook.clone(), library.glossary.clone());
        Show::of(Watching::live(dealt, books, Screen::Title))
    }

    fn frame(&mut self, events: Vec<Event>) -> Vec<ReplayAction> {
        let raw = RawInput { time: Some(self.now), ..testing::raw(events) };
        let (mut actions, watching) = (Vec::new(), &mut self.watching);
        let _ = self.ctx.run(raw, |ctx| actions.extend(frame(ctx, watching)));
        for action in actions.clone() {
            self.watching.carry_out(action);
        }
        actions
    }

    fn strike(&mut self, key: Key) -> Vec<ReplayAction> {
        self.strike_with(key, Modifiers::default())
    }

    fn strike_with(&mut self, key: Key, modifiers: Modifiers) -> Vec<ReplayAction> {
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
}

fn show(from: usize) -> Show {
    Show::new(recorded(5, &["red-ledger"]), from)
}

#[test]
fn keys_lead_forth_and_back_by_decisions_by_rounds_and_to_both_ends() {
    let mut show = show(40);
    assert_eq!(show.at(), 40);
    show.strike(Key::ArrowRight);
    show.strike(Key::ArrowRight);
    show.strike(Key::ArrowLeft);
    assert_eq!(show.at(), 41);
    let starts: Vec<usize> = show.watching.player.rounds.iter().map(|round| round.from).collect();
    show.strike(Key::Home);
    assert_eq!(show.at(), 0);
    show.strike(Key::PageDown);
    assert_eq!(show.at(), starts[1]);
    show.strike(Key::PageDown);
    show.strike(Key::ArrowRight);
    show.strike(Key::PageUp);
    assert_eq!(show.at(), starts[2], "first to the beginning of the round it is in");
    show.strike(Key::End);
    assert_eq!(show.at(), show.watching.player.timeline.len());
    assert!(show.watching.decided.chosen.starts_with("The game is over"));
}

#[test]
fn the_table_is_what_the_seat_saw_and_the_log_ends_where_one_is() {
    let mut show = show(0);
    for n in [0, 1, 60, 200] {
        show.watching.carry_out(ReplayAction::Lead(PlaybackAction::GoTo(n)));
        let seen = show.watching.player.timeline.game().observe(Seat(0));
        assert!(show.watching.view.seen == seen);
        let names = show.watching.player.timeline.names();
        let events = show.watching.player.timeline.events_by(n);
        let told = show.watching.player.timeline.events()[..events].iter();
        let book = show.watching.player.timeline.book();
        let (reader, mut mark) =
            (Reader { viewer: Some(Seat(0)), names: &names, book }, Bookmark::default());
        let lines: Vec<LogLine> =
            told.filter_map(|it| LogLine::of(&it.event, &reader, &mut mark)).collect();
        assert_eq!(show.watching.log().lines, lines);
        assert!(show.watching.log().news <= lines.len());
    }
}

#[test]
fn whoever_decides_is_told_with_what_they_chose_and_nothing_hidden_is_named() {
    let mut show = show(0);
    for n in 0..show.watching.player.timeline.len() {
        show.watching.carry_out(ReplayAction::Lead(PlaybackAction::GoTo(n)));
        let (decision, asked) = show.watching.player.timeline.next().expect("not at the end");
        let (view, decided) = (&show.watching.view, &show.watching.decided);
        let why = asked.why.expect("somebody is asked");
        if decision.seat == Seat(0) {
            assert_eq!(decided.chosen, text::option(decision.chosen, &view.seen, &view.book));
        } else {
            // Words for others are made of what the viewer sees, and of nothing else.
            let action = text::deed(decision.seat, why, decision.chosen, &view.seen, &view.book);
            assert_eq!(decided.chosen, format!("{} {action}.", view.name(decision.seat)));
            assert_eq!(decided.asked, "");
        }
    }
}

#[test]
fn it_runs_at_its_speed_and_stops_at_the_end() {
    let mut show = show(10);
    show.strike(Key::Space);
    let began = show.at();
    show.now += 1.01;
    show.frame(vec![]);
    show.frame(vec![]);
    assert_eq!(show.at(), began + 1, "one decision a second");
    show.strike(Key::ArrowUp);
    show.now += 0.51;
    show.frame(vec![]);
    assert_eq!(show.at(), began + 2);
    let end = show.watching.player.timeline.len();
    show.watching.carry_out(ReplayAction::Lead(PlaybackAction::GoTo(end - 1)));
    assert!(!show.watching.player.is_running(), "whoever seeks stops it");
    show.strike(Key::Space);
    for _ in 0..4 {
        show.now += 1.0;
        show.frame(vec![]);
    }
    assert_eq!((show.at(), show.watching.player.is_running()), (end, false));
    show.frame(vec![]);
    while gallery::is_busy(&show.ctx) {
        gallery::hang_painted_up(&show.ctx);
        show.frame(vec![]);
    }
    (0..4).for_each(|_| drop(show.frame(vec![])));
    assert!(!show.ctx.has_requested_repaint(), "nothing asks to be drawn any more");
}

#[test]
fn a_rivals_next_decision_is_found_and_its_reasons_are_thought_through() {
    let mut show = show(0);
    show.strike(Key::N);
    let first = show.at();
    assert!(show.watching.player.timeline.has_reasons(first) && show.watching.decided.has_reasons);
    show.strike(Key::N);
    assert!(show.at() > first);
    show.strike_with(Key::N, Modifiers::SHIFT);
    assert_eq!(show.at(), first);
    show.strike(Key::Y);
    assert!(show.watching.tells_why());
    show.strike(Key::N);
    assert!(show.watching.tells_why() && show.at() > first, "it stays open from one to the next");
    show.strike(Key::Escape);
    assert!(!show.watching.tells_why());
}

#[test]
fn any_seat_may_be_taken_once_the_game_is_over_and_only_ones_own_before() {
    let mut over = show(30);
    over.strike(Key::S);
    assert_eq!(over.watching.view.seen.you, Seat(1));
    let mine = over.watching.player.timeline.game().observe(Seat(1));
    assert_eq!(over.watching.view.seen.hand, mine.hand);
    assert_eq!(over.watching.log().you, Seat(1));
    let unfinished = CardArtefact { finished: false, ..recorded(5, &["red-ledger"]) };
    let mut going_on = Show::new(unfinished, 30);
    going_on.strike(Key::S);
    going_on.watching.carry_out(ReplayAction::Lead(PlaybackAction::Sit));
    assert_eq!(going_on.watching.view.seen.you, Seat(0));
    going_on.strike(Key::N);
    going_on.strike(Key::Y);
    assert!(!going_on.watching.tells_why());
    assert!(going_on.watching.moments().is_empty());
}

#[test]
fn nothing_that_is_done_changes_the_record() {
    let artefact = recorded(5, &["red-ledger"]);
    let mut show = Show::new(artefact.clone(), 20);
    for action in [
        TableAction::Take(0),
        TableAction::Concede,
        TableAction::Control,
        TableAction::TakeBack { anyway: true },
        TableAction::MakeAgain,
        TableAction::Open(TableDialog::Sure { selected: 1 }),
    ] {
        show.watching.carry_out(ReplayAction::At(action));
        assert_eq!(show.at(), 20);
    }
    for key in [Key::Enter, Key::Num1, Key::P, Key::M, Key::U, Key::W, Key::Escape] {
        show.strike(key);
    }
    show.strike(Key::End);
    assert_eq!(*show.watching.player.timeline.artefact(), artefact);
    assert_eq!(show.watching.player.timeline.ending(), {
        let mut timeline =
            ReplayTimeline::new(&library(), Path::new("a.json"), artefact).expect("a game");
        timeline.index();
        timeline.ending()
    });
}

#[test]
fn the_bar_is_dragged_to_any_moment() {
    let mut show = show(0);
    let y = 720.0 - bar::TALL / 2.0;
    let (mut before, mut reached) = (0, 0);
    show.frame(vec![Event::PointerMoved(Pos2::new(400.0, y))]);
    show.frame(vec![button(Pos2::new(400.0, y), true)]);
    for x in (400..1000).step_by(50) {
        show.frame(vec![Event::PointerMoved(Pos2::new(x as f32, y))]);
        assert!(show.at() >= before, "further to the right is later");
        (before, reached) = (show.at(), reached + usize::from(show.at() > before));
    }
    show.frame(vec![button(Pos2::new(1000.0, y), false)]);
    assert!(reached > 5 && before > show.watching.player.timeline.len() / 2);
    let there = show.at();
    show.frame(vec![Event::PointerMoved(Pos2::new(500.0, y))]);
    assert_eq!(show.at(), there, "once it is let go it stays");
}

#[test]
fn captains_who_play_are_watched_at_its_speed_with_the_reasons_of_each_decision() {
    let mut show = Show::live(&Saves::at(folder("live-watched")));
    assert!(show.watching.decided.chosen.starts_with("thinking"));
    let mut explained = 0;
    for _ in 0..40 {
        let before = show.at();
        while show.watching.player.timeline.len() == before || show.watching.reason() {
            show.frame(vec![]);
        }
        let decided = &show.watching.decided;
        assert!(!decided.chosen.starts_with("thinking"));
        explained += usize::from(decided.has_reasons && !decided.because.is_empty());
        show.now += 1.01;
        show.frame(vec![]);
        assert_eq!(show.at(), before + 1, "one decision a second, as soon as it is known");
    }
    assert!(explained > 5 && show.watching.player.is_running());
    show.strike(Key::S);
    assert_eq!(show.watching.view.seen.you, Seat(1), "nobody's cards are hidden");
    show.strike(Key::Home);
    assert_eq!(show.at(), 0, "what was is looked at again");
    show.strike(Key::End);
    assert_eq!(show.at(), 41, "the newest that was known");
    assert!(!show.watching.player.timeline.artefact().finished);
}
