//! The page before a life: its name, its seed, and the readings of the rules.

use bevy_egui::egui::{Align2, Key, Painter, Rect, Ui, pos2, vec2};
use characters::data::Tables;

use super::{
    career_ui::{CareerAction, CareerUi},
    line::Line,
    pen::Pen,
    switch::{self, Switch},
};
use crate::window::ui::{
    compact::{self, TARGET},
    keys,
    menu::{self, Done, Row},
    paint,
    theme::{self, size},
};

const ROW: f32 = 29.0;

/// Draws the page over the whole screen. Changed rules are kept in [`CareerUi`].
pub fn draw(
    ui: &mut Ui,
    all: Rect,
    tables: &Tables,
    career_ui: &mut CareerUi,
) -> Option<CareerAction> {
    if compact::is_on(ui.ctx()) {
        return tapped(ui, all, tables, career_ui);
    }
    paint::stars(ui.painter(), all, 260);
    heading(ui.painter(), all);
    let switches = switch::switches(tables);
    let list = Rect::from_min_size(all.min + vec2(96.0, 146.0), vec2(820.0, 560.0));
    let done = rows(ui, list, &switches, tables, career_ui);
    fields(ui, list, &switches, career_ui);
    note(ui, all, switches.get(career_ui.selected), career_ui);
    let Done { row, how } = done?;
    let switch = switches.get(row)?;
    // A space and a click belong to the field.
    let typed = matches!(switch, Switch::Name | Switch::Seed);
    if typed && !ui.input(|input| keys::struck(input, Key::Enter)) {
        return None;
    }
    switch::turned(switch, how, career_ui, tables)
}

/// The same on a phone: name and seed above the other rows.
fn tapped(
    ui: &mut Ui,
    all: Rect,
    tables: &Tables,
    career_ui: &mut CareerUi,
) -> Option<CareerAction> {
    let room = compact::Page::draw(ui.painter(), all, "A life", 0.0).rows;
    let switches = switch::switches(tables);
    let is_field = |n: &usize| matches!(switches[*n], Switch::Name | Switch::Seed);
    let (fields, rows): (Vec<usize>, Vec<usize>) = (0..switches.len()).partition(is_field);
    let mut list = room;
    for n in fields {
        let place = list.with_max_y(list.top() + TARGET);
        let selected = career_ui.selected == n;
        if field(&mut Pen::new(ui), place, &switches[n], selected, career_ui) {
            career_ui.selected = n;
        }
        list.min.y += TARGET + 6.0;
    }
    let shown: Vec<Switch> = rows.iter().map(|n| switches[*n].clone()).collect();
    let mut at = rows.iter().position(|n| *n == career_ui.selected).unwrap_or(0);
    let Done { row, how } = listed(ui, list, &shown, tables, (&mut at, career_ui))?;
    career_ui.selected = rows[row];
    switch::turned(&shown[row], how, career_ui, tables)
}

/// Every switch with its value; what was done on one.
fn rows(
    ui: &mut Ui,
    list: Rect,
    switches: &[Switch],
    tables: &Tables,
    career_ui: &mut CareerUi,
) -> Option<Done> {
    let mut selected = career_ui.selected.min(switches.len() - 1);
    let done = listed(ui, list, switches, tables, (&mut selected, career_ui));
    career_ui.selected = selected;
    done
}

/// These switches as rows of a menu.
fn listed(
    ui: &mut Ui,
    list: Rect,
    switches: &[Switch],
    tables: &Tables,
    (selected, career_ui): (&mut usize, &CareerUi),
) -> Option<Done> {
    let words = |it: &Switch| (switch::label(it, tables), switch::value(it, career_ui, tables));
    let words: Vec<(String, String)> = switches.iter().map(words).collect();
    let rows = switches.iter().zip(&words);
    let rows = rows.map(|(it, (label, value))| Row { label, value, sort: switch::sort(it) });
    let rows: Vec<Row> = rows.collect();
    menu::draw_rows(ui, list, ROW, &rows, selected, &mut String::new())
}

/// Name and seed are typed into their rows.
fn fields(ui: &mut Ui, list: Rect, switches: &[Switch], career_ui: &mut CareerUi) {
    let step = ROW * 1.14;
    let mut pen = Pen::new(ui);
    for (n, switch) in switches.iter().enumerate() {
        let at = list.min + vec2(0.0, step * n as f32);
        let row = Rect::from_min_size(at, vec2(list.width(), ROW));
        if field(&mut pen, row, switch, career_ui.selected == n, career_ui) {
            career_ui.selected = n;
        }
    }
}

/// The field of a switch that is typed into; whether it was clicked.
fn field(
    pen: &mut Pen,
    row: Rect,
    switch: &Switch,
    selected: bool,
    career_ui: &mut CareerUi,
) -> bool {
    if *switch == Switch::Name {
        let hint = "a name that goes with the seed";
        let line = Line { name: "Name", hint, limit: 40, selected };
        return line.draw(pen, row, &mut career_ui.name);
    }
    if *switch != Switch::Seed {
        return false;
    }
    let line = Line { name: "Seed", hint: "a new one each life", limit: 19, selected };
    let clicked = line.draw(pen, row, &mut career_ui.seed);
    career_ui.seed.retain(|c| c.is_ascii_digit());
    clicked
}

fn heading(p: &Painter, all: Rect) {
    let at = pos2(all.left() + 94.0, all.top() + 44.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "A life", size::NUMERAL, theme::TYPE);
    let at = pos2(at.x + 2.0, name.bottom() + 8.0);
    let line =
        "Eighteen years old, six characteristics, one application. Then four years at a time.";
    paint::say(p, at, Align2::LEFT_TOP, line, size::BODY, theme::QUIET);
}

/// Which rule the selected row is about.
fn note(ui: &mut Ui, all: Rect, switch: Option<&Switch>, career_ui: &CareerUi) {
    let mut pen = Pen::new(ui);
    let at = pos2(all.left() + 944.0, all.top() + 152.0);
    let p = pen.p();
    if let Some(rule) = switch.and_then(switch::rule) {
        let id = paint::strong(&p, at, Align2::LEFT_TOP, &rule, size::HEAD, theme::TYPE);
        let at = pos2(at.x, id.bottom() + 6.0);
        paint::say(&p, at, Align2::LEFT_TOP, "← → change it", size::SMALL, theme::FAINT);
    }
    if let Some(note) = &career_ui.note {
        let area = Rect::from_min_size(pos2(at.x, at.y + 70.0), vec2(280.0, 120.0));
        paint::flow(&p, area, note, size::SMALL, theme::QUIET, false);
    }
    pen.actions.clear();
}
