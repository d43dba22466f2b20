//! The background of the title: the name of the game, stars, a planet and its lanes.

use std::{
    f32::consts::{FRAC_PI_2, PI},
    time::Duration,
};

use bevy_egui::egui::{self, Align2, Painter, Rect, Stroke, pos2, vec2};

use crate::settings::Settings;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// The name of the game before a planet and its lanes.
pub(in crate::window) fn heading(p: &Painter, all: Rect, time: f32) {
    paint::stars(p, all, 260);
    planet(p, all, time);
    let at = pos2(all.left() + 94.0, all.top() + 52.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "Far Lanes", size::GIANT, theme::TYPE);
    let rule = pos2(at.x + 4.0, name.bottom() + 12.0);
    paint::underline(p, rule);
    let at = pos2(at.x + 4.0, rule.y + 18.0);
    let line = "One to four captains, four contracts, twenty points.";
    paint::say(p, at, Align2::LEFT_TOP, line, size::TITLE, theme::QUIET);
    let at = pos2(all.left() + 96.0, all.bottom() - 26.0);
    let words = "↑ ↓ ← → move · Enter chooses · + − size";
    paint::say(p, at, Align2::LEFT_TOP, words, size::SMALL, theme::FAINT);
}

/// Stars, a planet and its lanes.
pub(in crate::window) fn sky(p: &Painter, all: Rect) {
    paint::stars(p, all, 260);
    planet(p, all, 0.0);
}

/// Seconds between two pictures of the ships on their lanes.
const TICK: f32 = 0.25;

/// How long the ships have been under way, in seconds; no time passes where nothing is to move.
pub(in crate::window) fn time(ui: &egui::Ui, settings: &Settings) -> f32 {
    let Some(pace) = settings.pace().filter(|_| !settings.reduced_motion) else { return 0.0 };
    ui.ctx().request_repaint_after(Duration::from_secs_f32(TICK));
    ui.input(|input| input.time) as f32 / pace
}

fn planet(p: &Painter, all: Rect, time: f32) {
    let centre = pos2(all.right() + 40.0, all.bottom() + 120.0);
    for n in 1..=6 {
        let lane = 330.0 + 92.0 * n as f32;
        let share = 0.55 - 0.07 * n as f32;
        p.circle_stroke(centre, lane, Stroke::new(1.0, theme::faded(theme::QUIET, share * 0.5)));
    }
    p.circle_filled(centre, 330.0, egui::Color32::from_rgb(18, 19, 27));
    p.circle_stroke(centre, 330.0, Stroke::new(1.5, theme::faded(theme::TYPE, 0.8)));
    for (lane, angle, radius) in [(1.0, 3.62, 5.0), (3.0, 3.62, 8.0), (5.0, 3.36, 4.0)] {
        let reach = 330.0 + 92.0 * lane;
        // Outer lanes take longer; a ship that has passed comes up again at the horizon.
        let angle = PI + (angle - PI + time * 0.03 / (1.0 + lane)) % FRAC_PI_2;
        let at = centre + vec2(f32::cos(angle), f32::sin(angle)) * reach;
        p.circle_filled(at, radius + 3.0, theme::SPACE);
        let now = lane == 3.0;
        p.circle_filled(at, radius, if now { theme::now() } else { theme::QUIET });
    }
}
