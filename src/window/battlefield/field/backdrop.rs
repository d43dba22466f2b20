//! The backdrop of the field: hills, trees, walls, stars. It moves less than the ground does.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};
use skirmish::data::{Ground, Light, Terrain};

use super::{
    camera::Stage,
    corridor::corridor,
    palette::{Palette, mix, shade},
    shape::{glow, gradient, quad, scatter, under},
};
use crate::window::ui::paint;

/// Draws everything above the horizon.
pub fn draw(p: &Painter, stage: &Stage, ground: &Ground, palette: &Palette) {
    let sky = Rect::from_min_max(stage.rect.min, pos2(stage.rect.right(), stage.horizon() + 2.0));
    gradient(p, sky, palette.sky[0], palette.sky[1]);
    if ground.terrain == Terrain::Interior {
        return corridor(p, stage, sky, ground, palette);
    }
    if ground.vacuum || ground.light != Light::Day {
        paint::stars(p, sky, if ground.vacuum { 220 } else { 90 });
    }
    match palette.shine {
        Some(shine) => sun(p, sky, shine),
        None => moon(p, sky, palette),
    }
    let away = Back { p, stage, sky, palette };
    match ground.terrain {
        Terrain::Clear | Terrain::Prairie => away.hills(0.30, 0.10),
        Terrain::Rough | Terrain::Broken => away.ridges(0.42, 0.55),
        Terrain::Mountain => away.ridges(0.86, 1.0),
        Terrain::Forest => away.trees(0.62, false),
        Terrain::Jungle => away.trees(0.80, true),
        Terrain::River => away.hills(0.36, 0.16),
        Terrain::Swamp => away.trees(0.40, true),
        Terrain::Desert => away.hills(0.40, 0.26),
        Terrain::MaritimeSurface => away.waves(),
        Terrain::MaritimeSubsurface => away.deep(),
        Terrain::Arctic => away.ridges(0.36, 0.35),
        Terrain::City => away.city(),
        Terrain::Interior => {}
    }
}

fn sun(p: &Painter, sky: Rect, shine: Color32) {
    let at = pos2(sky.left() + sky.width() * 0.74, sky.bottom() - sky.height() * 0.52);
    glow(p, at, sky.height() * 1.5, shine.gamma_multiply(0.34));
    p.circle_filled(at, 13.0, shine);
}

fn moon(p: &Painter, sky: Rect, palette: &Palette) {
    let at = pos2(sky.left() + sky.width() * 0.80, sky.top() + sky.height() * 0.34);
    glow(p, at, 70.0, Color32::from_rgb(200, 210, 230).gamma_multiply(0.14));
    p.circle_filled(at, 10.0, Color32::from_rgb(214, 218, 226));
    p.circle_filled(at + vec2(4.5, -2.5), 9.0, mix(palette.sky[0], palette.sky[1], 0.35));
}

/// The backdrop as it is being drawn.
struct Back<'a> {
    p: &'a Painter,
    stage: &'a Stage,
    sky: Rect,
    palette: &'a Palette,
}

impl Back<'_> {
    /// How far a layer is shifted; a nearer one more.
    fn shift(&self, share: f32) -> f32 {
        self.stage.camera.centre * self.stage.scale().min(8.0) * share
    }

    /// A line of heights along the horizon, filled.
    fn layer(&self, near: f32, colour: Color32, height: impl Fn(f32) -> f32) {
        let shift = self.shift(near);
        let bottom = self.sky.bottom();
        let line: Vec<Pos2> = (0..=120)
            .map(|n| {
                let x = self.sky.left() + self.sky.width() * n as f32 / 120.0;
                pos2(x, bottom - height(x + shift) * self.sky.height())
            })
            .collect();
        let low = mix(colour, self.palette.ground[0], 0.5);
        under(self.p, &line, bottom + 1.0, colour, low);
    }

    fn hills(&self, high: f32, rough: f32) {
        let (far, near) = (self.palette.far, self.palette.near);
        self.layer(0.05, mix(far, self.palette.sky[1], 0.45), |x| {
            high * (0.55 + 0.30 * wave(x, 0.0061) + 0.15 * wave(x + 90.0, 0.017))
        });
        self.layer(0.10, far, |x| {
            high * (0.36 + 0.26 * wave(x + 300.0, 0.0085) + rough * wave(x, 0.031).abs())
        });
        self.layer(0.18, near, |x| high * (0.16 + 0.14 * wave(x + 40.0, 0.011)));
    }

    fn ridges(&self, high: f32, sharp: f32) {
        let (far, near) = (self.palette.far, self.palette.near);
        let peak = |x: f32, wide: f32, salt: u32| {
            let n = (x / wide).floor();
            let at = x / wide - n;
            let side = |n: f32| 0.35 + 0.65 * scatter((n as i32 + 4000) as u32, salt);
            let (a, b) = (side(n), side(n + 1.0));
            let dip = 1.0 - sharp * 0.7 * (1.0 - (2.0 * at - 1.0).abs());
            (a + (b - a) * at) * dip
        };
        self.layer(0.05, mix(far, self.palette.sky[1], 0.5), |x| high * 0.9 * peak(x, 120.0, 7));
        self.layer(0.10, far, |x| high * 0.62 * peak(x + 57.0, 84.0, 11));
        self.layer(0.18, near, |x| high * 0.30 * peak(x + 13.0, 46.0, 13));
    }

    fn trees(&self, high: f32, round: bool) {
        self.hills(high * 0.5, 0.1);
        let layers = [(0.08, 0.72, self.palette.far), (0.20, 1.0, self.palette.near)];
        for (nth, (near, size, colour)) in layers.into_iter().enumerate() {
            let step = 26.0 * size;
            let shift = self.shift(near);
            let first = ((self.sky.left() + shift) / step).floor() as i32 - 1;
            let count = (self.sky.width() / step) as i32 + 3;
            for n in first..first + count {
                let id = (n + 9000) as u32;
                let x = n as f32 * step - shift + 14.0 * scatter(id, 3 + nth as u32);
                let tall = high * size * self.sky.height() * (0.55 + 0.5 * scatter(id, 5));
                let foot = pos2(x, self.sky.bottom() + 1.0);
                let ink = mix(colour, self.palette.sky[1], 0.10 * scatter(id, 9));
                tree(self.p, foot, tall, ink, round);
            }
        }
    }

    fn waves(&self) {
        let (far, near) = (self.palette.far, self.palette.near);
        self.layer(0.05, far, |x| 0.05 + 0.012 * wave(x, 0.06));
        self.layer(0.12, near, |x| 0.02 + 0.014 * wave(x + 30.0, 0.09));
    }

    fn deep(&self) {
        for n in 0..7 {
            let x = self.sky.left() + self.sky.width() * (0.08 + 0.14 * n as f32);
            self.ray(x, 18.0 + 22.0 * scatter(n, 4));
        }
        self.ridges(0.34, 0.5);
    }

    /// Light that falls aslant through water.
    fn ray(&self, x: f32, wide: f32) {
        let (top, low) = (self.sky.top(), self.sky.bottom());
        let slant = self.sky.height() * 0.5;
        let upper = [pos2(x, top), pos2(x + wide, top)];
        let lower = [pos2(x + wide * 1.8 - slant, low), pos2(x - slant, low)];
        let corners = [upper[0], upper[1], lower[0], lower[1]];
        quad(self.p, corners, self.palette.detail.gamma_multiply(0.10));
    }

    fn city(&self) {
        self.street(0, 0.06, 0.92, self.palette.far);
        self.street(1, 0.14, 0.62, self.palette.near);
    }

    /// A row of houses, the further one with number 0; `near` is how much it moves with the camera.
    fn street(&self, nth: u32, near: f32, high: f32, colour: Color32) {
        let step = 62.0 - 14.0 * nth as f32;
        let shift = self.shift(near);
        let ink = mix(colour, self.palette.sky[1], 0.3 - 0.3 * nth as f32);
        let first = ((self.sky.left() + shift) / step).floor() as i32 - 1;
        for n in first..first + (self.sky.width() / step) as i32 + 3 {
            let id = (n + 7000) as u32;
            let left = n as f32 * step - shift;
            let tall = high * self.sky.height() * (0.35 + 0.65 * scatter(id, 21 + nth));
            let house = Rect::from_min_max(
                pos2(left, self.sky.bottom() - tall),
                pos2(left + step * (0.84 + 0.16 * scatter(id, 8)), self.sky.bottom() + 1.0),
            );
            self.house(house, id, ink);
        }
    }

    fn house(&self, house: Rect, id: u32, colour: Color32) {
        let house = house.intersect(self.sky.expand(1.0));
        self.p.rect_filled(house, 0.0, colour);
        let glow = Color32::from_rgb(255, 214, 140);
        let (columns, rows) = ((house.width() / 9.0) as u32, (house.height() / 11.0) as u32);
        for n in 0..columns.min(9) * rows.min(14) {
            let (column, row) = (n % columns.min(9), n / columns.min(9));
            let at = house.min + vec2(4.0 + 9.0 * column as f32, 5.0 + 11.0 * row as f32);
            let glows = scatter(id.wrapping_mul(31) + n, 2) > 0.72;
            let ink = if glows { glow.gamma_multiply(0.55) } else { shade(colour, 0.72) };
            self.p.rect_filled(Rect::from_min_size(at, vec2(4.0, 5.0)), 0.0, ink);
        }
    }
}

fn wave(x: f32, often: f32) -> f32 {
    0.5 + 0.5 * (x * often).sin()
}

/// A tree whose foot is hidden.
pub fn tree(p: &Painter, foot: Pos2, tall: f32, colour: Color32, round: bool) {
    let trunk =
        Rect::from_min_max(foot - vec2(tall * 0.035, tall * 0.55), foot + vec2(tall * 0.035, 0.0));
    p.rect_filled(trunk, 0.0, shade(colour, 0.6));
    if round {
        for (dx, dy, r) in [(-0.16, 0.62, 0.22), (0.17, 0.66, 0.21), (0.0, 0.82, 0.25)] {
            p.circle_filled(foot + vec2(dx * tall, -dy * tall), r * tall, colour);
        }
        return;
    }
    for (low, high, wide) in [(0.18, 0.58, 0.26), (0.40, 0.80, 0.20), (0.62, 1.0, 0.14)] {
        let corners = vec![
            foot + vec2(-wide * tall, -low * tall),
            foot + vec2(0.0, -high * tall),
            foot + vec2(wide * tall, -low * tall),
        ];
        p.add(bevy_egui::egui::Shape::convex_polygon(corners, colour, Stroke::NONE));
    }
}
