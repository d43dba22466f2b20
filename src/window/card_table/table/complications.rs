//! What lies in the way of a contract.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use cards::{
    ComplicationSeen, ContractSeen,
    data::{ComplicationSide, Requirement},
    text,
};
use engine::Seat;

use crate::window::{
    card_table::{
        spot::{Look, Side, Spot},
        table::requirements::{sorted, standing},
        tokens,
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};

pub(super) const ROW: f32 = 21.0;
/// A row less wide than this says less.
const SHORT: f32 = 170.0;

pub(super) fn complications_top(inner: Rect, contract: &ContractSeen) -> f32 {
    let rows = usize::from(contract.complication_slots).max(contract.complications.len());
    inner.bottom() + 3.0 - ROW * rows as f32
}

/// A row for each complication slot, filled or free.
pub(super) fn complications(pen: &mut Pen, area: Rect, contract: &ContractSeen) {
    let rows = usize::from(contract.complication_slots).max(contract.complications.len());
    for n in 0..rows {
        let at = pos2(area.left(), area.top() + ROW * n as f32);
        let row = Rect::from_min_size(at, vec2(area.width(), ROW - 3.0));
        match contract.complications.get(n) {
            Some(lying) => complication(pen, row, lying),
            None => free(pen, row),
        }
    }
}

fn free(pen: &mut Pen, row: Rect) {
    let p = pen.p();
    paint::ground_for_text(&p, row);
    let line = Stroke::new(1.0, theme::faded(theme::RULE, 0.55));
    p.rect_stroke(row, 3.0, line, StrokeKind::Inside);
    let (at, words) = (row.left_center() + vec2(8.0, 0.0), "free for a complication");
    paint::say(&p, at, Align2::LEFT_CENTER, words, 9.5, theme::QUIET);
    pen.tip(row, "Complication slots");
}

pub(super) fn complication(pen: &mut Pen, row: Rect, lying: &ComplicationSeen) {
    let look = lying.def.map(|def| Look { def, id: Some(lying.id), side: Side::Complication });
    let touch = pen.touch(row, &[Spot::Card(lying.id)], look);
    let p = pen.p();
    plate(&p, row, touch.hovered, lying.face_up);
    let told = if lying.def.is_some() { row.with_max_x(row.left() + 19.0) } else { row };
    pen.tip(told, "Complication");
    let sides = lying.def.and_then(|def| pen.view.card(def).sides());
    let name = sides.map_or("face down", |sides| sides.complication.name.as_str());
    // Where there is hardly room for a name, the plate tells by its looks whether it is hidden.
    let is_short = sides.is_some() && !lying.face_up && row.width() < SHORT;
    let note = note(lying, sides.is_some(), pen.view.seen.you);
    let note = if is_short { String::new() } else { note };
    let at = pos2(row.right() - 6.0, row.center().y);
    let note = paint::say(&p, at, Align2::RIGHT_CENTER, &note, 9.5, theme::FAINT);
    let asked =
        sides.map(|sides| stands_in_the_way(pen, note.left() - 2.0, row, &sides.complication));
    let at = pos2(row.left() + 20.0, row.center().y);
    let ink = if sides.is_some() { theme::TYPE } else { theme::QUIET };
    let room = asked.unwrap_or(note.left()) - 5.0 - at.x;
    paint::fitted(&p, at, Align2::LEFT_CENTER, name, size::TINY + 0.5, ink, room, lying.face_up);
    pen.glow(row, touch);
}

fn plate(p: &Painter, row: Rect, hovered: bool, face_up: bool) {
    let colour = theme::colour(CardType::Complication);
    let fill = if hovered { theme::RAISED } else { theme::SPACE };
    let share = if face_up { 0.9 } else { 0.35 };
    paint::plate(p, row, fill, theme::faded(colour, share));
    paint::mark(p, pos2(row.left() + 10.0, row.center().y), 4.5, CardType::Complication);
}

/// What is said at the end of the row: its harm, or whose it is.
fn note(lying: &ComplicationSeen, known: bool, you: Seat) -> String {
    match (lying.face_up, known) {
        (true, _) if lying.harm > 0 => format!("damage {}", lying.harm),
        (true, _) => String::new(),
        (false, true) => "hidden".to_owned(),
        (false, false) if lying.owner == you => "yours".to_owned(),
        (false, false) => "rival's".to_owned(),
    }
}

/// Draws the demands of a complication, in short from the right; returns where they begin.
pub(super) fn stands_in_the_way(
    pen: &mut Pen,
    right: f32,
    row: Rect,
    side: &ComplicationSide,
) -> f32 {
    let p = pen.p();
    let (tokens, others) = sorted(&side.requires);
    let standing = standing(&tokens, &pen.view.me().pool, &pen.view.supply());
    let mut left = right;
    for (&token, &standing) in tokens.iter().zip(&standing) {
        let room = tokens::pill_size(&p, token, 1, true);
        left -= room.x + 3.0;
        let at = pos2(left, row.center().y - room.y / 2.0);
        let place = tokens::pill(&p, at, token, 1, true, standing);
        pen.tip_token(place, token, Some(standing));
    }
    if let Some(enemy) = &side.enemy {
        let words = format!("{}/{}", enemy.attack, enemy.defense);
        left = in_short(&p, pos2(left - 4.0, row.center().y), &words);
    }
    for requirement in others {
        left = other(pen, pos2(left - 4.0, row.center().y), requirement);
    }
    left
}

/// What is demanded besides tokens, to the left of `at`: an expense as cards show it, the rest in a word.
fn other(pen: &mut Pen, at: Pos2, requirement: &Requirement) -> f32 {
    let p = pen.p();
    let words = match requirement {
        Requirement::Jettison(_) => "jettison",
        Requirement::Exert(_) => "exert",
        Requirement::Control(_) => "control",
        Requirement::Token(_) => &text::requirement(requirement),
        Requirement::Expense(credits) => {
            let sign = Icon::Sign(Sign::Expense);
            let sign = paint::icon(&p, at - vec2(6.0, 0.0), 12.0, sign, theme::QUIET);
            let left = in_short(&p, pos2(sign.left() - 2.0, at.y), &credits.to_string());
            pen.tip(sign.with_min_x(left), "Expense");
            return left;
        }
    };
    in_short(&p, at, words)
}

fn in_short(p: &Painter, at: Pos2, words: &str) -> f32 {
    paint::say(p, at, Align2::RIGHT_CENTER, words, size::TINY, theme::QUIET).left()
}
