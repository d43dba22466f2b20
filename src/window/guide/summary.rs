//! What never came up in a guided game, told when it is over.

use bevy_egui::egui::{Painter, Rect};

use crate::{
    guide::Lesson,
    window::{
        paint,
        theme::{self, size},
    },
};

/// Draws the lessons that had no moment, as many as fit in `area`.
pub fn summary(p: &Painter, area: Rect, untold: &[&Lesson]) {
    if untold.is_empty() {
        return;
    }
    let mut rest = area;
    let mut say = |text: &str, size: f32, ink, heavy: bool, gap: f32| {
        let tall = paint::tall(p, text, size, rest.width());
        if tall > rest.height() {
            return false;
        }
        rest.min.y += paint::flow(p, rest, text, size, ink, heavy) + gap;
        true
    };
    say("What did not come up", size::HEAD, theme::TYPE, true, 10.0);
    for lesson in untold {
        if !say(&lesson.title, size::SMALL, theme::TYPE, true, 1.0) {
            return;
        }
        say(&lesson.says, size::SMALL, theme::QUIET, false, 8.0);
    }
}
