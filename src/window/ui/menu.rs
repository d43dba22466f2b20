//! A column of large rows for title, result and pause: to press, to turn, to type in.

mod tapped;

pub use tapped::{STEP as TAPPED_STEP, pressed as tapped, turned as tapped_turn};

use bevy_egui::egui::{
    Align2, Context, FontId, Id, Key, Painter, Rect, RichText, Sense, TextEdit, Ui, pos2, vec2,
};

use super::{
    compact,
    layout::columns,
    magnifier::attend,
    paint, reader,
    theme::{self, size},
};
use crate::window::ui::keys;

/// One row.
pub struct Row<'a> {
    pub label: &'a str,
    /// The text at its right: a note, or the present value.
    pub value: &'a str,
    pub sort: Sort,
}

/// The behaviour of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Press,
    /// Left and right choose among values.
    Turn,
    /// Digits can be typed.
    Field,
}

/// An action on a menu: which row, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    pub row: usize,
    pub how: How,
}

/// How a row was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    Pressed,
    Turned(isize),
}

/// Before the name of a row.
const INDENT: f32 = 18.0;
/// Of a long list.
pub const LOW_ROW: f32 = 27.0;
/// Between rows, as a share of their height.
const GAP: f32 = 0.14;

/// What so many rows take from the first one's top to the last one's foot, where one begins every `step` points.
pub fn height(rows: usize, [tall, step]: [f32; 2]) -> f32 {
    step * rows.saturating_sub(1) as f32 + tall
}

/// The height of low rows, lower where so many of them would not fit.
pub fn fitting_row(rect: Rect, rows: usize) -> f32 {
    (rect.height() / rows.max(1) as f32 / (1.0 + GAP)).min(LOW_ROW)
}

/// Draws `rows` of this height from the top of `rect`, with the keyboard on row `selected`.
pub fn draw_rows(
    ui: &mut Ui,
    rect: Rect,
    height: f32,
    rows: &[Row],
    selected: &mut usize,
    field: &mut String,
) -> Option<Done> {
    let before = *selected;
    let mut done = by_keys(ui.ctx(), rows, selected);
    if compact::is_on(ui.ctx()) {
        let come = *selected != before;
        return done.or(tapped::rows(ui, rect, rows, selected, come, field));
    }
    let names = names_width(ui.painter(), rows, rect.width());
    for (n, row) in rows.iter().enumerate() {
        let at = rect.min + vec2(0.0, (height + height * GAP) * n as f32);
        let place = Rect::from_min_size(at, vec2(rect.width(), height));
        let here = *selected == n;
        if here {
            attend(ui.ctx(), place);
        }
        let clicked = match row.sort {
            Sort::Press => pressed(ui, place, row, here),
            Sort::Turn => turn(ui, place, row, here, names),
            Sort::Field => typed(ui, place, row, here, field),
        };
        let moved = ui.input(|input| input.pointer.is_moving());
        if clicked.is_some() || (moved && ui.rect_contains_pointer(place)) {
            *selected = n;
        }
        done = done.or(clicked.map(|how| Done { row: n, how }));
    }
    done
}

fn pressed(ui: &mut Ui, place: Rect, row: &Row, selected: bool) -> Option<How> {
    let clicked = button(ui, place, row.label, selected);
    let at = place.right_center() - vec2(14.0, 0.0);
    paint::say(ui.painter(), at, Align2::RIGHT_CENTER, row.value, size::SMALL, theme::QUIET);
    clicked.then_some(How::Pressed)
}

/// A button of a menu; whether it was clicked.
pub fn button(ui: &mut Ui, rect: Rect, label: &str, selected: bool) -> bool {
    let response = ui.interact(rect, Id::new((label, rect.min.y as i32)), Sense::CLICK);
    reader::name(&response, selected, || label.to_owned());
    ground(ui, rect, selected, response.hovered());
    let at = rect.left_center() + vec2(18.0, 0.0);
    paint::say(ui.painter(), at, Align2::LEFT_CENTER, label, size::HEAD, theme::TYPE);
    response.clicked()
}

/// One row stands out, which Enter takes; the one below the pointer is only lighter.
fn ground(ui: &Ui, rect: Rect, selected: bool, hovered: bool) {
    let (fill, line) = match (selected, hovered) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    paint::plate(ui.painter(), rect, fill, line);
    if selected {
        ui.painter().rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
    }
}

/// Room that the names of rows have at least, and the share of a row that they have at most.
const NARROW: f32 = 138.0;
const MOST: f32 = 0.68;

/// Where values begin: behind the longest name of a row that has one.
fn names_width(p: &Painter, rows: &[Row], width: f32) -> f32 {
    let turned = rows.iter().filter(|row| row.sort == Sort::Turn);
    let longest =
        turned.map(|row| paint::caption_width(p, row.label, size::TINY)).fold(0.0, f32::max);
    (INDENT + longest + 10.0).clamp(NARROW, (width * MOST).max(NARROW))
}

fn turn(ui: &mut Ui, rect: Rect, row: &Row, selected: bool, names: f32) -> Option<How> {
    ground(ui, rect, selected, false);
    named(ui, rect, row.label);
    let [left, middle, right] = columns(rect.with_min_x(rect.left() + names), [34.0, 34.0], 0.0);
    let (at, room, align) = (middle.left_center(), middle.width(), Align2::LEFT_CENTER);
    paint::fitted(ui.painter(), at, align, row.value, size::HEAD, theme::TYPE, room, false);
    let back = arrow(ui, left, (row.label, "‹"), selected).then_some(How::Turned(-1));
    let on = arrow(ui, right, (row.label, "›"), selected).then_some(How::Turned(1));
    let response = ui.interact(middle, Id::new((row.label, middle.min.y as i32)), Sense::CLICK);
    reader::name(&response, selected, || format!("{}: {}", row.label.trim(), row.value));
    on.or(back).or(response.clicked().then_some(How::Turned(1)))
}

/// One of the two signs beside a value; whether it was clicked.
fn arrow(ui: &mut Ui, place: Rect, (label, sign): (&str, &str), selected: bool) -> bool {
    let response = ui.interact(place, Id::new((label, sign, place.min.y as i32)), Sense::CLICK);
    let ink = if response.hovered() || selected { theme::TYPE } else { theme::FAINT };
    paint::strong(ui.painter(), place.center(), Align2::CENTER_CENTER, sign, 24.0, ink);
    response.clicked()
}

fn typed(ui: &mut Ui, rect: Rect, row: &Row, selected: bool, field: &mut String) -> Option<How> {
    ground(ui, rect, selected, false);
    named(ui, rect, row.label);
    let place = Rect::from_min_max(
        pos2(rect.left() + 164.0, rect.center().y - 12.0),
        pos2(rect.right() - 14.0, rect.center().y + 14.0),
    );
    edit(ui, place, row, selected, field)
}

/// The field of a row that digits are typed into.
fn edit(ui: &mut Ui, place: Rect, row: &Row, selected: bool, field: &mut String) -> Option<How> {
    let id = Id::new(("typed", row.label));
    let edit = TextEdit::singleline(field)
        .id(id)
        .frame(false)
        .font(FontId::proportional(size::HEAD))
        .hint_text(RichText::new(row.value).color(theme::FAINT))
        .char_limit(19);
    if selected {
        keys::write_into(ui.ctx(), id);
    }
    let response = ui.put(place, edit);
    field.retain(|c| c.is_ascii_digit());
    if !selected && response.has_focus() && !response.clicked() {
        response.surrender_focus();
    }
    response.clicked().then_some(How::Turned(0))
}

fn named(ui: &Ui, rect: Rect, label: &str) {
    let at = rect.left_center() + vec2(INDENT, 0.0);
    paint::caption(ui.painter(), at, Align2::LEFT_CENTER, label, size::TINY, theme::QUIET);
}

fn by_keys(ctx: &Context, rows: &[Row], selected: &mut usize) -> Option<Done> {
    ctx.input(|input| {
        let steps = keys::step(input) + input.num_presses(Key::Tab) as isize;
        *selected = (*selected as isize + steps).rem_euclid(rows.len().max(1) as isize) as usize;
        let row = *selected;
        let sort = rows.get(row)?.sort;
        let across = input.num_presses(Key::ArrowRight) as isize
            - input.num_presses(Key::ArrowLeft) as isize;
        let enter = keys::struck(input, Key::Enter);
        let space = keys::struck(input, Key::Space) && sort != Sort::Field;
        match sort {
            Sort::Turn if across != 0 => Some(Done { row, how: How::Turned(across) }),
            Sort::Turn if enter || space => Some(Done { row, how: How::Turned(1) }),
            Sort::Press | Sort::Field if enter || space => Some(Done { row, how: How::Pressed }),
            Sort::Press | Sort::Turn | Sort::Field => None,
        }
    })
}

#[cfg(test)]
mod tests;
