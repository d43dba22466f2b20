//! The moment of a puzzle of chances: how it came to this, what is wanted, and who is asked.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use crate::puzzles::Shown;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws it in `area`.
pub(super) fn draw(p: &Painter, area: Rect, story: &str, shown: &Shown) {
    let mut room = area;
    room.min.y += paint::flow(p, room, story, size::BODY, theme::QUIET, false) + 18.0;
    room.min.y += label(p, room, "The goal");
    room.min.y += paint::flow(p, room, &shown.goal, size::HEAD, theme::TYPE, true) + 20.0;
    if let Some(scores) = &shown.scores {
        room.min.y += boxes(p, room, scores) + 14.0;
    }
    for fact in &shown.facts {
        room.min.y += paint::flow(p, room, fact, size::BODY, theme::TYPE, false) + 8.0;
    }
}

fn label(p: &Painter, room: Rect, words: &str) -> f32 {
    let drawn = paint::caption(p, room.min, Align2::LEFT_TOP, words, size::TINY, theme::FAINT);
    drawn.height() + 6.0
}

/// Characteristics, a box each; how tall they are.
fn boxes(p: &Painter, room: Rect, scores: &[(&'static str, u8)]) -> f32 {
    let side = vec2(52.0, 52.0);
    for (n, (name, score)) in scores.iter().enumerate() {
        let at = room.min + vec2(n as f32 * (side.x + 6.0), 0.0);
        let place = Rect::from_min_size(at, side);
        paint::plate(p, place, theme::PANEL, theme::RULE);
        let top = pos2(place.center().x, place.top() + 5.0);
        paint::say(p, top, Align2::CENTER_TOP, name, size::TINY, theme::QUIET);
        let low = pos2(place.center().x, place.bottom() - 6.0);
        let digits = score.to_string();
        paint::strong(p, low, Align2::CENTER_BOTTOM, &digits, size::TITLE, theme::TYPE);
    }
    side.y
}
