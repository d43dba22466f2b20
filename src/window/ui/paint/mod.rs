//! The drawn vocabulary: type, marks of card types, tokens, glows. Knows colours, not the game.

mod die;
mod ease;
mod icon;
mod mark;
mod stars;
mod text_box;
mod tick;
mod write;

pub use die::{die, verdict, verdict_in};
pub use ease::{arc, smooth};
pub use icon::icon;
pub use mark::{expert, harm, mark, mark_in};
pub use stars::stars;
#[cfg(test)]
pub use text_box::GROUND;
pub use text_box::{TextBox, ground_for_text};
pub use tick::{tick, tick_box};
pub use write::{
    along, caption, caption_width, centred, fitted, flow, name, name_size, numeral, say, strong,
    tall, underline, wide,
};

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind};

use super::theme;

/// A panel or card: filled, thinly outlined.
pub fn plate(p: &Painter, rect: Rect, fill: Color32, line: Color32) {
    p.rect(rect, 4.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
}

/// The ground of a row: lit where it is `selected`, raised under the pointer, else `fill`.
pub fn ground(p: &Painter, rect: Rect, selected: bool, over: bool, fill: Color32) {
    let (fill, line) = match (selected, over) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (fill, theme::RULE),
    };
    plate(p, rect, fill, line);
}

/// A thin rule from left to right.
pub fn rule(p: &Painter, rect: Rect, y: f32) {
    p.hline(rect.x_range(), y, Stroke::new(1.0, theme::RULE));
}

/// A soft light around what can be chosen, a strong one around what is about to be.
pub fn glow(p: &Painter, rect: Rect, chosen: bool) {
    let line = |wide: f32, share: f32| Stroke::new(wide, theme::faded(theme::now(), share));
    if !chosen {
        p.rect_stroke(rect.expand(1.5), 5.0, line(3.0, 0.18), StrokeKind::Outside);
        p.rect_stroke(rect, 4.0, line(1.5, 0.75), StrokeKind::Outside);
        return;
    }
    for (grow, share) in [(6.0, 0.10), (4.0, 0.18), (2.0, 0.30)] {
        p.rect_stroke(rect.expand(grow), 7.0, line(2.0, share), StrokeKind::Outside);
    }
    p.rect_stroke(rect, 4.0, Stroke::new(2.5, theme::now()), StrokeKind::Outside);
}

/// A quiet light around what a line of the log speaks of.
pub fn spoken(p: &Painter, rect: Rect) {
    let line = Stroke::new(4.0, theme::faded(theme::TYPE, 0.16));
    p.rect_stroke(rect.expand(1.0), 6.0, line, StrokeKind::Outside);
    let line = Stroke::new(1.2, theme::faded(theme::TYPE, 0.85));
    p.rect_stroke(rect, 4.0, line, StrokeKind::Outside);
}

/// A strong warm line around what is marked.
pub fn marked(p: &Painter, rect: Rect) {
    p.rect_stroke(rect, 4.0, Stroke::new(3.0, theme::TYPE), StrokeKind::Outside);
}

/// A thin warm line around what the keyboard stands on.
pub fn focus(p: &Painter, rect: Rect) {
    p.rect_stroke(rect.expand(2.0), 5.0, Stroke::new(1.5, theme::TYPE), StrokeKind::Outside);
}
