//! The pool: the search line, the row of types, what was found.

mod rows;
mod search;

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use super::{
    action::{DeckEditorAction, Pane},
    deck_editor::DeckEditor,
};
use crate::window::screens::deck_builder::action::Pen;
use crate::window::ui::{card_type::CardType, compact, paint, theme};
use crate::{builder::CardKind, data::Library};

/// Draws search line, types and list in `column`.
pub fn draw(pen: &mut Pen, column: Rect, deck_editor: &DeckEditor, library: &Library) {
    let is_tapped = compact::is_on(pen.ui.ctx());
    let field = column.with_max_y(column.top() + compact::row(pen.ui.ctx(), 34.0));
    search::draw(pen, field, deck_editor);
    let under = |rect: Rect, tall: f32| {
        Rect::from_min_size(rect.left_bottom() + vec2(0.0, 4.0), vec2(column.width(), tall))
    };
    let line = under(field, if is_tapped { compact::LOW } else { 18.0 });
    search::said(pen, line, deck_editor);
    let types = under(line, compact::row(pen.ui.ctx(), 24.0));
    match is_tapped {
        true => tapped_types(pen, types, deck_editor),
        false => chips(pen, types, deck_editor),
    }
    let list = column.with_min_y(types.bottom() + 6.0);
    let lit = deck_editor.pane == Pane::Pool;
    let line = if lit { theme::faded(theme::now(), 0.8) } else { theme::RULE };
    paint::plate(&pen.p(), list, theme::PANEL, line);
    rows::draw(pen, list.shrink(4.0), deck_editor, library);
}

/// The types in a row, each in its colour.
fn chips(pen: &mut Pen, row: Rect, deck_editor: &DeckEditor) {
    let kinds = [None].into_iter().chain(CardKind::ALL.map(Some));
    let gap = (row.width() - CHIPS.map(|(_, wide)| wide).iter().sum::<f32>()) / 8.0;
    let mut x = row.left();
    for (kind, (word, wide)) in kinds.zip(CHIPS) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(wide, row.height()));
        chip(
            &pen.p(),
            rect,
            word,
            kind,
            [deck_editor.kind == kind, pen.ui.rect_contains_pointer(rect)],
        );
        if pen.clicked(rect, ("type", word)) {
            pen.actions.push(DeckEditorAction::Type(kind));
        }
        x += wide + gap;
    }
}

/// The types as tabs.
fn tapped_types(pen: &mut Pen, row: Rect, deck_editor: &DeckEditor) {
    let kinds: Vec<_> = [None].into_iter().chain(CardKind::ALL.map(Some)).collect();
    let open = kinds.iter().position(|kind| *kind == deck_editor.kind);
    let tapped = compact::tabs::strip(pen.ui, row, &CHIPS.map(|(word, _)| word), open);
    pen.actions.extend(tapped.map(|nth| DeckEditorAction::Type(kinds[nth])));
}

/// The types as they stand in the row, and how wide each is.
const CHIPS: [(&str, f32); 9] = [
    ("All", 26.0),
    ("Ship", 34.0),
    ("Adventure", 59.0),
    ("Crew", 36.0),
    ("Gear", 36.0),
    ("Upgrade", 51.0),
    ("Connection", 64.0),
    ("Event", 39.0),
    ("Heroic", 42.0),
];

fn chip(p: &Painter, rect: Rect, word: &str, kind: Option<CardKind>, [here, over]: [bool; 2]) {
    let ink = kind.map_or(theme::TYPE, |kind| theme::colour(CardType::of_kind(kind)));
    let line = theme::faded(ink, if here { 1.0 } else { 0.3 });
    paint::plate(p, rect, theme::faded(ink, strength(here, over)), line);
    let type_ink = if here { theme::TYPE } else { theme::faded(ink, 0.9) };
    paint::say(p, rect.center(), Align2::CENTER_CENTER, word, 10.0, type_ink);
}

/// How much of its colour the ground of a type has.
fn strength(here: bool, over: bool) -> f32 {
    match (here, over) {
        (true, _) => 0.22,
        (false, true) => 0.12,
        (false, false) => 0.05,
    }
}
