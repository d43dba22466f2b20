//! A die as it fell.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::window::ui::theme;

/// One die with its top left corner at `at`: an outline while it has not fallen, in the shade if it
/// does not count.
pub fn die(p: &Painter, at: Pos2, side: f32, face: Option<u8>, counts: bool) -> Rect {
    let rect = Rect::from_min_size(at, Vec2::splat(side));
    let filled = counts && face.is_some();
    if filled {
        p.rect_filled(rect, side * 0.18, theme::TYPE);
    } else {
        p.rect_stroke(rect, side * 0.18, Stroke::new(1.5, theme::FAINT), StrokeKind::Inside);
    }
    let ink = if filled { theme::SPACE } else { theme::FAINT };
    face.into_iter().for_each(|face| pips(p, rect, face, ink));
    rect
}

/// The pips of a face, from the middle out.
fn pips(p: &Painter, die: Rect, face: u8, ink: Color32) {
    let mut places = Vec::new();
    if face % 2 == 1 {
        places.push((0.0, 0.0));
    }
    if face > 1 {
        places.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face > 3 {
        places.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face > 5 {
        places.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in places {
        p.circle_filled(die.center() + vec2(x, y) * die.width() * 0.26, die.width() * 0.09, ink);
    }
}

/// A tick for what succeeds, a cross for what does not.
pub fn verdict(p: &Painter, at: Pos2, r: f32, won: bool) {
    verdict_in(p, at, r, won, if won { theme::met() } else { theme::now() });
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
