//! The backdrop indoors: a corridor with its panels.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use skirmish::data::Ground;

use super::{
    camera::Stage,
    palette::{Palette, mix, shade},
    shape::{glow, gradient, scatter},
};
use crate::window::ui::paint;

/// The wall of a ship: ribs, panels, lamps; with windows on the stars where there is no air.
pub(super) fn corridor(p: &Painter, stage: &Stage, wall: Rect, ground: &Ground, palette: &Palette) {
    gradient(p, wall, palette.far, palette.near);
    let every = if stage.scale() * 4.0 > 60.0 { 4.0 } else { 25.0 };
    let (first, last) = stage.shown();
    let mut metres = (first / every).floor() * every;
    let x = |metres: f32| stage.at(metres, 0.0).x;
    while metres < last + every {
        let panel =
            Rect::from_min_max(pos2(x(metres), wall.top()), pos2(x(metres + every), wall.bottom()));
        self::panel(p, panel, ground, palette, (metres / every) as i32);
        metres += every;
    }
    let pipe = |share: f32, thick: f32, colour: Color32| {
        let y = wall.top() + wall.height() * share;
        p.hline(wall.x_range(), y, Stroke::new(thick, shade(colour, 0.55)));
        p.hline(wall.x_range(), y - thick * 0.28, Stroke::new(1.0, colour));
    };
    pipe(0.09, 7.0, palette.detail);
    pipe(0.18, 4.0, mix(palette.detail, Color32::from_rgb(170, 96, 60), 0.5));
    p.rect_filled(wall.with_min_y(wall.bottom() - 5.0), 0.0, shade(palette.near, 0.5));
}

fn panel(p: &Painter, panel: Rect, ground: &Ground, palette: &Palette, n: i32) {
    let above = panel.top() + panel.height() * 0.27;
    let inner = panel.shrink2(vec2(5.0, 0.0)).with_min_y(above).with_max_y(panel.bottom() - 12.0);
    let window = ground.vacuum && n.rem_euclid(3) == 1;
    match window {
        true => window_to_space(p, inner, palette),
        false => plating(p, inner, palette, (n + 5000) as u32),
    }
    let rib = Rect::from_center_size(panel.left_center(), vec2(10.0, panel.height()));
    gradient(p, rib, shade(palette.detail, 0.5), shade(palette.detail, 0.34));
    lamp(p, panel, palette);
}

fn window_to_space(p: &Painter, inner: Rect, palette: &Palette) {
    p.rect_filled(inner, 9.0, Color32::from_rgb(3, 4, 9));
    paint::stars(&p.with_clip_rect(inner.shrink(2.0)), inner.expand(30.0), 60);
    p.rect_stroke(inner, 9.0, Stroke::new(3.0, palette.detail), StrokeKind::Inside);
}

/// A plate of the wall, some with slits.
fn plating(p: &Painter, inner: Rect, palette: &Palette, id: u32) {
    let tone = mix(palette.far, palette.near, scatter(id, 3));
    p.rect_filled(inner, 3.0, mix(tone, palette.detail, 0.12));
    let line = Stroke::new(1.0, shade(palette.near, 0.6));
    p.rect_stroke(inner, 3.0, line, StrokeKind::Inside);
    if scatter(id, 6) > 0.5 && inner.width() > 40.0 {
        for k in 0..4 {
            let y = inner.bottom() - 9.0 - 5.0 * k as f32;
            p.hline(inner.left() + 10.0..=inner.center().x, y, line);
        }
    }
}

/// The lamp above a plate; where nothing shines, a faint red one.
fn lamp(p: &Painter, panel: Rect, palette: &Palette) {
    let (shine, strong) = match palette.shine {
        Some(shine) => (shine, 0.9),
        None => (Color32::from_rgb(220, 80, 60), 0.5),
    };
    let at = pos2(panel.center().x, panel.top() + panel.height() * 0.235);
    let lamp = Rect::from_center_size(at, vec2((panel.width() * 0.34).min(54.0), 3.0));
    glow(p, at, 56.0, shine.gamma_multiply(0.10 * strong));
    p.rect_filled(lamp, 1.5, shine.gamma_multiply(strong));
}
