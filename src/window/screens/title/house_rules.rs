//! The page of house rules: every number of the rules that a table may agree to change.

use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use cards::data::{Constants, HouseRule};

use crate::window::ui::{
    compact,
    menu::{self, Done, How, Row, Sort},
    paint,
    theme::{self, size},
};

/// An action on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    Back,
    AsPublished,
    Turned(&'static str, isize),
}

/// Draws the page over the whole screen.
pub fn draw(
    ui: &mut Ui,
    all: Rect,
    now: &Constants,
    usual: &Constants,
    selected: &mut usize,
) -> Option<Change> {
    let compact = compact::is_on(ui.ctx());
    if !compact {
        heading(ui.painter(), all);
    }
    let rules = Constants::house_rules();
    let values: Vec<String> = rules.iter().map(|rule| shown(rule, now, usual)).collect();
    let mut rows = vec![
        Row { label: "Back", value: "", sort: Sort::Press },
        Row { label: "As published", value: "", sort: Sort::Press },
    ];
    let turned = rules.iter().zip(&values);
    rows.extend(turned.map(|(rule, value)| Row { label: rule.title, value, sort: Sort::Turn }));
    let list = match compact {
        true => compact::Page::draw(ui.painter(), all, "House rules", 0.0).rows,
        false => Rect::from_min_max(
            all.min + vec2(96.0, 138.0),
            pos2(all.left() + 856.0, all.bottom() - 16.0),
        ),
    };
    let height = menu::fitting_row(list, rows.len());
    let done = menu::draw_rows(ui, list, height, &rows, selected, &mut String::new());
    let rule = selected.checked_sub(2).and_then(|n| rules.get(n));
    note(ui.painter(), all, rule.filter(|_| !compact));
    match done? {
        Done { row: 0, how: How::Pressed } => Some(Change::Back),
        Done { row: 1, how: How::Pressed } => Some(Change::AsPublished),
        Done { row, how: How::Turned(steps) } => {
            let rule = row.checked_sub(2).and_then(|n| rules.get(n))?;
            Some(Change::Turned(rule.name, steps))
        }
        Done { .. } => None,
    }
}

/// A value, marked where it is not the usual one.
fn shown(rule: &HouseRule, now: &Constants, usual: &Constants) -> String {
    let value = now.get(rule.name).unwrap_or_default();
    let same = usual.get(rule.name).as_deref() == Some(&value);
    if same { value } else { format!("{value}  (changed)") }
}

fn heading(p: &Painter, all: Rect) {
    let at = pos2(all.left() + 94.0, all.top() + 48.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "House rules", size::NUMERAL, theme::TYPE);
    let at = pos2(at.x + 2.0, name.bottom() + 8.0);
    let line = "They hold for the games you begin from now on, and are kept with each of them.";
    paint::say(p, at, Align2::LEFT_TOP, line, size::BODY, theme::QUIET);
}

/// Which rule of the rulebook the selected row is about.
fn note(p: &Painter, all: Rect, rule: Option<&HouseRule>) {
    let Some(rule) = rule else { return };
    let at = pos2(all.left() + 884.0, all.top() + 160.0);
    let id =
        paint::strong(p, at, Align2::LEFT_TOP, &rule.rule.to_string(), size::HEAD, theme::TYPE);
    let at = pos2(at.x, id.bottom() + 6.0);
    paint::say(p, at, Align2::LEFT_TOP, "← → change it", size::SMALL, theme::FAINT);
}
