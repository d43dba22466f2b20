//! Draws options with the reasons for and against them as small bars: at the table, in fights, afterwards.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};

use super::{
    compact::TARGET,
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
/// Around the reasons below an option.
const INDENT: f32 = 10.0;
/// Length of the bar of the strongest reason.
const BAR: f32 = 58.0;

/// The weight of the strongest of these reasons: its bar is the longest.
pub fn most<'a, M: 'a>(hints: impl IntoIterator<Item = &'a Hint<M>>) -> f32 {
    let all = hints.into_iter().flat_map(|it| it.pros.iter().chain(&it.cons));
    all.map(|reason| reason.weight).fold(0.0, f32::max)
}

/// Where there is less room than this, what speaks against an option stands below what speaks for it.
const NARROW: f32 = 420.0;

/// Lines of these reasons: what one speaks of stands below it.
fn lines(reasons: &[Reason]) -> usize {
    reasons.iter().map(|reason| 1 + usize::from(reason.cause.is_some())).sum()
}

/// How tall the reasons stand in so much width.
pub fn tall<M>(hint: &Hint<M>, width: f32) -> f32 {
    let (pros, cons) = (lines(&hint.pros), lines(&hint.cons));
    let lines = if width < NARROW { pros + cons } else { pros.max(cons) };
    LINE * lines.max(1) as f32
}

/// Draws the reasons from the top of `area`: what speaks for it on the left, against it on the right.
pub fn reasons<M>(p: &Painter, area: Rect, hint: &Hint<M>, most: f32) {
    if hint.is_all_one() {
        let at = area.left_top() + vec2(0.0, LINE / 2.0);
        let words = hint.words();
        paint::say(p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::FAINT);
        return;
    }
    let narrow = area.width() < NARROW;
    let width = if narrow { area.width() } else { area.width() / 2.0 - 8.0 };
    let sides = [("+", &hint.pros, theme::TYPE), ("−", &hint.cons, theme::now())];
    for (column, (sign, reasons, ink)) in sides.into_iter().enumerate() {
        let (across, above) = match (column, narrow) {
            (0, _) => (0.0, 0),
            (_, true) => (0.0, lines(&hint.pros)),
            (_, false) => (width + 16.0, 0),
        };
        for (n, reason) in reasons.iter().enumerate() {
            let before = lines(&reasons[..n]);
            let at = area.left_top() + vec2(across, LINE * ((above + before) as f32 + 0.5));
            // With nothing beside it, a reason has the whole row.
            let alone = column == 0 && before >= lines(&hint.cons);
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
    let (words, cause) = reason.parted();
    let beside = pos2(at.x + 14.0 + BAR + 9.0, at.y);
    let room = width - BAR - 23.0;
    let (align, ink) = (Align2::LEFT_CENTER, theme::QUIET);
    paint::fitted(p, beside, align, words, size::SMALL, ink, room, false);
    if let Some(cause) = cause {
        let below = pos2(at.x + 14.0, at.y + LINE);
        paint::fitted(p, below, align, cause, size::SMALL, theme::FAINT, width - 14.0, false);
    }
}

/// How tall the options stand with their reasons in so much width.
pub fn tall_options<M>(told: &[(String, &Hint<M>)], width: f32) -> f32 {
    let narrow = width < NARROW;
    let chance =
        |it: &Hint<M>| if narrow && it.chance_words().is_some() { LINE + 4.0 } else { 0.0 };
    let button = if narrow { TARGET } else { BUTTON };
    let one = |it: &Hint<M>| button + chance(it) + 6.0 + tall(it, width - 2.0 * INDENT) + GAP;
    told.iter().map(|(_, it)| one(it)).sum()
}

/// How often an option wins, in its row, or below it where that is narrow; returns where that ends.
fn chance<D: Reads, M>(pen: &Pen<D>, row: Rect, hint: &Hint<M>) -> f32 {
    let Some(words) = hint.chance_words() else { return row.bottom() };
    let (p, points, ink) = (pen.p(), size::SMALL, theme::QUIET);
    if row.width() < NARROW {
        let at = row.left_bottom() + vec2(INDENT, 4.0);
        return paint::say(&p, at, Align2::LEFT_TOP, &words, points, ink).bottom();
    }
    let at = row.right_center() - vec2(12.0, 0.0);
    paint::say(&p, at, Align2::RIGHT_CENTER, &words, points, ink);
    row.bottom()
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
        let button = if inner.width() < NARROW { TARGET } else { BUTTON };
        let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), button));
        if pen.button(row, &(n + 1).to_string(), label, n == 0) {
            taken = Some(n);
        }
        let top = chance(pen, row, it) + 6.0;
        let below = Rect::from_min_size(
            pos2(inner.left() + INDENT, top),
            vec2(inner.width() - 2.0 * INDENT, tall(it, inner.width() - 2.0 * INDENT)),
        );
        reasons(&pen.p(), below, it, most);
        y = below.bottom() + GAP;
    }
    taken
}
