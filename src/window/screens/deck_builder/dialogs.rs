//! The dialogs on top of the deck builder: lines to type in, questions, reasons, a card, the keys.

use bevy_egui::egui::{
    Align2, Context, FontId, Id, Rect, RichText, ScrollArea, UiBuilder, pos2, vec2,
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
    importing,
    keys::{DELETE, EXPORTS, HELP},
    list::mark_of,
    verdict::sentence,
};
use crate::window::{
    card_table::card,
    ui::{
        dialogs::{all_keys, sheet},
        menu, overlay, paint,
        pen::{Pen, Typing},
        theme::{self, size},
    },
};
use crate::{
    builder::CardKind,
    data::{Library, ListedDeck},
};

/// Draws what is open and returns what was done in it.
pub fn draw(ctx: &Context, deck_editor: &DeckEditor, library: &Library) -> Vec<DeckEditorAction> {
    let close = DeckEditorAction::OpenDialog(DeckEditorDialog::Nothing);
    match &deck_editor.dialog {
        DeckEditorDialog::Nothing | DeckEditorDialog::Search => Vec::new(),
        DeckEditorDialog::Name { name, plan, plan_selected } => {
            sheet(ctx, close, |pen, all| naming(pen, all, name, plan, *plan_selected))
        }
        DeckEditorDialog::Import(text, read) => sheet(ctx, close, |pen, all| {
            importing::draw(pen, all, deck_editor, text, read.as_deref())
        }),
        DeckEditorDialog::Export { selected } => {
            sheet(ctx, close, |pen, all| exporting(pen, all, *selected))
        }
        DeckEditorDialog::Delete { selected } => {
            sheet(ctx, close, |pen, all| deleting(pen, all, deck_editor, *selected))
        }
        DeckEditorDialog::Reasons => sheet(ctx, close, |pen, all| reasons(pen, all, deck_editor)),
        DeckEditorDialog::Decks { selected } => {
            sheet(ctx, close, |pen, all| decks(pen, all, library, *selected))
        }
        DeckEditorDialog::Read => {
            sheet(ctx, close, |pen, all| reading(pen, all, deck_editor, library))
        }
        DeckEditorDialog::Keys => sheet(ctx, close, |pen, all| all_keys(pen, all, &HELP)),
    }
}

fn naming(
    pen: &mut Pen<DeckEditorAction>,
    all: Rect,
    name: &str,
    plan: &str,
    plan_selected: bool,
) -> Rect {
    let rect = Rect::from_center_size(all.center(), vec2(760.0, 176.0));
    let note = "Enter keeps both · Tab to the other · Esc leaves them";
    let inner = overlay::panel(pen.ui, rect, "Name and plan", note);
    let (mut name_now, mut plan_now, mut selected_now) =
        (name.to_owned(), plan.to_owned(), plan_selected);
    let lines = [("Name", &mut name_now, 60, false), ("Plan", &mut plan_now, 300, true)];
    for (n, (label, text, limit, is_plan)) in lines.into_iter().enumerate() {
        let at = inner.left_top() + vec2(0.0, 46.0 * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
        let selected = plan_selected == is_plan;
        let p = pen.p();
        paint::plate(&p, row, theme::SPACE, if selected { theme::now() } else { theme::RULE });
        let at = row.left_center() + vec2(14.0, 0.0);
        paint::caption(&p, at, Align2::LEFT_CENTER, label, size::TINY, theme::QUIET);
        let place = Rect::from_min_max(
            pos2(row.left() + 80.0, row.center().y - 10.0),
            pos2(row.right() - 12.0, row.center().y + 11.0),
        );
        let hint = if is_plan { "how it means to win, in a sentence" } else { "as you like" };
        let id = Id::new("deck line").with(label);
        let typing = Typing { id, font: FontId::proportional(size::HEAD), hint, limit, selected };
        if typing.put(pen.ui, place, text) {
            selected_now = is_plan;
        }
    }
    if (name_now.as_str(), plan_now.as_str(), selected_now) != (name, plan, plan_selected) {
        let dialog =
            DeckEditorDialog::Name { name: name_now, plan: plan_now, plan_selected: selected_now };
        pen.actions.push(DeckEditorAction::OpenDialog(dialog));
    }
    rect
}

fn exporting(pen: &mut Pen<DeckEditorAction>, all: Rect, selected: usize) -> Rect {
    let rows = EXPORTS.map(|(label, how)| (label, DeckEditorAction::Export(how)));
    questions(pen, all, "Export", "Esc goes back", &rows, selected)
}

fn deleting(
    pen: &mut Pen<DeckEditorAction>,
    all: Rect,
    deck_editor: &DeckEditor,
    selected: usize,
) -> Rect {
    let title = format!("Delete {}?", deck_editor.draft.deck().name);
    let lost = "It can no longer be played. U brings it back while you are here; later Import does, from the folder `removed` beside your decks.";
    let tall = 44.0 * DELETE.len() as f32;
    let (rect, inner) = overlay::question(pen.ui, all, &title, lost, tall);
    answers(pen, inner, &DELETE, selected);
    rect
}

fn questions(
    pen: &mut Pen<DeckEditorAction>,
    all: Rect,
    title: &str,
    note: &str,
    rows: &[(&str, DeckEditorAction)],
    selected: usize,
) -> Rect {
    let height = 84.0 + 44.0 * rows.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(480.0, height));
    let inner = overlay::panel(pen.ui, rect, title, note);
    answers(pen, inner, rows, selected);
    rect
}

fn answers(
    pen: &mut Pen<DeckEditorAction>,
    inner: Rect,
    rows: &[(&str, DeckEditorAction)],
    selected: usize,
) {
    for (n, (label, action)) in rows.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 44.0 * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
        if menu::button(pen.ui, row, label, n == selected) {
            pen.actions.push(action.clone());
        }
    }
}

/// Every reason why the deck may not be played.
fn reasons(pen: &mut Pen<DeckEditorAction>, all: Rect, deck_editor: &DeckEditor) -> Rect {
    let tall = 100.0 + 30.0 * deck_editor.reasons.len().clamp(1, 16) as f32;
    let rect = Rect::from_center_size(all.center(), vec2(720.0, tall));
    let legal = deck_editor.is_legal();
    let title = if legal { "It may be played" } else { "Why it may not be played" };
    let inner = overlay::panel(pen.ui, rect, title, "W or Esc closes");
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("reasons"));
    ui.set_clip_rect(inner);
    ScrollArea::vertical().id_salt("reasons").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if legal {
            ui.label(
                RichText::new("One ship, 20 adventure cards, 60 captain's cards, none too often.")
                    .size(size::HEAD),
            );
        }
        for reason in &deck_editor.reasons {
            let words = format!("•  {}.", sentence(&reason.words));
            ui.label(RichText::new(words).size(size::HEAD).color(theme::TYPE));
        }
    });
    rect
}

/// All decks, the shipped ones first; those that may not be played say so.
fn decks(pen: &mut Pen<DeckEditorAction>, all: Rect, library: &Library, selected: usize) -> Rect {
    const ROW: f32 = 46.0;
    let tall = (84.0 + ROW * library.decks.len() as f32).min(all.height() - 60.0);
    let wide = 900.0_f32.min(all.width() - 40.0);
    let rect = Rect::from_center_size(all.center(), vec2(wide, tall));
    let inner = overlay::panel(pen.ui, rect, "Decks", "Enter lays one on the bench · Esc closes");
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("decks"));
    ui.set_clip_rect(inner);
    let mut actions = Vec::new();
    let moved = ui.input(|input| !input.events.is_empty());
    ScrollArea::vertical().id_salt("decks").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (n, listed) in library.decks.iter().enumerate() {
            let (_, place) = ui.allocate_space(vec2(inner.width() - 10.0, ROW));
            if n == selected && moved && !ui.clip_rect().contains_rect(place) {
                ui.scroll_to_rect(place, None);
            }
            let mut pen: Pen<DeckEditorAction> = Pen::new(ui);
            deck_row(&mut pen, place.shrink2(vec2(0.0, 2.0)), listed, library, n == selected);
            if pen.clicked(place, ("deck", n)) {
                actions.push(DeckEditorAction::Open(n));
            }
        }
    });
    pen.actions.append(&mut actions);
    rect
}

fn deck_row(
    pen: &mut Pen<DeckEditorAction>,
    row: Rect,
    listed: &ListedDeck,
    library: &Library,
    selected: bool,
) {
    let p = pen.p();
    let over = pen.ui.rect_contains_pointer(row);
    let (fill, line) = match (selected, over) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::SPACE, theme::RULE),
    };
    paint::plate(&p, row, fill, line);
    paint::mark(&p, row.left_center() + vec2(18.0, 0.0), 6.5, mark_of(CardKind::Ship));
    let own = !listed.file.starts_with(&library.folder);
    let whose = if own { "your own" } else { "shipped" };
    let at = row.right_center() - vec2(12.0, 0.0);
    let whose = paint::say(&p, at, Align2::RIGHT_CENTER, whose, size::SMALL, theme::FAINT);
    let at = row.left_top() + vec2(36.0, 4.0);
    let room = whose.left() - at.x - 10.0;
    paint::fitted(&p, at, Align2::LEFT_TOP, &listed.deck.name, 15.0, theme::TYPE, room, true);
    let (words, ink) = match listed.faults.len() {
        0 => (listed.deck.plan.clone(), theme::QUIET),
        1 => ("It may not be played, for one reason".to_owned(), theme::now()),
        many => (format!("It may not be played, for {many} reasons"), theme::now()),
    };
    let at = row.left_bottom() + vec2(36.0, -4.0);
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &words, size::TINY, ink, room, false);
}

/// The card that is looked at, as large as on the table.
fn reading(
    pen: &mut Pen<DeckEditorAction>,
    all: Rect,
    deck_editor: &DeckEditor,
    library: &Library,
) -> Rect {
    let Some(card) = deck_editor.looked_at(library) else { return Rect::NOTHING };
    let wide = if card.sides().is_some() { 812.0 } else { 420.0 };
    let room = Rect::from_center_size(all.center(), vec2(wide, all.height() - 90.0));
    let drawn = card::printed_in_the_middle(&pen.p(), room, card, 17.0);
    let at = pos2(all.center().x, all.bottom() - 24.0);
    let words = "↑ ↓ next card · V or Esc closes";
    paint::say(&pen.p(), at, Align2::CENTER_CENTER, words, size::SMALL, theme::QUIET);
    drawn
}
