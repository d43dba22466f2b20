//! The lessons that never came up in a guided game, shown at its end.

use bevy_egui::egui::{Painter, Rect, vec2};

use crate::guide::{Interface, Lesson, Topic};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

const PAD: f32 = 18.0;
const HEAD: f32 = 30.0;
/// Height of a lesson's title.
const TITLE: f32 = 16.0;
const GAP: f32 = 8.0;
/// The narrowest a column gets.
const NARROW: f32 = 380.0;

/// Draws the lessons that had no moment in columns, as many as fit in `area`.
pub fn summary<T: Topic>(p: &Painter, area: Rect, untold: &[&Lesson<T>], interface: Interface) {
    if untold.is_empty() {
        return;
    }
    let inner = area.shrink(PAD);
    let columns = (inner.width() / NARROW).floor().max(1.0);
    let step = (inner.width() + PAD) / columns;
    let first = Rect::from_min_size(inner.min, vec2(step - PAD, inner.height()));
    let (mut column, mut top, mut lowest) = (first, first.top() + HEAD, first.top());
    let mut shown = Vec::new();
    for lesson in untold {
        let tall =
            TITLE + paint::tall(p, lesson.says(interface), size::SMALL, column.width()) + GAP;
        if top + tall > column.bottom() {
            (column, top) = (column.translate(vec2(step, 0.0)), first.top() + HEAD);
        }
        if column.right() > inner.right() + 1.0 || top + tall > column.bottom() {
            break;
        }
        shown.push((column.with_min_y(top).with_max_y(top + tall), lesson));
        top += tall;
        lowest = lowest.max(top);
    }
    paint::plate(p, area.with_max_y(lowest - GAP + PAD), theme::PANEL, theme::RULE);
    paint::flow(p, inner, "What did not come up", size::HEAD, theme::TYPE, true);
    for (block, lesson) in shown {
        paint::flow(p, block, &lesson.title, size::SMALL, theme::TYPE, true);
        let below = block.with_min_y(block.top() + TITLE);
        paint::flow(p, below, lesson.says(interface), size::SMALL, theme::QUIET, false);
    }
}
