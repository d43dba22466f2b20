//! Tests of `screen`.

use super::*;

#[test]
fn a_desktop_shows_the_table_whole() {
    assert_eq!(fit(DESIGN), 1.0);
    assert_eq!(fit(Vec2::new(1920.0, 1080.0)), 1.5);
    assert_eq!(fit(PHONE), 0.75);
}

#[test]
fn a_phone_shows_what_can_be_read() {
    for (width, height) in [(360.0, 640.0), (390.0, 844.0), (768.0, 1024.0), (640.0, 360.0)] {
        assert!(fit(Vec2::new(width, height)) >= LEGIBLE, "{width} {height}");
    }
    // Across, a whole screen lies on it.
    assert!(844.0 / fit(Vec2::new(844.0, 390.0)) >= LEAST.x);
}

#[test]
fn a_layout_for_phones_has_a_finger_for_every_target_and_never_too_few_points() {
    for (wide, tall) in [(360.0, 640.0), (390.0, 844.0), (412.0, 915.0), (540.0, 960.0)] {
        let side = Vec2::new(wide, tall).min_element();
        for larger in [0.8, 1.0, 1.5, 2.0] {
            let scale = fit_compact(side, larger);
            assert!(side / scale >= PHONES_SIDE[1] - 0.01, "{side} {larger}");
            assert!(side / scale < SHORT, "{side} {larger}");
        }
        assert!(fit_compact(side, 1.0) >= 1.0, "a point is a pixel of a finger's at least");
    }
}
