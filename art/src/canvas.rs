//! The canvas of a picture, in its own units: 100 from top to bottom, with the origin in the
//! middle.

use cards::data::picture::Light;
use tiny_skia::{
    FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path, Pixmap, Point,
    RadialGradient, Shader, SpreadMode, Stroke, Transform,
};

use crate::{glow, ink::Ink, turn::turn};

/// Outline of a shape; `None` where there is nothing to draw.
pub(crate) type Outline = Option<Path>;

pub(crate) struct Canvas {
    pub pixmap: Pixmap,
    mask: Option<Mask>,
    at: Transform,
    /// Half of the visible area, in units: to the right, and down.
    pub half: (f32, f32),
    /// Colour of the card's type.
    pub key: Ink,
    pub light: Light,
    pub seed: u32,
}

/// Units always in view, to each side of the middle.
const SIDE: f32 = 62.0;

impl Canvas {
    /// Creates a canvas of this many pixels; `None` where that is 0, or more than memory holds.
    pub fn new(width: u32, height: u32, key: Ink, light: Light, seed: u32) -> Option<Canvas> {
        let pixmap = Pixmap::new(width, height)?;
        let (wide, high) = (width as f32, height as f32);
        let unit = (high / 100.0).min(wide / (2.0 * SIDE));
        let half = (wide / 2.0 / unit, high / 2.0 / unit);
        let at = Transform::from_row(unit, 0.0, 0.0, unit, wide / 2.0, high / 2.0);
        Some(Canvas { pixmap, mask: None, at, half, key, light, seed })
    }

    /// Side of the light: -1 for the left, 1 for the right.
    pub fn side(&self) -> f32 {
        match self.light {
            Light::Left => -1.0,
            Light::Right | Light::Behind => 1.0,
        }
    }

    pub fn is_lit_from_behind(&self) -> bool {
        self.light == Light::Behind
    }

    /// Draws with light from the right, for shapes that are mirrored afterwards together with their
    /// light.
    pub fn lit_from_the_right(&mut self, draw: impl FnOnce(&mut Canvas)) {
        let before = self.light;
        self.light = if before == Light::Behind { before } else { Light::Right };
        draw(self);
        self.light = before;
    }

    /// Draws at another place and scale, rotated by `turns`.
    pub fn placed(
        &mut self,
        x: f32,
        y: f32,
        scale: f32,
        turns: f32,
        draw: impl FnOnce(&mut Canvas),
    ) {
        let (cos, sin) = turn(turns);
        let there = Transform::from_row(cos * scale, sin * scale, -sin * scale, cos * scale, x, y);
        self.moved(there, draw);
    }

    /// Draws around another point, with heights scaled by `high`.
    pub fn squeezed(&mut self, x: f32, y: f32, high: f32, draw: impl FnOnce(&mut Canvas)) {
        self.moved(Transform::from_row(1.0, 0.0, 0.0, high, x, y), draw);
    }

    /// Draws mirrored left to right, or as is.
    pub fn mirrored(&mut self, mirror: bool, draw: impl FnOnce(&mut Canvas)) {
        let across = if mirror { -1.0 } else { 1.0 };
        self.moved(Transform::from_row(across, 0.0, 0.0, 1.0, 0.0, 0.0), draw);
    }

    fn moved(&mut self, there: Transform, draw: impl FnOnce(&mut Canvas)) {
        let before = self.at;
        self.at = before.pre_concat(there);
        draw(self);
        self.at = before;
    }

    /// Draws only within these outlines.
    pub fn within(&mut self, outlines: &[Outline], draw: impl FnOnce(&mut Canvas)) {
        let Some(mut mask) = Mask::new(self.pixmap.width(), self.pixmap.height()) else { return };
        for path in outlines.iter().flatten() {
            mask.fill_path(path, FillRule::Winding, true, self.at);
        }
        let before = self.mask.replace(mask);
        draw(self);
        self.mask = before;
    }

    pub fn fill(&mut self, outline: &Outline, ink: Ink) {
        self.paint(outline, Shader::SolidColor(ink.color()));
    }

    /// Fills with a gradient from one colour to another, between two points.
    pub fn grade(&mut self, outline: &Outline, from: (f32, f32, Ink), to: (f32, f32, Ink)) {
        let stops =
            vec![GradientStop::new(0.0, from.2.color()), GradientStop::new(1.0, to.2.color())];
        let (start, end) = (Point::from_xy(from.0, from.1), Point::from_xy(to.0, to.1));
        let shader = LinearGradient::new(start, end, stops, SpreadMode::Pad, Transform::identity());
        if let Some(shader) = shader {
            self.paint(outline, shader);
        }
    }

    /// Fills with a gradient from one colour in the middle to another at the rim.
    pub fn bloom(
        &mut self,
        outline: &Outline,
        (x, y, radius): (f32, f32, f32),
        stops: &[(f32, Ink)],
    ) {
        let stops = stops.iter().map(|&(at, ink)| GradientStop::new(at, ink.color())).collect();
        let at = Point::from_xy(x, y);
        let shader =
            RadialGradient::new(at, at, radius, stops, SpreadMode::Pad, Transform::identity());
        if let Some(shader) = shader {
            self.paint(outline, shader);
        }
    }

    /// Draws a soft light around a point.
    pub fn glow(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        let there = self.at.pre_concat(Transform::from_row(radius, 0.0, 0.0, radius, x, y));
        glow::lay(&mut self.pixmap, self.mask.as_ref(), there, ink.parts());
    }

    /// Draws a line of that width in units.
    pub fn line(&mut self, outline: &Outline, width: f32, ink: Ink) {
        let Some(path) = outline else { return };
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let paint = brush(Shader::SolidColor(ink.color()));
        self.pixmap.stroke_path(path, &paint, &stroke, self.at, self.mask.as_ref());
    }

    fn paint(&mut self, outline: &Outline, shader: Shader) {
        let Some(path) = outline else { return };
        let paint = brush(shader);
        self.pixmap.fill_path(path, &paint, FillRule::Winding, self.at, self.mask.as_ref());
    }
}

fn brush(shader: Shader) -> Paint {
    Paint { shader, anti_alias: true, ..Paint::default() }
}
