//! A tick, and a box for one: what is marked shows by its shape.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::window::ui::theme;

/// How wide a box is.
const BOX: f32 = 15.0;

/// A box around `at`: empty, or ticked.
pub fn tick_box(p: &Painter, at: Pos2, ticked: bool) {
    let rect = Rect::from_center_size(at, Vec2::splat(BOX));
    if ticked {
        p.rect(rect, 3.0, theme::TYPE, Stroke::new(1.5, theme::TYPE), StrokeKind::Inside);
        return tick(p, at, BOX, theme::SPACE);
    }
    let (fill, line) = (theme::faded(theme::SPACE, 0.85), Stroke::new(1.5, theme::QUIET));
    p.rect(rect, 3.0, fill, line, StrokeKind::Inside);
}

/// A tick around `at` that would fit a box of this width.
pub fn tick(p: &Painter, at: Pos2, width: f32, ink: Color32) {
    let corner = |x, y| at + Vec2::new(x, y) * width;
    let corners = vec![corner(-0.27, 0.02), corner(-0.07, 0.23), corner(0.29, -0.24)];
    p.add(Shape::line(corners, Stroke::new(width * 0.15, ink)));
}
