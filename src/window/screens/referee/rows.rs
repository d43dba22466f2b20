//! The rows that turn or are typed in, at the left of the desk, and the long line above them.

use bevy_egui::egui::{Align2, Rect, Stroke, pos2, vec2};

use engine::Rulebook;

use super::{
    action::RefereeAction,
    examples,
    field::{Field, Page, Trouble},
    state::Referee,
};
use crate::window::screens::referee::{action::Pen, task_form::TaskForm};
use crate::window::ui::{
    compact,
    line::Line,
    paint,
    theme::{self, size},
    turn_row::TurnRow,
};

/// Size of the type of the long line.
const LONG: f32 = 19.0;
const INDENT: f32 = 104.0;
/// Room of a rule's id.
const RULE: f32 = 64.0;
const ROW: f32 = 27.0;
const GAP: f32 = 4.0;

/// The long line of the page, what is wrong with it, and the examples.
pub fn long_line(pen: &mut Pen, area: Rect, referee: &Referee, trouble: Option<&Trouble>) {
    let field = referee.entries.page.fields()[0];
    let rect = area.with_max_y(area.top() + 42.0);
    let mine = trouble.filter(|trouble| trouble.field == field);
    let line = Line {
        name: field.label(),
        indent: INDENT,
        hint: field.hint(),
        limit: field.limit(),
        selected: referee.selected == field,
        columns: Some(LONG),
        wrong: mine.and_then(|trouble| trouble.at),
    };
    typed(pen, referee, &line, rect, field);
    let under = rect.bottom() + 13.0;
    let is_tapped = compact::is_on(pen.ui.ctx());
    match mine {
        Some(trouble) => wrong(pen, &line, rect, under, trouble),
        None if is_tapped => understood(pen, rect, under, referee),
        None => understood(pen, rect.with_min_x(rect.left() + INDENT), under, referee),
    }
    pen.rule(
        pos2(rect.right() - 4.0, under),
        Align2::RIGHT_CENTER,
        field.rule(referee.entries.page),
    );
    chips(pen, area.with_min_y(rect.bottom() + 27.0), referee);
}

/// The message hangs from the column it is about; far to the right it stands before it.
fn wrong(pen: &Pen, line: &Line, rect: Rect, y: f32, trouble: &Trouble) {
    let p = pen.p();
    let Some((from, _)) = trouble.at else { return };
    let at = pos2(line.column(pen, rect, from), y);
    let pointer = [pos2(at.x + 1.0, rect.bottom()), pos2(at.x + 1.0, y)];
    p.line_segment(pointer, Stroke::new(2.0, theme::now()));
    let (align, at, room) = match at.x > rect.center().x {
        true => (Align2::RIGHT_CENTER, at - vec2(6.0, 0.0), at.x - rect.left() - 20.0),
        false => (Align2::LEFT_CENTER, at + vec2(8.0, 0.0), rect.right() - 80.0 - at.x),
    };
    paint::fitted(&p, at, align, &trouble.said, size::SMALL, theme::TYPE, room, false);
}

/// How the line is read.
fn understood(pen: &Pen, area: Rect, y: f32, referee: &Referee) {
    let words = match referee.entries.page {
        Page::Check => referee.entries.check.in_words(),
        Page::Task => task_in_words(&referee.entries.task),
    };
    let (at, room) = (pos2(area.left(), y), area.width() - RULE);
    let align = Align2::LEFT_CENTER;
    paint::fitted(&pen.p(), at, align, &words, size::SMALL, theme::FAINT, room, false);
}

/// Nothing while the line is not understood.
fn task_in_words(form: &TaskForm) -> String {
    let Ok(task) = form.descriptor() else { return String::new() };
    let name = task.difficulty.landmark().unwrap_or("between the names");
    let governs = task.attributes.join(" or ");
    let dm = task.difficulty;
    format!("the skill {}, governed by {governs}, {name} ({dm})", task.skill)
}

/// Ready examples; the one that was filled in last is marked.
fn chips(pen: &mut Pen, area: Rect, referee: &Referee) {
    let p = pen.p();
    let at = pos2(area.left() + 14.0, area.top() + 13.0);
    paint::caption(&p, at, Align2::LEFT_CENTER, "F3 examples", size::TINY, theme::FAINT);
    let names = examples::names(referee.entries.page);
    let is_tapped = compact::is_on(pen.ui.ctx());
    let (left, rows) = if is_tapped { (area.left(), 2) } else { (area.left() + INDENT, 1) };
    let beside = names.len().div_ceil(rows);
    let (top, tall) = if is_tapped { (area.top() + 22.0, 34.0) } else { (area.top(), 26.0) };
    let wide = (area.right() - left + 8.0) / beside as f32;
    for (n, name) in names.into_iter().enumerate() {
        let (column, row) = ((n % beside) as f32, (n / beside) as f32);
        let at = pos2(left + wide * column, top + (tall + 4.0) * row);
        let rect = Rect::from_min_size(at, vec2(wide - 8.0, tall));
        let (here, over) = (referee.example == n, pen.ui.rect_contains_pointer(rect));
        let line = if here || over { theme::QUIET } else { theme::RULE };
        paint::plate(&p, rect, theme::PANEL, line);
        let ink = if here || over { theme::TYPE } else { theme::QUIET };
        let (align, room) = (Align2::CENTER_CENTER, rect.width() - 6.0);
        paint::fitted(&p, rect.center(), align, name, size::SMALL + 0.5, ink, room, false);
        if pen.clicked(rect, ("example", n)) {
            pen.actions.push(RefereeAction::Example(n));
        }
    }
}

/// All rows below the long line, and the rule behind the one that is selected.
pub fn draw(
    pen: &mut Pen,
    area: Rect,
    referee: &Referee,
    trouble: Option<&Trouble>,
    book: &Rulebook,
) {
    let fields = referee.entries.page.fields();
    let tall = compact::row(pen.ui.ctx(), ROW);
    for (n, &field) in fields.iter().skip(1).enumerate() {
        let at = pos2(area.left(), area.top() + (tall + GAP) * n as f32);
        let rect = Rect::from_min_size(at, vec2(area.width(), tall));
        one(pen, rect, referee, field, trouble.filter(|trouble| trouble.field == field));
    }
    let used = (tall + GAP) * (fields.len() - 1) as f32;
    rule_of_the_row(pen, area.with_min_y(area.top() + used + 10.0), referee, book);
}

fn rule_of_the_row(pen: &mut Pen, area: Rect, referee: &Referee, book: &Rulebook) {
    let id = referee.selected.rule(referee.entries.page);
    let Some(rule) = book.find(id) else { return };
    let p = pen.p();
    paint::rule(&p, area, area.top());
    let at = area.min + vec2(2.0, 8.0);
    let label = referee.selected.label();
    let label = paint::caption(&p, at, Align2::LEFT_TOP, label, size::TINY, theme::QUIET);
    pen.rule(pos2(area.right() - 2.0, label.top()), Align2::RIGHT_TOP, id);
    let words = Rect::from_min_max(pos2(at.x, label.bottom() + 5.0), area.max);
    paint::flow(&p, words, rule.text(), size::SMALL, theme::QUIET, false);
}

fn one(pen: &mut Pen, rect: Rect, referee: &Referee, field: Field, wrong: Option<&Trouble>) {
    let selected = referee.selected == field;
    let is_typed = referee.entries.clone().text(field).is_some();
    if is_typed {
        let line = Line {
            name: field.label(),
            indent: INDENT + 24.0,
            hint: field.hint(),
            limit: field.limit(),
            selected,
            columns: (field == Field::Grades).then_some(size::SMALL),
            wrong: wrong.and_then(|trouble| trouble.at),
        };
        return typed(pen, referee, &line, rect, field);
    }
    turned(pen, rect, referee, field, selected);
}

fn typed(pen: &mut Pen, referee: &Referee, line: &Line, rect: Rect, field: Field) {
    let mut entries = referee.entries.clone();
    let Some(text) = entries.text(field) else { return };
    let before = text.clone();
    if line.draw(pen, rect, text) && !line.selected {
        pen.actions.push(RefereeAction::Select(field));
    }
    if *text != before {
        pen.actions.push(RefereeAction::Typed(field, text.clone()));
    }
}

fn turned(pen: &mut Pen, rect: Rect, referee: &Referee, field: Field, selected: bool) {
    let value = referee.entries.value(field, &referee.people);
    let turns = referee.entries.turns(field, &referee.people);
    let row = TurnRow { label: field.label(), value: &value, selected, turns, indent: INDENT };
    if let Some(steps) = row.draw(pen, rect) {
        pen.actions.push(RefereeAction::Select(field));
        pen.actions.push(RefereeAction::Turn(field, steps));
    }
}
