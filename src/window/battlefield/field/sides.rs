//! The marks of sides: a colour, and a shape for people who see no colours.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use engine::Seat;

use crate::window::ui::theme;

/// The colour of a side.
pub fn colour(side: Seat) -> Color32 {
    theme::side(side.0)
}

/// The corners of a side's shape; none for the circle of the first.
fn corners(side: Seat) -> Vec<Vec2> {
    match side.0 {
        0 => Vec::new(),
        1 => vec![vec2(0.0, -1.15), vec2(1.15, 0.0), vec2(0.0, 1.15), vec2(-1.15, 0.0)],
        2 => vec![vec2(0.0, -1.1), vec2(1.05, 0.8), vec2(-1.05, 0.8)],
        _ => vec![vec2(-0.9, -0.9), vec2(0.9, -0.9), vec2(0.9, 0.9), vec2(-0.9, 0.9)],
    }
}

/// The shape of a side, `r` points from its middle to its edge.
pub fn mark(p: &Painter, at: Pos2, r: f32, side: Seat) {
    flat(p, at, vec2(r, r), side, colour(side), Stroke::NONE);
}

/// The same lying on the ground, or drawn as a line only.
pub fn flat(p: &Painter, at: Pos2, r: Vec2, side: Seat, fill: Color32, line: Stroke) {
    let corners = corners(side);
    if corners.is_empty() {
        return super::shape::ellipse(p, at, r, fill, line);
    }
    let points = corners.into_iter().map(|corner| at + corner * r).collect();
    p.add(Shape::convex_polygon(points, fill, line));
}

/// How likely something is, as a colour.
pub fn chance(per_mille: u16) -> Color32 {
    match per_mille {
        583.. => theme::met(),
        278..=582 => theme::TYPE,
        84..=277 => Color32::from_rgb(232, 176, 96),
        _ => Color32::from_rgb(236, 110, 92),
    }
}
