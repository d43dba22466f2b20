//! Marks on the ground: zones of a weapon, distances, a side's goal.

use bevy_egui::egui::{Align2, Painter, Stroke, pos2, vec2};
use skirmish::data::{Aim, Ground};

use super::{
    camera::{Stage, metres},
    ranges::Zone,
    shape::{dashed, quad},
};
use crate::window::{
    paint,
    theme::{self, size},
};

/// The ranges from somebody's place, each in its own tint, with its name.
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
        let (left, right) = (stage.at(zone.from, 0.0).x, stage.at(zone.to, 0.0).x);
        let shown = (left.max(stage.rect.left()), right.min(stage.rect.right()));
        if shown.1 - shown.0 > 44.0 {
            let at = pos2((shown.0 + shown.1) / 2.0, stage.horizon() + 9.0);
            let ink = theme::faded(theme::TYPE, 0.85);
            paint::caption(p, at, Align2::CENTER_CENTER, zone.name, size::TINY, ink);
        }
    }
}

/// A line every band, with metres at the near edge.
pub fn marks(p: &Painter, stage: &Stage, ground: &Ground) {
    let band = stage.scale() * 25.0;
    let every = match () {
        () if band > 420.0 => 5.0,
        () if band > 44.0 => 25.0,
        () if band > 16.0 => 50.0,
        () => 100.0,
    };
    let (first, last) = stage.shown();
    let first = first.max(0.0);
    let last = last.min(f32::from(ground.length));
    let mut at = (first / every).ceil() * every;
    while at <= last + 0.01 {
        let whole = (at / 25.0).fract().abs() < 0.01;
        let ink = theme::faded(theme::TYPE, if whole { 0.20 } else { 0.09 });
        p.line_segment([stage.at(at, 0.0), stage.at(at, 1.16)], Stroke::new(1.0, ink));
        let foot = stage.at(at, 1.0);
        let words = format!("{at} m");
        let at_words = pos2(foot.x, stage.rect.bottom() - 5.0);
        let ink = theme::faded(theme::TYPE, if whole { 0.85 } else { 0.5 });
        paint::say(p, at_words, Align2::CENTER_BOTTOM, &words, size::TINY, ink);
        at += every;
    }
}

/// Draws a side's goal, where it is a place.
pub fn goal(p: &Painter, stage: &Stage, aim: Aim) {
    match aim {
        Aim::Hold { from, to, .. } => {
            let (from, to) = (metres(from), metres(to));
            let corners =
                [stage.at(from, 0.0), stage.at(to, 0.0), stage.at(to, 1.0), stage.at(from, 1.0)];
            quad(p, corners, theme::faded(theme::met(), 0.10));
            flag(p, stage, from, "hold");
            flag(p, stage, to, "");
        }
        Aim::Reach { place, .. } => flag(p, stage, metres(place), "reach"),
        Aim::Rescue { to, .. } => flag(p, stage, metres(to), "bring here"),
        Aim::Defeat | Aim::Protect { .. } | Aim::FirstBlood => {}
    }
}

fn flag(p: &Painter, stage: &Stage, at: f32, words: &str) {
    let foot = stage.at(at, 0.08);
    let top = foot - vec2(0.0, 46.0);
    p.line_segment([foot, top], Stroke::new(2.0, theme::TYPE));
    let cloth = vec![top, top + vec2(22.0, 6.0), top + vec2(0.0, 13.0)];
    p.add(bevy_egui::egui::Shape::convex_polygon(cloth, theme::met(), Stroke::NONE));
    let at = top + vec2(0.0, -3.0);
    paint::say(p, at, Align2::CENTER_BOTTOM, words, size::TINY, theme::TYPE);
}
