//! Shapes that the field is drawn with: gradients, limbs, outlines.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// A number from 0 to 1 that looks random and never changes.
pub fn scatter(n: u32, salt: u32) -> f32 {
    let mut x = n.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 15)).wrapping_mul(0x2C1B_3C6D);
    x = (x ^ (x >> 12)).wrapping_mul(0x297A_2D39);
    (x ^ (x >> 15)) as f32 / u32::MAX as f32
}

/// From one colour at the top to another at the bottom.
pub fn gradient(p: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), top);
    mesh.colored_vertex(rect.right_top(), top);
    mesh.colored_vertex(rect.right_bottom(), bottom);
    mesh.colored_vertex(rect.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    p.add(Shape::mesh(mesh));
}

/// Four corners in order, filled.
pub fn quad(p: &Painter, corners: [Pos2; 4], fill: Color32) {
    p.add(Shape::convex_polygon(corners.to_vec(), fill, Stroke::NONE));
}

/// Everything under a line down to `bottom`; the line goes from left to right.
pub fn under(p: &Painter, line: &[Pos2], bottom: f32, top: Color32, low: Color32) {
    let mut mesh = Mesh::default();
    for &at in line {
        mesh.colored_vertex(at, top);
        mesh.colored_vertex(Pos2::new(at.x, bottom.max(at.y)), low);
    }
    for n in 1..line.len() as u32 {
        mesh.add_triangle(2 * n - 2, 2 * n - 1, 2 * n);
        mesh.add_triangle(2 * n - 1, 2 * n, 2 * n + 1);
    }
    p.add(Shape::mesh(mesh));
}

/// A thick line with round ends.
pub fn limb(p: &Painter, from: Pos2, to: Pos2, wide: f32, colour: Color32) {
    p.line_segment([from, to], Stroke::new(wide, colour));
    p.circle_filled(from, wide / 2.0, colour);
    p.circle_filled(to, wide / 2.0, colour);
}

/// A soft light.
pub fn glow(p: &Painter, at: Pos2, radius: f32, colour: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(at, colour);
    const CORNERS: u32 = 28;
    for n in 0..CORNERS {
        let angle = std::f32::consts::TAU * n as f32 / CORNERS as f32;
        mesh.colored_vertex(at + Vec2::angled(angle) * radius, Color32::TRANSPARENT);
    }
    (0..CORNERS).for_each(|n| mesh.add_triangle(0, n + 1, (n + 1) % CORNERS + 1));
    p.add(Shape::mesh(mesh));
}

/// A shadow or a ring on the ground.
pub fn ellipse(p: &Painter, at: Pos2, radius: Vec2, fill: Color32, line: Stroke) {
    let around = (0..32).map(|n| {
        let angle = std::f32::consts::TAU * n as f32 / 32.0;
        at + vec2(angle.cos() * radius.x, angle.sin() * radius.y)
    });
    p.add(Shape::convex_polygon(around.collect(), fill, line));
}

/// A line of dashes.
pub fn dashed(p: &Painter, from: Pos2, to: Pos2, line: Stroke) {
    p.extend(Shape::dashed_line(&[from, to], line, 6.0, 5.0));
}
