//! A list being read in: typed or pasted, with what it says so far and every line that is no good.

use bevy_egui::egui::{
    Color32, FontId, Id, Painter, Rect, RichText, ScrollArea, TextEdit, UiBuilder, vec2,
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
    verdict::sentence,
};
use crate::builder::Imported;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::ui::{
    compact, overlay, paint,
    theme::{self, size},
};

/// Draws the sheet with the list on the left and what it reads as on the right.
pub fn draw(
    pen: &mut Pen,
    all: Rect,
    deck_editor: &DeckEditor,
    text: &str,
    read: Option<&Imported>,
) -> Rect {
    let is_tapped = compact::is_on(pen.ui.ctx());
    let around = if is_tapped { 2.0 * compact::MARGIN } else { 90.0 };
    let rect = overlay::in_the_middle(all, vec2(900.0, all.height() - around));
    let note = "Ctrl+V pastes · F2 or Ctrl+Enter takes it · Esc leaves it";
    let inner = overlay::panel(pen.ui, rect, "Import a deck", note);
    let foot = inner.with_min_y(inner.bottom() - compact::row(pen.ui.ctx(), 36.0));
    let body = inner.with_max_y(foot.top() - 12.0);
    let (left, told) = match compact::is_upright(body) {
        true => (body.with_max_y(body.center().y), body.with_min_y(body.center().y + 12.0)),
        false => {
            let left = body.with_max_x(body.left() + (body.width() / 2.0).min(420.0));
            (left, body.with_min_x(left.right() + 18.0))
        }
    };
    paint::plate(&pen.p(), left, theme::SPACE, theme::now());
    let mut typed = text.to_owned();
    list_field(pen, left.shrink(8.0), &mut typed);
    if typed != text {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Import(typed, None)));
    }
    let mut report = Report { p: pen.p(), area: told };
    match read {
        Some(read) => report.read(deck_editor, read),
        None => report.help(deck_editor),
    }
    let wide = if is_tapped { foot.width() * 0.56 } else { 260.0 };
    take(pen, foot.with_max_x(foot.left() + wide), text);
    rect
}

/// The button that takes the list; in a browser, one beside it that opens a file.
fn take(pen: &mut Pen, take: Rect, text: &str) {
    if pen.button(take, "F2", "Take it as a new deck", true) {
        pen.actions.push(DeckEditorAction::Import(text.to_owned()));
    }
    #[cfg(target_arch = "wasm32")]
    {
        let at = take.right_top() + vec2(10.0, 0.0);
        let wide = if compact::is_on(pen.ui.ctx()) { 130.0 } else { 160.0 };
        let open = Rect::from_min_size(at, vec2(wide, take.height()));
        if pen.button(open, "", "Open a deck file", false) {
            crate::browser::pick();
        }
    }
}

/// Many lines of text to be typed or pasted.
fn list_field(pen: &mut Pen, area: Rect, text: &mut String) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("list field"));
    ui.set_clip_rect(area);
    let edit = TextEdit::multiline(text)
        .id(Id::new("list field"))
        .frame(false)
        .font(FontId::monospace(size::BODY))
        .hint_text(RichText::new(HINT).color(theme::FAINT))
        .char_limit(20_000)
        .desired_rows(24)
        .desired_width(area.width() - 12.0);
    let scrolled = ScrollArea::vertical().id_salt("list field").auto_shrink(false);
    let response = scrolled.show(&mut ui, |ui| ui.add(edit)).inner;
    if !response.has_focus() {
        response.request_focus();
    }
}

/// The placeholder of a list.
const HINT: &str =
    "Ship: Fair Copy\n2 Odo Lanterman\n3x berrit-oake\n# a comment\n\nor the path of a file";

/// What is said beside a list, from the top down as long as there is room.
struct Report {
    p: Painter,
    area: Rect,
}

/// How a list is written.
const HELP: [&str; 3] = [
    "A line is a number of copies and a card: its title, the title of either side of an adventure, \
     or its id, in any case.",
    "`Name:`, `Plan:` and `Ship:` stand at the beginning of their lines. Headings and # comments \
     are passed over. A deck file (.ron) is understood as well.",
    "What cannot be used is named here with its line; the rest is kept.",
];

/// The name of the deck, and how many cards it has so far.
fn head(read: &Imported) -> String {
    let all = read.deck.adventure.values().chain(read.deck.captain.values());
    match all.map(|&n| u32::from(n)).sum::<u32>() {
        0 => "No card yet".to_owned(),
        1 => format!("{}: 1 card", read.deck.name),
        many => format!("{}: {many} cards", read.deck.name),
    }
}

impl Report {
    fn say(&mut self, text: &str, ink: Color32, gap: f32) {
        if self.area.height() > 20.0 {
            let used = paint::flow(&self.p, self.area, text, size::BODY, ink, false);
            self.area.min.y += used + gap;
        }
    }

    fn help(&mut self, deck_editor: &DeckEditor) {
        HELP.iter().for_each(|help| self.say(help, theme::QUIET, 10.0));
        deck_editor.note.iter().for_each(|note| self.say(note, theme::now(), 0.0));
    }

    /// The deck that the list reads as so far, and every line that cannot be used.
    fn read(&mut self, deck_editor: &DeckEditor, read: &Imported) {
        self.say(&head(read), theme::TYPE, 10.0);
        deck_editor.note.iter().for_each(|note| self.say(note, theme::now(), 10.0));
        if read.faults.is_empty() {
            self.say("Every line is understood.", theme::met(), 0.0);
        }
        for fault in &read.faults {
            self.say(&sentence(&fault.to_string()), theme::now(), 4.0);
        }
    }
}
