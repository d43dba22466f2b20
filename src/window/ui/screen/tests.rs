//! Tests of `screen`.

use super::*;

#[test]
fn a_desktop_shows_the_table_whole() {
    assert_eq!(fit(DESIGN), 1.0);
    assert_eq!(fit(Vec2::new(1920.0, 1080.0)), 1.5);
    assert_eq!(fit(SMALL), 0.75);
}

#[test]
fn whatever_is_no_phone_shows_a_screen_whole_in_letters_that_can_be_read() {
    for (width, height) in [(694.0, 560.0), (768.0, 1024.0), (1024.0, 600.0), (1366.0, 620.0)] {
        assert!(!is_small(width, height));
        let scale = fit(Vec2::new(width, height));
        assert!(scale >= 0.65 && width / scale >= LEAST.x && height / scale >= LEAST.y, "{width}");
    }
}

#[test]
fn a_layout_for_phones_has_a_finger_for_every_target_and_never_too_few_points() {
    for (wide, tall) in [(360.0, 640.0), (390.0, 844.0), (412.0, 915.0), (600.0, 960.0)] {
        assert!(is_small(wide, tall) && is_small(tall, wide.min(540.0)));
        let side = Vec2::new(wide, tall).min_element();
        for larger in [0.8, 1.0, 1.5, 2.0] {
            let scale = fit_compact(side, larger);
            assert!(side / scale >= PHONES_SIDE[1] - 0.01, "{side} {larger}");
            assert!(is_small(side / scale, tall / scale), "{side} {larger}");
        }
        assert!(fit_compact(side, 1.0) >= 1.0, "a point is a pixel of a finger's at least");
    }
}
