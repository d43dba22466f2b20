//! Draws options with the reasons for and against them as small bars: at the table, in fights, afterwards.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};

use super::{
    paint,
    pen::{Pen, Reads},
    theme::{self, size},
};
use crate::hints::{Hint, Reason};

/// Height of one reason.
const LINE: f32 = 17.0;
/// Height of an option's button.
const BUTTON: f32 = 31.0;
/// Between an option's reasons and the next option.
const GAP: f32 = 13.0;
/// Length of the bar of the strongest reason.
const BAR: f32 = 58.0;

/// The weight of the strongest of these reasons: its bar is the longest.
pub fn most<'a, M: 'a>(hints: impl IntoIterator<Item = &'a Hint<M>>) -> f32 {
    let all = hints.into_iter().flat_map(|it| it.pros.iter().chain(&it.cons));
    all.map(|reason| reason.weight).fold(0.0, f32::max)
}

/// How tall the reasons stand.
pub fn tall<M>(hint: &Hint<M>) -> f32 {
    LINE * hint.pros.len().max(hint.cons.len()).max(1) as f32
}

/// Draws the reasons from the top of `area`: what speaks for it on the left, against it on the right.
pub fn reasons<M>(p: &Painter, area: Rect, hint: &Hint<M>, most: f32) {
    if hint.is_all_one() {
        let at = area.left_top() + vec2(0.0, LINE / 2.0);
        let words = hint.words();
        paint::say(p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::FAINT);
        return;
    }
    let width = area.width() / 2.0 - 8.0;
    let sides = [("+", &hint.pros, theme::TYPE), ("−", &hint.cons, theme::now())];
    for (column, (sign, reasons, ink)) in sides.into_iter().enumerate() {
        let left = area.left() + (width + 16.0) * column as f32;
        for (n, reason) in reasons.iter().enumerate() {
            let at = pos2(left, area.top() + LINE * (n as f32 + 0.5));
            // With nothing beside it, a reason has the whole row.
            let alone = column == 0 && n >= hint.cons.len();
            let room = if alone { area.width() } else { width };
            one(p, at, room, (sign, reason, ink), most);
        }
    }
}

fn one(
    p: &Painter,
    at: Pos2,
    width: f32,
    (sign, reason, ink): (&str, &Reason, Color32),
    most: f32,
) {
    paint::strong(p, at, Align2::LEFT_CENTER, sign, size::SMALL, ink);
    let share = if most > 0.0 { (reason.weight / most).clamp(0.0, 1.0) } else { 0.0 };
    let bar = |length| Rect::from_min_size(pos2(at.x + 14.0, at.y - 2.0), vec2(length, 4.0));
    p.rect_filled(bar(BAR), 0.0, theme::faded(theme::RULE, 0.6));
    p.rect_filled(bar((BAR * share).max(2.0)), 0.0, ink);
    let at = pos2(at.x + 14.0 + BAR + 9.0, at.y);
    let room = width - BAR - 23.0;
    let ink = theme::QUIET;
    paint::fitted(p, at, Align2::LEFT_CENTER, &reason.name, size::SMALL, ink, room, false);
}

/// How tall the options stand with their reasons.
pub fn tall_options<M>(told: &[(String, &Hint<M>)]) -> f32 {
    told.iter().map(|(_, it)| BUTTON + 6.0 + tall(it) + GAP).sum()
}

/// Draws numbered options, each with its reasons below it; the one that was clicked, from 0.
pub fn options<D: Reads, M>(
    pen: &mut Pen<D>,
    inner: Rect,
    told: &[(String, &Hint<M>)],
) -> Option<usize> {
    let most = most(told.iter().map(|(_, it)| *it));
    let (mut y, mut taken) = (inner.top(), None);
    for (n, (label, it)) in told.iter().enumerate() {
        let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), BUTTON));
        if pen.button(row, &(n + 1).to_string(), label, n == 0) {
            taken = Some(n);
        }
        if let Some(words) = it.chance_words() {
            let at = row.right_center() - vec2(12.0, 0.0);
            paint::say(&pen.p(), at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::QUIET);
        }
        let below = Rect::from_min_size(
            pos2(inner.left() + 10.0, row.bottom() + 6.0),
            vec2(inner.width() - 20.0, tall(it)),
        );
        reasons(&pen.p(), below, it, most);
        y = below.bottom() + GAP;
    }
    taken
}
