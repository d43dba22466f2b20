//! The field of a fight from end to end: who stands where, one's own below the line and the others above.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};

use crate::puzzles::Field;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Its height.
pub(super) const TALL: f32 = 150.0;
/// Between two people at one place.
const STEP: f32 = 17.0;

/// Draws it from the top of `area`.
pub(super) fn draw(p: &Painter, area: Rect, field: &Field) {
    let line =
        Rect::from_min_size(pos2(area.left(), area.top() + TALL * 0.5), vec2(area.width(), 2.0));
    p.rect_filled(line, 0.0, theme::RULE);
    let across = |metre: i32| {
        let share = metre as f32 / field.metres.max(1) as f32;
        line.left() + 8.0 + (line.width() - 16.0) * share.clamp(0.0, 1.0)
    };
    for (name, metre) in &field.cover {
        let place =
            Rect::from_center_size(pos2(across(*metre), line.top() - 6.0), vec2(16.0, 12.0));
        p.rect_filled(place, 1.0, theme::FAINT);
        let at = pos2(place.center().x, line.bottom() + 3.0);
        say(p, at, area, name);
    }
    for (n, (name, metre, is_own)) in field.figures.iter().enumerate() {
        let before = field.figures[..n].iter();
        let same = before.filter(|(_, at, own)| at == metre && own == is_own).count();
        let away = 22.0 + STEP * same as f32;
        let y = line.center().y + if *is_own { away } else { -away };
        let ink = if *is_own { theme::TYPE } else { theme::now() };
        p.circle_filled(pos2(across(*metre), y), 4.0, ink);
        say(p, pos2(across(*metre), y), area, &format!("{name}, {metre} m"));
    }
}

/// Writes beside a place, on the side where there is more room.
fn say(p: &Painter, at: Pos2, area: Rect, words: &str) {
    let (align, aside) = match at.x < area.center().x {
        true => (Align2::LEFT_CENTER, 10.0),
        false => (Align2::RIGHT_CENTER, -10.0),
    };
    paint::say(p, at + vec2(aside, 0.0), align, words, size::SMALL, theme::QUIET);
}
