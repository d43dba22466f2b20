//! An adviser's hints, drawn.

use bevy_egui::egui::{Context, Rect, vec2};
use cards::Move;

use super::state::Advice;
use crate::hints::Hint;
use crate::window::{
    card_table::{
        table_ui::{TableAction, TableDialog, TableUi},
        view::TableView,
    },
    ui::{
        compact::{self, TARGET},
        dialogs::sheet,
        hints,
        layout::equal_columns,
        overlay, paint,
        pen::Pen,
        theme::{self, size},
    },
};

/// Draws an adviser's hints on top of the table; a click takes an option.
pub fn draw(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    sheet(ctx, TableAction::Open(TableDialog::Nothing), |pen, all| {
        panel(pen, all, view, &table_ui.advice)
    })
}

fn panel(pen: &mut Pen<TableAction>, all: Rect, view: &TableView, advice: &Advice) -> Rect {
    let label = |it: &Hint<Move>| {
        let offer = view.question.as_ref().and_then(|question| question.options.get(it.nth));
        offer.map_or_else(String::new, |offer| offer.label.clone())
    };
    let told: Vec<(String, &Hint<Move>)> = advice.told().iter().map(|it| (label(it), it)).collect();
    let is_tapped = compact::is_on(pen.ui.ctx());
    let foot = match (advice.of > 1, is_tapped) {
        (true, true) => TARGET + 6.0,
        (true, false) => 26.0,
        (false, _) => 0.0,
    };
    let wide = overlay::in_the_middle(all, vec2(720.0, 0.0)).width();
    let tall = 80.0 + hints::tall_options(&told, wide - 44.0).max(28.0) + foot;
    let rect = overlay::in_the_middle(all, vec2(wide, tall));
    let name = if advice.name.is_empty() { "an adviser" } else { &advice.name };
    let title = format!("What would {name} do?");
    let inner = overlay::panel(pen.ui, rect, &title, "Enter or 1 … 3 takes it · W or Esc closes");
    if told.is_empty() {
        let words = match advice.told {
            None => "thinking …",
            Some(_) => "Nobody asks you anything just now.",
        };
        paint::flow(&pen.p(), inner, words, size::BODY, theme::QUIET, false);
    }
    if let Some(n) = hints::options(pen, inner, &told) {
        pen.actions.push(TableAction::Take(told[n].1.nth));
    }
    if advice.of > 1 {
        let keys = vec![
            ("←", "the adviser before", TableAction::Advise(-1)),
            ("→", "another adviser", TableAction::Advise(1)),
        ];
        if is_tapped {
            buttons(pen, inner.with_min_y(inner.bottom() - TARGET), keys);
        } else {
            pen.foot(inner.left_bottom(), 18.0, keys);
        }
    }
    rect
}

/// The keys at the foot as buttons beside each other, for a finger.
fn buttons(pen: &mut Pen<TableAction>, area: Rect, keys: Vec<(&str, &str, TableAction)>) {
    for (place, (_, words, action)) in equal_columns(area, keys.len()).zip(keys) {
        let place = place.with_max_x(place.right() - 6.0);
        if pen.button(place, "", words, false) {
            pen.actions.push(action);
        }
    }
}
