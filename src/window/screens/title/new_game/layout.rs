//! Where everything stands on the page, and its heading.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

use crate::window::ui::{
    compact, paint, sky,
    theme::{self, size},
};

/// Height of a row.
pub(super) const HEIGHT: f32 = 31.0;

const KEYS: &str = if cfg!(target_arch = "wasm32") {
    "↑ ↓ move · ← → change · Enter begins · S saves your deck as a file · Esc goes back"
} else {
    "↑ ↓ move · ← → change · Enter begins · Esc goes back"
};

/// Draws the name of the page; where its rows stand, and who the captain is.
pub(super) fn plan(ui: &egui::Ui, all: Rect) -> (Rect, Rect) {
    if compact::is_on(ui.ctx()) {
        let page = compact::Page::draw(ui.painter(), all, "A new game", 112.0);
        return (page.rows, page.note);
    }
    heading(ui.painter(), all);
    let list = Rect::from_min_size(all.min + vec2(96.0, 150.0), vec2(560.0, 540.0));
    (list, Rect::from_min_size(list.right_top() + vec2(48.0, 6.0), vec2(440.0, 300.0)))
}

fn heading(p: &egui::Painter, all: Rect) {
    sky::sky(p, all);
    let at = all.min + vec2(94.0, 52.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "A new game", size::NUMERAL, theme::TYPE);
    paint::underline(p, pos2(at.x + 2.0, name.bottom() + 10.0));
    let at = pos2(all.left() + 96.0, all.bottom() - 26.0);
    paint::say(p, at, Align2::LEFT_BOTTOM, KEYS, size::SMALL, theme::FAINT);
}
