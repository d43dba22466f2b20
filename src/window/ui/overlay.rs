//! Panels on top of a screen or in it: titled, with a question, with news.

use bevy_egui::egui::{Align2, Key, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2};

use super::{
    compact::{self, TARGET},
    paint,
    theme::{self, size},
};

/// A titled panel; returns the room inside. On a phone it has a button that closes it instead of the `note`, which
/// speaks of keys.
pub fn panel(ui: &Ui, rect: Rect, title: &str, note: &str) -> Rect {
    let p = ui.painter();
    paint::plate(p, rect, theme::PANEL, theme::RULE);
    if compact::is_on(ui.ctx()) {
        return sheet(ui, rect, title);
    }
    let inner = rect.shrink(22.0);
    paint::strong(p, inner.left_top(), Align2::LEFT_TOP, title, size::TITLE, theme::TYPE);
    paint::say(p, inner.right_top(), Align2::RIGHT_TOP, note, size::SMALL, theme::FAINT);
    paint::rule(p, inner, inner.top() + 32.0);
    inner.with_min_y(inner.top() + 42.0)
}

fn sheet(ui: &Ui, rect: Rect, title: &str) -> Rect {
    let head = rect.with_max_y(rect.top() + TARGET);
    let close = head.with_min_x(head.right() - TARGET);
    let (at, room) = (head.left_center() + vec2(14.0, 0.0), head.width() - TARGET - 18.0);
    let (p, align) = (ui.painter(), Align2::LEFT_CENTER);
    paint::fitted(p, at, align, title, size::TITLE, theme::TYPE, room, true);
    compact::key(ui, close, "×", "Close", Key::Escape);
    paint::rule(p, rect.shrink(1.0), head.bottom());
    rect.with_min_y(head.bottom()).shrink2(vec2(10.0, 8.0))
}

/// Room for a panel of this size in the middle of a screen, or for as much of it as the screen has.
pub fn in_the_middle(all: Rect, size: Vec2) -> Rect {
    let most = all.shrink(compact::MARGIN).size();
    let size = if compact::is_phone(all) { vec2(most.x, size.y.min(most.y)) } else { size };
    Rect::from_center_size(all.center(), size)
}

/// Room for a panel over nearly the whole screen, with so much around it; on a phone with hardly any.
pub fn nearly_all(all: Rect, around: Vec2) -> Rect {
    if compact::is_phone(all) { all.shrink(compact::MARGIN) } else { all.shrink2(around / 2.0) }
}

/// A panel with a question, which says what would be lost, and room below for answers that are so tall in
/// all; returns both.
pub fn question(ui: &Ui, all: Rect, title: &str, lost: &str, tall: f32) -> (Rect, Rect) {
    let (p, width) = (ui.painter(), 460.0_f32.min(all.width() - 2.0 * compact::MARGIN));
    let said = match lost {
        "" => 0.0,
        lost => paint::tall(p, lost, size::BODY, width - 44.0) + 12.0,
    };
    let rect = in_the_middle(all, vec2(width, 78.0 + said + tall));
    let inner = panel(ui, rect, title, "Esc goes back");
    let answers = inner.with_min_y(inner.top() + said);
    paint::flow(p, inner.with_max_y(answers.top()), lost, size::BODY, theme::QUIET, false);
    (rect, answers)
}

/// A few lines of news at the top of a screen, such as a save that cannot be used.
pub fn notes(ui: &mut Ui, rect: Rect, notes: &[String]) {
    let mut ui = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().id_salt("notes").show(&mut ui, |ui| {
        for note in notes {
            ui.label(RichText::new(note).size(size::SMALL).color(theme::QUIET));
        }
    });
}

/// Room for a sheet of `size` next to `place`, inside `all`.
pub fn beside(place: Rect, size: Vec2, all: Rect) -> Rect {
    const GAP: f32 = 16.0;
    let room = all.shrink(12.0);
    if !place.is_positive() {
        return Rect::from_center_size(all.center(), size);
    }
    let above = place.top() - GAP - size.y;
    let below = place.bottom() + GAP;
    let x = (place.center().x - size.x / 2.0).clamp(room.left(), room.right() - size.x);
    if above >= room.top() {
        return Rect::from_min_size(pos2(x, above), size);
    }
    if below + size.y <= room.bottom() {
        return Rect::from_min_size(pos2(x, below), size);
    }
    let y = (place.center().y - size.y / 2.0).clamp(room.top(), room.bottom() - size.y);
    let right = place.right() + GAP;
    let x = if right + size.x <= room.right() { right } else { place.left() - GAP - size.x };
    Rect::from_min_size(pos2(x.max(room.left()), y), size)
}
