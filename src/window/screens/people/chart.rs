//! A panel of odds for each throw.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use characters::odds::Forecast;

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
    let gap = 18.0;
    let width = ((area.width() + gap) / 3.0 - gap).min(170.0);
    for (n, forecast) in all.iter().enumerate() {
        let left = area.left() + (width + gap) * n as f32;
        one_chart(
            pen,
            Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height())),
            forecast,
        );
    }
    area.bottom()
}

/// Draws the odds of a throw: its purpose, its chance, its ways, its modifiers.
fn one_chart(pen: &mut Pen, rect: Rect, forecast: &Forecast) {
    let p = pen.p();
    let target = forecast.target.map_or(2, i32::from);
    let chance =
        Chance { target, modifiers: &forecast.modifiers, odds: forecast.odds, fallen: None };
    let what = &forecast.what;
    paint::caption(&p, rect.min, Align2::LEFT_TOP, what, size::TINY, theme::QUIET);
    pen.rule(rect.right_top(), Align2::RIGHT_TOP, forecast.rule);
    let at = pos2(rect.left(), rect.top() + 14.0);
    let percent = drawn::percent(forecast.odds);
    let number = paint::numeral(&p, at, Align2::LEFT_TOP, &percent, size::TITLE, theme::TYPE);
    let at = pos2(rect.right(), number.center().y);
    let ways = format!("{}/{}", forecast.odds.ways(), forecast.odds.of());
    paint::say(&p, at, Align2::RIGHT_CENTER, &ways, size::SMALL, theme::QUIET);
    let needs: Vec<String> = std::iter::once(format!("{target}+ on two dice"))
        .chain(forecast.modifiers.iter().map(ToString::to_string))
        .collect();
    let at = pos2(rect.left(), number.bottom() + 1.0);
    let line = paint::fitted(
        &p,
        at,
        Align2::LEFT_TOP,
        &needs.join(", "),
        size::SMALL,
        theme::QUIET,
        rect.width(),
        false,
    );
    drawn::chart(&p, rect.with_min_y(line.bottom() + 6.0), &chance);
}
