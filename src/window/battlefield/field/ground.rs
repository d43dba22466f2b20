//! The ground: its surface, and what lies on it by itself.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};
use skirmish::data::{Ground, Terrain};

use super::{
    camera::{Stage, metres},
    palette::{Palette, mix},
    shape::{dashed, ellipse, gradient, quad, scatter},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws the surface with all that lies on it by itself.
pub fn surface(p: &Painter, stage: &Stage, ground: &Ground, palette: &Palette) {
    let area = stage.rect.with_min_y(stage.horizon());
    gradient(p, area, palette.ground[0], palette.ground[1]);
    match ground.terrain {
        Terrain::Interior => plates(p, stage, palette),
        Terrain::City => paving(p, stage, palette),
        Terrain::MaritimeSurface | Terrain::River => ripples(p, stage, palette),
        Terrain::Clear
        | Terrain::Prairie
        | Terrain::Rough
        | Terrain::Broken
        | Terrain::Mountain
        | Terrain::Forest
        | Terrain::Jungle
        | Terrain::Swamp
        | Terrain::Desert
        | Terrain::MaritimeSubsurface
        | Terrain::Arctic => tufts(p, stage, ground.terrain, palette),
    }
    for span in &ground.difficult {
        rough(p, stage, metres(span.from), metres(span.to), palette);
    }
    ends(p, stage, ground);
}

/// Deck plates, in perspective.
fn plates(p: &Painter, stage: &Stage, palette: &Palette) {
    let line = Stroke::new(1.0, palette.detail.gamma_multiply(0.30));
    let every = if stage.scale() * 2.0 > 34.0 { 2.0 } else { 25.0 / 4.0 };
    across(p, stage, every, line);
    for depth in (1..6).map(|n| (n as f32 / 6.0).powf(1.3)) {
        p.hline(stage.rect.x_range(), stage.y(depth), line);
    }
}

fn paving(p: &Painter, stage: &Stage, palette: &Palette) {
    let line = Stroke::new(1.0, palette.detail.gamma_multiply(0.22));
    across(p, stage, if stage.scale() * 3.0 > 40.0 { 3.0 } else { 12.5 }, line);
    for n in 1..5 {
        p.hline(stage.rect.x_range(), stage.y((n as f32 / 5.0).powf(1.4)), line);
    }
}

fn across(p: &Painter, stage: &Stage, every: f32, line: Stroke) {
    let (first, last) = stage.shown();
    let mut at = (first / every).floor() * every;
    while at < last + every {
        p.line_segment([stage.at(at, 0.0), stage.at(at, 1.2)], line);
        at += every;
    }
}

fn ripples(p: &Painter, stage: &Stage, palette: &Palette) {
    each_spot(stage, 0.9, |n, metres, depth| {
        let at = stage.at(metres, depth);
        let wide = (8.0 + 20.0 * scatter(n, 5)) * (0.4 + depth);
        let ink = palette.detail.gamma_multiply(0.16 + 0.2 * scatter(n, 6));
        p.hline(at.x - wide..=at.x + wide, at.y, Stroke::new(1.0 + depth, ink));
    });
}

fn tufts(p: &Painter, stage: &Stage, terrain: Terrain, palette: &Palette) {
    each_spot(stage, 1.0, |n, metres, depth| {
        let at = stage.at(metres, depth);
        let large = (0.35 + depth) * (0.6 + 0.8 * scatter(n, 8));
        let ink = palette.detail.gamma_multiply(0.22 + 0.3 * scatter(n, 6));
        match terrain {
            Terrain::Rough | Terrain::Broken | Terrain::Mountain | Terrain::MaritimeSubsurface => {
                stone(p, at, large, ink);
            }
            Terrain::Desert | Terrain::Arctic => dune(p, at, large, ink),
            Terrain::Clear
            | Terrain::Prairie
            | Terrain::Forest
            | Terrain::Jungle
            | Terrain::River
            | Terrain::Swamp
            | Terrain::MaritimeSurface
            | Terrain::City
            | Terrain::Interior => grass(p, at, large, ink),
        }
    });
}

fn dune(p: &Painter, at: Pos2, large: f32, ink: Color32) {
    let wide = 22.0 * large;
    let line = Stroke::new(1.2, ink.gamma_multiply(0.7));
    let lift = vec2(0.0, -2.5 * large);
    p.line_segment([at - vec2(wide, 0.0), at + lift], line);
    p.line_segment([at + lift, at + vec2(wide, 0.0)], line);
}

fn grass(p: &Painter, at: Pos2, large: f32, ink: Color32) {
    for lean in [-2.4, 0.3, 2.8] {
        p.line_segment([at, at + vec2(lean, -7.0) * large], Stroke::new(1.3, ink));
    }
}

fn stone(p: &Painter, at: bevy_egui::egui::Pos2, large: f32, ink: Color32) {
    ellipse(p, at, vec2(5.5, 2.6) * large, ink, Stroke::NONE);
    ellipse(p, at - vec2(0.8, 1.0) * large, vec2(3.4, 1.3) * large, ink, Stroke::NONE);
}

/// Calls with every spot of the ground that is shown: always the same ones.
fn each_spot(stage: &Stage, thick: f32, mut with: impl FnMut(u32, f32, f32)) {
    let every = (stage.camera.span / 46.0 / thick).max(0.5);
    // A coarser net is a part of a finer one, so that nothing jumps far while zooming.
    let every = 2.0_f32.powf(every.log2().ceil());
    let (first, last) = stage.shown();
    let mut n = (first / every).floor() as i32 - 1;
    while (n as f32) * every < last + every {
        for row in 0..3_u32 {
            let id = (n + 100_000) as u32 * 3 + row;
            let metres = (n as f32 + scatter(id, 1)) * every;
            with(id, metres, 0.04 + 0.96 * scatter(id, 2));
        }
        n += 1;
    }
}

/// Ground that halves speed: hatched.
fn rough(p: &Painter, stage: &Stage, from: f32, to: f32, palette: &Palette) {
    let corners = [stage.at(from, 0.0), stage.at(to, 0.0), stage.at(to, 1.0), stage.at(from, 1.0)];
    quad(p, corners, mix(palette.ground[1], palette.detail, 0.25).gamma_multiply(0.45));
    let steps = ((to - from) * stage.scale() / 16.0).clamp(2.0, 60.0) as u32;
    for n in 0..steps {
        let x = from + (to - from) * n as f32 / steps as f32;
        let lean = (to - from) / steps as f32 * 0.9;
        let ink = palette.detail.gamma_multiply(0.25);
        p.line_segment([stage.at(x, 1.0), stage.at(x + lean, 0.55)], Stroke::new(1.0, ink));
    }
}

/// The ends of the field: a wall, or a way out.
fn ends(p: &Painter, stage: &Stage, ground: &Ground) {
    let (left, right) = ground.open_ends;
    end(p, stage, 0.0, left, stage.rect.left());
    end(p, stage, f32::from(ground.length), right, stage.rect.right());
}

/// One end of the field: a dashed line where one can leave there, else all is dark as far as `beyond`.
fn end(p: &Painter, stage: &Stage, metres: f32, open: bool, beyond: f32) {
    let (top, low) = (stage.at(metres, 0.0), stage.at(metres, 1.0));
    if !stage.rect.x_range().contains(low.x) {
        return;
    }
    if open {
        return dashed(p, top, low, Stroke::new(1.5, theme::faded(theme::TYPE, 0.45)));
    }
    let foot = pos2(low.x, stage.rect.bottom());
    let corners = [top, pos2(beyond, top.y), pos2(beyond, foot.y), foot];
    quad(p, corners, Color32::from_black_alpha(120));
    p.line_segment([top, foot], Stroke::new(2.0, theme::faded(theme::TYPE, 0.30)));
}

/// The ways out.
pub fn words(p: &Painter, stage: &Stage, ground: &Ground) {
    for (at, words, align) in ways_out(stage, ground) {
        paint::say(p, at, align, words, size::TINY, theme::QUIET);
    }
}

/// The room of the words at the ways out.
pub fn words_rects(stage: &Stage, ground: &Ground) -> Vec<Rect> {
    let room = vec2(34.0, 14.0);
    let ends = ways_out(stage, ground).into_iter();
    ends.map(|(at, _, align)| align.anchor_size(at, room)).collect()
}

/// Where each way out is, and its words.
fn ways_out(stage: &Stage, ground: &Ground) -> Vec<(Pos2, &'static str, Align2)> {
    let right = f32::from(ground.length);
    let ends = [
        (0.0, ground.open_ends.0, "‹ out", Align2::RIGHT_CENTER, -8.0),
        (right, ground.open_ends.1, "out ›", Align2::LEFT_CENTER, 8.0),
    ];
    let open = ends.into_iter().filter(|(_, open, ..)| *open);
    let placed = open
        .map(|(at, _, words, align, aside)| (stage.at(at, 1.0) + vec2(aside, -8.0), words, align));
    placed.filter(|(at, ..)| stage.rect.x_range().contains(at.x)).collect()
}
