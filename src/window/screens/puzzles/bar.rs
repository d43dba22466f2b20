//! The bar below a puzzle: what it is, what is said of it, and the keys.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::solving::{BarKey, Told};
use crate::window::ui::{
    compact::{self, MARGIN, TARGET},
    layout::equal_columns,
    paint, reader,
    theme::{self, size},
};

/// Its height.
pub(super) const TALL: f32 = 70.0;
/// Room for the title, and for the keys.
const LEFT: f32 = 264.0;
const RIGHT: f32 = 270.0;

/// Its height on this screen.
pub(super) fn tall(ui: &Ui, told: &Told) -> f32 {
    if !compact::is_on(ui.ctx()) {
        return TALL;
    }
    let width = ui.max_rect().width() - 2.0 * INDENT;
    let tall = |words: &str, points| paint::tall(ui.painter(), words, points, width);
    let words = tall(&told.below, size::TINY) + tall(&told.says, size::SMALL);
    HEAD + words + TARGET + 2.0 * MARGIN + 4.0
}

/// On a phone: around its words, and the height of its title.
const INDENT: f32 = 12.0;
const HEAD: f32 = 22.0;

/// On a phone: the title, what is said, and buttons below it.
fn tapped(ui: &Ui, area: Rect, told: &Told) -> Option<BarKey> {
    let (p, inner) = (ui.painter(), area.shrink2(vec2(INDENT, MARGIN)));
    let (at, room) = (inner.left_top(), inner.width());
    paint::fitted(p, at, Align2::LEFT_TOP, &told.title, size::BODY, theme::TYPE, room, true);
    let below = inner.with_min_y(inner.top() + HEAD);
    let used = paint::flow(p, below, &told.below, size::TINY, theme::QUIET, false);
    let says = below.with_min_y(below.top() + used + 4.0);
    paint::flow(p, says, &told.says, size::SMALL, theme::TYPE, false);
    reader::say(ui, says, "puzzle", || format!("{}. {}", told.title, told.says));
    let foot = area.with_min_y(area.bottom() - TARGET);
    let mut tapped = None;
    for (place, &(key, does)) in equal_columns(foot, told.keys.len()).zip(&told.keys) {
        let place = place.shrink(3.0);
        let response = ui.interact(place, Id::new(("puzzle", key.word())), Sense::CLICK);
        reader::name(&response, false, || does.to_owned());
        paint::plate(p, place, theme::SPACE, theme::RULE);
        let (at, align) = (place.center(), Align2::CENTER_CENTER);
        paint::fitted(p, at, align, does, size::SMALL, theme::TYPE, place.width() - 8.0, false);
        tapped = tapped.or(response.clicked().then_some(key));
    }
    tapped
}

/// Draws it in `area`; the key that was clicked.
pub(super) fn draw(ui: &mut Ui, area: Rect, told: &Told) -> Option<BarKey> {
    let p = ui.painter().clone();
    p.rect_filled(area, 0.0, theme::PANEL);
    paint::rule(&p, area, area.top());
    if compact::is_on(ui.ctx()) {
        return tapped(ui, area, told);
    }
    let inner = area.shrink2(vec2(16.0, 11.0));
    let title = inner.with_max_x(inner.left() + LEFT);
    let (at, ink) = (title.left_top(), theme::TYPE);
    paint::fitted(&p, at, Align2::LEFT_TOP, &told.title, size::HEAD, ink, LEFT, true);
    let below = title.with_min_y(title.top() + 21.0);
    paint::flow(&p, below, &told.below, size::TINY, theme::QUIET, false);
    let says = Rect::from_min_max(
        pos2(title.right() + 20.0, inner.top()),
        pos2(inner.right() - RIGHT, area.bottom() - 4.0),
    );
    let points = match paint::tall(&p, &told.says, size::BODY, says.width()) {
        tall if tall <= says.height() => size::BODY,
        _ => size::SMALL,
    };
    paint::flow(&p, says, &told.says, points, theme::TYPE, false);
    reader::say(ui, says, "puzzle", || format!("{}. {}", told.title, told.says));
    keys(ui, pos2(inner.right(), area.center().y), told)
}

/// The keys from the right; the one that was clicked.
fn keys(ui: &Ui, mut right: Pos2, told: &Told) -> Option<BarKey> {
    let mut clicked = None;
    for &(key, does) in told.keys.iter().rev() {
        let (left, is_clicked) = one(ui, right, key.word(), does);
        clicked = clicked.or(is_clicked.then_some(key));
        right.x = left - 8.0;
    }
    clicked
}

/// A key and what it does, up to `right`; where it begins, and whether it was clicked.
fn one(ui: &Ui, right: Pos2, key: &str, does: &str) -> (f32, bool) {
    let p = ui.painter();
    let at = right - vec2(7.0, 0.0);
    let said = paint::say(p, at, Align2::RIGHT_CENTER, does, size::SMALL, theme::QUIET);
    let at = pos2(said.left() - 6.0, right.y);
    let struck = paint::strong(p, at, Align2::RIGHT_CENTER, key, size::SMALL, theme::TYPE);
    let place = struck.union(said).expand2(vec2(7.0, 6.0));
    let response = ui.interact(place, Id::new(("puzzle", key)), Sense::CLICK);
    reader::name(&response, false, || does.to_owned());
    let line = if response.hovered() { theme::TYPE } else { theme::RULE };
    p.rect_stroke(place, 3.0, Stroke::new(1.0, line), StrokeKind::Inside);
    (place.left(), response.clicked())
}

impl BarKey {
    /// What is printed on it.
    const fn word(self) -> &'static str {
        match self {
            BarKey::Enter => "Enter",
            BarKey::End => "End",
            BarKey::Hint => "W",
            BarKey::Again => "U",
            BarKey::Leave => "Esc",
        }
    }
}
