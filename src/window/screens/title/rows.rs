//! The rows of the title in four groups: what is played stands large at the left, and beside it where one
//! learns, the people, and the tools.

use bevy_egui::egui::{Align2, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::{
    groups::{HEADINGS, Item, Row, groups},
    state::Title,
};
use crate::data::Library;
use crate::window::ui::{
    compact::{Roll, TARGET},
    keys,
    magnifier::attend,
    menu, paint,
    steps::around,
    theme::{self, size},
};

/// Height of a large row, of a small one, and of a heading with the gap below it.
const LARGE: f32 = 46.0;
const SMALL: f32 = 32.0;
const HEADING: f32 = 24.0;

/// A row with its place, and its group.
struct Placed {
    row: Row,
    rect: Rect,
    group: usize,
}

/// Where everything stands: the first group at the left, the second and the last in the middle, the third
/// at the right.
fn placed(groups: [Vec<Row>; 4], area: Rect) -> Vec<Placed> {
    let column =
        |x: f32, width: f32| Rect::from_min_size(area.min + vec2(x, 0.0), vec2(width, 0.0));
    let (left, middle, right) = (column(0.0, 480.0), column(540.0, 240.0), column(806.0, 240.0));
    let mut below = middle.top();
    let mut all = Vec::new();
    for (n, group) in groups.into_iter().enumerate() {
        let (at, tall) = match n {
            0 => (left, LARGE),
            2 => (right, SMALL),
            _ => (middle.with_min_y(below), SMALL),
        };
        let mut y = at.top() + HEADING;
        for row in group {
            let rect = Rect::from_min_size(pos2(at.left(), y), vec2(at.width(), tall));
            y += tall + 6.0;
            all.push(Placed { row, rect, group: n });
        }
        if n == 1 {
            below = y + 18.0;
        }
    }
    all
}

/// Draws the rows below the top of `area`, moves the keyboard among them, and hands back the one that was
/// chosen.
pub(super) fn rows(
    ui: &mut Ui,
    area: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<Item> {
    let placed = placed(groups(library, title, life), area);
    let selected = walk(ui, &placed, title.selected);
    title.selected = selected;
    let mut chosen = ui.input(keys::confirmed).then(|| placed[selected].row.item);
    for (n, it) in placed.iter().enumerate() {
        if draw(ui, it, n == title.selected) {
            chosen = Some(it.row.item);
        }
        let moved = ui.input(|input| input.pointer.is_moving());
        if moved && ui.rect_contains_pointer(it.rect) {
            title.selected = n;
        }
    }
    headings(ui.painter(), &placed, Vec2::ZERO);
    note(ui, area, &placed[title.selected]);
    chosen
}

/// The same on a phone: a heading and its rows below the other, each row with its note.
pub(super) fn tapped(
    ui: &mut Ui,
    area: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<Item> {
    let placed = one_below_the_other(groups(library, title, life), area.width());
    let before = title.selected;
    title.selected = walk(ui, &placed, before);
    let here = placed[title.selected].rect;
    let mut chosen = ui.input(keys::confirmed).then(|| placed[title.selected].row.item);
    let tall = placed.last().map_or(0.0, |it| it.rect.bottom());
    let roll = Roll::begin(ui, area, "title", tall, (before != title.selected).then_some(here));
    let corner = roll.whole.min.to_vec2();
    for (n, it) in placed.iter().enumerate() {
        let row = menu::Row { label: it.row.label, value: &it.row.note, sort: menu::Sort::Press };
        if menu::tapped(ui, it.rect.translate(corner), (n, &row), n == title.selected).is_some() {
            (title.selected, chosen) = (n, Some(it.row.item));
        }
    }
    headings(ui.painter(), &placed, corner);
    roll.end(ui);
    chosen
}

/// Where everything stands on a phone, counted from the top of it all.
fn one_below_the_other(groups: [Vec<Row>; 4], width: f32) -> Vec<Placed> {
    let (mut y, mut all) = (0.0, Vec::new());
    for (group, rows) in groups.into_iter().enumerate() {
        y += HEADING;
        for row in rows {
            let rect = Rect::from_min_size(pos2(0.0, y), vec2(width, TARGET));
            y += menu::TAPPED_STEP;
            all.push(Placed { row, rect, group });
        }
    }
    all
}

fn headings(p: &Painter, placed: &[Placed], corner: Vec2) {
    for (group, heading) in HEADINGS.into_iter().enumerate() {
        if let Some(first) = placed.iter().find(|it| it.group == group) {
            let at = first.rect.left_top() + corner - vec2(-2.0, HEADING - 4.0);
            paint::caption(p, at, Align2::LEFT_TOP, heading, size::SMALL, theme::FAINT);
        }
    }
}

/// The row that the keyboard comes to: up and down in order, left and right to the nearest of the next
/// column.
fn walk(ui: &Ui, placed: &[Placed], from: usize) -> usize {
    let (steps, across) = ui.input(|input| (keys::step(input), keys::step_across(input)));
    let at = around(from.min(placed.len() - 1), steps, placed.len());
    if across == 0 { at } else { beside(placed, at, across > 0) }
}

/// The row nearest to the one at `from` in the column at its right or left; itself where there is none.
fn beside(placed: &[Placed], from: usize, right: bool) -> usize {
    let here = placed[from].rect;
    let ahead = |it: &Placed| {
        let step = it.rect.left() - here.left();
        if right { step } else { -step }
    };
    let others = placed.iter().enumerate().filter(|(_, it)| ahead(it) > 1.0);
    let far = |it: &Placed| (ahead(it), (it.rect.center().y - here.center().y).abs());
    let nearest = others.min_by(|(_, one), (_, other)| {
        let ((x, y), (u, v)) = (far(one), far(other));
        x.total_cmp(&u).then(y.total_cmp(&v))
    });
    nearest.map_or(from, |(n, _)| n)
}

/// Draws one; whether it was clicked.
fn draw(ui: &mut Ui, Placed { row, rect, group }: &Placed, selected: bool) -> bool {
    if selected {
        attend(ui.ctx(), *rect);
    }
    let clicked = menu::button(ui, *rect, row.label, selected);
    if *group == 0 {
        let at = rect.left_center() + vec2(154.0, 0.0);
        let room = rect.right() - 14.0 - at.x;
        let (p, points) = (ui.painter(), size::SMALL);
        paint::fitted(p, at, Align2::LEFT_CENTER, &row.note, points, theme::QUIET, room, false);
    }
    clicked
}

/// The note on the selected row, where the row itself has no room for it.
fn note(ui: &Ui, area: Rect, Placed { row, group, .. }: &Placed) {
    if *group != 0 {
        let at = pos2(area.left() + 2.0, area.bottom());
        paint::say(ui.painter(), at, Align2::LEFT_BOTTOM, &row.note, size::BODY, theme::QUIET);
    }
}

#[cfg(test)]
mod tests;
