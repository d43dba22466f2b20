//! What never came up in a guided game, told when it is over.

use bevy_egui::egui::{Painter, Rect};

use crate::{
    guide::Lesson,
    window::{
        paint,
        theme::{self, size},
    },
};

/// Height of a lesson's title.
const TITLE: f32 = 18.0;

/// Draws the lessons that had no moment, as many as fit in `area`.
pub fn summary(p: &Painter, area: Rect, untold: &[&Lesson]) {
    if untold.is_empty() {
        return;
    }
    let mut rest = area;
    let mut say = |text: &str, size: f32, ink, heavy: bool, gap: f32| {
        rest.min.y += paint::flow(p, rest, text, size, ink, heavy) + gap;
        rest.height()
    };
    let mut room = say("What did not come up", size::HEAD, theme::TYPE, true, 10.0);
    for lesson in untold {
        let tall = TITLE + paint::tall(p, &lesson.says, size::SMALL, area.width());
        if tall > room {
            return;
        }
        say(&lesson.title, size::SMALL, theme::TYPE, true, 1.0);
        room = say(&lesson.says, size::SMALL, theme::QUIET, false, 7.0);
    }
}
