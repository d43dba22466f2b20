//! A shape for each card type, so that colour is never the only sign.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::window::ui::{card_type::CardType, theme};

/// Draws the type's shape around `at`, `r` points from the middle to the edge.
pub fn mark(p: &Painter, at: Pos2, r: f32, kind: CardType) {
    mark_in(p, at, r, kind, theme::colour(kind));
}

/// The same in another colour.
pub fn mark_in(p: &Painter, at: Pos2, r: f32, kind: CardType, colour: Color32) {
    match kind {
        CardType::Ship => {
            fill(p, &[(0.0, -1.0), (0.9, 0.9), (0.0, 0.45), (-0.9, 0.9)], at, r, colour)
        }
        CardType::Contract => {
            fill(p, &[(0.0, -1.1), (0.9, 0.0), (0.0, 1.1), (-0.9, 0.0)], at, r, colour)
        }
        CardType::Complication => {
            fill(p, &[(-1.0, -0.75), (1.0, -0.75), (0.0, 1.0)], at, r, colour)
        }
        CardType::Crew => {
            p.circle_filled(at, r * 0.92, colour);
        }
        CardType::Connection => linked_rings(p, at, r, colour),
        CardType::Gear => {
            let square = Rect::from_center_size(at, Vec2::splat(r * 1.6));
            p.rect_filled(square, 1.0, colour);
        }
        CardType::Upgrade => fill(p, &polygon(6), at, r, colour),
        CardType::Event => star(p, 4, 0.36, at, r * 1.1, colour),
        CardType::Heroic => star(p, 5, 0.45, at, r * 1.1, colour),
    }
}

/// Fills an outline that can be seen whole from its middle: a fan, its edges softened by a line.
fn fill(p: &Painter, corners: &[(f32, f32)], at: Pos2, r: f32, colour: Color32) {
    let points: Vec<Pos2> = corners.iter().map(|&(x, y)| at + Vec2::new(x, y) * r).collect();
    let mut fan = Mesh::default();
    fan.colored_vertex(at, colour);
    points.iter().for_each(|&point| fan.colored_vertex(point, colour));
    let count = points.len() as u32;
    (0..count).for_each(|n| fan.add_triangle(0, n + 1, (n + 1) % count + 1));
    p.add(Shape::mesh(fan));
    p.add(Shape::closed_line(points, Stroke::new(0.9, colour)));
}

fn polygon(n: u8) -> Vec<(f32, f32)> {
    (0..n).map(|k| TAU * f32::from(k) / f32::from(n)).map(|a| (a.sin(), -a.cos())).collect()
}

/// A small five-pointed star: the sign of an expert.
pub fn expert(p: &Painter, at: Pos2, r: f32, colour: Color32) {
    star(p, 5, 0.45, at, r, colour);
}

fn star(p: &Painter, points: u8, inner: f32, at: Pos2, r: f32, colour: Color32) {
    let corner = |(k, (x, y)): (usize, (f32, f32))| {
        let reach = if k % 2 == 0 { 1.0 } else { inner };
        (x * reach, y * reach)
    };
    let corners: Vec<_> = polygon(points * 2).into_iter().enumerate().map(corner).collect();
    fill(p, &corners, at, r, colour);
}

fn linked_rings(p: &Painter, at: Pos2, r: f32, colour: Color32) {
    let line = Stroke::new(r * 0.32, colour);
    for side in [-0.42, 0.42] {
        p.circle_stroke(at + Vec2::new(side * r, 0.0), r * 0.55, line);
    }
}

/// The line of a point that is left.
const OPEN: Stroke = Stroke { width: 1.0, color: theme::FAINT };

/// Harm as a row of small squares: filled for each point taken.
pub fn harm(p: &Painter, left: Pos2, taken: u8, capacity: u8) {
    for n in 0..capacity.min(8) {
        let at = left + Vec2::new(f32::from(n) * 9.0, 0.0);
        let square = Rect::from_min_size(at, Vec2::splat(6.5));
        match n < taken {
            true => p.rect_filled(square, 1.0, theme::now()),
            false => p.rect_stroke(square, 1.0, OPEN, StrokeKind::Inside),
        };
    }
}
