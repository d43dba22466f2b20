//! A panel of odds for each throw.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};
use characters::odds::Forecast;
use dice::Odds;

use super::{
    dice::{self as drawn, Chance},
    pen::Pen,
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Forecasts side by side; returns where they end.
pub fn charts(pen: &mut Pen, area: Rect, all: &[&Forecast]) -> f32 {
    if area.width() < NARROW {
        return stacked(pen, area, all);
    }
    let width = ((area.width() + GAP) / 3.0 - GAP).min(170.0);
    for (n, forecast) in all.iter().enumerate() {
        let at = pos2(area.left() + (width + GAP) * n as f32, area.top());
        one_chart(pen, Rect::from_min_size(at, vec2(width, area.height())), forecast);
    }
    area.bottom()
}

/// Where there is less room, forecasts stand below each other.
const NARROW: f32 = 420.0;

fn stacked(pen: &mut Pen, area: Rect, all: &[&Forecast]) -> f32 {
    let step = area.height() + 10.0;
    for (n, forecast) in all.iter().enumerate() {
        one_chart(pen, area.translate(vec2(0.0, step * n as f32)), forecast);
    }
    area.top() + step * all.len() as f32 - 10.0
}

/// Between two forecasts.
const GAP: f32 = 18.0;

/// Draws the odds of a throw: its purpose, its chance, its ways, its modifiers.
fn one_chart(pen: &mut Pen, rect: Rect, forecast: &Forecast) {
    let p = pen.p();
    let target = forecast.target.map_or(2, i32::from);
    paint::caption(&p, rect.min, Align2::LEFT_TOP, &forecast.what, size::TINY, theme::QUIET);
    pen.rule(rect.right_top(), Align2::RIGHT_TOP, forecast.rule);
    let number = odds(&p, rect.with_min_y(rect.top() + 14.0), forecast.odds);
    let needs = std::iter::once(format!("{target}+ on two dice"));
    let needs = needs.chain(forecast.modifiers.iter().map(ToString::to_string));
    let needs = needs.collect::<Vec<_>>().join(", ");
    let line = rect.with_min_y(number.bottom() + 1.0);
    let line = paint::along(&p, line, &needs, size::SMALL, theme::QUIET);
    let (modifiers, odds) = (&forecast.modifiers, forecast.odds);
    let chance = Chance { target, modifiers, odds, fallen: None };
    drawn::chart(&p, rect.with_min_y(line.bottom() + 6.0), &chance);
}

/// The odds, large as a share and small in ways; returns where the share stands.
fn odds(p: &Painter, area: Rect, odds: Odds) -> Rect {
    let percent = drawn::percent(odds);
    let number = paint::numeral(p, area.min, Align2::LEFT_TOP, &percent, size::TITLE, theme::TYPE);
    let at = pos2(area.right(), number.center().y);
    let ways = format!("{}/{}", odds.ways(), odds.of());
    paint::say(p, at, Align2::RIGHT_CENTER, &ways, size::SMALL, theme::QUIET);
    number
}
