//! The options, numbered: a digit takes one, arrows move the highlight, Enter takes it.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, pos2, vec2};

use crate::offers::{self, Note};
use crate::window::{
    card_table::{marking, table_ui::TableAction, touch::Pen, view::Offer},
    ui::{
        compact::{Roll, TARGET},
        keys::PAGE,
        magnifier::attend,
        paint, reader,
        theme::{self, size},
    },
};

const ROW: f32 = 29.0;
/// The least and greatest height of a row.
const LEAST: f32 = 22.0;
const TALLEST: f32 = 108.0;
const PAD: f32 = 10.0;
/// Room for the digit of an option.
const DIGIT: f32 = 20.0;
/// Room for the box of an option that can be marked.
const BOX: f32 = 24.0;

/// Draws the page of options that holds the highlight; returns where it ends.
pub fn draw(pen: &mut Pen, area: Rect) -> f32 {
    let below = marking::answer_height(pen, area);
    let y = list(pen, area.with_max_y(area.bottom() - below));
    marking::draw_answer(pen, area.with_min_y(y))
}

/// Rolls all options in `area`, each as tall as a finger needs; what answers with marks stays below them.
pub fn roll(pen: &mut Pen, area: Rect) {
    let Some(question) = &pen.view.question else { return };
    let below = marking::answer_height(pen, area);
    let list = area.with_max_y(area.bottom() - below);
    let offers = question.numbered();
    let tall = |n: usize, offer: &Offer| height(pen, area.width(), n, offer).max(TARGET) + 4.0;
    let talls: Vec<f32> = offers.iter().enumerate().map(|(n, offer)| tall(n, offer)).collect();
    let roll = Roll::begin(pen.ui, list, "answers", talls.iter().sum(), None);
    let mut y = roll.whole.top();
    for ((n, offer), tall) in offers.iter().enumerate().zip(talls) {
        row(pen, roll.whole.with_min_y(y).with_max_y(y + tall - 4.0), n, None, offer);
        y += tall;
    }
    roll.end(pen.ui);
    marking::draw_answer(pen, area.with_min_y(list.bottom()));
}

fn list(pen: &mut Pen, area: Rect) -> f32 {
    let Some(question) = &pen.view.question else { return area.top() };
    let (page, offers) = (pen.table_ui.page(question), question.numbered());
    let pages = offers.len().div_ceil(PAGE);
    let shown: Vec<(usize, &Offer)> =
        offers.iter().enumerate().skip(page * PAGE).take(PAGE).collect();
    let foot = if pages > 1 { 18.0 } else { 0.0 };
    let wanted = |(n, offer): &(usize, &Offer)| height(pen, area.width(), *n, offer);
    let wanted: Vec<f32> = shown.iter().map(wanted).collect();
    let most = most(&wanted, area.height() - foot);
    let mut y = area.top();
    for ((n, offer), wanted) in shown.into_iter().zip(wanted) {
        let height = wanted.min(most);
        let rect = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), height - 3.0));
        row(pen, rect, n, Some(n % PAGE), offer);
        y += height;
    }
    if pages > 1 {
        foot_line(pen, area.with_min_y(y), page, pages);
        y += foot;
    }
    y
}

/// How tall a row may be at most so that all fit into `room`: only the tallest have to give way.
fn most(wanted: &[f32], room: f32) -> f32 {
    let mut wanted = wanted.to_vec();
    wanted.sort_by(f32::total_cmp);
    let (mut left, mut rows) = (room, wanted.len());
    for height in wanted {
        let share = left / rows as f32;
        if height > share {
            return share.max(LEAST);
        }
        (left, rows) = (left - height, rows - 1);
    }
    f32::INFINITY
}

/// Option `n` as a button with the digit that takes it; used by the list and by the menu on a place.
pub fn row(pen: &mut Pen, rect: Rect, n: usize, digit: Option<usize>, offer: &Offer) {
    let selected = pen.table_ui.selected == n;
    let marked = can_mark(pen, n).then(|| pen.marking.has(n));
    if selected && pen.table_ui.at.is_none() {
        attend(pen.ui.ctx(), rect);
    }
    let id = pen.ui.id().with(("option", n, rect.min.x as i32));
    let response = pen.ui.interact(rect, id, Sense::CLICK);
    let stood_on = selected && pen.table_ui.at.is_none();
    reader::tickable(&response, stood_on, marked, || offer.spoken());
    let moved = pen.ui.input(|input| input.pointer.is_moving());
    if response.clicked() {
        pen.actions.push(TableAction::Take(n));
    } else if response.hovered() && moved && !selected {
        pen.actions.push(TableAction::Select(n));
    }
    let p = pen.p();
    let (fill, line) = match (selected, response.hovered()) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) if marked == Some(true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    paint::plate(&p, rect, fill, line);
    let key = digit.map_or_else(String::new, |digit| format!("{}", (digit + 1) % 10));
    let at = pos2(rect.left() + PAD, rect.center().y);
    let ink = if selected { theme::TYPE } else { theme::QUIET };
    paint::numeral(&p, at, Align2::LEFT_CENTER, &key, size::HEAD, ink);
    let left = rect.left() + PAD + digit.map_or(0.0, |_| DIGIT) + box_width(pen, n);
    if let Some(marked) = marked {
        paint::tick_box(&p, pos2(left - BOX + 7.5, rect.center().y), marked);
    }
    let right = price(pen, rect, n, offer);
    let text = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    words(&p, text, offer);
}

/// Whether option `n` is one of several to be marked.
fn can_mark(pen: &Pen, n: usize) -> bool {
    pen.view.question.as_ref().is_some_and(|question| question.can_mark(n))
}

fn box_width(pen: &Pen, n: usize) -> f32 {
    if can_mark(pen, n) { BOX } else { 0.0 }
}

/// The words of an option, and what else it costs or brings: below them, or behind them where there is
/// no room. To do no more, and what would fail, stands quieter than the rest.
fn words(p: &Painter, area: Rect, offer: &Offer) {
    let ink = if offer.is_quiet() { theme::QUIET } else { theme::TYPE };
    let Some(note) = offer.note.as_ref().map(Note::words) else {
        return paint::centred(p, area, &offer.label, size::BODY, ink);
    };
    let below = paint::tall(p, &note, size::SMALL, area.width());
    let label = paint::tall(p, &offer.label, size::BODY, area.width());
    if label + below + 4.0 > area.height() {
        return paint::centred(p, area, &offer.spoken(), size::BODY, ink);
    }
    let parted = area.center().y + (label - below) / 2.0;
    paint::centred(p, area.with_max_y(parted), &offer.label, size::BODY, ink);
    let rest = area.with_min_y(parted).with_max_y(area.bottom() - 2.0);
    paint::centred(p, rest, &note, size::SMALL, theme::QUIET);
}

/// Draws the cost of an option at the right; returns how far the words may go.
fn price(pen: &Pen, rect: Rect, n: usize, offer: &Offer) -> f32 {
    let mut at = pos2(rect.right() - PAD, rect.center().y);
    if offers::is_idle(offer.chosen) {
        let key = paint::say(&pen.p(), at, Align2::RIGHT_CENTER, "P", size::SMALL, theme::FAINT);
        at.x = key.left() - 8.0;
    }
    if offer.price == 0 {
        return coach(pen, at, n);
    }
    let (p, coin) = (pen.p(), at - vec2(6.0, 0.0));
    paint::icon(&p, coin, 12.0, Icon::Sign(Sign::Credits), theme::QUIET);
    let (at, words) = (coin - vec2(9.0, 0.0), offer.price.to_string());
    let drawn = paint::strong(&p, at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::QUIET);
    coach(pen, pos2(drawn.left() - 8.0, at.y), n)
}

/// Marks the coach's option, left of `at`; returns how far the words may go.
fn coach(pen: &Pen, at: Pos2, n: usize) -> f32 {
    if pen.view.coach() != Some(n) {
        return at.x;
    }
    let word = paint::caption(&pen.p(), at, Align2::RIGHT_CENTER, "coach", 9.5, theme::QUIET);
    word.left() - 8.0
}

fn height(pen: &Pen, width: f32, n: usize, offer: &Offer) -> f32 {
    let price = if offer.price == 0 { 0.0 } else { 36.0 };
    let width = width - 2.0 * PAD - 20.0 - box_width(pen, n) - price;
    let words = paint::tall(&pen.p(), &offer.label, size::BODY, width);
    let note = offer.note.as_ref().map(Note::words);
    let note = note.map_or(0.0, |note| paint::tall(&pen.p(), &note, size::SMALL, width));
    (words + note + 13.0).clamp(ROW, TALLEST)
}

fn foot_line(pen: &mut Pen, area: Rect, page: usize, pages: usize) {
    let count = pen.view.question.as_ref().map_or(0, |question| question.numbered().len());
    let words = format!("{count} options · page {} of {pages} · PgUp PgDn", page + 1);
    let at = pos2(area.left() + 2.0, area.top() + 1.0);
    let drawn = paint::say(&pen.p(), at, Align2::LEFT_TOP, &words, size::TINY, theme::FAINT);
    let response = pen.ui.interact(drawn.expand(4.0), Id::new("option page"), Sense::CLICK);
    if response.clicked() {
        pen.actions.push(TableAction::Select((page + 1) % pages * PAGE));
    }
}

#[cfg(test)]
mod tests;
