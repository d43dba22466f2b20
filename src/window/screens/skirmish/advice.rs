//! A veteran's hints where the person is asked: the best options, with their reasons.

use bevy_egui::egui::{Rect, vec2};
use skirmish::text;

use crate::skirmish::advice::Hint;
use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{fight_ui::FightAction, view::FightView},
    ui::{
        hints, overlay, paint,
        theme::{self, size},
    },
};
use crate::words;

/// Draws it on top of the fight; a click takes an option.
pub fn draw(pen: &mut Pen, all: Rect, view: &FightView, hints: &[Hint]) -> Rect {
    let label = |it: &Hint| words::capital(&text::option(&view.seen, &it.option));
    let told: Vec<(String, &Hint)> = hints.iter().map(|it| (label(it), it)).collect();
    let wide = overlay::in_the_middle(all, vec2(720.0, 0.0)).width();
    let tall = 78.0 + hints::tall_options(&told, wide - 44.0).max(24.0);
    let rect = overlay::in_the_middle(all, vec2(wide, tall));
    let hint = "Enter or 1 … 3 takes it · W or Esc closes";
    let inner = overlay::panel(pen.ui, rect, "What would a veteran do?", hint);
    if told.is_empty() {
        let words = "Nobody asks you anything just now.";
        paint::flow(&pen.p(), inner, words, size::BODY, theme::QUIET, false);
    }
    let taken = hints::options(pen, inner, &told);
    pen.actions.extend(taken.map(|n| FightAction::Take(hints[n].nth)));
    rect
}
