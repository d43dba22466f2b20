//! Tests of `interface`.

use bevy_egui::egui::{Area, Event, Id, Pos2, RawInput, Sense, TextEdit, pos2, vec2};

use super::*;
use crate::window::testing::{self, button};

/// The sound of one frame, and whether something was taken in it.
fn frame(
    ctx: &Context,
    before: &mut Before,
    events: Vec<Event>,
    draw: impl Fn(&Context),
) -> (Option<Sound>, bool) {
    let mut heard = (None, false);
    let screen = Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0)));
    let input = RawInput { events, screen_rect: screen, ..RawInput::default() };
    let _ = ctx.run(input, |ctx| {
        draw(ctx);
        heard = (before.follow(ctx), pressed(ctx, Screen::Title));
    });
    heard
}

fn key(key: Key) -> Vec<Event> {
    vec![testing::key(key)]
}

fn row(n: usize) -> impl Fn(&Context) {
    let rect = Rect::from_min_size(pos2(0.0, 40.0 * n as f32), vec2(100.0, 40.0));
    move |ctx: &Context| magnifier::attend(ctx, rect)
}

#[test]
fn a_highlight_is_heard_that_a_key_moves_and_not_one_that_the_pointer_leads() {
    let (ctx, mut before) = (testing::context(), Before::default());
    frame(&ctx, &mut before, vec![], row(0));
    assert_eq!(frame(&ctx, &mut before, key(Key::ArrowDown), row(0)).0, None);
    assert_eq!(frame(&ctx, &mut before, vec![], row(1)).0, Some(Sound::Tick));
    assert_eq!(frame(&ctx, &mut before, vec![], row(1)).0, None);
    assert_eq!(frame(&ctx, &mut before, vec![], row(2)).0, None);
}

#[test]
fn what_opens_on_top_is_heard_and_what_closes() {
    let (ctx, mut before) = (testing::context(), Before::default());
    let bare = |_: &Context| ();
    let covered = |ctx: &Context| {
        let area = Area::new(Id::new("sheet")).order(Order::Foreground);
        area.show(ctx, |ui| ui.label("on top"));
    };
    assert_eq!(frame(&ctx, &mut before, vec![], bare).0, None);
    assert_eq!(frame(&ctx, &mut before, vec![], covered).0, Some(Sound::Open));
    assert_eq!(frame(&ctx, &mut before, vec![], covered).0, None);
    let closing: Vec<_> = (0..3).map(|_| frame(&ctx, &mut before, vec![], bare).0).collect();
    assert_eq!(closing.into_iter().flatten().collect::<Vec<_>>(), [Sound::Close]);
}

#[test]
fn a_click_is_heard_where_there_is_something_to_click() {
    let (ctx, mut before) = (testing::context(), Before::default());
    let plate = |ctx: &Context| {
        Area::new(Id::new("plate")).fixed_pos(pos2(10.0, 10.0)).show(ctx, |ui| {
            ui.allocate_exact_size(vec2(50.0, 20.0), Sense::CLICK);
        });
    };
    let mut clicked = |at: Pos2| {
        frame(&ctx, &mut before, vec![Event::PointerMoved(at)], plate);
        frame(&ctx, &mut before, vec![button(at, true)], plate);
        frame(&ctx, &mut before, vec![button(at, false)], plate).1
    };
    assert!(clicked(pos2(30.0, 20.0)));
    assert!(!clicked(pos2(200.0, 200.0)));
}

#[test]
fn what_is_typed_is_not_heard() {
    let (ctx, mut before) = (testing::context(), Before::default());
    let field = |ctx: &Context| {
        Area::new(Id::new("field")).show(ctx, |ui| {
            ui.add(TextEdit::singleline(&mut String::new())).request_focus();
        });
    };
    let bare = |_: &Context| ();
    assert!(frame(&ctx, &mut before, key(Key::Space), bare).1);
    frame(&ctx, &mut before, vec![], field);
    assert!(!frame(&ctx, &mut before, key(Key::Space), field).1);
}

#[test]
fn going_on_and_going_back_sound_differently_and_a_game_speaks_for_itself() {
    assert_eq!(gone(Screen::Title, Screen::Builder), Some(Sound::Open));
    assert_eq!(gone(Screen::Builder, Screen::Title), Some(Sound::Close));
    assert_eq!(gone(Screen::Table, Screen::Settings), Some(Sound::Open));
    assert_eq!(gone(Screen::Loading, Screen::Title), None, "nobody has touched anything");
    assert_eq!(gone(Screen::Settings, Screen::Builder), Some(Sound::Close));
    assert_eq!(gone(Screen::Table, Screen::Result), None);
}
