//! Victory points or chances to win over rounds: a line for each captain, with their sign at every round.

use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};
use engine::Seat;

use super::{
    focus::Focus,
    series::{Measure, Series},
};
use crate::window::{
    card_table::{captain, view::TableView},
    ui::{
        interface::in_use,
        magnifier::attend,
        paint, reader,
        theme::{self, size},
    },
};
use crate::{
    guide::Interface,
    match_summary::{MatchSummary, Round},
};

/// More rounds than this have a sign at every other round only, and so on.
const SIGNS: usize = 24;

/// The axes of the plot: where a round and a number of points stand.
struct Axes {
    area: Rect,
    rounds: usize,
    most: f32,
}

/// The captions of both measures over the plot; whether the other one was clicked.
pub(super) fn measures(ui: &Ui, area: Rect, now: Measure) -> bool {
    let (p, at) = (ui.painter(), area.left_top());
    let here = paint::caption(p, at, Align2::LEFT_TOP, now.words(), size::TINY, theme::TYPE);
    let keyboard = in_use(ui.ctx()) == Interface::Keyboard;
    let key = if keyboard { "C  " } else { "" };
    let words = format!("{key}{}", now.other().words());
    let at = here.right_top() + vec2(22.0, 0.0);
    let other = paint::caption(p, at, Align2::LEFT_TOP, &words, size::TINY, theme::FAINT);
    let response = ui.interact(other.expand2(vec2(10.0, 16.0)), Id::new("measure"), Sense::CLICK);
    reader::name(&response, false, || format!("show: {}", now.other().words()));
    response.clicked()
}

/// Draws it in `area`; the round that was clicked.
pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    series: &Series,
    view: &TableView,
    focus: &mut Focus,
) -> Option<Focus> {
    let (p, rounds) = (ui.painter().clone(), series.rounds());
    let threshold = view.me().threshold;
    let plot = Rect::from_min_max(
        area.left_top() + vec2(24.0, 38.0),
        area.right_bottom() - vec2(8.0, 20.0),
    );
    let axes = Axes { area: plot, rounds: rounds.len(), most: series.most(threshold) };
    let enough = (series.measure == Measure::Points).then_some(threshold);
    axes.rules(&p, series.measure.step(), enough);
    axes.numbers(&p, rounds);
    axes.moments(&p, series.summary);
    // One's own line lies on top.
    let others = view.seen.captains.iter().map(|captain| captain.seat);
    for seat in others.filter(|seat| *seat != view.seen.you).chain([view.seen.you]) {
        axes.line(&p, series, seat, view.seen.you);
    }
    let clicked = touched(ui, &axes, focus, series, view);
    if let Focus::Round(n) = *focus {
        attend(ui.ctx(), area);
        if let Some(round) = rounds.get(n) {
            told(&p, &axes, series, (n, round), view);
        }
    }
    clicked
}

/// The pointer leads from round to round, and a click presses one.
fn touched(
    ui: &Ui,
    axes: &Axes,
    focus: &mut Focus,
    series: &Series,
    view: &TableView,
) -> Option<Focus> {
    let place = axes.area.expand2(vec2(8.0, 14.0));
    let response = ui.interact(place, Id::new("victory points"), Sense::CLICK);
    let here = if let Focus::Round(n) = *focus { Some(n) } else { None };
    let here = here.filter(|n| *n < series.rounds().len());
    reader::name(&response, here.is_some(), || match here {
        Some(n) => spoken(series, n, view),
        None => format!("{} over the rounds", series.measure.words()).to_lowercase(),
    });
    let moved = ui.input(|input| input.pointer.is_moving());
    let at = response.hover_pos().filter(|_| moved || response.clicked())?;
    let nearest = (0..axes.rounds).min_by(|&a, &b| {
        let far = |n: usize| (axes.x(n) - at.x).abs();
        far(a).total_cmp(&far(b))
    })?;
    *focus = Focus::Round(nearest);
    response.clicked().then_some(*focus)
}

/// A round in words, for ears.
fn spoken(series: &Series, n: usize, view: &TableView) -> String {
    let round = &series.rounds()[n];
    let seats = (0u8..).map(Seat).zip(&round.captains);
    let stood = |(seat, _)| {
        let value = series.value(n, seat).map_or("–".to_owned(), |value| format!("{value:.0}"));
        format!("{} {value}", view.name(seat))
    };
    let stood: Vec<String> = seats.map(stood).collect();
    format!("round {}: {}", round.number, stood.join(", "))
}

impl Axes {
    /// The end of the round with this number in the list; before the first everybody stood at 0.
    fn x(&self, n: usize) -> f32 {
        self.area.left() + self.area.width() * (n + 1) as f32 / self.rounds.max(1) as f32
    }

    fn y(&self, value: f32) -> f32 {
        self.area.bottom() - self.area.height() * value / self.most.max(1.0)
    }

    /// Thin rules at every step, and a dashed one where there is enough to win.
    fn rules(&self, p: &Painter, step: usize, enough: Option<i16>) {
        for value in (0..=self.most as i16).step_by(step) {
            let (y, wins) = (self.y(value.into()), enough == Some(value));
            if !wins {
                p.hline(self.area.x_range(), y, Stroke::new(1.0, theme::faded(theme::RULE, 0.7)));
            }
            let at = pos2(self.area.left() - 8.0, y);
            let ink = if wins { theme::TYPE } else { theme::FAINT };
            paint::say(p, at, Align2::RIGHT_CENTER, &value.to_string(), size::TINY, ink);
        }
        if let Some(threshold) = enough {
            self.enough(p, self.y(threshold.into()));
        }
    }

    fn enough(&self, p: &Painter, y: f32) {
        let ends = [pos2(self.area.left(), y), pos2(self.area.right(), y)];
        let line = Stroke::new(1.0, theme::QUIET);
        p.extend(Shape::dashed_line(&ends, line, 5.0, 4.0));
        let at = pos2(self.area.left() + 6.0, y - 2.0);
        paint::say(p, at, Align2::LEFT_BOTTOM, "enough to win", size::TINY, theme::QUIET);
    }

    /// The rounds below, as many as there is room for.
    fn numbers(&self, p: &Painter, rounds: &[Round]) {
        let step = (self.rounds as f32 * 22.0 / self.area.width()).ceil().max(1.0) as usize;
        for (n, round) in rounds.iter().enumerate() {
            if (n + 1) % step == 0 || self.rounds <= step {
                let at = pos2(self.x(n), self.area.bottom() + 6.0);
                let number = round.number.to_string();
                paint::say(p, at, Align2::CENTER_TOP, &number, size::TINY, theme::FAINT);
            }
        }
        let at = pos2(self.area.left(), self.area.bottom() + 6.0);
        paint::say(p, at, Align2::CENTER_TOP, "round", size::TINY, theme::FAINT);
    }

    /// The turning points by their numbers, each where its decision was made.
    fn moments(&self, p: &Painter, summary: &MatchSummary) {
        let mut last = f32::NEG_INFINITY;
        for (n, moment) in summary.moments.iter().enumerate() {
            let exact = self.when(&summary.rounds, moment.decision);
            // Close together they stand side by side, those at the end leftward of it.
            let behind = (summary.moments.len() - 1 - n) as f32;
            let x = exact.max(last + 13.0).min(self.area.right() + 4.0 - 13.0 * behind);
            last = x;
            let top = self.area.top() - 12.0;
            let line = Stroke::new(1.0, theme::faded(theme::RULE, 0.9));
            p.vline(exact, top + 7.0..=self.area.bottom(), line);
            let at = pos2(x, top);
            let number = (n + 1).to_string();
            paint::strong(p, at, Align2::CENTER_CENTER, &number, size::TINY, theme::QUIET);
        }
    }

    /// Where the decision of this number stands among the rounds.
    fn when(&self, rounds: &[Round], decision: usize) -> f32 {
        let n = rounds.iter().rposition(|round| round.from <= decision).unwrap_or(0);
        let Some(round) = rounds.get(n) else { return self.area.left() };
        let end = rounds.get(n + 1).map_or(decision + 1, |next| next.from);
        let share = (decision - round.from.min(decision)) as f32 / (end - round.from).max(1) as f32;
        let from = if n == 0 { self.area.left() } else { self.x(n - 1) };
        from + (self.x(n) - from) * share.min(1.0)
    }

    fn line(&self, p: &Painter, series: &Series, seat: Seat, you: Seat) {
        let (_, colour) = captain::sign_of(seat, you);
        let at = |n: usize| Some(pos2(self.x(n), self.y(series.value(n, seat)?)));
        let ends: Vec<Pos2> = (0..self.rounds).map_while(at).collect();
        // Everybody begins without a point, but not without a chance.
        let start = pos2(self.area.left(), self.y(0.0));
        let start = (series.measure == Measure::Points).then_some(start);
        let wide = if seat == you { 2.4 } else { 1.8 };
        let points = start.into_iter().chain(ends.iter().copied()).collect();
        p.add(Shape::line(points, Stroke::new(wide, colour)));
        let every = self.rounds.div_ceil(SIGNS).max(1);
        for (n, at) in (1..).zip(&ends) {
            if n % every == 0 || n == ends.len() {
                captain::sign(p, *at, 4.2, seat, you);
            }
        }
    }
}

/// How everybody stood at the end of a round.
fn told(p: &Painter, axes: &Axes, series: &Series, (n, round): (usize, &Round), view: &TableView) {
    let x = axes.x(n);
    p.vline(x, axes.area.y_range(), Stroke::new(1.0, theme::now()));
    let (wide, line) = (186.0, 17.0);
    let tall = 27.0 + line * round.captains.len() as f32;
    // Points only grow, so there is room below the lines on the right; chances leave it on the other side.
    let left = series.measure == Measure::Chance && x > axes.area.center().x;
    let from = if left { axes.area.left() + 8.0 } else { axes.area.right() - wide - 8.0 };
    let at = pos2(from, axes.area.bottom() - tall - 8.0);
    let place = Rect::from_min_size(at, vec2(wide, tall));
    paint::plate(p, place, theme::PANEL, theme::RULE);
    let head = format!("Round {}", round.number);
    let at = place.left_top() + vec2(10.0, 6.0);
    paint::strong(p, at, Align2::LEFT_TOP, &head, size::SMALL, theme::TYPE);
    let at = place.right_top() + vec2(-10.0, 7.0);
    paint::say(p, at, Align2::RIGHT_TOP, series.measure.heading(), size::TINY, theme::FAINT);
    for (seat, standing) in (0u8..).map(Seat).zip(&round.captains) {
        let y = place.top() + 31.0 + line * f32::from(seat.0);
        captain::sign(p, pos2(place.left() + 15.0, y), 3.6, seat, view.seen.you);
        let figures = series.figures(n, seat);
        let at = pos2(place.right() - 10.0, y);
        let ink = if standing.out { theme::FAINT } else { theme::TYPE };
        let figures = paint::say(p, at, Align2::RIGHT_CENTER, &figures, size::SMALL, ink);
        let at = pos2(place.left() + 26.0, y);
        let room = figures.left() - 8.0 - at.x;
        let name = view.name(seat);
        paint::fitted(p, at, Align2::LEFT_CENTER, name, size::SMALL, ink, room, false);
    }
}
