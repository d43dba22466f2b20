//! Tests of `compact`.

use super::*;
use crate::window::testing::{phone, phone_frames, tap};
use crate::window::ui::pen::{Pen, Reads};
use bevy_egui::egui::{CentralPanel, Event, Frame};

/// A list of ten rows, of which three can be seen; taps come back as the number of the row.
fn list(ctx: &Context) -> Vec<usize> {
    let mut tapped = Vec::new();
    CentralPanel::default().show(ctx, |ui| {
        let area = Rect::from_min_size(pos2(20.0, 100.0), vec2(300.0, 3.0 * TARGET));
        let roll = Roll::begin(ui, area, "list", 10.0 * TARGET, None);
        for n in 0..10 {
            let at = roll.whole.min + vec2(0.0, TARGET * n as f32);
            let row = Rect::from_min_size(at, vec2(300.0, TARGET));
            if ui.interact(row, Id::new(("row", n)), Sense::CLICK).clicked() {
                tapped.push(n);
            }
        }
        roll.end(ui);
    });
    tapped
}

#[test]
fn a_row_that_is_rolled_out_of_sight_is_not_tapped() {
    let (second, below) = (pos2(100.0, 172.0), pos2(100.0, 100.0 + 4.5 * TARGET));
    assert_eq!(phone_frames(tap(second), list), [1]);
    assert_eq!(phone_frames(tap(below), list), [0; 0], "the fifth row is there, and not in sight");
}

#[test]
fn a_finger_rolls_a_list_and_what_it_slides_over_is_not_tapped() {
    let slide = |from: f32, to: f32| {
        let mut frames = tap(pos2(100.0, from));
        frames.truncate(3);
        frames.extend((1..=10).map(|step| {
            let y = from + (to - from) * step as f32 / 10.0;
            vec![Event::PointerMoved(pos2(100.0, y))]
        }));
        frames.push(vec![crate::window::testing::button(pos2(100.0, to), false)]);
        frames
    };
    let mut frames = slide(220.0, 220.0 - 2.0 * TARGET);
    frames.extend(vec![vec![]; 60]);
    frames.extend(tap(pos2(100.0, 172.0)));
    let tapped = phone_frames(frames, list);
    assert_eq!(tapped.len(), 1, "{tapped:?}");
    assert!(tapped[0] >= 3, "two rows went up: {tapped:?}");
}

#[test]
fn a_button_for_a_finger_strikes_its_key_once() {
    let mut world = World::new();
    let canvas = Canvas { size: Vec2::new(390.0, 844.0) };
    let mut ctx = EguiContext::default();
    let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(TARGET, TARGET));
    for events in tap(place.center()) {
        let _ = ctx.get_mut().run(phone(events), |ctx| {
            CentralPanel::default().show(ctx, |ui| key(ui, place, "‹", "Back", Key::Escape));
        });
    }
    let canvas = world.spawn((canvas, ctx, EguiInput::default())).id();
    let mut strikes = Schedule::default();
    strikes.add_systems(strike);
    strikes.run(&mut world);
    strikes.run(&mut world);
    let events = &world.get::<EguiInput>(canvas).expect("the canvas").events;
    let struck =
        |event: &&Event| matches!(event, Event::Key { key: Key::Escape, pressed: true, .. });
    assert_eq!(events.iter().filter(struck).count(), 1);
}

#[test]
fn rows_and_note_of_a_page_stand_beside_each_other_or_one_below_the_other() {
    for (wide, tall) in [(360.0, 640.0), (375.0, 812.0), (812.0, 375.0), (640.0, 360.0)] {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(wide, tall));
        let Page { rows, note } = Page::below(room, 90.0);
        assert!(room.contains_rect(rows) && room.contains_rect(note));
        assert!(!rows.intersects(note) && rows.height() > 4.0 * TARGET);
    }
}

/// A screen of two columns with three keys at its foot; what is done comes back as a word.
fn two_columns(ctx: &Context) -> Vec<Word> {
    let page = CentralPanel::default().frame(Frame::NONE);
    let shown = page.show(ctx, |ui| {
        let columns = Columns::draw(ui, "two", "Two columns", &["Left", "Right"], true);
        let mut pen = Pen::new(ui);
        let done = [Word("left"), Word("right")];
        if pen.clicked(columns.area, "column") {
            pen.actions.push(done[columns.shown].clone());
        }
        let keys =
            vec![("F1", "keys", Word("F1")), ("K", "keep", Word("K")), ("U", "undo", Word("U"))];
        pen.foot(Pos2::ZERO, 16.0, keys);
        pen.actions
    });
    shown.inner
}

#[derive(Debug, Clone, PartialEq)]
struct Word(&'static str);

impl Reads for Word {
    fn rule(_: &str) -> Word {
        Word("rule")
    }
}

#[test]
fn a_tap_on_a_tab_shows_its_column() {
    let (middle, right) = (pos2(187.0, 400.0), pos2(300.0, 1.5 * TARGET));
    assert_eq!(phone_frames(tap(middle), two_columns), [Word("left")]);
    let there: Vec<_> = tap(right).into_iter().chain(tap(middle)).collect();
    assert_eq!(phone_frames(there, two_columns), [Word("right")]);
}

#[test]
fn a_tap_in_the_strip_does_what_a_key_does_and_keys_of_a_keyboard_alone_are_not_there() {
    let at = |x: f32| pos2(x, 812.0 - TARGET / 2.0);
    let taps: Vec<_> = [at(90.0), at(280.0)].into_iter().flat_map(tap).collect();
    assert_eq!(phone_frames(taps, two_columns), [Word("K"), Word("U")]);
}

#[test]
fn words_of_a_tab_are_parted_where_both_lines_are_about_as_long() {
    assert_eq!(tabs::lines("the adviser picks the rest"), ["the adviser", "picks the rest"]);
    assert_eq!(tabs::lines("undo"), ["undo"]);
}

#[test]
fn a_list_with_less_than_no_room_is_drawn_all_the_same() {
    let sliver = Rect::from_min_max(pos2(0.0, 0.0), pos2(-303.0, 1024.0));
    phone_frames(vec![vec![], vec![]], |ctx| {
        CentralPanel::default()
            .show(ctx, |ui| Roll::begin(ui, sliver, "list", 900.0, None).end(ui));
        Vec::<()>::new()
    });
}
