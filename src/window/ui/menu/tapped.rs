//! The rows of a menu on a phone: as tall as a finger needs, each value below its name, and all of them roll.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Ui, pos2, vec2};

use super::{Done, How, Row, Sort, arrow, edit, ground};
use crate::window::ui::{
    compact::{Roll, TARGET},
    layout::columns,
    paint, reader,
    theme::{self, size},
};

/// From one row to the next.
pub const STEP: f32 = TARGET + 6.0;
/// Before a name that stands at the edge of its row.
const INDENT: f32 = 14.0;

/// Draws them in `area`; a row that the keyboard has just `come` to is brought into sight.
pub(super) fn rows(
    ui: &mut Ui,
    area: Rect,
    rows: &[Row],
    selected: &mut usize,
    come: bool,
    field: &mut String,
) -> Option<Done> {
    let place =
        |n: usize| Rect::from_min_size(pos2(0.0, STEP * n as f32), vec2(area.width(), TARGET));
    let seen = come.then(|| place(*selected));
    let roll = Roll::begin(ui, area, "rows of a menu", STEP * rows.len() as f32, seen);
    let mut done = None;
    for (n, row) in rows.iter().enumerate() {
        let place = place(n).translate(roll.whole.min.to_vec2());
        let how = match row.sort {
            Sort::Press => pressed(ui, place, (n, row), n == *selected),
            Sort::Turn => turned(ui, place, (n, row), n == *selected),
            Sort::Field => typed(ui, place, row, n == *selected, field),
        };
        if let Some(how) = how {
            *selected = n;
            done = Some(Done { row: n, how });
        }
    }
    roll.end(ui);
    done
}

/// Draws one that is pressed, with its number; how it was.
pub fn pressed(ui: &Ui, place: Rect, (n, row): (usize, &Row), selected: bool) -> Option<How> {
    let response = ui.interact(place, Id::new((row.label, n)), Sense::CLICK);
    reader::name(&response, selected, || format!("{} {}", row.label, row.value));
    ground(ui, place, selected, response.hovered());
    let text = place.shrink2(vec2(INDENT, 0.0));
    if row.value.is_empty() {
        let at = text.left_center();
        paint::say(ui.painter(), at, Align2::LEFT_CENTER, row.label, size::HEAD, theme::TYPE);
    } else {
        above_and_below(ui, text, row);
    }
    response.clicked().then_some(How::Pressed)
}

fn above_and_below(ui: &Ui, text: Rect, row: &Row) {
    let (p, room) = (ui.painter(), text.width());
    let at = text.left_top() + vec2(0.0, 6.0);
    paint::fitted(p, at, Align2::LEFT_TOP, row.label, size::HEAD, theme::TYPE, room, false);
    let at = text.left_bottom() - vec2(0.0, 5.0);
    paint::fitted(p, at, Align2::LEFT_BOTTOM, row.value, size::SMALL, theme::QUIET, room, false);
}

/// Draws one that is turned, with its number; how it was.
pub fn turned(ui: &mut Ui, place: Rect, (n, row): (usize, &Row), selected: bool) -> Option<How> {
    ground(ui, place, selected, false);
    let [left, middle, right] = columns(place, [TARGET, TARGET], 0.0);
    named(ui, middle, row.label);
    let value = lower(middle);
    let (at, room) = (value.left_center(), value.width());
    let (align, points) = (Align2::LEFT_CENTER, size::HEAD);
    paint::fitted(ui.painter(), at, align, row.value, points, theme::TYPE, room, false);
    let back = arrow(ui, left, (row.label, "‹"), selected).then_some(How::Turned(-1));
    let on = arrow(ui, right, (row.label, "›"), selected).then_some(How::Turned(1));
    let response = ui.interact(middle, Id::new((row.label, n)), Sense::CLICK);
    reader::name(&response, selected, || format!("{}: {}", row.label.trim(), row.value));
    on.or(back).or(response.clicked().then_some(How::Turned(1)))
}

fn typed(ui: &mut Ui, place: Rect, row: &Row, selected: bool, field: &mut String) -> Option<How> {
    ground(ui, place, selected, false);
    let text = place.shrink2(vec2(INDENT, 0.0));
    named(ui, text, row.label);
    edit(ui, lower(text).shrink2(vec2(0.0, 4.0)), row, selected, field)
}

/// The name in the upper part of a row.
fn named(ui: &Ui, place: Rect, label: &str) {
    let (p, at) = (ui.painter(), place.left_top() + vec2(0.0, 5.0));
    let (align, room) = (Align2::LEFT_TOP, place.width());
    if paint::caption_width(p, label, size::TINY) <= room {
        paint::caption(p, at, align, label.trim(), size::TINY, theme::QUIET);
    } else {
        paint::fitted(p, at, align, label.trim(), size::TINY, theme::QUIET, room, false);
    }
}

/// Where the value of a row stands.
fn lower(place: Rect) -> Rect {
    place.with_min_y(place.top() + 16.0)
}
