//! What a veteran would do where the person is asked: the best options, with what moves them.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use skirmish::text;

use super::{
    desk::Deed,
    view::{FightView, capital},
};
use crate::{
    skirmish::advice::Counsel,
    window::{
        overlay, paint,
        pen::Pen,
        theme::{self, size},
    },
};

const ROW: f32 = 64.0;

/// Draws it on top of the fight; a click takes an option.
pub fn draw(pen: &mut Pen<Deed>, all: Rect, view: &FightView, counsel: &[Counsel]) -> Rect {
    let tall = 84.0 + ROW * counsel.len().max(1) as f32;
    let rect = Rect::from_center_size(all.center(), vec2(680.0, tall));
    let hint = "1 … 3 takes it · Esc closes";
    let inner = overlay::panel(pen.ui, rect, "What would a veteran do?", hint);
    if counsel.is_empty() {
        let words = "Nobody asks you anything just now.";
        paint::flow(&pen.p(), inner, words, size::BODY, theme::QUIET, false);
    }
    for (n, it) in counsel.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + ROW * n as f32);
        one(pen, Rect::from_min_size(at, vec2(inner.width(), ROW - 8.0)), view, (n, it));
    }
    rect
}

fn one(pen: &mut Pen<Deed>, area: Rect, view: &FightView, (n, it): (usize, &Counsel)) {
    let row = area.with_max_y(area.top() + 31.0);
    let label = capital(&text::option(&view.seen, &it.option));
    let button = row.with_max_x(row.right() - 92.0);
    if pen.button(button, &(n + 1).to_string(), &label, n == 0) {
        pen.deeds.push(Deed::Take(it.nth));
    }
    let p = pen.p();
    let points = format!("{} of 100", it.points);
    let ink = if n == 0 { theme::TYPE } else { theme::QUIET };
    paint::say(&p, row.right_center(), Align2::RIGHT_CENTER, &points, size::BODY, ink);
    let at = pos2(area.left() + 4.0, row.bottom() + 5.0);
    let (room, words) = (area.width() - 8.0, it.words());
    paint::fitted(&p, at, Align2::LEFT_TOP, &words, size::SMALL, theme::QUIET, room, false);
}
