//! The name of the screen, and what can be done with the whole deck.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
};
use crate::data::Library;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws the bar.
pub fn draw(pen: &mut Pen, bar: Rect, deck_editor: &DeckEditor, library: &Library) {
    let at = bar.left_center();
    paint::strong(&pen.p(), at, Align2::LEFT_CENTER, "Deck builder", size::TITLE, theme::TYPE);
    let row = bar.with_min_y(bar.top() + 1.0).with_max_y(bar.top() + 30.0);
    let mut x = bar.left() + 418.0;
    for (key, label, wide, action) in buttons(deck_editor, library) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(wide, row.height()));
        if pen.button(rect, key, label, false) {
            pen.actions.push(action);
        }
        x = rect.right() + 6.0;
    }
    play(pen, row.with_min_x(x + 10.0), deck_editor);
}

/// The key of each button, its label and its width.
pub(super) type Button = (&'static str, &'static str, f32, DeckEditorAction);

pub(super) fn buttons(deck_editor: &DeckEditor, library: &Library) -> [Button; 7] {
    let open = DeckEditorAction::OpenDialog;
    let name = DeckEditorDialog::naming(&deck_editor.draft);
    let decks = DeckEditorDialog::Decks { selected: deck_editor.number(library).unwrap_or(0) };
    [
        ("O", "Decks", 84.0, open(decks)),
        ("N", "New", 70.0, DeckEditorAction::New),
        ("C", "Copy", 76.0, DeckEditorAction::Copy),
        ("R", "Rename", 92.0, open(name)),
        ("I", "Import", 86.0, open(DeckEditorDialog::Import(String::new(), None))),
        ("E", "Export", 86.0, open(DeckEditorDialog::Export { selected: 0 })),
        ("X", "Delete", 84.0, open(DeckEditorDialog::Delete { selected: 0 })),
    ]
}

/// Lit while the deck may be played; else it opens the reasons why not.
fn play(pen: &mut Pen, rect: Rect, deck_editor: &DeckEditor) {
    if deck_editor.is_legal() {
        if pen.button(rect, "P", "Play with it", true) {
            pen.actions.push(DeckEditorAction::Play);
        }
        return;
    }
    let p = pen.p();
    paint::plate(&p, rect, theme::SPACE, theme::RULE);
    let words = "P   Play: not yet, W says why";
    let at = rect.left_center() + vec2(10.0, 0.0);
    let room = rect.width() - 18.0;
    paint::fitted(&p, at, Align2::LEFT_CENTER, words, size::BODY, theme::FAINT, room, false);
    if pen.clicked(rect, "play") {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Reasons));
    }
}
