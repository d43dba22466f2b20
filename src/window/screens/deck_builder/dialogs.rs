//! The dialogs on top of the deck builder: lines to type in, questions, reasons, a card, the keys.

mod decks;
mod naming;

use bevy_egui::egui::{Align2, Context, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
    importing,
    keys::{DELETE, EXPORTS, HELP},
    tapped,
    verdict::sentence,
};
use crate::data::Library;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    card_table::card,
    ui::{
        compact::{self, TARGET},
        dialogs::{all_keys, sheet},
        overlay, paint,
        theme::{self, size},
    },
};
use naming::Naming;

/// How tall an answer is, and how far it is to the next.
const ROW: f32 = 38.0;
const STEP: f32 = 44.0;

/// Draws what is open and returns what was done in it.
pub fn draw(ctx: &Context, deck_editor: &DeckEditor, library: &Library) -> Vec<DeckEditorAction> {
    let close = DeckEditorAction::OpenDialog(DeckEditorDialog::Nothing);
    if matches!(deck_editor.dialog, DeckEditorDialog::Nothing | DeckEditorDialog::Search) {
        return Vec::new();
    }
    sheet(ctx, close, |pen, all| match deck_editor.dialog.clone() {
        DeckEditorDialog::Nothing | DeckEditorDialog::Search => Rect::NOTHING,
        DeckEditorDialog::Name { name, plan, plan_selected } => {
            Naming { name, plan, plan_selected }.draw(pen, all)
        }
        DeckEditorDialog::Import(text, read) => {
            importing::draw(pen, all, deck_editor, &text, read.as_deref())
        }
        DeckEditorDialog::Export { selected } => exporting(pen, all, selected),
        DeckEditorDialog::Delete { selected } => deleting(pen, all, deck_editor, selected),
        DeckEditorDialog::Reasons => reasons(pen, all, deck_editor),
        DeckEditorDialog::Decks { selected } => decks::draw(pen, all, library, selected),
        DeckEditorDialog::Read => reading(pen, all, deck_editor, library),
        DeckEditorDialog::Keys => all_keys(pen, all, &HELP),
    })
}

/// The height of an answer, and how far it is to the next.
fn rows_of(pen: &Pen) -> [f32; 2] {
    if compact::is_on(pen.ui.ctx()) { [TARGET, TARGET + 6.0] } else { [ROW, STEP] }
}

fn exporting(pen: &mut Pen, all: Rect, selected: usize) -> Rect {
    let rows = EXPORTS.map(|(label, how)| (label, DeckEditorAction::Export(how)));
    let [row, step] = rows_of(pen);
    let height = 84.0 + step * rows.len() as f32;
    let rect = overlay::in_the_middle(all, vec2(480.0, height));
    let inner = overlay::panel(pen.ui, rect, "Export", "Esc goes back");
    pen.menu(inner, &rows, selected, [row, step]);
    rect
}

fn deleting(pen: &mut Pen, all: Rect, deck_editor: &DeckEditor, selected: usize) -> Rect {
    let title = format!("Delete {}?", deck_editor.draft.deck().name);
    let lost = "It can no longer be played. U brings it back while you are here; later Import does, from the folder `removed` beside your decks.";
    let [row, step] = rows_of(pen);
    let tall = step * DELETE.len() as f32;
    let (rect, inner) = overlay::question(pen.ui, all, &title, lost, tall);
    pen.menu(inner, &DELETE, selected, [row, step]);
    rect
}

/// Every reason why the deck may not be played.
fn reasons(pen: &mut Pen, all: Rect, deck_editor: &DeckEditor) -> Rect {
    let tall = 100.0 + 30.0 * deck_editor.reasons.len().clamp(1, 16) as f32;
    let rect = overlay::in_the_middle(all, vec2(720.0, tall));
    let legal = deck_editor.is_legal();
    let title = if legal { "It may be played" } else { "Why it may not be played" };
    let inner = overlay::panel(pen.ui, rect, title, "W or Esc closes");
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("reasons"));
    ui.set_clip_rect(inner);
    let area = ScrollArea::vertical().id_salt("reasons").auto_shrink(false);
    area.show(&mut ui, |ui| every_reason(ui, deck_editor));
    rect
}

fn every_reason(ui: &mut Ui, deck_editor: &DeckEditor) {
    ui.spacing_mut().item_spacing.y = 8.0;
    if deck_editor.is_legal() {
        let words = "One ship, 20 adventure cards, 60 captain's cards, none too often.";
        ui.label(RichText::new(words).size(size::HEAD));
    }
    for reason in &deck_editor.reasons {
        let words = format!("•  {}.", sentence(&reason.words));
        ui.label(RichText::new(words).size(size::HEAD).color(theme::TYPE));
    }
}

/// The card that is looked at, as large as on the table.
fn reading(pen: &mut Pen, all: Rect, deck_editor: &DeckEditor, library: &Library) -> Rect {
    let Some(card) = deck_editor.looked_at(library) else { return Rect::NOTHING };
    if compact::is_on(pen.ui.ctx()) {
        return tapped::read(pen, all, deck_editor, card);
    }
    let wide = if card.sides().is_some() { 812.0 } else { 420.0 };
    let room = Rect::from_center_size(all.center(), vec2(wide, all.height() - 90.0));
    let drawn = card::printed_in_the_middle(&pen.p(), room, card, 17.0);
    let at = pos2(all.center().x, all.bottom() - 24.0);
    let words = "↑ ↓ next card · V or Esc closes";
    paint::say(&pen.p(), at, Align2::CENTER_CENTER, words, size::SMALL, theme::QUIET);
    drawn
}
