//! A list being read in: typed or pasted, with what it says so far and every line that is no good.

use bevy_egui::egui::{FontId, Id, Rect, RichText, ScrollArea, TextEdit, UiBuilder, vec2};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
    verdict::sentence,
};
use crate::builder::Imported;
use crate::window::ui::{
    overlay, paint,
    pen::Pen,
    theme::{self, size},
};

/// Draws the sheet with the list on the left and what it reads as on the right.
pub fn draw(
    pen: &mut Pen<DeckEditorAction>,
    all: Rect,
    deck_editor: &DeckEditor,
    text: &str,
    read: Option<&Imported>,
) -> Rect {
    let rect = Rect::from_center_size(all.center(), vec2(900.0, all.height() - 90.0));
    let note = "Ctrl+V pastes · F2 or Ctrl+Enter takes it · Esc leaves it";
    let inner = overlay::panel(pen.ui, rect, "Import a deck", note);
    let foot = inner.with_min_y(inner.bottom() - 36.0);
    let body = inner.with_max_y(foot.top() - 12.0);
    let left = body.with_max_x(body.left() + 420.0);
    let p = pen.p();
    paint::plate(&p, left, theme::SPACE, theme::now());
    let mut typed = text.to_owned();
    list_field(pen, left.shrink(8.0), &mut typed);
    if typed != text {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Import(typed, None)));
    }
    report(pen, body.with_min_x(left.right() + 18.0), deck_editor, read);
    let take = foot.with_max_x(foot.left() + 260.0);
    if pen.button(take, "F2", "Take it as a new deck", true) {
        pen.actions.push(DeckEditorAction::Import(text.to_owned()));
    }
    #[cfg(target_arch = "wasm32")]
    {
        let open =
            Rect::from_min_size(take.right_top() + vec2(10.0, 0.0), vec2(160.0, take.height()));
        if pen.button(open, "", "Open a deck file", false) {
            crate::browser::pick();
        }
    }
    rect
}

/// Many lines of text to be typed or pasted.
fn list_field(pen: &mut Pen<DeckEditorAction>, area: Rect, text: &mut String) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("list field"));
    ui.set_clip_rect(area);
    let hint =
        "Ship: Fair Copy\n2 Odo Lanterman\n3x berrit-oake\n# a comment\n\nor the path of a file";
    ScrollArea::vertical().id_salt("list field").auto_shrink(false).show(&mut ui, |ui| {
        let edit = TextEdit::multiline(text)
            .id(Id::new("list field"))
            .frame(false)
            .font(FontId::monospace(size::BODY))
            .hint_text(RichText::new(hint).color(theme::FAINT))
            .char_limit(20_000)
            .desired_rows(24)
            .desired_width(area.width() - 12.0);
        let response = ui.add(edit);
        if !response.has_focus() {
            response.request_focus();
        }
    });
}

/// Draws the deck that the list reads as so far, and every line that cannot be used.
fn report(
    pen: &mut Pen<DeckEditorAction>,
    area: Rect,
    deck_editor: &DeckEditor,
    read: Option<&Imported>,
) {
    let p = pen.p();
    let mut y = area.top();
    let mut say = |text: &str, ink, gap: f32| {
        let rest = area.with_min_y(y);
        if rest.height() > 20.0 {
            y += paint::flow(&p, rest, text, size::BODY, ink, false) + gap;
        }
    };
    let Some(read) = read else {
        say(
            "A line is a number of copies and a card: its title, the title of either side of an \
             adventure, or its id, in any case.",
            theme::QUIET,
            10.0,
        );
        say(
            "`Name:`, `Plan:` and `Ship:` stand at the beginning of their lines. Headings and # \
             comments are passed over. A deck file (.ron) is understood as well.",
            theme::QUIET,
            10.0,
        );
        say(
            "What cannot be used is named here with its line; the rest is kept.",
            theme::QUIET,
            10.0,
        );
        deck_editor.note.iter().for_each(|note| say(note, theme::now(), 0.0));
        return;
    };
    let cards: u32 =
        read.deck.adventure.values().chain(read.deck.captain.values()).map(|&n| u32::from(n)).sum();
    let head = match cards {
        0 => "No card yet".to_owned(),
        1 => format!("{}: 1 card", read.deck.name),
        many => format!("{}: {many} cards", read.deck.name),
    };
    say(&head, theme::TYPE, 10.0);
    deck_editor.note.iter().for_each(|note| say(note, theme::now(), 10.0));
    if read.faults.is_empty() {
        say("Every line is understood.", theme::met(), 0.0);
    }
    for fault in &read.faults {
        say(&sentence(&fault.to_string()), theme::now(), 4.0);
    }
}
