//! Outlines: circles, polygons and the like. Curves are quadratic, whose arithmetic is the same
//! everywhere.

use tiny_skia::{PathBuilder, Rect};

use crate::{canvas::Outline, turn::turn};

pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Outline {
    oval(x, y, radius, radius)
}

pub(crate) fn oval(x: f32, y: f32, wide: f32, high: f32) -> Outline {
    let mut path = PathBuilder::new();
    path.push_oval(Rect::from_ltrb(x - wide, y - high, x + wide, y + high)?);
    path.finish()
}

pub(crate) fn rect(x: f32, y: f32, wide: f32, high: f32) -> Outline {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(x, y, wide, high)?);
    path.finish()
}

/// A closed polygon.
pub(crate) fn poly(points: &[(f32, f32)]) -> Outline {
    trace(points, true)
}

/// An open line through points.
pub(crate) fn open(points: &[(f32, f32)]) -> Outline {
    trace(points, false)
}

fn trace(points: &[(f32, f32)], close: bool) -> Outline {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.0, first.1);
    for point in rest {
        path.line_to(point.0, point.1);
    }
    if close {
        path.close();
    }
    path.finish()
}

/// Many short lines as one outline: from, to.
pub(crate) fn lines(ends: &[((f32, f32), (f32, f32))]) -> Outline {
    let mut path = PathBuilder::new();
    for (from, to) in ends {
        path.move_to(from.0, from.1);
        path.line_to(to.0, to.1);
    }
    path.finish()
}

/// A curve from one point to another, pulled toward a third.
pub(crate) fn bow(from: (f32, f32), pull: (f32, f32), to: (f32, f32)) -> Outline {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.quad_to(pull.0, pull.1, to.0, to.1);
    path.finish()
}

/// Part of an ellipse, from one angle in turns to another.
pub(crate) fn arc((x, y): (f32, f32), (wide, high): (f32, f32), from: f32, to: f32) -> Outline {
    open(&round((x, y), (wide, high), from, to))
}

/// Points along part of an ellipse.
pub(crate) fn round(
    (x, y): (f32, f32),
    (wide, high): (f32, f32),
    from: f32,
    to: f32,
) -> Vec<(f32, f32)> {
    let steps = 48;
    let point = |n: i32| {
        let (cos, sin) = turn(from + (to - from) * n as f32 / steps as f32);
        (x + wide * cos, y + high * sin)
    };
    (0..=steps).map(point).collect()
}

/// A rectangle with round corners.
pub(crate) fn soft_rect(x: f32, y: f32, wide: f32, high: f32, corner: f32) -> Outline {
    let (right, low) = (x + wide, y + high);
    let mut path = PathBuilder::new();
    path.move_to(x + corner, y);
    path.line_to(right - corner, y);
    path.quad_to(right, y, right, y + corner);
    path.line_to(right, low - corner);
    path.quad_to(right, low, right - corner, low);
    path.line_to(x + corner, low);
    path.quad_to(x, low, x, low - corner);
    path.line_to(x, y + corner);
    path.quad_to(x, y, x + corner, y);
    path.close();
    path.finish()
}
