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
