//! The prompt: whose choice it is, what is asked, and by which rule.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use cards::text;

use crate::window::{
    card_table::{
        spot::{self, Look, Side, Spot},
        table_ui::{TableAction, TableDialog},
        touch::Pen,
        view::{Question, TableView},
    },
    ui::{
        card_type::CardType,
        compact, paint, reader,
        theme::{self, size},
    },
};

const PAD: f32 = 12.0;
/// Room for the words above the prompt; without it the keys stand there alone.
const CAPTION: f32 = 76.0;

/// Draws the prompt at the top of `column`; returns where it ends.
pub fn draw(pen: &mut Pen, column: Rect) -> f32 {
    match &pen.view.question {
        Some(question) => asked(pen, column, question),
        None => waiting(pen, column),
    }
}

fn asked(pen: &mut Pen, column: Rect, question: &Question) -> f32 {
    let p = pen.p();
    let width = column.width() - 2.0 * PAD - 3.0;
    let words = paint::tall(&p, &question.prompt, size::HEAD, width);
    let subject = spot::subject(question.why).and_then(|id| spot::look_at_card(id, &pen.view.seen));
    let below = if subject.is_some() { 27.0 } else { 0.0 };
    let rect = column.with_max_y(column.top() + 30.0 + words + below + PAD);
    p.rect(rect, 4.0, theme::now_ground(), Stroke::new(1.0, theme::now()), StrokeKind::Inside);
    p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
    let left = rect.left() + PAD + 3.0;
    let said = pos2(left, rect.top() + 10.0);
    let at = pos2(rect.right() - PAD, rect.top() + 10.0);
    let rule = question.why.rule().to_string();
    let place = paint::say(&p, at, Align2::RIGHT_TOP, &rule, size::TINY, theme::QUIET);
    let place = place.expand(4.0);
    if pen.ui.interact(place, Id::new("rule of the question"), Sense::CLICK).clicked() {
        pen.actions.push(TableAction::Look(rule));
    }
    let at = why(pen, pos2(place.left() - 8.0, at.y));
    let mut at = key(pen, at, ("W", "advice"), TableAction::Open(TableDialog::Advice));
    if pen.view.may_take_back {
        at = key(pen, at, ("U", "undo"), TableAction::TakeBack { anyway: false });
    }
    if at.x - said.x > CAPTION {
        paint::caption(&p, said, Align2::LEFT_TOP, "Your choice", size::TINY, theme::TYPE);
    }
    let area = Rect::from_min_max(pos2(left, rect.top() + 27.0), rect.max);
    let area = area.with_max_x(left + width);
    paint::flow(&p, area, &question.prompt, size::HEAD, theme::TYPE, false);
    reader::say(pen.ui, area, "prompt", || question.prompt.clone());
    if let Some(look) = subject {
        let row = Rect::from_min_max(
            pos2(left, rect.bottom() - PAD - 20.0),
            pos2(rect.right() - PAD, rect.bottom() - PAD + 3.0),
        );
        subject_row(pen, row, look);
    }
    rect.bottom()
}

/// The card the question is about, to be read on hovering.
fn subject_row(pen: &mut Pen, row: Rect, look: Look) {
    let Some(id) = look.id else { return };
    let touch = pen.touch(row, &[Spot::Card(id)], Some(look));
    let p = pen.p();
    let card = pen.view.card(look.def);
    let (kind, name) = match (card.sides(), look.side) {
        (Some(sides), Side::Complication) => {
            (CardType::Complication, sides.complication.name.as_str())
        }
        (Some(sides), Side::Contract) => (CardType::Contract, sides.contract.name.as_str()),
        _ => (CardType::of(card), card.name.as_str()),
    };
    let fill = if touch.hovered { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, row, fill, theme::faded(theme::colour(kind), 0.5));
    paint::mark(&p, pos2(row.left() + 11.0, row.center().y), 5.5, kind);
    let line = match look.side {
        Side::Whole => text::type_line(card),
        Side::Contract | Side::Complication => kind.word().to_owned(),
    };
    let at = pos2(row.right() - 7.0, row.center().y);
    let line = paint::say(&p, at, Align2::RIGHT_CENTER, &line, size::TINY, theme::QUIET);
    let at = pos2(row.left() + 22.0, row.center().y);
    let room = line.left() - 8.0 - at.x;
    paint::fitted(&p, at, Align2::LEFT_CENTER, name, size::SMALL, theme::TYPE, room, true);
}

fn waiting(pen: &mut Pen, column: Rect) -> f32 {
    let p = pen.p();
    let rect = column.with_max_y(column.top() + 64.0);
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let words = waits_for(pen.view);
    let (at, room) = (rect.left_center() + vec2(PAD, 0.0), rect.width() - 2.0 * PAD);
    paint::fitted(&p, at, Align2::LEFT_CENTER, &words, size::HEAD, theme::QUIET, room, false);
    why(pen, rect.right_top() + vec2(-PAD, 8.0));
    rect.bottom()
}

fn waits_for(view: &TableView) -> String {
    let acting = view.thinking.or(view.seen.acting).filter(|&seat| seat != view.seen.you);
    match (view.seen.ending, acting) {
        (Some(_), _) => "The game is over.".to_owned(),
        (None, Some(seat)) => format!("{} is thinking…", view.name(seat)),
        (None, None) => "Your rival decides.".to_owned(),
    }
}

/// Small, for the mouse: why the rivals did what they did; returns where the next such key ends.
fn why(pen: &mut Pen, right: Pos2) -> Pos2 {
    if pen.view.seen.is_solo() {
        return right;
    }
    key(pen, right, ("Y", "why"), TableAction::Open(TableDialog::RivalPlays))
}

/// A key in words that can be clicked, up to `right`; returns where the next one ends.
fn key(pen: &mut Pen, right: Pos2, (key, word): (&str, &str), does: TableAction) -> Pos2 {
    // On a phone they have tabs of their own.
    if compact::is_on(pen.ui.ctx()) {
        return right;
    }
    let p = pen.p();
    let ink = theme::QUIET;
    let said = paint::say(&p, right, Align2::RIGHT_TOP, word, size::TINY, ink);
    let at = pos2(said.left() - 4.0, right.y);
    let struck = paint::strong(&p, at, Align2::RIGHT_TOP, key, size::TINY, theme::TYPE);
    let place = struck.union(said).expand2(vec2(4.0, 5.0));
    let response = pen.ui.interact(place, Id::new(("key in words", key)), Sense::CLICK);
    let line = if response.hovered() { theme::QUIET } else { theme::faded(theme::FAINT, 0.6) };
    let box_ = struck.union(said).expand2(vec2(4.0, 2.0));
    p.rect_stroke(box_, 2.0, Stroke::new(1.0, line), StrokeKind::Inside);
    if response.clicked() {
        pen.actions.push(does);
    }
    pos2(box_.left() - 6.0, right.y)
}
