//! A captain's side of the table: plate, ship, crew with gear, upgrades and connections.

use bevy_egui::egui::{Align2, Color32, Id, Painter, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use cards::{Activity, CaptainSeen, CardId, CardSeen};
use engine::Seat;

use super::{plan::GAP, plate};
use crate::window::{
    card_table::{
        card,
        spot::Spot,
        table_ui::TableAction,
        touch::{Pen, SpotState},
        view::InPlay,
    },
    ui::{
        compact::TARGET,
        paint,
        theme::{self, size},
    },
};

const PLATE: f32 = 214.0;
const SHIP: f32 = 146.0;
/// The widest a crew tile gets.
const CREW: f32 = 118.0;
/// Where crew tiles are less wide, empty slots are slivers.
const SLENDER: f32 = 64.0;
const SLIVER: f32 = 10.0;
/// Bars of a column of attachments.
const BARS: usize = 6;

/// One's own side.
pub fn mine(pen: &mut Pen, rect: Rect) {
    let view = pen.view;
    side(pen, rect, view.me());
}

/// Width of the tabs of several rivals.
const TABS: f32 = 150.0;

/// The rivals' sides: the only one, or a tab for each and the side of one of them.
pub fn rivals(pen: &mut Pen, rect: Rect) {
    let rivals: Vec<&CaptainSeen> = pen.view.rivals().collect();
    match rivals[..] {
        [] => alone(pen, rect),
        [only] => side(pen, rect, only),
        _ => several(pen, rect, &rivals),
    }
}

/// One of them at a time, beside tabs for all.
fn several(pen: &mut Pen, rect: Rect, rivals: &[&CaptainSeen]) {
    let shown = pen.table_ui.rival_shown(pen.view);
    let (tabs, rest) = match pen.rolls {
        true => parted(rect, TARGET),
        false => {
            let tabs = rect.with_max_x(rect.left() + TABS);
            (tabs, rect.with_min_x(tabs.right() + GAP))
        }
    };
    self::tabs(pen, tabs, rivals, shown);
    if let Some(rival) = rivals.iter().find(|rival| Some(rival.seat) == shown) {
        side(pen, rest, rival);
    }
}

fn alone(pen: &Pen, rect: Rect) {
    let p = pen.p();
    p.rect_stroke(rect, 4.0, Stroke::new(1.0, theme::faded(theme::RULE, 0.55)), StrokeKind::Inside);
    let words = "No rivals: you against the lanes, and against your purse.";
    paint::say(&p, rect.center(), Align2::CENTER_CENTER, words, size::BODY, theme::FAINT);
}

/// Between two tabs.
const APART: f32 = 5.0;

/// What each of so many tabs has of a length.
fn each(all: f32, count: f32) -> f32 {
    (all + APART) / count - APART
}

/// A tab for each rival: name, points, what they do; a click shows their side.
fn tabs(pen: &mut Pen, rect: Rect, rivals: &[&CaptainSeen], shown: Option<Seat>) {
    let count = rivals.len() as f32;
    let (across, down) = if pen.rolls { (count, 1.0) } else { (1.0, count) };
    let (wide, tall) = (each(rect.width(), across), each(rect.height(), down));
    let step = if pen.rolls { vec2(wide + APART, 0.0) } else { vec2(0.0, tall + APART) };
    for (n, rival) in rivals.iter().enumerate() {
        let place = Rect::from_min_size(rect.min + step * n as f32, vec2(wide, tall));
        let here = shown == Some(rival.seat);
        let touch = if here {
            // The plate beside it is the captain's place.
            SpotState::default()
        } else {
            pen.touch(place, &[Spot::Captain(rival.seat)], None)
        };
        if !touch.legal {
            let id = Id::new(("rival", rival.seat.0));
            if !here && pen.ui.interact(place, id, Sense::CLICK).clicked() {
                pen.actions.push(TableAction::Show(rival.seat));
            }
        }
        tab(pen, place, rival, here);
        pen.glow(place, touch);
    }
}

fn tab(pen: &Pen, place: Rect, rival: &CaptainSeen, here: bool) {
    let p = pen.p();
    let acting = pen.view.seen.acting == Some(rival.seat);
    let fill = if here { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, place, fill, if acting { theme::TYPE } else { theme::RULE });
    let ink = if rival.out { theme::FAINT } else { theme::TYPE };
    let vp = rival.vp.to_string();
    let at = place.right_center() - vec2(9.0, 0.0);
    let number = paint::numeral(&p, at, Align2::RIGHT_CENTER, &vp, 22.0, ink);
    let text = place.with_min_x(place.left() + 9.0).with_max_x(number.left() - 6.0);
    name_and_doing(&p, text, rival, ink);
}

fn name_and_doing(p: &Painter, text: Rect, rival: &CaptainSeen, ink: Color32) {
    let (at, room) = (text.left_center(), text.width());
    let name = rival.name.rsplit(' ').next().unwrap_or(&rival.name);
    let above = at - vec2(0.0, 1.0);
    paint::fitted(p, above, Align2::LEFT_BOTTOM, name, size::BODY, ink, room, true);
    let (below, doing) = (at + vec2(0.0, 1.0), doing(rival));
    paint::fitted(p, below, Align2::LEFT_TOP, &doing, size::TINY, theme::QUIET, room, false);
}

fn doing(rival: &CaptainSeen) -> String {
    match (rival.out, rival.activity) {
        (true, _) => "out of the game".to_owned(),
        (_, Activity::Uncommitted) => "uncommitted".to_owned(),
        (_, Activity::Pursuing(slot)) => format!("pursues {}", slot.0 + 1),
        (_, Activity::Pirate) => "pirate".to_owned(),
    }
}

/// The upper part of `rect`, so tall, and the rest.
fn parted(rect: Rect, tall: f32) -> (Rect, Rect) {
    let upper = rect.with_max_y(rect.top() + tall);
    (upper, rect.with_min_y(upper.bottom() + GAP))
}

/// The share of a phone's width that the plate has.
const PLATE_SHARE: f32 = 0.58;

/// Plate and ship with the crew below them.
fn narrow_side(pen: &mut Pen, rect: Rect, captain: &CaptainSeen) {
    let sorted = InPlay::of(captain, pen.view);
    let (upper, rest) = parted(rect, (rect.height() - GAP) / 2.0);
    let plate = upper.with_max_x(upper.left() + (upper.width() * PLATE_SHARE).min(PLATE * 1.2));
    plate::draw(pen, plate, captain);
    card::ship(pen, upper.with_min_x(plate.right() + GAP), captain);
    let crew = attachments(pen, rest, captain.ship.id, &sorted);
    crew_row(pen, rest.with_max_x(crew), captain, &sorted);
}

fn side(pen: &mut Pen, rect: Rect, captain: &CaptainSeen) {
    if pen.rolls {
        return narrow_side(pen, rect, captain);
    }
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
    let room = rest.width() - 6.0 * (slots as f32 - 1.0);
    let crew = sorted.crew.len();
    let (width, sliver) = widths(room, slots, crew);
    let place = |n: usize| {
        let empty = n.saturating_sub(crew);
        let left = rest.left() + (width + 6.0) * (n - empty) as f32 + (sliver + 6.0) * empty as f32;
        let width = if n < crew { width } else { sliver };
        Rect::from_min_size(pos2(left, rest.top()), vec2(width, rest.height()))
    };
    for (n, seen) in sorted.crew.iter().enumerate() {
        let gear: Vec<&CardSeen> = sorted.on(seen.id).collect();
        card::crew(pen, place(n), seen, &gear);
    }
    for n in sorted.crew.len()..slots {
        empty(pen, place(n), n == crew && sliver >= SLENDER);
    }
}

/// How wide a crew tile is, and an empty slot. Where it is narrow, those who are there get what they
/// need of it, and the others what is left.
fn widths(room: f32, slots: usize, crew: usize) -> (f32, f32) {
    let even = (room / slots as f32).min(CREW);
    if even >= SLENDER || crew == 0 {
        return (even, even);
    }
    let empty = (slots - crew) as f32;
    let each = ((room - SLIVER * empty) / crew as f32).min(CREW);
    (each, ((room - each * crew as f32) / empty.max(1.0)).min(each))
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

#[cfg(test)]
mod tests;
