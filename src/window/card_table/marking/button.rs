//! What the marks come to, and the button that answers with them.

use bevy_egui::egui::{Align2, Id, Rect, Sense, pos2, vec2};

use crate::window::{
    card_table::{marking::sum::Sum, table_ui::TableAction, touch::Pen},
    ui::{
        interface::in_use,
        magnifier::attend,
        paint, reader,
        theme::{self, size},
    },
};
use crate::{guide::Interface, offers};

const PAD: f32 = 10.0;
/// Room for the sum above the button, and for how to mark below it.
const SUM: f32 = 27.0;
const HINT: f32 = 18.0;

/// Draws both below `area`'s top, together `height` tall; returns where they end.
pub fn draw(pen: &mut Pen, area: Rect) -> f32 {
    let (Some(n), Some(sum)) = (confirm(pen), pen.marking.sum(pen.view)) else { return area.top() };
    let label = label(pen, &sum);
    let line = area.with_max_y(area.top() + SUM);
    let words = sum.words();
    let at = pos2(line.left() + 2.0, line.center().y + 2.0);
    let ink = if sum.is_whole() { theme::TYPE } else { theme::QUIET };
    paint::fitted(&pen.p(), at, Align2::LEFT_CENTER, &words, size::HEAD, ink, line.width(), true);
    reader::say(pen.ui, line, "marked", || words.clone());
    let rect = area.with_min_y(line.bottom()).with_max_y(line.bottom() + tall(pen, area, &label));
    button(pen, rect, n, &label, sum.is_whole());
    hint(pen, rect);
    rect.bottom() + HINT
}

/// How tall both are together.
pub fn height(pen: &Pen, area: Rect) -> f32 {
    let Some(sum) = pen.marking.sum(pen.view).filter(|_| confirm(pen).is_some()) else {
        return 0.0;
    };
    SUM + tall(pen, area, &label(pen, &sum)) + HINT
}

fn confirm(pen: &Pen) -> Option<usize> {
    pen.view.question.as_ref()?.confirm
}

/// What the button does, or what has to be done before.
fn label(pen: &Pen, sum: &Sum) -> String {
    let view = pen.view;
    match pen.marking.answer(view) {
        Some(moves) => offers::proposed(moves, &view.seen, &view.book).label,
        None => sum.lacks().unwrap_or_else(|| "Nothing is marked".to_owned()),
    }
}

fn tall(pen: &Pen, area: Rect, label: &str) -> f32 {
    let words = paint::tall(&pen.p(), label, size::BODY, area.width() - 2.0 * PAD - 66.0);
    (words + 16.0).clamp(36.0, 70.0)
}

fn button(pen: &mut Pen, rect: Rect, n: usize, label: &str, is_whole: bool) {
    let selected = pen.table_ui.selected == n && pen.table_ui.at.is_none();
    if selected {
        attend(pen.ui.ctx(), rect);
    }
    let response = pen.ui.interact(rect, Id::new("answer with marks"), Sense::CLICK);
    reader::enabled(&response, selected, is_whole, || label.to_owned());
    let moved = pen.ui.input(|input| input.pointer.is_moving());
    if response.clicked() {
        pen.actions.push(TableAction::Take(n));
    } else if response.hovered() && moved && !selected {
        pen.actions.push(TableAction::Select(n));
    }
    let (fill, line, ink) = match (is_whole, selected) {
        (true, true) => (theme::now_ground(), theme::now(), theme::TYPE),
        (true, false) => (theme::RAISED, theme::now(), theme::TYPE),
        (false, true) => (theme::PANEL, theme::QUIET, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE, theme::QUIET),
    };
    let p = pen.p();
    paint::plate(&p, rect, fill, line);
    let mut words = rect.shrink2(vec2(PAD, 2.0));
    if is_whole {
        paint::tick(&p, pos2(words.left() + 7.0, rect.center().y), 16.0, theme::TYPE);
        words = words.with_min_x(words.left() + 20.0);
        words = words.with_max_x(key(pen, words));
    }
    paint::centred(&p, words, label, size::BODY, ink);
}

/// The key that answers, at the right end; returns how far the words may go.
fn key(pen: &Pen, words: Rect) -> f32 {
    if in_use(pen.ui.ctx()) != Interface::Keyboard {
        return words.right();
    }
    let (p, at) = (pen.p(), words.right_center());
    let key = paint::say(&p, at, Align2::RIGHT_CENTER, "Enter", size::SMALL, theme::QUIET);
    key.left() - 8.0
}

/// How cards are marked with what is played with.
fn hint(pen: &Pen, button: Rect) {
    let words = how_to_mark(in_use(pen.ui.ctx()));
    let at = button.left_bottom() + vec2(2.0, 4.0);
    paint::say(&pen.p(), at, Align2::LEFT_TOP, words, size::TINY, theme::FAINT);
}

fn how_to_mark(interface: Interface) -> &'static str {
    match interface {
        Interface::Terminal | Interface::Keyboard => "a click or Space marks a card",
        Interface::Touch => "tap a card to mark it",
        Interface::Gamepad => "the lower button marks a card",
    }
}
