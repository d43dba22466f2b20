//! Draws cover.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use skirmish::data::{CoverKind, Terrain};

use super::{
    backdrop::tree,
    palette::{Palette, mix, shade},
    shape::{ellipse, limb, scatter},
};

/// How deep in the field the pieces of a cover stand: one, or a row from back to front.
pub fn rows(kind: CoverKind) -> &'static [f32] {
    match kind {
        CoverKind::Vehicle | CoverKind::ArmouredVehicle => &[0.34],
        // Trees stand at the back, so that they hide nobody.
        CoverKind::Trees => &[0.03, 0.16],
        CoverKind::Vegetation | CoverKind::StoneWall | CoverKind::Fortification => {
            &[0.10, 0.40, 0.70]
        }
    }
}

/// Draws one piece with its foot at `at`; `tall` is how tall a person is there.
pub fn draw(
    p: &Painter,
    at: Pos2,
    tall: f32,
    kind: CoverKind,
    terrain: Terrain,
    palette: &Palette,
    n: u32,
) {
    let wide =
        if matches!(kind, CoverKind::Vehicle | CoverKind::ArmouredVehicle) { 1.1 } else { 0.5 };
    ellipse(p, at, vec2(wide, 0.10) * tall, Color32::from_black_alpha(90), Stroke::NONE);
    let indoors = terrain == Terrain::Interior;
    match kind {
        CoverKind::Vegetation => bush(p, at, tall, palette, n),
        CoverKind::Trees if indoors => lockers(p, at, tall, palette, n),
        CoverKind::Trees => trees(p, at, tall, palette, n),
        CoverKind::StoneWall if indoors => crates(p, at, tall, palette, n),
        CoverKind::StoneWall => wall(p, at, tall, palette),
        CoverKind::Vehicle if indoors => machine(p, at, tall, palette),
        CoverKind::Vehicle => vehicle(p, at, tall, palette, false),
        CoverKind::ArmouredVehicle => vehicle(p, at, tall, palette, true),
        CoverKind::Fortification => sandbags(p, at, tall, palette),
    }
}

fn trees(p: &Painter, at: Pos2, tall: f32, palette: &Palette, n: u32) {
    let leaf = shade(mix(palette.near, Color32::from_rgb(64, 112, 62), 0.6), palette.people);
    tree(p, at, tall * (2.1 + 0.5 * scatter(n, 4)), leaf, n.is_multiple_of(2));
}

fn bush(p: &Painter, at: Pos2, tall: f32, palette: &Palette, n: u32) {
    let leaf = shade(mix(palette.detail, Color32::from_rgb(84, 116, 62), 0.6), palette.people);
    for k in 0..6 {
        let x = (scatter(n * 7 + k, 1) - 0.5) * 0.6;
        let y = 0.12 + 0.26 * scatter(n * 7 + k, 2);
        let ink = mix(leaf, shade(leaf, 0.5), scatter(n * 7 + k, 3));
        p.circle_filled(at + vec2(x, -y) * tall, (0.13 + 0.08 * scatter(k, 4)) * tall, ink);
    }
}

fn wall(p: &Painter, at: Pos2, tall: f32, palette: &Palette) {
    let stone = shade(mix(palette.detail, Color32::from_rgb(150, 142, 132), 0.55), palette.people);
    for row in 0..3 {
        course(p, at - vec2(0.0, BRICK.y * row as f32 * tall), tall, stone, row);
    }
    let cap = Rect::from_min_max(
        at + vec2(-0.33, -3.0 * BRICK.y - 0.05) * tall,
        at + vec2(0.28, -3.0 * BRICK.y + 0.01) * tall,
    );
    p.rect_filled(cap, 2.0, mix(stone, Color32::WHITE, 0.14));
}

/// Three bricks side by side, and how high one is, in shares of a person's height.
const BRICK: Vec2 = vec2(0.52, 0.15);

/// A row of bricks, every other one half a brick aside.
fn course(p: &Painter, at: Pos2, tall: f32, stone: Color32, row: u32) {
    let (wide, high) = (BRICK.x, BRICK.y);
    for k in 0..3 {
        let shift = if row.is_multiple_of(2) { 0.0 } else { wide / 6.0 };
        let left = at.x + (-wide / 2.0 + wide / 3.0 * k as f32 + shift - wide / 12.0) * tall;
        let brick = Rect::from_min_max(
            pos2(left, at.y - high * tall + 1.0),
            pos2(left + wide / 3.0 * tall - 1.0, at.y),
        );
        p.rect_filled(brick, 2.0, shade(stone, 0.66 + 0.34 * scatter(row * 3 + k, 5)));
    }
}

fn crates(p: &Painter, at: Pos2, tall: f32, palette: &Palette, n: u32) {
    let metal = shade(mix(palette.detail, Color32::from_rgb(150, 120, 72), 0.45), palette.people);
    let boxes = [(-0.27, 0.0, 0.30, 0.34), (0.04, 0.0, 0.26, 0.26), (-0.16, 0.34, 0.26, 0.22)];
    for (k, (x, y, wide, high)) in boxes.into_iter().enumerate() {
        if k == 2 && n.is_multiple_of(2) {
            continue;
        }
        let low = at + vec2(x, -y) * tall;
        let rect = Rect::from_min_max(low - vec2(0.0, high * tall), low + vec2(wide * tall, 0.0));
        let ink = shade(metal, 0.6 + 0.3 * scatter(n + k as u32, 3));
        p.rect_filled(rect, 2.0, ink);
        let line = Stroke::new(1.2, shade(ink, 0.55));
        p.rect_stroke(rect.shrink(2.5), 1.0, line, bevy_egui::egui::StrokeKind::Inside);
        p.line_segment([rect.left_top(), rect.right_bottom()], line);
        p.hline(rect.x_range(), rect.top() + 1.0, Stroke::new(1.5, mix(ink, Color32::WHITE, 0.25)));
    }
}

/// What is as thick as trees within walls: a row of steel lockers, taller than a person.
fn lockers(p: &Painter, at: Pos2, tall: f32, palette: &Palette, n: u32) {
    let steel = shade(mix(palette.detail, Color32::from_rgb(104, 116, 132), 0.6), palette.people);
    for k in 0..3 {
        let left = at + vec2(-0.39 + 0.26 * k as f32, 0.0) * tall;
        let door = Rect::from_min_max(left - vec2(0.0, 1.25 * tall), left + vec2(0.25 * tall, 0.0));
        let ink = shade(steel, 0.62 + 0.25 * scatter(n + k, 6));
        p.rect_filled(door, 2.0, ink);
        let line = Stroke::new(1.2, shade(ink, 0.5));
        p.rect_stroke(door, 2.0, line, bevy_egui::egui::StrokeKind::Inside);
        for slit in 0..3 {
            let y = door.top() + (0.14 + 0.06 * slit as f32) * tall;
            p.hline(door.shrink(0.06 * tall).x_range(), y, line);
        }
        p.circle_filled(door.right_center() - vec2(0.05 * tall, 0.0), 0.02 * tall, line.color);
    }
}

/// What is as hard as a vehicle within walls: a pump, a stove, a tank on its bed.
fn machine(p: &Painter, at: Pos2, tall: f32, palette: &Palette) {
    let tone = mix(Color32::from_rgb(112, 116, 124), palette.near, 0.2);
    let body = shade(tone, palette.people);
    let block = |left: f32, low: f32, right: f32, high: f32| {
        Rect::from_min_max(at + vec2(left, -high) * tall, at + vec2(right, -low) * tall)
    };
    let line = Stroke::new(1.5, shade(body, 0.45));
    let parts = [
        (block(-0.85, 0.0, 0.85, 0.14), 0.6),
        (block(-0.72, 0.14, 0.12, 0.74), 0.9),
        (block(0.18, 0.14, 0.70, 0.58), 0.75),
    ];
    for (rect, light) in parts {
        p.rect_filled(rect, 3.0, shade(body, light));
        p.rect_stroke(rect, 3.0, line, bevy_egui::egui::StrokeKind::Inside);
    }
    let pipe = [(0.12, 0.66), (0.44, 0.66), (0.44, 0.56)].map(|(x, y)| at + vec2(x, -y) * tall);
    p.line(pipe.to_vec(), Stroke::new(0.07 * tall, shade(body, 0.65)));
    for x in [-0.55, -0.30] {
        let dial = at + vec2(x, -0.52) * tall;
        p.circle_filled(dial, 0.08 * tall, shade(palette.detail, 0.8));
        p.circle_stroke(dial, 0.08 * tall, line);
    }
}

fn sandbags(p: &Painter, at: Pos2, tall: f32, palette: &Palette) {
    let sack = shade(mix(palette.detail, Color32::from_rgb(168, 150, 110), 0.6), palette.people);
    for row in 0..4 {
        let count = 4 - row / 2;
        for k in 0..count {
            let x = (k as f32 - (count - 1) as f32 / 2.0) * 0.17;
            let middle = at + vec2(x, -0.07 - 0.115 * row as f32) * tall;
            let ink = shade(sack, 0.62 + 0.38 * scatter((row * 5 + k) as u32, 9));
            limb(
                p,
                middle - vec2(0.05 * tall, 0.0),
                middle + vec2(0.05 * tall, 0.0),
                0.11 * tall,
                ink,
            );
        }
    }
}

fn vehicle(p: &Painter, at: Pos2, tall: f32, palette: &Palette, armoured: bool) {
    let tone =
        if armoured { Color32::from_rgb(92, 100, 84) } else { Color32::from_rgb(112, 116, 124) };
    let body = shade(mix(tone, palette.near, 0.2), palette.people);
    let point = |(x, y): (f32, f32)| at + vec2(x, -y) * tall;
    let polygon = |corners: &[(f32, f32)], ink: Color32, line: Stroke| {
        let corners = corners.iter().map(|&it| point(it)).collect();
        p.add(Shape::convex_polygon(corners, ink, line));
    };
    let line = Stroke::new(1.5, shade(body, 0.4));
    polygon(&HULL, body, line);
    polygon(&CAB, shade(body, 0.86), line);
    if armoured {
        limb(p, point((0.2, 0.78)), point((1.05, 0.84)), 0.07 * tall, shade(body, 0.6));
    } else {
        polygon(&GLASS, shade(Color32::from_rgb(96, 130, 148), palette.people), Stroke::NONE);
    }
    for x in [-0.68, 0.0, 0.68] {
        p.circle_filled(point((x, 0.17)), 0.18 * tall, Color32::from_gray(24));
        p.circle_filled(point((x, 0.17)), 0.08 * tall, Color32::from_gray(76));
    }
}

/// The corners of a vehicle's parts, in shares of a person's height.
const HULL: [(f32, f32); 6] =
    [(-1.0, 0.2), (-1.0, 0.52), (-0.62, 0.60), (0.70, 0.60), (1.0, 0.42), (1.0, 0.2)];
const CAB: [(f32, f32); 4] = [(-0.40, 0.60), (-0.28, 0.92), (0.28, 0.92), (0.52, 0.60)];
const GLASS: [(f32, f32); 4] = [(-0.26, 0.64), (-0.20, 0.86), (0.20, 0.86), (0.36, 0.64)];
