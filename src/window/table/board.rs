//! A captain's side of the table: plate, ship, crew with gear, upgrades and connections.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};
use cards::{CaptainSeen, CardId, CardSeen};

use super::{GAP, plate};
use crate::window::{
    card, paint,
    theme::{self, size},
    touch::Pen,
    view::InPlay,
};

const PLATE: f32 = 214.0;
const SHIP: f32 = 146.0;
/// The widest a crew tile gets.
const CREW: f32 = 118.0;
/// Bars of a column of attachments.
const BARS: usize = 6;

/// One's own side.
pub fn mine(pen: &mut Pen, rect: Rect) {
    let view = pen.view;
    side(pen, rect, view.me());
}

/// The rivals' sides, next to each other.
pub fn rivals(pen: &mut Pen, rect: Rect) {
    let view = pen.view;
    let rivals: Vec<&CaptainSeen> = view.rivals().collect();
    let width = (rect.width() - GAP * (rivals.len() as f32 - 1.0)) / rivals.len().max(1) as f32;
    for (n, rival) in rivals.into_iter().enumerate() {
        let left = rect.left() + (width + GAP) * n as f32;
        side(pen, Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height())), rival);
    }
}

fn side(pen: &mut Pen, rect: Rect, captain: &CaptainSeen) {
    let sorted = InPlay::of(captain, pen.view);
    plate::draw(pen, rect.with_max_x(rect.left() + PLATE), captain);
    let ship =
        Rect::from_min_size(pos2(rect.left() + PLATE + GAP, rect.top()), vec2(SHIP, rect.height()));
    card::ship(pen, ship, captain);
    let rest = rect.with_min_x(ship.right() + GAP);
    let crew = attachments(pen, rest, captain.ship.id, &sorted);
    crew_row(pen, rest.with_max_x(crew), captain, &sorted);
}

/// Upgrades and connections at the right, one column or two; returns where room for crew ends.
fn attachments(pen: &mut Pen, rest: Rect, ship: CardId, sorted: &InPlay) -> f32 {
    let bars = sorted.bars(ship);
    if bars.is_empty() {
        return rest.right();
    }
    let columns = bars.len().div_ceil(BARS);
    let width = if columns == 1 { 132.0 } else { 108.0 };
    let step = rest.height() / BARS as f32;
    for (n, bar) in bars.iter().enumerate() {
        let column = columns - 1 - n / BARS;
        let right = rest.right() - (width + 5.0) * column as f32;
        let top = rest.top() + step * (n % BARS) as f32;
        let rect = Rect::from_min_max(pos2(right - width, top), pos2(right, top + step - 3.0));
        card::bar(pen, rect, bar);
    }
    rest.right() - (width + 5.0) * columns as f32 - 3.0
}

fn crew_row(pen: &mut Pen, rest: Rect, captain: &CaptainSeen, sorted: &InPlay) {
    let slots = usize::try_from(captain.ship.crew_slots).unwrap_or(0).max(sorted.crew.len()).max(1);
    let width = ((rest.width() - 6.0 * (slots as f32 - 1.0)) / slots as f32).min(CREW);
    let place = |n: usize| {
        let left = rest.left() + (width + 6.0) * n as f32;
        Rect::from_min_size(pos2(left, rest.top()), vec2(width, rest.height()))
    };
    for (n, seen) in sorted.crew.iter().enumerate() {
        let gear: Vec<&CardSeen> = sorted.on(seen.id).collect();
        card::crew(pen, place(n), seen, &gear);
    }
    for n in sorted.crew.len()..slots {
        empty(pen, place(n), n == sorted.crew.len());
    }
}

/// A crew slot with nobody in it.
fn empty(pen: &Pen, rect: Rect, named: bool) {
    let p = pen.p();
    let line = Stroke::new(1.0, theme::faded(theme::RULE, 0.55));
    p.rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    if named {
        let ink = theme::faded(theme::FAINT, 0.8);
        paint::say(&p, rect.center(), Align2::CENTER_CENTER, "crew slot", size::TINY, ink);
    }
}
