//! The options of a question, numbered, each with its odds.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};
use characters::{Move, odds::Forecast, text};

use super::{
    career_ui::{CareerAction, CareerUi},
    dice as drawn,
    living::Living,
    pen::{self, Pen},
};
use crate::window::ui::{
    compact,
    keys::PAGE,
    paint,
    theme::{self, size},
};

/// Width of a column of odds.
const ODDS: f32 = 60.0;

/// The page of options that holds the highlight; returns where it ends.
pub fn draw(
    pen: &mut Pen,
    area: Rect,
    living: &Living,
    career_ui: &CareerUi,
    options: &[Move],
) -> f32 {
    let forecasts = living.forecasts();
    let columns = columns(&forecasts);
    let mut y = area.top();
    if !columns.is_empty() {
        head(pen, area, &columns);
        y += 15.0;
    }
    let page = career_ui.selected / PAGE;
    let tall = compact::row(pen.ui.ctx(), 33.0);
    for (n, option) in options.iter().enumerate().skip(page * PAGE).take(PAGE) {
        let row = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), tall));
        one(pen, row, n, option, career_ui.selected == n);
        for (k, what) in columns.iter().enumerate() {
            let odds = |it: &&Forecast| it.option.as_ref() == Some(option) && it.what == *what;
            if let Some(forecast) = forecasts.iter().find(odds) {
                chance(pen, row, columns.len() - 1 - k, forecast);
            }
        }
        y += tall + 3.0;
    }
    if options.len() > PAGE {
        turn_page(pen, pos2(area.left() + 2.0, y), page, options.len());
        y += 16.0;
    }
    y
}

/// A row of the list: the number of its key, and what it is.
fn one(pen: &mut Pen, row: Rect, n: usize, option: &Move, selected: bool) {
    if pen.led_to(row) && !selected {
        pen.actions.push(CareerAction::Select(n));
    }
    let key = ((n % PAGE + 1) % 10).to_string();
    if pen.option(row, &key, &text::option(option), selected) {
        // A finger reads first; what it has read it takes.
        let reads = compact::is_on(pen.ui.ctx()) && !selected;
        pen.actions.push(if reads { CareerAction::Select(n) } else { CareerAction::Take(n) });
    }
    if let Move::Enlist(service) = option {
        let at = pos2(row.left() + 118.0, row.center().y);
        paint::mark(&pen.p(), at, 6.0, pen::badge(*service));
    }
}

/// Which page of how many; a click turns to the next.
fn turn_page(pen: &mut Pen, at: Pos2, page: usize, count: usize) {
    let pages = count.div_ceil(PAGE);
    let is_tapped = compact::is_on(pen.ui.ctx());
    let keys = if is_tapped { "tap for the next" } else { "PgUp PgDn" };
    let words = format!("{count} options · page {} of {pages} · {keys}", page + 1);
    let drawn = paint::say(&pen.p(), at, Align2::LEFT_TOP, &words, size::TINY, theme::FAINT);
    let around = if is_tapped { 14.0 } else { 4.0 };
    if pen.clicked(drawn.expand(around), "page of options") {
        pen.actions.push(CareerAction::Select((page + 1) % pages * PAGE));
    }
}

/// The columns of forecasts, each once; at most three.
fn columns(forecasts: &[Forecast]) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    // What age may take stands on the board.
    for forecast in forecasts.iter().filter(|forecast| forecast.rule != "CT-AGE-01") {
        if !columns.contains(&forecast.what) && columns.len() < 3 {
            columns.push(forecast.what.clone());
        }
    }
    columns
}

fn column(row: Rect, nth: usize) -> Rect {
    let right = row.right() - 8.0 - (ODDS + 6.0) * nth as f32;
    Rect::from_min_max(pos2(right - ODDS, row.top()), pos2(right, row.bottom()))
}

fn head(pen: &Pen, area: Rect, columns: &[String]) {
    let p = pen.p();
    for (k, what) in columns.iter().enumerate() {
        let place = column(area, columns.len() - 1 - k);
        let at = pos2(place.right(), area.top());
        paint::fitted(&p, at, Align2::RIGHT_TOP, what, size::TINY, theme::FAINT, ODDS + 4.0, false);
    }
}

fn chance(pen: &Pen, row: Rect, nth: usize, forecast: &Forecast) {
    let (p, place) = (pen.p(), column(row, nth));
    let at = pos2(place.right(), place.center().y - 3.0);
    let percent = drawn::percent(forecast.odds);
    paint::say(&p, at, Align2::RIGHT_CENTER, &percent, size::SMALL, theme::TYPE);
    let bar = place.with_min_x(place.right() - 44.0).with_min_y(row.bottom() - 8.0);
    drawn::gauge(&p, bar.with_max_y(row.bottom() - 5.0), forecast.odds);
}
