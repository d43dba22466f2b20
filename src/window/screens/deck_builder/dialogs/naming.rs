//! The two lines in which a deck gets its name and its plan.

use bevy_egui::egui::{Align2, FontId, Id, Rect, vec2};

use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    screens::deck_builder::action::{DeckEditorAction, DeckEditorDialog},
    ui::{
        compact::{self, TARGET},
        overlay, paint,
        pen::Typing,
        theme::{self, size},
    },
};

/// What is typed so far, and whether the keyboard stands on the plan.
#[derive(Clone, PartialEq)]
pub(super) struct Naming {
    pub name: String,
    pub plan: String,
    pub plan_selected: bool,
}

impl Naming {
    pub fn draw(self, pen: &mut Pen, all: Rect) -> Rect {
        let is_tapped = compact::is_on(pen.ui.ctx());
        let below = if is_tapped { TARGET + 10.0 } else { 0.0 };
        let rect = overlay::in_the_middle(all, vec2(760.0, 176.0 + below));
        let note = "Enter keeps both · Tab to the other · Esc leaves them";
        let inner = overlay::panel(pen.ui, rect, "Name and plan", note);
        let mut now = self.clone();
        let row = |n: f32| {
            let at = inner.left_top() + vec2(0.0, 46.0 * n);
            Rect::from_min_size(at, vec2(inner.width(), 38.0))
        };
        if line(pen, row(0.0), "Name", &mut now.name, !self.plan_selected) {
            now.plan_selected = false;
        }
        if line(pen, row(1.0), "Plan", &mut now.plan, self.plan_selected) {
            now.plan_selected = true;
        }
        if is_tapped && pen.button(row(2.0), "", "Keep both", true) {
            pen.actions.push(DeckEditorAction::Name(now.name.clone(), now.plan.clone()));
        } else if now != self {
            let Naming { name, plan, plan_selected } = now;
            let dialog = DeckEditorDialog::Name { name, plan, plan_selected };
            pen.actions.push(DeckEditorAction::OpenDialog(dialog));
        }
        rect
    }
}

/// One of the two; whether it was clicked.
fn line(pen: &mut Pen, row: Rect, label: &str, text: &mut String, selected: bool) -> bool {
    let p = pen.p();
    paint::plate(&p, row, theme::SPACE, if selected { theme::now() } else { theme::RULE });
    let at = row.left_center() + vec2(14.0, 0.0);
    paint::caption(&p, at, Align2::LEFT_CENTER, label, size::TINY, theme::QUIET);
    let middle = row.center().y;
    let place = row.with_min_y(middle - 10.0).with_max_y(middle + 11.0);
    let place = place.with_min_x(row.left() + 80.0).with_max_x(row.right() - 12.0);
    let (hint, limit) = match label {
        "Plan" => ("how it means to win, in a sentence", 300),
        _ => ("as you like", 60),
    };
    let id = Id::new("deck line").with(label);
    let font = FontId::proportional(size::HEAD);
    Typing { id, font, hint, limit, selected }.put(pen.ui, place, text)
}
