//! Strength, Dexterity and Endurance as they are, against what they were.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};
use characters::{Character, Characteristic};

use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Height of the bars with their figures.
pub(super) const TALL: f32 = 16.0;

/// Draws the three side by side from `at` on, `wide` in all.
pub(super) fn bars(p: &Painter, at: Pos2, wide: f32, person: &Character) {
    let full = person.characteristics;
    let now = person.body.physical(full);
    let each = (wide - 16.0) / 3.0;
    for (n, (which, now)) in Characteristic::PHYSICAL.into_iter().zip(now).enumerate() {
        let left = at.x + (each + 8.0) * n as f32;
        bar(p, pos2(left, at.y), each, (which.label(), now, full.get(which)));
    }
}

fn bar(p: &Painter, at: Pos2, wide: f32, (label, now, full): (&str, u8, u8)) {
    let hurt = now < full;
    let ink = if hurt { theme::now() } else { theme::QUIET };
    paint::caption(p, at, Align2::LEFT_TOP, label, 8.5, theme::FAINT);
    let right = at + vec2(wide, 0.0);
    let words = if hurt { format!("{now}/{full}") } else { full.to_string() };
    paint::say(p, right, Align2::RIGHT_TOP, &words, size::TINY, ink);
    let line = Rect::from_min_size(at + vec2(0.0, 13.0), vec2(wide, 3.0));
    p.rect_filled(line, 1.0, theme::RULE);
    let share = f32::from(now) / f32::from(full.max(1));
    p.rect_filled(line.with_max_x(line.left() + wide * share), 1.0, ink);
}
