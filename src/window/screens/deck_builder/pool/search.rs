//! The search line of the pool, and what is said of what it found.

use bevy_egui::egui::{Align2, FontId, Id, Pos2, Rect, Stroke, vec2};

use crate::builder::Sort;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    screens::deck_builder::{
        action::{DeckEditorAction, DeckEditorDialog},
        deck_editor::DeckEditor,
    },
    ui::{
        compact::{self, TARGET},
        paint,
        pen::Typing,
        theme::{self, size},
    },
};

pub(super) fn draw(pen: &mut Pen, field: Rect, deck_editor: &DeckEditor) {
    let selected = deck_editor.dialog == DeckEditorDialog::Search;
    let p = pen.p();
    let (line, ink) = match selected {
        true => (theme::now(), theme::now()),
        false => (theme::RULE, theme::QUIET),
    };
    paint::plate(&p, field, theme::SPACE, line);
    let at = field.left_center() + vec2(12.0, 0.0);
    paint::strong(&p, at, Align2::LEFT_CENTER, "/", size::HEAD, ink);
    let place = field.with_min_x(field.left() + 28.0).with_max_x(field.right() - 34.0);
    let middle = field.center().y;
    typed(
        pen,
        place.with_min_y(middle - 10.0).with_max_y(middle + 11.0),
        &deck_editor.search,
        selected,
    );
    if !deck_editor.search.is_empty() {
        clear(pen, field.right_center() - vec2(18.0, 0.0));
    }
}

fn typed(pen: &mut Pen, place: Rect, search: &str, selected: bool) {
    let mut words = search.to_owned();
    let typing = Typing {
        id: Id::new("pool search"),
        font: FontId::proportional(size::HEAD),
        hint: "type:crew skill:pilot cost<=3 text:\"draw\"",
        limit: 200,
        selected,
    };
    if typing.put(pen.ui, place, &mut words) && !selected {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Search));
    }
    if words != search {
        pen.actions.push(DeckEditorAction::Search(words));
    }
}

/// The sign that empties the line.
fn clear(pen: &mut Pen, at: Pos2) {
    let side = if compact::is_on(pen.ui.ctx()) { TARGET - 8.0 } else { 24.0 };
    let clear = Rect::from_center_size(at, vec2(side, side));
    let ink = if pen.ui.rect_contains_pointer(clear) { theme::TYPE } else { theme::FAINT };
    paint::say(&pen.p(), clear.center(), Align2::CENTER_CENTER, "×", 20.0, ink);
    if pen.clicked(clear, "empty the search") {
        pen.actions.push(DeckEditorAction::Search(String::new()));
    }
}

/// How many were found and in which order, or what is wrong with what is looked for.
pub(super) fn said(pen: &mut Pen, line: Rect, deck_editor: &DeckEditor) {
    let p = pen.p();
    let at = line.left_center() + vec2(2.0, 0.0);
    if let Some(fault) = &deck_editor.fault {
        let words = fault.to_string();
        let room = line.width() - 4.0;
        paint::fitted(&p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::now(), room, false);
        return;
    }
    let count = match deck_editor.found.len() {
        0 => "no card is like that".to_owned(),
        1 => "1 card".to_owned(),
        many => format!("{many} cards"),
    };
    paint::say(&p, at, Align2::LEFT_CENTER, &count, size::SMALL, theme::QUIET);
    orders(pen, line.right_center() - vec2(2.0, 0.0), deck_editor.sort);
}

/// The orders of the list from the right end of its line, the one it has underlined.
fn orders(pen: &mut Pen, mut at: Pos2, now: Sort) {
    let p = pen.p();
    for sort in Sort::ALL.into_iter().rev() {
        let here = sort == now;
        let word = if sort == Sort::Ev { "EV" } else { sort.word() };
        let ink = if here { theme::TYPE } else { theme::FAINT };
        let drawn = paint::say(&p, at, Align2::RIGHT_CENTER, word, size::SMALL, ink);
        if here {
            p.hline(drawn.x_range(), drawn.bottom() + 1.0, Stroke::new(1.5, theme::now()));
        }
        let around = if compact::is_on(p.ctx()) { vec2(6.0, 14.0) } else { vec2(3.0, 3.0) };
        if pen.clicked(drawn.expand2(around), ("sort", word)) {
            pen.actions.push(DeckEditorAction::Sort(sort));
        }
        at.x = drawn.left() - if compact::is_on(p.ctx()) { 16.0 } else { 11.0 };
    }
    let words = if compact::is_on(p.ctx()) { "by" } else { "S  order by" };
    paint::say(&p, at, Align2::RIGHT_CENTER, words, size::SMALL, theme::FAINT);
}
