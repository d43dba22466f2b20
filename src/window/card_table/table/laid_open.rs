//! A line of the log that lies open: how it came about, and its sum.

use bevy_egui::egui::{Align2, Frame, Margin, RichText, Sense, Ui, pos2, vec2};

use crate::window::card_table::table::whole_log::POINTS;
use crate::{
    logbook::{Line, Sum},
    window::{
        card_table::{table_ui::TableAction, view::TableView},
        ui::{
            paint,
            theme::{self, size},
        },
    },
};

/// Draws the sums behind the line's numbers, and every rule behind it in full.
pub(super) fn laid_open(
    ui: &mut Ui,
    view: &TableView,
    line: &Line,
    actions: &mut Vec<TableAction>,
) {
    Frame::NONE.inner_margin(Margin { left: 24, top: 6, right: 8, bottom: 6 }).show(ui, |ui| {
        line.sums.iter().for_each(|sum| reckoned(ui, sum));
        for rule in &line.rules {
            let id = rule.to_string();
            if rule_of_the_line(ui, view, &id) {
                actions.push(TableAction::Look(id));
            }
        }
    });
}

/// A rule with its text; whether it was clicked.
fn rule_of_the_line(ui: &mut Ui, view: &TableView, id: &str) -> bool {
    let text = |words: &str, points| RichText::new(words).size(theme::reading(points));
    let name = text(id, size::SMALL).color(theme::TYPE).underline();
    let clicked = ui.label(name).interact(Sense::CLICK).clicked();
    if let Some(entry) = view.rulebook.find(id) {
        ui.label(text(entry.text(), size::BODY).color(theme::QUIET));
    }
    ui.add_space(4.0);
    clicked
}

/// A sum as it is written by hand: what counts one below the other, then what comes out.
pub(super) fn reckoned(ui: &mut Ui, sum: &Sum) {
    const ROW: f32 = 20.0;
    let rows = sum.parts.len() as f32 + 1.0;
    let (place, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), ROW * rows + 9.0), Sense::hover());
    let p = ui.painter();
    let number = place.left() + 34.0;
    let mut y = place.top() + ROW / 2.0;
    for (n, part) in sum.parts.iter().enumerate() {
        let sign =
            if n > 0 || part.by < 0 { format!("{:+}", part.by) } else { part.by.to_string() };
        let sign = sign.replace('-', "−");
        paint::strong(p, pos2(number, y), Align2::RIGHT_CENTER, &sign, POINTS, theme::TYPE);
        let at = pos2(number + 12.0, y);
        paint::say(p, at, Align2::LEFT_CENTER, &part.words, size::BODY, theme::QUIET);
        let (at, rule) = (pos2(place.right(), y), part.rule.to_string());
        paint::say(p, at, Align2::RIGHT_CENTER, &rule, size::TINY, theme::FAINT);
        y += ROW;
    }
    paint::rule(p, place.with_max_x(place.left() + 190.0), y - ROW / 2.0);
    let at = pos2(number + 12.0, y + 2.0);
    paint::strong(p, at, Align2::LEFT_CENTER, &sum.result, size::BODY, theme::TYPE);
}
