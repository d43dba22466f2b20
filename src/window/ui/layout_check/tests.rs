//! What is told of a frame, and what is not.

use bevy_egui::egui::{Align2, CentralPanel, Color32, Ui, pos2};

use super::*;
use crate::window::{
    testing::{self, raw, screen},
    ui::{paint, theme},
};

/// What is wrong with a frame, in short.
fn wrong(mut draw: impl FnMut(&Painter)) -> Vec<Wrong> {
    let ctx = testing::context();
    let frame = ctx.run(raw(vec![]), |ctx| {
        CentralPanel::default().show(ctx, |ui: &mut Ui| draw(ui.painter()));
    });
    let meant = meant_last(&ctx);
    faults(&frame.shapes, screen(), &meant).into_iter().map(|it| it.wrong).collect()
}

fn say(p: &Painter, x: f32, y: f32, words: &str) -> Rect {
    paint::say(p, pos2(x, y), Align2::LEFT_TOP, words, 14.0, Color32::WHITE)
}

#[test]
fn words_with_room_are_whole_also_in_heavy_type() {
    let none = wrong(|p| {
        say(p, 40.0, 40.0, "one line");
        say(p, 40.0, 56.0, "the next");
        paint::strong(p, pos2(40.0, 90.0), Align2::LEFT_TOP, "heavy", 20.0, Color32::WHITE);
    });
    assert_eq!(none, []);
}

#[test]
fn what_ends_in_dots_is_told_unless_it_is_meant() {
    let long = |p: &Painter| {
        let at = pos2(40.0, 40.0);
        let (white, words) = (Color32::WHITE, "words that have far too little room");
        paint::fitted(p, at, Align2::LEFT_TOP, words, 14.0, white, 60.0, false)
    };
    let shortened = wrong(|p| {
        long(p);
    });
    assert_eq!(shortened, [Wrong::Shortened]);
    let meant = wrong(|p| {
        let place = long(p);
        meant(p, place, Reason::ToldBeside);
    });
    assert_eq!(meant, []);
}

#[test]
fn what_is_written_on_or_half_covered_or_cut_is_told() {
    let on = wrong(|p| {
        say(p, 40.0, 40.0, "below");
        say(p, 50.0, 44.0, "above");
    });
    assert_eq!(on, [Wrong::Overwritten("above".to_owned())]);
    let scrolled_away = wrong(|p| {
        let head = say(p, 40.0, 40.0, "head");
        let list = p.with_clip_rect(screen().with_min_y(head.bottom()));
        say(&list, 40.0, 42.0, "first line");
    });
    assert_eq!(scrolled_away, [], "the part of a list that is out of sight is on nothing");
    let plate = |by: f32| {
        wrong(|p| {
            let place = say(p, 40.0, 40.0, "behind");
            p.rect_filled(place.translate(vec2(by, 0.0)).expand(2.0), 0.0, theme::SPACE);
        })
    };
    assert_eq!(plate(20.0), [Wrong::Covered]);
    assert_eq!(plate(0.0), [], "what is not in sight is nobody's fault");
    let cut_off = wrong(|p| {
        say(p, 1270.0, 40.0, "over the edge");
    });
    assert_eq!(cut_off, [Wrong::CutOff]);
}
