//! Tests of `finger`.

use bevy_egui::egui::{Modifiers, PointerButton, TouchDeviceId, TouchId, vec2};

use super::*;

const WINDOW: Vec2 = vec2(600.0, 1300.0);
/// Too wide for the window, and no higher.
const WHOLE: Vec2 = vec2(1067.0, 1300.0);

/// A finger that is down at 300, 600.
fn down() -> Finger {
    let (device_id, id, phase) = (TouchDeviceId(0), TouchId(1), TouchPhase::Start);
    let touch = Event::Touch { device_id, id, phase, pos: pos2(300.0, 600.0), force: None };
    let mut finger = Finger::default();
    finger.follow(touch, WINDOW, WHOLE);
    finger
}

fn released(at: Pos2) -> Event {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    Event::PointerButton { pos: at, button, pressed: false, modifiers }
}

fn moved(finger: &mut Finger, x: f32, y: f32) -> (Event, Vec2) {
    finger.follow(Event::PointerMoved(pos2(x, y)), WINDOW, WHOLE).expect("an event")
}

#[test]
fn a_tap_happens_where_the_finger_is() {
    let (mut finger, at) = (down(), pos2(302.0, 601.0));
    assert_eq!(moved(&mut finger, at.x, at.y), (Event::PointerMoved(at), Vec2::ZERO));
    let let_go = finger.follow(released(at), WINDOW, WHOLE);
    assert_eq!(let_go, Some((released(at), Vec2::ZERO)));
}

#[test]
fn a_finger_takes_the_screen_along_where_there_is_more_of_it_and_taps_nothing() {
    let mut finger = down();
    assert_eq!(moved(&mut finger, 250.0, 605.0).1, vec2(-50.0, 5.0));
    assert_eq!(moved(&mut finger, 240.0, 605.0).1, vec2(-10.0, 0.0));
    let let_go = finger.follow(released(pos2(240.0, 605.0)), WINDOW, WHOLE);
    assert_eq!(let_go, Some((released(NOWHERE), Vec2::ZERO)));
    finger.follow(Event::PointerGone, WINDOW, WHOLE);
    assert!(!finger.is_down());
}

#[test]
fn a_list_rolls_on_a_screen_that_is_merely_too_wide() {
    let mut finger = down();
    let at = pos2(305.0, 500.0);
    assert_eq!(moved(&mut finger, at.x, at.y), (Event::PointerMoved(at), Vec2::ZERO));
}
