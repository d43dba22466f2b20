//! The head of the deck: its name, its plan, and whether it may be played.

use bevy_egui::egui::{Align2, Painter, Rect, Sense, pos2, vec2};
use cards::data::{ADVENTURE_CARDS, CAPTAIN_CARDS};

use super::{
    action::{DeckEditorAction, DeckEditorDialog},
    deck_editor::DeckEditor,
    files::DeckLocation,
};
use crate::builder::CardKind;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::ui::{
    compact, paint,
    theme::{self, size},
};

/// Draws the head and returns where it ends.
pub fn draw(pen: &mut Pen, column: Rect, deck_editor: &DeckEditor) -> f32 {
    let p = pen.p();
    let left = counts(&p, column, deck_editor);
    let is_tapped = compact::is_on(p.ctx());
    if !is_tapped {
        name(pen, column.with_max_x(left - 6.0), deck_editor);
    }
    let (whose, ink) = match &deck_editor.location {
        DeckLocation::Nowhere => ("empty", theme::FAINT),
        DeckLocation::Shipped(_) => ("shipped", theme::FAINT),
        DeckLocation::Own(_) => ("your own, saved", theme::FAINT),
        DeckLocation::Unkept(_) => ("NOT SAVED", theme::now()),
    };
    let at = column.right_top() + vec2(0.0, 31.0);
    let whose = paint::say(&p, at, Align2::RIGHT_TOP, whose, size::SMALL, ink);
    let plan = column.with_max_x(whose.left() - 14.0).with_min_y(column.top() + 31.0);
    let plan = plan.with_max_y(column.top() + 63.0);
    let (words, ink) = match deck_editor.draft.deck().plan.as_str() {
        "" if is_tapped => ("No plan yet.", theme::FAINT),
        "" => ("No plan yet. R writes one.", theme::FAINT),
        plan => (plan, theme::QUIET),
    };
    paint::flow(&p, plan, words, size::SMALL, ink, false);
    let at = pos2(column.left(), plan.bottom() + 6.0);
    let plate = Rect::from_min_size(at, vec2(column.width(), compact::row(p.ctx(), 34.0)));
    legality(pen, plate, deck_editor);
    plate.bottom()
}

/// The name of the deck; a click changes it.
fn name(pen: &mut Pen, area: Rect, deck_editor: &DeckEditor) {
    let (p, at, name) = (pen.p(), area.min, &deck_editor.draft.deck().name);
    let (large, room) = (if name.chars().count() > 20 { 17.0 } else { size::TITLE }, area.width());
    let drawn = paint::fitted(&p, at, Align2::LEFT_TOP, name, large, theme::TYPE, room, true);
    if pen.ui.interact(drawn, "deck name".into(), Sense::CLICK).clicked() {
        let dialog = DeckEditorDialog::naming(&deck_editor.draft);
        pen.actions.push(DeckEditorAction::OpenDialog(dialog));
    }
}

/// One line that is always there: it may be played, or the first reason why not.
fn legality(pen: &mut Pen, plate: Rect, deck_editor: &DeckEditor) {
    let Some(first) = deck_editor.reasons.first() else { return legal(&pen.p(), plate) };
    let (p, at) = (pen.p(), plate.right_center() - vec2(12.0, 0.0));
    let over = pen.ui.rect_contains_pointer(plate);
    paint::plate(&p, plate, theme::now_ground(), if over { theme::TYPE } else { theme::now() });
    p.circle_filled(plate.left_center() + vec2(16.0, 0.0), 4.5, theme::now());
    let more = match deck_editor.reasons.len() - 1 {
        0 => "more of it".to_owned(),
        more => format!("{more} more"),
    };
    let more = if compact::is_on(p.ctx()) { more } else { format!("W  {more}") };
    let more = paint::say(&p, at, Align2::RIGHT_CENTER, &more, size::SMALL, theme::QUIET);
    let words = plate.left_center() + vec2(30.0, 0.0);
    let room = more.left() - words.x - 10.0;
    let said = sentence(&first.words);
    let large = if said.chars().count() > 42 { size::BODY - 0.5 } else { 14.5 };
    paint::fitted(&p, words, Align2::LEFT_CENTER, &said, large, theme::TYPE, room, true);
    if pen.clicked(plate, "verdict") {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Reasons));
    }
}

fn legal(p: &Painter, plate: Rect) {
    paint::plate(p, plate, theme::faded(theme::met(), 0.10), theme::faded(theme::met(), 0.7));
    p.circle_filled(plate.left_center() + vec2(16.0, 0.0), 4.5, theme::met());
    let words = plate.left_center() + vec2(30.0, 0.0);
    paint::strong(p, words, Align2::LEFT_CENTER, "It may be played", 14.5, theme::TYPE);
    if !compact::is_on(p.ctx()) {
        let at = plate.right_center() - vec2(12.0, 0.0);
        paint::say(p, at, Align2::RIGHT_CENTER, "P plays with it", size::SMALL, theme::QUIET);
    }
}

/// How many cards of how many, large, right to left; returns where they begin (CCG-DECK-2, CCG-DECK-3).
fn counts(p: &Painter, column: Rect, deck_editor: &DeckEditor) -> f32 {
    let figures = &deck_editor.figures;
    let both = [
        ("captain's", figures.captains(), CAPTAIN_CARDS as u32),
        ("adventures", figures.count_of(CardKind::Adventure), ADVENTURE_CARDS as u32),
    ];
    let mut right = column.right();
    for (word, have, wanted) in both {
        let ink = if have == wanted { theme::met() } else { theme::now() };
        let at = pos2(right, column.top() + 7.0);
        let words = format!("/ {wanted} {word}");
        let of = paint::say(p, at, Align2::RIGHT_TOP, &words, size::SMALL, theme::QUIET);
        let at = pos2(of.left() - 4.0, of.bottom() + 2.0);
        let number = paint::numeral(p, at, Align2::RIGHT_BOTTOM, &have.to_string(), 18.0, ink);
        right = number.left() - 14.0;
    }
    right
}

/// With a capital at its beginning.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
