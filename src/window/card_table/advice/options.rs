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
        dialogs::sheet,
        hints, overlay, paint,
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
    let foot = if advice.of > 1 { 26.0 } else { 0.0 };
    let tall = 80.0 + hints::tall_options(&told).max(28.0) + foot;
    let rect = Rect::from_center_size(all.center(), vec2(720.0, tall));
    let name = if advice.name.is_empty() { "an adviser" } else { &advice.name };
    let title = format!("What would {name} do?");
    let inner = overlay::panel(pen.ui, rect, &title, "1 … 3 takes it · W or Esc closes");
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
        pen.foot(inner.left_bottom(), 18.0, keys);
    }
    rect
}
