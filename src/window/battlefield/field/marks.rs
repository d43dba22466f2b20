//! Marks on the ground: zones of a weapon, distances, a side's goal.

use bevy_egui::egui::{Align2, Painter, Pos2, Shape, Stroke, pos2, vec2};
use skirmish::data::{Aim, Ground};

use super::{
    camera::{Stage, metres},
    ranges::Zone,
    shape::{dashed, quad},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// The ranges from somebody's place, each in its own tint.
pub fn zones(p: &Painter, stage: &Stage, zones: &[Zone]) {
    for zone in zones {
        let corners = [
            stage.at(zone.from, 0.0),
            stage.at(zone.to, 0.0),
            stage.at(zone.to, 1.16),
            stage.at(zone.from, 1.16),
        ];
        quad(p, corners, zone.tint());
        let line = Stroke::new(1.0, theme::faded(theme::TYPE, 0.34));
        for at in [zone.from, zone.to] {
            dashed(p, stage.at(at, 0.0), stage.at(at, 1.16), line);
        }
    }
}

/// The name of each range that is wide enough on the screen.
pub fn zone_names(p: &Painter, stage: &Stage, zones: &[Zone]) {
    for zone in zones {
        let (left, right) = (stage.at(zone.from, 0.0).x, stage.at(zone.to, 0.0).x);
        let shown = (left.max(stage.rect.left()), right.min(stage.rect.right()));
        if shown.1 - shown.0 > 44.0 {
            let at = pos2((shown.0 + shown.1) / 2.0, stage.horizon() + 9.0);
            let ink = theme::faded(theme::TYPE, 0.85);
            paint::caption(p, at, Align2::CENTER_CENTER, zone.name, size::TINY, ink);
        }
    }
}

/// A line every band.
pub fn marks(p: &Painter, stage: &Stage, ground: &Ground) {
    for (at, whole) in lines(stage, ground) {
        let ink = theme::faded(theme::TYPE, if whole { 0.20 } else { 0.09 });
        p.line_segment([stage.at(at, 0.0), stage.at(at, 1.16)], Stroke::new(1.0, ink));
    }
}

/// The metres of each of these lines, at the near edge.
pub fn distances(p: &Painter, stage: &Stage, ground: &Ground) {
    for (at, whole) in lines(stage, ground) {
        let foot = pos2(stage.at(at, 1.0).x, stage.rect.bottom() - 5.0);
        let ink = theme::faded(theme::TYPE, if whole { 0.85 } else { 0.5 });
        let words = format!("{at} m");
        // One that would be cut at the edge says nothing.
        if stage.rect.x_range().shrink(paint::wide(p, &words, size::TINY) / 2.0).contains(foot.x) {
            paint::say(p, foot, Align2::CENTER_BOTTOM, &words, size::TINY, ink);
        }
    }
}

/// Where lines are drawn, in metres, and whether a whole band ends there.
fn lines(stage: &Stage, ground: &Ground) -> Vec<(f32, bool)> {
    let band = stage.scale() * 25.0;
    let every = match () {
        () if band > 420.0 => 5.0,
        () if band > 44.0 => 25.0,
        () if band > 16.0 => 50.0,
        () => 100.0,
    };
    let (first, last) = stage.shown();
    let (first, last) = ((first.max(0.0) / every).ceil(), last.min(f32::from(ground.length)));
    let count = ((last + 0.01) / every - first).floor() as i32;
    let at = |n: i32| (first + n as f32) * every;
    (0..=count).map(at).map(|at| (at, (at / 25.0).fract().abs() < 0.01)).collect()
}

/// Draws a side's goal, where it is a place.
pub fn goal(p: &Painter, stage: &Stage, aim: Aim) {
    if let Aim::Hold { from, to, .. } = aim {
        let (from, to) = (metres(from), metres(to));
        let corners =
            [stage.at(from, 0.0), stage.at(to, 0.0), stage.at(to, 1.0), stage.at(from, 1.0)];
        quad(p, corners, theme::faded(theme::met(), 0.10));
    }
    for (at, _) in flags(aim) {
        let (foot, top) = pole(stage, at);
        p.line_segment([foot, top], Stroke::new(2.0, theme::TYPE));
        let cloth = vec![top, top + vec2(22.0, 6.0), top + vec2(0.0, 13.0)];
        p.add(Shape::convex_polygon(cloth, theme::met(), Stroke::NONE));
    }
}

/// What is to be done there.
pub fn goal_words(p: &Painter, stage: &Stage, aim: Aim) {
    for (at, words) in flags(aim) {
        let at = pole(stage, at).1 - vec2(0.0, 3.0);
        paint::say(p, at, Align2::CENTER_BOTTOM, words, size::TINY, theme::TYPE);
    }
}

/// The flags of a goal: where they stand, in metres, and their words.
fn flags(aim: Aim) -> Vec<(f32, &'static str)> {
    match aim {
        Aim::Hold { from, to, .. } => vec![(metres(from), "hold"), (metres(to), "")],
        Aim::Reach { place, .. } => vec![(metres(place), "reach")],
        Aim::Rescue { to, .. } => vec![(metres(to), "bring here")],
        Aim::Defeat | Aim::Protect { .. } | Aim::FirstBlood => Vec::new(),
    }
}

/// Foot and top of a flag.
fn pole(stage: &Stage, at: f32) -> (Pos2, Pos2) {
    let foot = stage.at(at, 0.08);
    (foot, foot - vec2(0.0, 46.0))
}
