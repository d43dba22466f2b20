//! What never came up in a guided game, told when it is over.

use bevy_egui::egui::{Painter, Rect};

use crate::{
    guide::Lesson,
    window::{
        paint,
        theme::{self, size},
    },
};

const PAD: f32 = 18.0;
const HEAD: f32 = 30.0;
/// Height of a lesson's title.
const TITLE: f32 = 16.0;
const GAP: f32 = 8.0;

/// Draws the lessons that had no moment, as many as fit in `area`.
pub fn summary(p: &Painter, area: Rect, untold: &[&Lesson]) {
    if untold.is_empty() {
        return;
    }
    let inner = area.shrink(PAD);
    let tall =
        |lesson: &&Lesson| TITLE + paint::tall(p, &lesson.says, size::SMALL, inner.width()) + GAP;
    let (mut bottom, mut shown) = (inner.top() + HEAD, Vec::new());
    for lesson in untold {
        let next = bottom + tall(lesson);
        if next > inner.bottom() {
            break;
        }
        shown.push((bottom, next, lesson));
        bottom = next;
    }
    paint::plate(p, area.with_max_y(bottom - GAP + PAD), theme::PANEL, theme::RULE);
    paint::flow(p, inner, "What did not come up", size::HEAD, theme::TYPE, true);
    for (top, bottom, lesson) in shown {
        let block = inner.with_min_y(top).with_max_y(bottom);
        paint::flow(p, block, &lesson.title, size::SMALL, theme::TYPE, true);
        let below = block.with_min_y(top + TITLE);
        paint::flow(p, below, &lesson.says, size::SMALL, theme::QUIET, false);
    }
}
