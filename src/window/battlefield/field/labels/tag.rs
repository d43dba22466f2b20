//! The name of somebody on the field, the shape of their side, their wounds and how they are.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use characters::Characteristic;
use skirmish::{Condition, Hurt, Own, Seen};

use super::shared::{is_looked_at, text_size};
use crate::window::{
    battlefield::{
        field::{
            onstage::{Scene, Shown},
            sides,
        },
        words::short,
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// The width of a point of STR, DEX or END.
const PIP: f32 = 4.0;

/// The room of a tag.
pub(super) fn tag_size(p: &Painter, it: &Shown) -> Vec2 {
    let words = text_size(p, &short(&it.seen.name), size::TINY).x;
    let pips = it.seen.own.as_deref().map_or(0.0, |own| PIP * f32::from(most(own)) + 2.0);
    let wide = (words + 15.0 + marks_width(it.seen)).max(pips + 6.0) + 8.0;
    vec2(wide, if it.seen.own.is_some() { 29.0 } else { 16.0 })
}

/// The name, what shape the side has, and how they are.
pub(super) fn tag(p: &Painter, scene: &Scene, it: &Shown, plate: Rect) {
    ground(p, plate, it, is_looked_at(scene, it));
    let left = plate.left() + 9.0;
    sides::mark(p, pos2(left, plate.top() + 8.0), 3.6, it.seen.side);
    let ink = if it.seen.condition == Condition::Able { theme::TYPE } else { theme::QUIET };
    let at = pos2(left + 7.0, plate.top() + 8.0);
    paint::say(p, at, Align2::LEFT_CENTER, &short(&it.seen.name), size::TINY, ink);
    marks(p, pos2(plate.right() - 6.0, plate.top() + 8.0), it.seen);
    if let Some(own) = it.seen.own.as_deref() {
        wounds(p, pos2(plate.left() + 5.0, plate.top() + 16.5), own);
    }
}

/// The plate under everything.
fn ground(p: &Painter, plate: Rect, it: &Shown, is_looked_at: bool) {
    let (dark, line) = match is_looked_at {
        true => (0.92, theme::faded(theme::TYPE, 0.9)),
        false => (0.75, theme::faded(sides::colour(it.seen.side), 0.35)),
    };
    let line = Stroke::new(1.0, line);
    p.rect(plate, 3.0, theme::faded(theme::SPACE, dark), line, StrokeKind::Inside);
}

fn most(own: &Own) -> u8 {
    Characteristic::PHYSICAL.iter().map(|&it| own.full.get(it)).max().unwrap_or(0)
}

/// A row of points each for STR, DEX and END: filled for what is left.
fn wounds(p: &Painter, at: Pos2, own: &Own) {
    for (row, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let at = at + vec2(0.0, 3.8 * row as f32);
        points(p, at, own.now.get(which), own.full.get(which));
    }
}

/// A row of points.
fn points(p: &Painter, at: Pos2, now: u8, full: u8) {
    let colour = match now {
        0 => theme::now(),
        now if u16::from(now) * 2 <= u16::from(full) => Color32::from_rgb(232, 176, 96),
        _ => theme::met(),
    };
    for n in 0..full.min(15) {
        let corner = at + vec2(PIP * f32::from(n), 0.0);
        let pip = Rect::from_min_size(corner, vec2(PIP - 1.0, 2.8));
        let ink = if n < now { colour } else { theme::faded(theme::TYPE, 0.20) };
        p.rect_filled(pip, 0.5, ink);
    }
}

fn marks_width(seen: &Seen) -> f32 {
    let count =
        hurt(seen.hurt) + u8::from(seen.cover.is_some()) * 2 + u8::from(state(seen).is_some()) * 2;
    f32::from(count) * 6.0
}

fn hurt(hurt: Hurt) -> u8 {
    match hurt {
        Hurt::Unhurt => 0,
        Hurt::Lightly => 1,
        Hurt::Badly => 2,
    }
}

/// A sign for who is out of it.
fn state(seen: &Seen) -> Option<&'static str> {
    match seen.condition {
        Condition::Dead => Some("†"),
        Condition::Unconscious => Some("z"),
        Condition::Helpless => Some("*"),
        Condition::Able | Condition::Gone(_) => None,
    }
}

/// From the right: how they are, how hurt they look, whether they are behind something.
fn marks(p: &Painter, right: Pos2, seen: &Seen) {
    let mut x = right.x;
    if let Some(sign) = state(seen) {
        paint::strong(p, pos2(x, right.y), Align2::RIGHT_CENTER, sign, size::SMALL, theme::now());
        x -= 11.0;
    }
    for _ in 0..hurt(seen.hurt) {
        let line = Stroke::new(2.0, Color32::from_rgb(240, 90, 74));
        p.line_segment([pos2(x - 4.0, right.y + 4.0), pos2(x, right.y - 4.0)], line);
        x -= 5.0;
    }
    if seen.cover.is_some() {
        shield(p, pos2(x - 5.0, right.y), theme::TYPE);
    }
}

/// Behind cover.
fn shield(p: &Painter, at: Pos2, ink: Color32) {
    let corners = [(-4.0, -4.5), (4.0, -4.5), (4.0, 0.5), (0.0, 5.0), (-4.0, 0.5)];
    let points = corners.into_iter().map(|(x, y)| at + vec2(x, y)).collect();
    p.add(Shape::closed_line(points, Stroke::new(1.3, ink)));
}
