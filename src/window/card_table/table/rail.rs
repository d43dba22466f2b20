//! The rail: where in the round the game is, and what comes.

use art::Icon;
use bevy_egui::egui::{Align2, Painter, Rect, Stroke, pos2, vec2};
use cards::{Stage, data::Phase, text};

use crate::window::{
    card_table::{icons, touch::Pen, view::TableView},
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Draws the six phases with the present stage, the round, and who goes first.
pub fn draw(pen: &mut Pen, rect: Rect) {
    let (p, view) = (&pen.p(), pen.view);
    p.rect_filled(rect, 0.0, theme::faded(theme::PANEL, 0.9));
    p.hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme::RULE));
    let round = round(p, rect, view);
    pen.tip(rect.with_max_x(round), "Round");
    let first = first_captain(p, rect, view);
    pen.tip(rect.with_min_x(first + 40.0), "First captain");
    let (left, right) = (round + 22.0, first - 22.0);
    let step = (right - left) / Phase::ALL.len() as f32;
    for (n, &phase) in Phase::ALL.iter().enumerate() {
        let from = left + step * n as f32;
        let cell = Rect::from_min_max(pos2(from, rect.top()), pos2(from + step, rect.bottom()));
        phase_cell(p, cell, phase, view);
        tips(pen, cell, phase);
    }
}

/// The phase by its name; along the bottom each of its stages.
fn tips(pen: &mut Pen, cell: Rect, phase: Phase) {
    let now = pen.view.seen.stage;
    let all = stages_of(phase, pen.view);
    let name = cell.with_max_y(cell.top() + 22.0);
    pen.tip(name, text::phase_name(phase));
    let room = (cell.width() - 12.0) / all.len() as f32;
    for (n, stage) in all.into_iter().enumerate() {
        let left = cell.left() + 6.0 + room * n as f32;
        let below = if now.phase() == phase { 10.0 } else { 24.0 };
        let tick =
            Rect::from_min_max(pos2(left, cell.bottom() - below), pos2(left + room, cell.bottom()));
        pen.tip(tick, stage.title());
    }
    if now.phase() == phase {
        let title = Rect::from_min_max(name.left_bottom(), cell.max - vec2(0.0, 10.0));
        pen.tip(title, now.title());
    }
}

fn stages_of(phase: Phase, view: &TableView) -> Vec<Stage> {
    Stage::of_round(view.seen.is_solo()).filter(|stage| stage.phase() == phase).collect()
}

fn round(p: &Painter, rect: Rect, view: &TableView) -> f32 {
    let at = pos2(rect.left() + 14.0, rect.center().y);
    let word = paint::caption(p, at, Align2::LEFT_CENTER, "Round", size::TINY, theme::QUIET);
    let at = pos2(word.right() + 7.0, at.y);
    let number = view.seen.round.to_string();
    let number = paint::numeral(p, at, Align2::LEFT_CENTER, &number, 28.0, theme::TYPE);
    bounds(p, number, view).unwrap_or(number.right())
}

/// How long a game lasts that has an end, and the points that win it: a voyage has other numbers than a
/// race. Returns where that ends.
fn bounds(p: &Painter, number: Rect, view: &TableView) -> Option<f32> {
    let limit = view.seen.constants.round_cap?;
    let at = number.right_center() + vec2(8.0, -1.0);
    let (words, ink) = (format!("of {limit}"), theme::QUIET);
    let upper = paint::say(p, at, Align2::LEFT_BOTTOM, &words, size::SMALL, ink);
    let words = format!("for {} VP", view.seen.constants.victory);
    let at = pos2(at.x, at.y + 1.0);
    let lower = paint::say(p, at, Align2::LEFT_TOP, &words, size::SMALL, ink);
    Some(upper.right().max(lower.right()))
}

fn first_captain(p: &Painter, rect: Rect, view: &TableView) -> f32 {
    let right = rect.right() - 14.0;
    let at = pos2(right, rect.top() + 10.0);
    let word = paint::caption(p, at, Align2::RIGHT_TOP, "First captain", 9.0, theme::FAINT);
    let at = pos2(right, rect.top() + 23.0);
    let name = view.name(view.seen.first);
    let name = paint::fitted(p, at, Align2::RIGHT_TOP, name, size::BODY, theme::TYPE, 150.0, true);
    let help = pos2(word.left().min(name.left()) - 22.0, rect.center().y);
    let key = paint::say(p, help, Align2::RIGHT_CENTER, "F1 keys", size::TINY, theme::FAINT);
    key.left()
}

fn phase_cell(p: &Painter, cell: Rect, phase: Phase, view: &TableView) {
    let now = view.seen.stage;
    let here = now.phase() == phase;
    let past = phase < now.phase();
    let ink = if here {
        theme::TYPE
    } else if past {
        theme::FAINT
    } else {
        theme::QUIET
    };
    let at = pos2(cell.left() + 13.0, cell.top() + 15.0);
    let sign = paint::icon(p, at, 14.0, Icon::Phase(phase), ink);
    let at = pos2(sign.right() + 5.0, cell.top() + 9.0);
    let word = format!("{phase:?}");
    let word = paint::caption(p, at, Align2::LEFT_TOP, &word, size::TINY, ink);
    stages(p, cell, phase, view);
    if here {
        let at = pos2(sign.center().x, cell.top() + 31.0);
        paint::icon(p, at, 13.0, icons::of_stage(now), theme::now());
        let at = pos2(word.left(), cell.top() + 23.0);
        let room = cell.right() - 4.0 - at.x;
        paint::fitted(p, at, Align2::LEFT_TOP, now.title(), size::SMALL, theme::now(), room, true);
    }
}

/// One tick a stage along the bottom edge: done, present, to come.
fn stages(p: &Painter, cell: Rect, phase: Phase, view: &TableView) {
    let now = view.seen.stage;
    let all = stages_of(phase, view);
    let room = (cell.width() - 12.0) / all.len() as f32;
    for (n, &stage) in all.iter().enumerate() {
        let (colour, thick) = match stage.cmp(&now) {
            std::cmp::Ordering::Less => (theme::FAINT, 2.0),
            std::cmp::Ordering::Equal => (theme::now(), 4.0),
            std::cmp::Ordering::Greater => (theme::RULE, 2.0),
        };
        let at = pos2(cell.left() + 6.0 + room * n as f32, cell.bottom() - thick);
        p.rect_filled(Rect::from_min_size(at, vec2(room - 3.0, thick)), 0.0, colour);
    }
}
