//! The result without a window: where the keys lead, and what the story of a game comes to.

use std::path::Path;

use bevy_egui::egui::{Context, Event, Key, Pos2, Rect, pos2, vec2};
use engine::{Game, Seat};

use super::{
    focus::{Focus, Shape},
    moments,
    plan::Plan,
    plot,
    series::{Measure, Series},
    story::Story,
};
use crate::window::card_table::view::TableView;
use crate::{
    builder::testing::library,
    match_summary::{MatchSummary, RoundChances},
    replay_timeline::{ReplayTimeline, testing::recorded},
    roster::testing::folder,
    window::testing::{self, click, key},
};

const SHAPE: Shape = Shape { rows: 7, rounds: 9, moments: 5 };

fn frame(ctx: &Context, events: Vec<Event>, show: impl FnMut(&Context)) {
    let _ = ctx.run(testing::raw(events), show);
}

/// Where the keyboard stands after these keys, one a frame, and what was pressed.
fn walked(from: Focus, keys: &[Key]) -> (Focus, Vec<Focus>) {
    let (ctx, mut focus, mut pressed) = (testing::context(), from, Vec::new());
    for &struck in keys {
        frame(&ctx, vec![key(struck)], |ctx| pressed.extend(focus.walk(ctx, SHAPE)));
    }
    (focus, pressed)
}

#[test]
fn the_keys_lead_from_the_menu_over_the_rounds_to_the_turning_points_and_back() {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Tab};
    let menu = Focus::Row(0);
    assert_eq!(walked(menu, &[ArrowUp]).0, Focus::Row(6));
    assert_eq!(walked(menu, &[ArrowRight, ArrowRight]).0, Focus::Round(1));
    assert_eq!(walked(Focus::Round(8), &[ArrowRight, ArrowDown]).0, Focus::Moment(1));
    assert_eq!(walked(Focus::Moment(3), &[ArrowLeft]).0, Focus::Round(8));
    assert_eq!(walked(Focus::Round(0), &[ArrowLeft]).0, menu);
    assert_eq!(walked(menu, &[Tab, Tab, Tab]).0, menu);
    let (focus, pressed) = walked(menu, &[Tab, Tab, ArrowDown, Enter]);
    assert_eq!((focus, pressed), (Focus::Moment(1), vec![Focus::Moment(1)]));
}

#[test]
fn before_the_story_is_known_the_keys_stay_in_the_menu() {
    let (ctx, mut focus) = (testing::context(), Focus::default());
    let none = Shape { rounds: 0, moments: 0, ..SHAPE };
    for struck in [Key::ArrowRight, Key::Tab, Key::ArrowDown] {
        frame(&ctx, vec![key(struck)], |ctx| assert_eq!(focus.walk(ctx, none), None));
    }
    assert_eq!(focus, Focus::Row(1));
}

#[test]
fn whoever_comes_back_from_watching_a_turning_point_stands_on_it_once_the_story_is_known() {
    let (ctx, mut focus) = (testing::context(), Focus::Moment(3));
    let none = Shape { rounds: 0, moments: 0, ..SHAPE };
    frame(&ctx, vec![key(Key::ArrowDown)], |ctx| assert_eq!(focus.walk(ctx, none), None));
    assert_eq!(focus, Focus::Moment(3));
}

/// A game that is over, as its person sees it, and what became of it.
fn over() -> (TableView, MatchSummary) {
    let library = library();
    let artefact = recorded(5, &["red-ledger"]);
    let mut timeline =
        ReplayTimeline::new(&library, Path::new("a.json"), artefact).expect("a game");
    timeline.index();
    timeline.go_to(timeline.len());
    let view = TableView {
        seen: timeline.game().observe(Seat(0)),
        book: timeline.book().clone(),
        is_persons: true,
        rulebook: library.rulebook.clone(),
        glossary: library.glossary.clone(),
        question: None,
        thinking: None,
        may_take_back: false,
        guided: None,
        version: 1,
    };
    (view, MatchSummary::of_timeline(&timeline))
}

/// The button that a click there presses.
fn clicked(at: Pos2, view: &TableView, summary: &MatchSummary) -> Vec<Focus> {
    let (ctx, mut focus, mut pressed) = (testing::context(), Focus::default(), Vec::new());
    let series = Series { summary, chances: &[], measure: Measure::Points };
    for events in click(at) {
        frame(&ctx, events, |ctx| {
            bevy_egui::egui::CentralPanel::default().show(ctx, |ui| {
                let plan = Plan::of(testing::screen());
                pressed.extend(plot::draw(ui, plan.plot, &series, view, &mut focus));
                let you = view.seen.you;
                pressed.extend(moments::draw(ui, plan.moments, summary, you, &mut focus));
            });
        });
    }
    pressed
}

#[test]
fn a_click_on_the_plot_is_a_round_and_on_the_list_a_turning_point() {
    let (view, summary) = over();
    let plan = Plan::of(testing::screen());
    let last = summary.rounds.len() - 1;
    let right = pos2(plan.plot.right() - 10.0, plan.plot.center().y);
    assert_eq!(clicked(right, &view, &summary), [Focus::Round(last)]);
    let first = plan.moments.left_top() + vec2(60.0, 40.0);
    assert_eq!(clicked(first, &view, &summary), [Focus::Moment(0)]);
    assert!(clicked(pos2(20.0, 700.0), &view, &summary).is_empty());
}

#[test]
fn everything_fits_into_the_smallest_screen_there_is() {
    let all = Rect::from_min_size(Pos2::ZERO, vec2(1067.0, 600.0));
    let plan = Plan::of(all);
    let places = [plan.outcome, plan.scores, plan.plot, plan.moments, plan.cards];
    assert!(places.iter().all(|place| all.contains_rect(*place) && place.is_positive()));
    let apart = |a: &Rect, b: &Rect| !a.shrink(1.0).intersects(b.shrink(1.0));
    for (n, place) in places.iter().enumerate() {
        assert!(places[n + 1..].iter().all(|other| apart(place, other)), "{n}");
    }
}

#[test]
fn a_story_is_told_after_a_few_frames_and_then_nothing_asks_to_be_drawn() {
    let library = library();
    let folder = folder("story");
    let saves = crate::saves::Saves::at(&folder);
    let file = saves.next_file();
    let file = saves.finish(&file, &recorded(5, &["red-ledger"])).expect("it is kept");
    let session = crate::session::Session::resume(&library, &saves, &file).expect("as recorded");
    let (ctx, mut story) = (testing::context(), Story::new(&library, &session));
    let mut frames = 0;
    let rounds = over().1.rounds.len();
    while story.chances().len() + 1 < rounds {
        frame(&ctx, vec![], |ctx| story.go_on(ctx));
        frames += 1;
        assert!(frames < 5000, "it is never told");
    }
    assert_eq!(story.summary(), Some(&over().1));
    // What was asked for on the way is drawn first.
    (0..4).for_each(|_| frame(&ctx, vec![], |ctx| story.go_on(ctx)));
    assert!(!ctx.has_requested_repaint());
}

/// The captions that a click there leads from one measure to the other.
fn turned(at: Pos2, from: Measure) -> bool {
    let (ctx, mut turned) = (testing::context(), false);
    for events in click(at) {
        frame(&ctx, events, |ctx| {
            bevy_egui::egui::CentralPanel::default().show(ctx, |ui| {
                turned |= plot::measures(ui, Plan::of(testing::screen()).plot, from);
            });
        });
    }
    turned
}

#[test]
fn a_click_on_the_other_caption_shows_chances_which_are_told_of_every_round_but_the_last() {
    let corner = Plan::of(testing::screen()).plot.left_top();
    assert!(turned(corner + vec2(150.0, 6.0), Measure::Points));
    assert!(!turned(corner + vec2(10.0, 6.0), Measure::Points), "it is shown already");
    let (_, summary) = over();
    let of = |n: usize| RoundChances { round: summary.rounds[n].number, chances: vec![0.25, 0.75] };
    let chances: Vec<_> = (0..summary.rounds.len() - 1).map(of).collect();
    let series = Series { summary: &summary, chances: &chances, measure: Measure::Chance };
    assert_eq!(series.value(0, Seat(1)), Some(75.0));
    let last = summary.rounds.len() - 1;
    assert_eq!(
        (series.value(last, Seat(0)), series.figures(last, Seat(0))),
        (None, "–".to_owned())
    );
}
