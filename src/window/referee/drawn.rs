//! Dice as they fell, those that do not count in the shade.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use dice::{Pool, Throw};

use crate::window::theme;

/// One die; an outline while it has not fallen.
pub fn die(p: &Painter, at: Pos2, side: f32, face: Option<u8>, counts: bool) {
    let rect = Rect::from_min_size(at, Vec2::splat(side));
    let line = Stroke::new(1.5, theme::FAINT);
    let Some(face) = face else {
        p.rect_stroke(rect, side * 0.18, line, StrokeKind::Inside);
        return;
    };
    if !counts {
        p.rect_stroke(rect, side * 0.18, line, StrokeKind::Inside);
        pips(p, rect, face, theme::FAINT);
        return;
    }
    p.rect_filled(rect, side * 0.18, theme::TYPE);
    pips(p, rect, face, theme::SPACE);
}

/// From the middle out.
fn pips(p: &Painter, die: Rect, face: u8, ink: Color32) {
    let mut places = Vec::new();
    if face % 2 == 1 {
        places.push((0.0, 0.0));
    }
    if face >= 2 {
        places.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face >= 4 {
        places.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face == 6 {
        places.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in places {
        p.circle_filled(die.center() + vec2(x, y) * die.width() * 0.26, die.width() * 0.09, ink);
    }
}

/// All dice of a throw from `at` to the right; returns where they end.
pub fn fallen(p: &Painter, at: Pos2, side: f32, throw: &Throw) -> f32 {
    let out = throw.pool.left_out(&throw.dice);
    row(p, at, side, throw.dice.iter().enumerate().map(|(n, face)| (Some(*face), out != Some(n))))
}

/// The dice that are to be thrown.
pub fn waiting(p: &Painter, at: Pos2, side: f32, pool: Pool) -> f32 {
    row(p, at, side, (0..pool.count()).map(|_| (None, true)))
}

fn row(p: &Painter, at: Pos2, side: f32, all: impl Iterator<Item = (Option<u8>, bool)>) -> f32 {
    let mut x = at.x;
    for (face, counts) in all {
        die(p, Pos2::new(x, at.y), side, face, counts);
        x += side * 1.14;
    }
    x - side * 0.14
}

/// A tick for what succeeds, a cross for what does not.
pub fn verdict(p: &Painter, at: Pos2, r: f32, won: bool) {
    verdict_in(p, at, r, won, if won { theme::MET } else { theme::NOW });
}

/// The same in another colour.
pub fn verdict_in(p: &Painter, at: Pos2, r: f32, won: bool, colour: Color32) {
    let line = Stroke::new((r * 0.34).max(1.5), colour);
    if won {
        let bend = at + vec2(-r * 0.25, r * 0.6);
        p.line_segment([at + vec2(-r * 0.85, -r * 0.02), bend], line);
        p.line_segment([bend, at + vec2(r * 0.9, -r * 0.7)], line);
    } else {
        p.line_segment([at + vec2(-r, -r) * 0.7, at + vec2(r, r) * 0.7], line);
        p.line_segment([at + vec2(r, -r) * 0.7, at + vec2(-r, r) * 0.7], line);
    }
}
