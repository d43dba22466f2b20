//! A life as a line of terms: four years each, with what they brought and what they took.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use characters::data::Figures;

use super::{
    pen,
    telling::{End, Telling, Term},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws the life over the whole width of `area`.
pub fn draw(p: &Painter, area: Rect, telling: &Telling, figures: &Figures) {
    let places = usize::from(figures.terms).max(telling.terms.len() + 1);
    // On a phone the terms stand below each other.
    let is_high = area.height() > area.width();
    let step = match is_high {
        true => vec2(0.0, area.height() / places as f32),
        false => vec2(area.width() / places as f32, 0.0),
    };
    let size = match is_high {
        true => vec2(area.width(), step.y - GAP - 15.0),
        false => vec2(step.x - GAP, area.height() - 15.0),
    };
    let block = |n: usize| Rect::from_min_size(area.min + step * n as f32, size);
    let years = |n: usize| u16::from(figures.start_age) + u16::from(figures.term_years) * n as u16;
    for n in 0..places {
        let term = telling.terms.get(n);
        match term {
            Some(term) => {
                let now = n + 1 == telling.terms.len() && telling.end.is_none() && !term.done;
                lived(p, block(n), term, now);
            }
            None if telling.end.is_none() => ahead(p, block(n), n + 1),
            None => {}
        }
        if n <= telling.terms.len() || telling.end.is_none() {
            let here = n == telling.terms.len().saturating_sub(1);
            let age = term.map_or(years(n), |term| term.age.into());
            age_of(p, block(n).left_bottom() + vec2(0.0, 15.0), age, here);
        }
    }
    if let Some(end) = telling.end {
        ended(p, block(telling.terms.len()), end);
    }
}

/// From one term to the next.
const GAP: f32 = 6.0;

/// The age at which a term begins.
fn age_of(p: &Painter, at: Pos2, age: u16, here: bool) {
    let ink = if here { theme::QUIET } else { theme::FAINT };
    paint::say(p, at, Align2::LEFT_BOTTOM, &age.to_string(), size::TINY, ink);
}

/// A term that began.
fn lived(p: &Painter, block: Rect, term: &Term, now: bool) {
    let line = if now { theme::now() } else { theme::RULE };
    let fill = if term.done || now { theme::PANEL } else { theme::SPACE };
    p.rect(block, 4.0, fill, Stroke::new(if now { 1.5 } else { 1.0 }, line), StrokeKind::Inside);
    let kind = pen::badge(term.service);
    p.rect_filled(block.with_max_y(block.top() + 3.0), 2.0, theme::colour(kind));
    let at = pos2(block.left() + 14.0, block.top() + 17.0);
    paint::mark(p, at, 5.5, kind);
    let words = format!("{} {}", term.service, term.number);
    let at = pos2(at.x + 11.0, at.y);
    let room = block.right() - 52.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_CENTER, &words, size::BODY, theme::TYPE, room, false);
    marks(p, pos2(block.right() - 12.0, at.y), term);
    let text = Rect::from_min_max(
        pos2(block.left() + 8.0, block.top() + 31.0),
        block.max - vec2(6.0, 4.0),
    );
    written(p, text, term);
}

/// Survived, commissioned, promoted, from the right.
fn marks(p: &Painter, right: Pos2, term: &Term) {
    let mut at = right;
    if let Some(survived) = term.survived {
        paint::verdict(p, at, 5.0, survived);
        at.x -= 15.0;
    }
    if term.promoted {
        chevron(p, at);
        at.x -= 14.0;
    }
    if term.commissioned {
        paint::expert(p, at, 5.5, theme::TYPE);
    }
}

/// Two angles, one over the other: promoted.
fn chevron(p: &Painter, at: Pos2) {
    let line = Stroke::new(1.8, theme::TYPE);
    for y in [-3.5, 1.0] {
        let top = at + vec2(0.0, y);
        p.line_segment([top + vec2(-4.5, 4.0), top], line);
        p.line_segment([top, top + vec2(4.5, 4.0)], line);
    }
}

/// Draws the skills learned, and under them the losses to age.
fn written(p: &Painter, area: Rect, term: &Term) {
    let mut y = area.top();
    if !term.learned.is_empty() {
        let room = if term.aged.is_empty() { area } else { area.with_max_y(area.bottom() - 13.0) };
        let words = term.learned.join(", ");
        y += paint::flow(p, room, &words, size::TINY, theme::QUIET, false);
    }
    if !term.aged.is_empty() {
        let at = pos2(area.left() + 4.0, y.min(area.bottom() - 12.0) + 7.0);
        let points = [at + vec2(-4.0, -3.5), at + vec2(4.0, -3.5), at + vec2(0.0, 4.0)];
        p.add(bevy_egui::egui::Shape::convex_polygon(points.to_vec(), theme::now(), Stroke::NONE));
        let words = term.aged.join(", ");
        let at = at + vec2(9.0, 0.0);
        let room = area.right() - at.x;
        paint::fitted(p, at, Align2::LEFT_CENTER, &words, size::TINY, theme::TYPE, room, false);
    }
}

/// A term that has not come.
fn ahead(p: &Painter, block: Rect, number: usize) {
    let line = Stroke::new(1.0, theme::faded(theme::RULE, 0.6));
    p.rect_stroke(block, 4.0, line, StrokeKind::Inside);
    let ink = theme::faded(theme::FAINT, 0.55);
    let number = number.to_string();
    paint::say(p, block.center(), Align2::CENTER_CENTER, &number, size::TITLE, ink);
}

fn ended(p: &Painter, place: Rect, end: End) {
    let (x, (word, age)) = (place.left() + 2.0, in_words(end));
    p.vline(x, place.y_range(), Stroke::new(2.0, theme::TYPE));
    let at = pos2(x + 12.0, place.center().y - 9.0);
    let drawn = paint::caption(p, at, Align2::LEFT_CENTER, word, size::SMALL, theme::TYPE);
    let (at, words) = (pos2(at.x, drawn.bottom() + 3.0), format!("at {age}"));
    paint::say(p, at, Align2::LEFT_TOP, &words, size::SMALL, theme::QUIET);
}

/// How it ended, and at which age.
fn in_words(end: End) -> (&'static str, String) {
    match end {
        End::Died { age } => ("died", age.to_string()),
        End::Left { age, .. } => ("out", age.to_string()),
    }
}
