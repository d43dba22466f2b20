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
    paint::stars(ui.painter(), all, 260);
    heading(ui.painter(), all);
    let switches = switch::switches(tables);
    let words: Vec<(String, String)> = switches
        .iter()
        .map(|switch| (switch::label(switch, tables), switch::value(switch, career_ui, tables)))
        .collect();
    let rows: Vec<Row> = switches
        .iter()
        .zip(&words)
        .map(|(switch, (label, value))| Row { label, value, sort: switch::sort(switch) })
        .collect();
    let list = Rect::from_min_size(all.min + vec2(96.0, 146.0), vec2(820.0, 560.0));
    career_ui.selected = career_ui.selected.min(rows.len() - 1);
    let mut selected = career_ui.selected;
    let done = menu::draw_rows(ui, list, ROW, &rows, &mut selected, &mut String::new());
    career_ui.selected = selected;
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

/// Name and seed are typed into their rows.
fn fields(ui: &mut Ui, list: Rect, switches: &[Switch], career_ui: &mut CareerUi) {
    let step = ROW * 1.14;
    let mut pen = Pen::new(ui);
    for (n, switch) in switches.iter().enumerate() {
        let top = list.top() + step * n as f32;
        let row = Rect::from_min_size(pos2(list.left(), top), vec2(list.width(), ROW));
        let selected = career_ui.selected == n;
        let mut clicked = false;
        if *switch == Switch::Name {
            let hint = "a name that goes with the seed";
            let line = Line { name: "Name", hint, limit: 40, selected };
            clicked = line.draw(&mut pen, row, &mut career_ui.name);
        }
        if *switch == Switch::Seed {
            let line = Line { name: "Seed", hint: "a new one each life", limit: 19, selected };
            clicked = line.draw(&mut pen, row, &mut career_ui.seed);
            career_ui.seed.retain(|c| c.is_ascii_digit());
        }
        if clicked {
            career_ui.selected = n;
        }
    }
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
