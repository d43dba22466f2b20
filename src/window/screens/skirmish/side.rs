//! The column that is read and answered: the question, its options by number, the log.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};
use skirmish::{FighterAction as Done, Move};

use super::log;
use crate::skirmish::flow::Input;
use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        field::sides,
        fight_ui::{FightAction, FightDialog, FightUi},
        match_summary::LogLine,
        view::{Aim, FightView, Offer, Question},
        words::short,
    },
    ui::{
        compact::{self, Roll, TARGET},
        keys::PAGE,
        paint,
        theme::{self, size},
    },
};

const PAD: f32 = 12.0;
const ROW: f32 = 27.0;
const GAP: f32 = 8.0;

/// Draws the column; `news` is the first line of the log that is new.
pub fn draw(
    pen: &mut Pen,
    column: Rect,
    view: &FightView,
    fight_ui: &FightUi,
    (lines, news): (&[LogLine], usize),
) {
    let y = match &view.question {
        Some(question) => {
            let y = asked(pen, column, view, question) + GAP;
            // On a phone the log has a sheet of its own.
            let log = (column.height() * 0.26).max(120.0);
            let log = if compact::is_on(pen.ui.ctx()) { 0.0 } else { log };
            let most = column.bottom() - log;
            let area = Rect::from_min_max(pos2(column.left(), y), pos2(column.right(), most));
            options(pen, area, view, fight_ui)
        }
        None => waiting(pen, column, view),
    };
    log::panel(pen, column.with_min_y(y + GAP), lines, news, view.seen.seat);
}

/// The question in its red box; returns where it ends.
fn asked(pen: &mut Pen, column: Rect, view: &FightView, question: &Question) -> f32 {
    let p = pen.p();
    let width = column.width() - 2.0 * PAD - 3.0;
    let tall = paint::tall(&p, &question.prompt, size::HEAD, width);
    let rect = column.with_max_y(column.top() + 30.0 + tall + PAD);
    p.rect(rect, 4.0, theme::now_ground(), Stroke::new(1.0, theme::now()), StrokeKind::Inside);
    p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
    let at = pos2(rect.left() + PAD + 3.0, rect.top() + 10.0);
    sides::mark(&p, at + vec2(4.0, 6.5), 4.5, view.seen.seat);
    let side = view.side(view.seen.seat);
    paint::caption(&p, at + vec2(14.0, 0.0), Align2::LEFT_TOP, side, size::TINY, theme::TYPE);
    pen.rule(pos2(rect.right() - PAD, at.y), Align2::RIGHT_TOP, question.why.rule());
    let area = Rect::from_min_max(pos2(at.x, rect.top() + 27.0), rect.max);
    let p = pen.p();
    paint::flow(
        &p,
        area.with_max_x(at.x + width),
        &question.prompt,
        size::HEAD,
        theme::TYPE,
        false,
    );
    rect.bottom()
}

fn waiting(pen: &Pen, column: Rect, view: &FightView) -> f32 {
    let p = pen.p();
    let rect = column.with_max_y(column.top() + 56.0);
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let words = match (&view.seen.outcome, &view.waiting) {
        (Some(_), _) => "The fight is over.",
        (None, Some(words)) => words,
        (None, None) => "The others decide.",
    };
    let at = rect.left_center() + vec2(PAD, 0.0);
    let room = rect.width() - 2.0 * PAD;
    paint::fitted(&p, at, Align2::LEFT_CENTER, words, size::HEAD, theme::QUIET, room, false);
    rect.bottom()
}

/// The page of options that holds the highlight; returns where it ends.
fn options(pen: &mut Pen, area: Rect, view: &FightView, fight_ui: &FightUi) -> f32 {
    let shown = fight_ui.shown(view);
    let mut y = who(pen, area, view, fight_ui);
    if compact::is_on(pen.ui.ctx()) {
        rolled(pen, area.with_min_y(y), view, fight_ui, &shown);
        return area.bottom();
    }
    let at = shown.iter().position(|&n| n == fight_ui.selected_option).unwrap_or(0);
    let page = at / PAGE;
    let foot = if shown.len() > PAGE { 18.0 } else { 0.0 };
    let count = shown.len().min(PAGE);
    let step = ((area.bottom() - y - foot) / count.max(1) as f32).min(ROW + 3.0);
    for (digit, &n) in shown.iter().skip(page * PAGE).take(PAGE).enumerate() {
        let row = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), step - 3.0));
        option(pen, row, view, fight_ui, n, Some(digit));
        y += step;
    }
    if shown.len() > PAGE {
        let pages = shown.len().div_ceil(PAGE);
        let words = format!("{} options · page {} of {pages} · PgUp PgDn", shown.len(), page + 1);
        let p = pen.p();
        let at = pos2(area.left() + 2.0, y);
        let drawn = paint::say(&p, at, Align2::LEFT_TOP, &words, size::TINY, theme::FAINT);
        if pen.clicked(drawn.expand(4.0), "page of options") {
            pen.actions.push(FightAction::SelectOption(shown[(page + 1) % pages * PAGE]));
        }
        y += 18.0;
    }
    y
}

/// All of them on a phone, each as tall as a finger needs.
fn rolled(pen: &mut Pen, area: Rect, view: &FightView, fight_ui: &FightUi, shown: &[usize]) {
    const STEP: f32 = TARGET + 4.0;
    let roll = Roll::begin(pen.ui, area, "options", STEP * shown.len() as f32, None);
    for (line, &n) in shown.iter().enumerate() {
        let top = roll.whole.top() + STEP * line as f32;
        let row = roll.whole.with_min_y(top).with_max_y(top + TARGET);
        option(pen, row, view, fight_ui, n, None);
    }
    roll.end(pen.ui);
}

/// Whose options they are, where several of one's own can be told something.
fn who(pen: &mut Pen, area: Rect, view: &FightView, fight_ui: &FightUi) -> f32 {
    let asked = view.asked();
    if asked.len() < 2 {
        return area.top();
    }
    let step = (area.width() + 4.0) / asked.len().min(4) as f32;
    let tall = if compact::is_on(pen.ui.ctx()) { compact::LOW } else { 21.0 };
    for (n, &it) in asked.iter().enumerate() {
        let (column, row) = (n % 4, n / 4);
        let at = pos2(area.left() + step * column as f32, area.top() + (tall + 3.0) * row as f32);
        let place = Rect::from_min_size(at, vec2(step - 4.0, tall));
        let here = fight_ui.selected == Some(it);
        let p = pen.p();
        let line = if here { theme::now() } else { theme::RULE };
        paint::plate(&p, place, if here { theme::now_ground() } else { theme::PANEL }, line);
        let name = &crate::window::battlefield::words::short(view.name(it));
        let ink = if here { theme::TYPE } else { theme::QUIET };
        let room = place.width() - 8.0;
        paint::fitted(&p, place.center(), Align2::CENTER_CENTER, name, size::TINY, ink, room, here);
        if pen.clicked(place, ("asked", it.0)) {
            pen.actions.push(FightAction::Select(it));
        }
    }
    area.top() + (tall + 3.0) * asked.len().div_ceil(4) as f32 + 4.0
}

/// Option `n` with the digit that takes it, and what it needs.
pub fn option(
    pen: &mut Pen,
    row: Rect,
    view: &FightView,
    fight_ui: &FightUi,
    n: usize,
    digit: Option<usize>,
) {
    let Some(offer) = view.offers().get(n) else { return };
    let selected = fight_ui.selected_option == n;
    let over = pen.ui.rect_contains_pointer(row);
    if over && !selected && pen.ui.input(|input| input.pointer.is_moving()) {
        pen.actions.push(FightAction::SelectOption(n));
    }
    let (fill, line) = match (selected, over) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    let p = pen.p();
    paint::plate(&p, row, fill, line);
    let ink = if selected { theme::TYPE } else { theme::QUIET };
    let digit = digit.filter(|digit| *digit < PAGE);
    let key = digit.map_or_else(String::new, |digit| ((digit + 1) % 10).to_string());
    let at = row.left_center() + vec2(10.0, 0.0);
    paint::numeral(&p, at, Align2::LEFT_CENTER, &key, size::HEAD - 1.0, ink);
    let right = chance(pen, row, view, offer);
    let left = if compact::is_on(pen.ui.ctx()) { at.x } else { at.x + 20.0 };
    let text = Rect::from_min_max(pos2(left, row.top()), pos2(right - 6.0, row.bottom()));
    let ink = if offer.chosen == Move::Surrender { theme::QUIET } else { theme::TYPE };
    let points = if row.height() < 22.0 { size::SMALL } else { size::BODY };
    paint::centred(&p, text, &label(view, fight_ui, offer), points, ink);
    if pen.clicked(row, ("option", n, row.min.x as i32)) {
        pen.actions.push(FightAction::Take(n));
    }
}

/// The words of an option, with the target that would be attacked after it.
fn label(view: &FightView, fight_ui: &FightUi, offer: &Offer) -> String {
    if let Input::At(_, target) = fight_ui.input(offer.chosen, view) {
        return format!("{}, then at {}", offer.label, short(view.name(target)));
    }
    offer.label.clone()
}

/// The number and the chance of an attack at the right; returns where they begin.
fn chance(pen: &Pen, row: Rect, view: &FightView, offer: &Offer) -> f32 {
    let Some(Aim { plan: Ok(plan), .. }) = aim_of(view, offer) else { return row.right() - 6.0 };
    let p = pen.p();
    let colour = sides::chance(plan.odds.per_mille());
    let at = pos2(row.right() - 8.0, row.center().y);
    let percent = format!("{} %", (plan.odds.per_mille() + 5) / 10);
    let times = if plan.throws > 1 { format!("{}× ", plan.throws) } else { String::new() };
    let right = paint::say(&p, at, Align2::RIGHT_CENTER, &percent, size::SMALL, theme::QUIET);
    let at = pos2(right.left() - 7.0, at.y);
    let needs = format!("{times}{}", crate::window::battlefield::words::needs(plan.needed()));
    paint::strong(&p, at, Align2::RIGHT_CENTER, &needs, size::HEAD - 1.0, colour).left()
}

/// The aim of an option that is an attack.
pub fn aim_of<'a>(view: &'a FightView, offer: &Offer) -> Option<&'a Aim> {
    let Move::Do { who, deed: Done::Attack(attack) } = offer.chosen else { return None };
    view.aims.iter().find(|aim| aim.by == who && aim.attack == attack)
}

/// The options that concern what was clicked, beside the pointer.
pub fn pick(pen: &mut Pen, all: Rect, view: &FightView, fight_ui: &FightUi) -> Rect {
    let FightDialog::Pick { at, offers } = &fight_ui.dialog else { return Rect::NOTHING };
    let (tall, step) = if fight_ui.is_touched { (TARGET, TARGET + 4.0) } else { (27.0, 30.0) };
    let size = vec2(330.0, step * offers.len() as f32 + 10.0);
    let corner = pos2(
        (at.x + 14.0).min(all.right() - size.x - 10.0),
        (at.y - size.y / 2.0).clamp(all.top() + 10.0, (all.bottom() - size.y - 10.0).max(10.0)),
    );
    let rect = Rect::from_min_size(corner, size);
    paint::plate(&pen.p(), rect, theme::SPACE, theme::now());
    for (line, &n) in offers.iter().enumerate() {
        let top = corner + vec2(5.0, 5.0 + step * line as f32);
        let row = Rect::from_min_size(top, vec2(size.x - 10.0, tall));
        option(pen, row, view, fight_ui, n, Some(line).filter(|_| !fight_ui.is_touched));
    }
    rect
}
