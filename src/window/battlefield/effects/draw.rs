//! Draws one cue at one moment.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use skirmish::FighterId;

use super::{
    Points,
    cue::{Cue, What},
};
use crate::window::{
    battlefield::field::{
        arms::Arm,
        camera::Stage,
        shape::{ellipse, glow, scatter},
    },
    ui::{
        layout_check::{Reason, meant},
        paint,
        theme::{self, size},
    },
};

const FLASH: Color32 = Color32::from_rgb(255, 226, 150);
const BEAM: Color32 = Color32::from_rgb(255, 92, 84);
const FIRE: Color32 = Color32::from_rgb(255, 146, 56);

/// Draws what flies, flashes or blows up, `share` of the way through it.
pub fn flash(p: &Painter, stage: &Stage, cue: &Cue, share: f32, at: Points) {
    let between = |by: &FighterId, target: &FighterId| Some((at(*by)?.0, at(*target)?.1));
    match &cue.what {
        What::Shot { by, target, hit, arm, count } => {
            let Some((from, to)) = between(by, target) else { return };
            shot(p, from, to, *hit, *arm, *count, share);
        }
        What::Blow { by, target, hit } => {
            let Some((from, to)) = between(by, target) else { return };
            blow(p, from, to, *hit, share);
        }
        What::Throw { by, target, hit } => {
            let Some((from, to)) = between(by, target) else { return };
            throw(p, from, to, *hit, share);
        }
        What::Blast { at, metres } => blast(p, stage, *at, *metres, share),
        What::Words { .. } | What::Banner { .. } | What::Walk { .. } | What::Falls { .. } => {}
    }
}

/// Writes what is called out.
pub fn words(
    p: &Painter,
    stage: &Stage,
    cue: &Cue,
    share: f32,
    chest: &dyn Fn(FighterId) -> Option<Pos2>,
) {
    match &cue.what {
        What::Words { who, text, hurts } => {
            let Some(chest) = chest(*who) else { return };
            rise(p, chest, text, *hurts, share);
        }
        What::Banner { text } => banner(p, stage, text, share),
        What::Shot { .. }
        | What::Blow { .. }
        | What::Throw { .. }
        | What::Blast { .. }
        | What::Walk { .. }
        | What::Falls { .. } => {}
    }
}

/// Where a shot goes that misses: past the target, over the ground.
fn past(from: Pos2, to: Pos2) -> Pos2 {
    to + (to - from).normalized() * 90.0 + vec2(0.0, -16.0)
}

fn shot(p: &Painter, from: Pos2, to: Pos2, hit: bool, arm: Arm, count: u8, share: f32) {
    let end = if hit { to } else { past(from, to) };
    for n in 0..count {
        let local = share * f32::from(count) - f32::from(n);
        if !(0.0..1.0).contains(&local) {
            continue;
        }
        let off = if count > 1 { 9.0 * (scatter(u32::from(n), 4) - 0.5) } else { 0.0 };
        one_shot(p, from, end + vec2(0.0, off), arm, local);
        if hit && local > 0.35 {
            sparks(p, to, (local - 0.35) / 0.65, BEAM);
        }
    }
}

/// One shot at a share of its time: the light at the muzzle, and a beam or a tracer.
fn one_shot(p: &Painter, from: Pos2, end: Pos2, arm: Arm, share: f32) {
    let light = (1.0 - share * 1.8).max(0.0);
    glow(p, from, 46.0, FLASH.gamma_multiply(0.75 * light));
    if light > 0.0 && arm != Arm::Beam {
        muzzle(p, from, (end - from).normalized(), light);
    }
    match arm == Arm::Beam {
        true => beam(p, from, end, 1.0 - share),
        false => tracer(p, from, end, (share * 2.4).min(1.0), 1.0 - share * 0.6),
    }
}

fn muzzle(p: &Painter, at: Pos2, way: Vec2, light: f32) {
    let side = vec2(-way.y, way.x);
    for (along, across) in [(20.0, 0.0), (12.0, 6.0), (12.0, -6.0)] {
        let end = at + way * (along * light) + side * (across * light);
        p.line_segment([at, end], Stroke::new(3.0 * light + 0.5, FLASH));
    }
}

fn tracer(p: &Painter, from: Pos2, to: Pos2, share: f32, light: f32) {
    let head = from + (to - from) * share;
    let tail = from + (to - from) * (share - 0.30).max(0.0);
    p.line_segment([from, tail], Stroke::new(1.2, FLASH.gamma_multiply(0.30 * light)));
    p.line_segment([tail, head], Stroke::new(2.8, FLASH.gamma_multiply(light)));
    glow(p, head, 15.0, FLASH.gamma_multiply(0.55 * light));
}

fn beam(p: &Painter, from: Pos2, to: Pos2, light: f32) {
    for (wide, share) in [(9.0, 0.14), (5.0, 0.30), (2.2, 1.0)] {
        p.line_segment([from, to], Stroke::new(wide, BEAM.gamma_multiply(share * light)));
    }
    p.line_segment([from, to], Stroke::new(0.8, Color32::WHITE.gamma_multiply(light)));
    glow(p, to, 30.0, BEAM.gamma_multiply(0.5 * light));
}

fn sparks(p: &Painter, at: Pos2, share: f32, colour: Color32) {
    let light = 1.0 - share;
    glow(p, at, 30.0 * (0.5 + share), colour.gamma_multiply(0.45 * light));
    for n in 0..8_u32 {
        let angle = std::f32::consts::TAU * (n as f32 + scatter(n, 2)) / 8.0;
        let far = (8.0 + 26.0 * share) * (0.6 + 0.6 * scatter(n, 3));
        let way = Vec2::angled(angle);
        let line = Stroke::new(1.8, FLASH.gamma_multiply(light));
        p.line_segment([at + way * (far * 0.6), at + way * far], line);
    }
}

/// A bow in front of the attacker.
fn blow(p: &Painter, from: Pos2, to: Pos2, hit: bool, share: f32) {
    let light = (1.0 - share).powf(0.7);
    let way = if to.x >= from.x { 1.0 } else { -1.0 };
    let on = |n: u8| {
        let angle = -1.3 + 2.2 * (f32::from(n) / 10.0) * (share * 2.2).min(1.0);
        from + vec2(angle.cos() * 26.0 * way - 8.0 * way, angle.sin() * 26.0)
    };
    let line = Stroke::new(3.0, Color32::WHITE.gamma_multiply(light));
    p.add(Shape::line((0..=10).map(on).collect(), line));
    if hit && share > 0.3 {
        sparks(p, to, (share - 0.3) / 0.7, BEAM);
    }
}

fn throw(p: &Painter, from: Pos2, to: Pos2, hit: bool, share: f32) {
    let end = if hit { to } else { past(from, to) };
    let high = (0.22 * (end.x - from.x).abs()).clamp(30.0, 150.0);
    let on =
        |share: f32| from + (end - from) * share - vec2(0.0, high * 4.0 * share * (1.0 - share));
    for n in 1..7_u8 {
        let back = share - 0.03 * f32::from(n);
        if back > 0.0 {
            p.circle_filled(on(back), 2.0, FLASH.gamma_multiply(0.4 / f32::from(n)));
        }
    }
    p.circle_filled(on(share), 4.0, Color32::from_gray(30));
    p.circle_stroke(on(share), 4.0, Stroke::new(1.2, FLASH));
}

/// A few words that rise over somebody.
fn rise(p: &Painter, chest: Pos2, text: &str, hurts: bool, share: f32) {
    let light = (2.2 * (1.0 - share)).min(1.0);
    let colour = if hurts { Color32::from_rgb(255, 110, 92) } else { theme::TYPE };
    let at = chest - vec2(0.0, 26.0 + 30.0 * share);
    let points = if hurts { 20.0 } else { size::BODY };
    let dark = theme::faded(theme::SPACE, light);
    for (dx, dy) in [(1.5, 1.5), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        paint::strong(p, at + vec2(dx, dy), Align2::CENTER_CENTER, text, points, dark);
    }
    let ink = theme::faded(colour, light);
    let said = paint::strong(p, at, Align2::CENTER_CENTER, text, points, ink);
    meant(p, said.expand(4.0), Reason::Floats);
}

fn blast(p: &Painter, stage: &Stage, at: f32, metres: f32, share: f32) {
    let centre = stage.at(at, 0.55);
    let radius = (metres * stage.scale()).max(26.0);
    let grown = radius * (0.35 + 0.65 * share.powf(0.4));
    let light = 1.0 - share;
    glow(p, centre, grown * 1.9, FIRE.gamma_multiply(0.75 * light));
    glow(p, centre, grown * 0.9, FLASH.gamma_multiply(0.9 * light * light));
    let ring = Stroke::new(2.5, FIRE.gamma_multiply(light));
    ellipse(p, centre, vec2(grown, grown * 0.34), Color32::TRANSPARENT, ring);
    for n in 0..16_u32 {
        let angle = std::f32::consts::TAU * scatter(n, 1);
        let far = grown * (0.3 + 0.9 * scatter(n, 2));
        let lift = radius * 0.9 * share * (1.4 - share) * scatter(n, 3);
        let spot = centre + vec2(angle.cos() * far, angle.sin() * far * 0.34 - lift);
        let smoke = Color32::from_gray(52).gamma_multiply(0.55 * light);
        p.circle_filled(spot, 5.0 + 9.0 * share, smoke);
        p.circle_filled(spot, 2.2, FIRE.gamma_multiply(light));
    }
}

fn banner(p: &Painter, stage: &Stage, text: &str, share: f32) {
    let light = (3.0 * share).min(1.0) * (2.5 * (1.0 - share)).min(1.0);
    let at = pos2(stage.rect.center().x, stage.rect.top() + 58.0);
    let dark = theme::faded(theme::SPACE, 0.7 * light);
    let plate = Rect::from_center_size(at, vec2(stage.rect.width(), 46.0));
    p.rect_filled(plate, 0.0, dark);
    paint::caption(p, at, Align2::CENTER_CENTER, text, 24.0, theme::faded(theme::TYPE, light));
}
