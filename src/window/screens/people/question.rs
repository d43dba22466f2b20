//! The question of the moment, its numbered options with their odds, and what happened before.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};
use characters::{Event, text};

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    living::Living,
    options,
    pen::Pen,
};
use crate::window::ui::{
    compact::{self, TARGET},
    keys, paint,
    theme::{self, size},
};

const PAD: f32 = 12.0;

/// The least room that question and options take on a phone, with a few lines of the log.
pub fn tall(living: &Living) -> f32 {
    let rows = match living.question() {
        Some(choice) => choice.options.len().min(keys::PAGE),
        None if living.is_over() => endings(living, false).len(),
        None => 1,
    };
    100.0 + (TARGET + 3.0) * rows as f32 + LOG
}

/// Room of the log below them.
const LOG: f32 = 110.0;

/// Draws question, options and log from the top of `column`.
pub fn draw(pen: &mut Pen, column: Rect, living: &Living, career_ui: &CareerUi) {
    let y = match living.question() {
        Some(choice) => {
            let prompt = text::prompt(choice.why, &living.telling.person.career);
            let y = prompt_box(pen, column, "Your choice", &prompt, Some(choice.why.rule()));
            options::draw(pen, column.with_min_y(y + 8.0), living, career_ui, &choice.options)
        }
        None if living.is_over() => over(pen, column, living, career_ui),
        None => telling(pen, column),
    };
    log(pen, column.with_min_y(y + 10.0), living);
}

/// The question in its red box; returns where it ends.
fn prompt_box(pen: &mut Pen, column: Rect, head: &str, words: &str, rule: Option<&str>) -> f32 {
    let p = pen.p();
    let width = column.width() - 2.0 * PAD - 3.0;
    let tall = paint::tall(&p, words, size::HEAD, width);
    let rect = column.with_max_y(column.top() + 30.0 + tall + PAD);
    p.rect(rect, 4.0, theme::now_ground(), Stroke::new(1.0, theme::now()), StrokeKind::Inside);
    p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
    let at = pos2(rect.left() + PAD + 3.0, rect.top() + 10.0);
    paint::caption(&p, at, Align2::LEFT_TOP, head, size::TINY, theme::TYPE);
    if let Some(rule) = rule {
        pen.rule(pos2(rect.right() - PAD, at.y), Align2::RIGHT_TOP, rule);
    }
    let area = Rect::from_min_max(pos2(at.x, rect.top() + 27.0), rect.max);
    paint::flow(&p, area.with_max_x(at.x + width), words, size::HEAD, theme::TYPE, false);
    rect.bottom()
}

/// Words without red: nothing is urgent any more.
fn quiet_box(pen: &Pen, column: Rect, words: &str) -> f32 {
    let p = pen.p();
    let rect = column.with_max_y(column.top() + 56.0);
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let (at, room) = (rect.left_center() + vec2(PAD + 3.0, 0.0), rect.width() - 2.0 * PAD);
    paint::fitted(&p, at, Align2::LEFT_CENTER, words, size::HEAD, theme::TYPE, room, false);
    rect.bottom()
}

/// While things happen: how to go on.
fn telling(pen: &mut Pen, column: Rect) -> f32 {
    let rect = column.with_max_y(column.top() + compact::row(pen.ui.ctx(), 40.0));
    let half = (rect.width() - 8.0) / 2.0;
    let left = rect.with_max_x(rect.left() + half);
    let right = rect.with_min_x(rect.right() - half);
    let is_tapped = compact::is_on(pen.ui.ctx());
    let [next, all] = if is_tapped { ["›", "»"] } else { ["Space", "X"] };
    if pen.option(left, next, "next", true) {
        pen.actions.push(CareerAction::Next { by_hand: true });
    }
    if pen.option(right, all, "all at once", false) {
        pen.actions.push(CareerAction::All);
    }
    rect.bottom()
}

/// The options once a life is over: key, words, action. Death leads to a new life first.
pub fn endings(living: &Living, saved: bool) -> Vec<(&'static str, &'static str, CareerAction)> {
    let alive = living.life().is_alive();
    let keep = match (saved, alive) {
        (true, _) => ("S", "Look them up in the library", CareerAction::People),
        (false, true) => ("S", "Keep in the library", CareerAction::Save),
        (false, false) => ("S", "Keep their memory in the library", CareerAction::Save),
    };
    let another = ("N", "A new life", CareerAction::Another);
    let (first, second) = if alive { (keep, another) } else { (another, keep) };
    vec![
        first,
        second,
        ("D", "The same dice again, from the start", CareerAction::SameDice),
        ("U", "Take the last decision back", CareerAction::Undo),
        ("R", "A new life by other rules", CareerAction::Setup),
        ("T", "Title", CareerAction::Leave),
    ]
}

fn over(pen: &mut Pen, column: Rect, living: &Living, career_ui: &CareerUi) -> f32 {
    let mut y = if living.life().is_alive() {
        prompt_box(pen, column, "The life is told", "What becomes of them now?", None)
    } else {
        quiet_box(pen, column, &format!("{} is dead.", living.setup.name))
    };
    y += 8.0;
    let tall = compact::row(pen.ui.ctx(), 31.0);
    for (n, (key, words, action)) in endings(living, career_ui.saved).into_iter().enumerate() {
        let row = Rect::from_min_size(pos2(column.left(), y), vec2(column.width(), tall));
        if pen.led_to(row) && career_ui.selected != n {
            pen.actions.push(CareerAction::Select(n));
        }
        if pen.option(row, &(n + 1).to_string(), words, career_ui.selected == n) {
            pen.actions.push(action);
        }
        if !compact::is_on(pen.ui.ctx()) {
            let at = row.right_center() - vec2(12.0, 0.0);
            paint::say(&pen.p(), at, Align2::RIGHT_CENTER, key, size::SMALL, theme::FAINT);
        }
        y += tall + 3.0;
    }
    y
}

/// Draws the log, the newest last; news stands out. A click opens all of it.
fn log(pen: &mut Pen, rect: Rect, living: &Living) {
    if rect.height() < 40.0 {
        return;
    }
    let p = pen.p();
    paint::plate(&p, rect, theme::SPACE, theme::faded(theme::RULE, 0.7));
    let inner = rect.shrink2(vec2(11.0, 8.0));
    paint::caption(&p, inner.min, Align2::LEFT_TOP, "What happened", size::TINY, theme::FAINT);
    paint::say(&p, inner.right_top(), Align2::RIGHT_TOP, "L", size::TINY, theme::FAINT);
    newest(pen, inner.with_min_y(inner.top() + 16.0), living);
    if pen.clicked(rect, "log") {
        pen.actions.push(CareerAction::Open(CareerDialog::Log));
    }
}

/// The newest lines from the bottom up, as many as there is room for.
fn newest(pen: &mut Pen, area: Rect, living: &Living) {
    let p = pen.p();
    let (shown, news) = living.told();
    let mut rest = area;
    for (n, event) in living.events()[..shown].iter().enumerate().rev() {
        let words = text::line(event);
        let height = paint::tall(&p, &words, size::SMALL, area.width() - 12.0);
        if height > rest.height() {
            break;
        }
        let ink = if n >= news { theme::TYPE } else { theme::FAINT };
        let line = rest.with_min_y(rest.bottom() - height).with_max_y(rest.bottom() + 1.0);
        paint::flow(&p, line.with_min_x(area.left() + 12.0), &words, size::SMALL, ink, false);
        sign(pen, line.left_top() + vec2(4.0, 8.0), event);
        rest.max.y -= height + 2.0;
    }
}

/// A small tick or cross beside a throw, a dot beside all else.
pub fn sign(pen: &Pen, at: bevy_egui::egui::Pos2, event: &Event) {
    match event.throw().and_then(dice::Throw::success) {
        Some(won) => paint::verdict(&pen.p(), at, 4.0, won),
        None => {
            pen.p().circle_filled(at, 1.5, theme::FAINT);
        }
    }
}
