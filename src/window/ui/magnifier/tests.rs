//! Tests of `magnifier`.

use super::*;

fn half() -> Part {
    Part { window: Points::new(640.0, 360.0), ..Part::default() }
}

#[test]
fn the_pointer_at_the_windows_edge_sees_the_screens_edge() {
    let mut part = half();
    part.follow(Points::new(640.0, 360.0));
    assert_eq!(part.at + part.window, part.whole());
    part.follow(Points::ZERO);
    assert_eq!(part.at, Points::ZERO);
}

#[test]
fn what_the_keyboard_stands_on_is_brought_into_sight_and_nothing_moves_further() {
    let mut part = half();
    let far = Rect::from_min_size(pos2(900.0, 500.0), Points::new(100.0, 40.0));
    part.bring_in(far);
    let seen = |part: &Part| Rect::from_min_size(part.at.to_pos2(), part.window);
    assert!(seen(&part).contains_rect(far));
    let before = part.at;
    part.bring_in(far.translate(Points::new(-200.0, -200.0)));
    assert_eq!(part.at, before);
}

#[test]
fn what_is_larger_than_the_window_is_seen_from_its_corner() {
    let mut part = half();
    part.bring_in(Rect::from_min_size(pos2(200.0, 100.0), Points::new(860.0, 40.0)));
    assert_eq!(part.at.x, 200.0 - MARGIN);
}

#[test]
fn a_screen_that_fits_is_left_alone() {
    let mut part = Part { window: Points::new(1280.0, 720.0), ..Part::default() };
    part.follow(Points::new(1280.0, 720.0));
    assert_eq!(part.at, Points::ZERO);
}
