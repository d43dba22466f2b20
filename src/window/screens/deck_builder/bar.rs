//! The name of the screen, and what can be done with the whole deck.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
};
use crate::data::Library;
use crate::window::ui::{
    paint,
    pen::Pen,
    theme::{self, size},
};

/// Draws the bar.
pub fn draw(
    pen: &mut Pen<DeckEditorAction>,
    bar: Rect,
    deck_editor: &DeckEditor,
    library: &Library,
) {
    let p = pen.p();
    let at = bar.left_center();
    paint::strong(&p, at, Align2::LEFT_CENTER, "Deck builder", size::TITLE, theme::TYPE);
    let deck = deck_editor.draft.deck();
    let name = DeckEditorDialog::Name {
        name: deck.name.clone(),
        plan: deck.plan.clone(),
        plan_selected: false,
    };
    let buttons = [
        (
            "O",
            "Decks",
            84.0,
            DeckEditorAction::OpenDialog(DeckEditorDialog::Decks {
                selected: deck_editor.number(library).unwrap_or(0),
            }),
        ),
        ("N", "New", 70.0, DeckEditorAction::New),
        ("C", "Copy", 76.0, DeckEditorAction::Copy),
        ("R", "Rename", 92.0, DeckEditorAction::OpenDialog(name)),
        (
            "I",
            "Import",
            86.0,
            DeckEditorAction::OpenDialog(DeckEditorDialog::Import(String::new(), None)),
        ),
        (
            "E",
            "Export",
            86.0,
            DeckEditorAction::OpenDialog(DeckEditorDialog::Export { selected: 0 }),
        ),
        (
            "X",
            "Delete",
            84.0,
            DeckEditorAction::OpenDialog(DeckEditorDialog::Delete { selected: 0 }),
        ),
    ];
    let mut x = bar.left() + 418.0;
    for (key, label, wide, action) in buttons {
        let rect = Rect::from_min_size(pos2(x, bar.top() + 1.0), vec2(wide, 29.0));
        if pen.button(rect, key, label, false) {
            pen.actions.push(action);
        }
        x = rect.right() + 6.0;
    }
    play(
        pen,
        Rect::from_min_max(pos2(x + 10.0, bar.top() + 1.0), pos2(bar.right(), bar.top() + 30.0)),
        deck_editor,
    );
}

/// Lit while the deck may be played; else it opens the reasons why not.
fn play(pen: &mut Pen<DeckEditorAction>, rect: Rect, deck_editor: &DeckEditor) {
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
