//! The throw: its dice, everything that is added and why, and what came of it.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};
use dice::{Modifier, Throw};

use super::{
    action::RefereeAction,
    field::Trouble,
    record::{Fallen, Record},
    throw_odds::{ThrowOdds, dice_in_words},
};
use crate::window::screens::referee::action::Pen;
use crate::window::ui::{
    drawn_dice, paint,
    theme::{self, size},
};

const SIDE: f32 = 46.0;
const ROW: f32 = 17.0;

/// A throw that was made, or the one that stands ready.
pub fn draw(
    pen: &mut Pen,
    rect: Rect,
    record: Option<&Record>,
    ready: Result<&ThrowOdds, &Trouble>,
) {
    paint::plate(&pen.p(), rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    let button = inner.with_min_y(inner.bottom() - 34.0);
    let shown = inner.with_max_y(button.top() - 8.0);
    match (record, ready) {
        (Some(record), _) => thrown(pen, shown, record),
        (None, Ok(throw_odds)) => waiting(pen, shown, throw_odds),
        (None, Err(trouble)) => silent(pen, shown, trouble),
    }
    if let Ok(throw_odds) = ready {
        throw_button(pen, button, throw_odds, record.is_some());
    }
}

fn throw_button(pen: &mut Pen, button: Rect, throw_odds: &ThrowOdds, again: bool) {
    let again = if again { "Throw again: " } else { "Throw " };
    let label = format!("{again}{}", dice_in_words(throw_odds.pool));
    if pen.button(button, "Enter", &label, true) {
        pen.actions.push(RefereeAction::Throw);
    }
}

fn title(pen: &Pen, area: Rect, left: &str, throw_odds: &ThrowOdds) {
    let p = pen.p();
    let drawn = paint::caption(&p, area.min, Align2::LEFT_TOP, left, size::TINY, theme::QUIET);
    let words = format!("{} · {}", throw_odds.title, throw_odds.who);
    let room = area.right() - drawn.right() - 14.0;
    let at = area.right_top();
    paint::fitted(&p, at, Align2::RIGHT_TOP, &words, size::SMALL, theme::FAINT, room, false);
}

/// Nothing can be thrown yet.
fn silent(pen: &Pen, area: Rect, trouble: &Trouble) {
    let p = pen.p();
    paint::caption(&p, area.min, Align2::LEFT_TOP, "Not ready", size::TINY, theme::QUIET);
    let area = area.with_min_y(area.top() + 24.0);
    let used = paint::flow(&p, area, &trouble.said, size::HEAD, theme::TYPE, false);
    let area = area.with_min_y(area.top() + used + 8.0);
    paint::flow(&p, area, EXAMPLES, size::BODY, theme::QUIET, false);
}

const EXAMPLES: &str = "F3 shows examples of what can be written.";

fn waiting(pen: &mut Pen, area: Rect, throw_odds: &ThrowOdds) {
    let p = pen.p();
    title(pen, area, "Ready", throw_odds);
    let at = area.min + vec2(0.0, 22.0);
    let right = drawn_dice::waiting(&p, at, SIDE, throw_odds.pool);
    let dm: i32 = throw_odds.modifiers.iter().map(|it| i32::from(it.dm)).sum();
    let at = pos2(right + 14.0, at.y + SIDE / 2.0);
    let sum = if dm == 0 { String::new() } else { format!("{dm:+}") };
    let drawn = paint::numeral(&p, at, Align2::LEFT_CENTER, &sum, 28.0, theme::TYPE);
    let at = pos2(drawn.right() + if dm == 0 { 0.0 } else { 12.0 }, at.y + 3.0);
    let needs = format!("for {} or more", throw_odds.target);
    paint::say(&p, at, Align2::LEFT_CENTER, &needs, size::HEAD, theme::QUIET);
    let mut at = area.min + vec2(0.0, SIDE + 34.0);
    let width = area.width() * 0.62;
    for modifier in &throw_odds.modifiers {
        at = row(pen, at, width, modifier);
    }
    if let Some((name, rule, words)) = &throw_odds.ability {
        let said = format!("{name}: {words}");
        paint::fitted(
            &p,
            at,
            Align2::LEFT_TOP,
            &said,
            size::BODY,
            theme::QUIET,
            width - 70.0,
            false,
        );
        pen.rule(pos2(at.x + width, at.y + 2.0), Align2::RIGHT_TOP, rule);
    }
    if let Some(time) = &throw_odds.time {
        let at = area.min + vec2(width + 18.0, SIDE + 34.0);
        paint::caption(&p, at, Align2::LEFT_TOP, "Time", size::TINY, theme::FAINT);
        let room = Rect::from_min_max(at + vec2(0.0, 16.0), area.max);
        paint::flow(&p, room, time, size::BODY, theme::QUIET, false);
    }
}

/// A modifier with its rule; returns where the next one goes.
fn row(pen: &mut Pen, at: Pos2, width: f32, modifier: &Modifier) -> Pos2 {
    let p = pen.p();
    let dm = format!("{:+}", modifier.dm);
    let ink = if modifier.dm == 0 { theme::FAINT } else { theme::TYPE };
    paint::strong(&p, at + vec2(24.0, 0.0), Align2::RIGHT_TOP, &dm, size::BODY, ink);
    let name = at + vec2(34.0, 0.0);
    let room = width - 34.0 - 74.0;
    paint::fitted(&p, name, Align2::LEFT_TOP, &modifier.name, size::BODY, ink, room, false);
    pen.rule(pos2(at.x + width, at.y + 2.0), Align2::RIGHT_TOP, &modifier.rule);
    at + vec2(0.0, ROW)
}

fn thrown(pen: &mut Pen, area: Rect, record: &Record) {
    let Record { nth, throw_odds, fallen, .. } = record;
    let p = pen.p();
    title(pen, area, &format!("Throw {nth}"), throw_odds);
    let at = area.min + vec2(0.0, 22.0);
    let right = drawn_dice::fallen(&p, at, SIDE, &fallen.throw);
    let beside = pos2(right + 14.0, at.y + SIDE / 2.0);
    sum(pen, beside, fallen);
    let width = area.width() * 0.56;
    let mut at = area.min + vec2(0.0, SIDE + 34.0);
    for modifier in &fallen.throw.modifiers {
        at = row(pen, at, width, modifier);
    }
    let outcome = Rect::from_min_max(area.min + vec2(width + 20.0, SIDE + 32.0), area.max);
    came_of_it(pen, outcome, fallen);
}

/// The total large, and whether it does.
fn sum(pen: &Pen, at: Pos2, fallen: &Fallen) {
    let p = pen.p();
    let throw = &fallen.throw;
    let dm = throw.total() - throw.natural();
    let ink = if fallen.success { theme::met() } else { theme::now() };
    let total = if dm == 0 {
        format!("= {}", throw.total())
    } else {
        format!("{dm:+} = {}", throw.total())
    };
    let drawn = paint::numeral(&p, at, Align2::LEFT_CENTER, &total, 28.0, theme::TYPE);
    let mark = pos2(drawn.right() + 22.0, at.y);
    paint::verdict(&p, mark, 10.0, fallen.success);
    let at = pos2(mark.x + 20.0, at.y - 8.0);
    paint::strong(&p, at, Align2::LEFT_CENTER, &fallen.verdict, size::HEAD, ink);
    let needs = throw.target.as_ref().map_or(String::new(), |target| format!("needs {target}"));
    let at = pos2(at.x, at.y + 18.0);
    paint::say(&p, at, Align2::LEFT_CENTER, &needs, size::SMALL, theme::FAINT);
}

/// The second throw, the grade, the time.
fn came_of_it(pen: &mut Pen, area: Rect, fallen: &Fallen) {
    let p = pen.p();
    let mut y = area.top();
    if let Some((why, throw)) = &fallen.second {
        y = second_throw(pen, area, why, throw);
    }
    for said in &fallen.said {
        y += paint::flow(&p, area.with_min_y(y), said, size::HEAD, theme::TYPE, false) + 6.0;
    }
    if let Some(time) = &fallen.time {
        drawn_dice::fallen(&p, pos2(area.left(), y), 26.0, time);
    }
}

/// Why it was thrown again, and that throw; returns where it ends.
fn second_throw(pen: &mut Pen, area: Rect, why: &str, throw: &Throw) -> f32 {
    paint::caption(&pen.p(), area.min, Align2::LEFT_TOP, why, size::TINY, theme::now());
    pen.rule(area.right_top(), Align2::RIGHT_TOP, "UGM-37");
    second(pen, area.with_min_y(area.top() + 18.0), throw)
}

/// The 3D of a critical; returns where they end.
fn second(pen: &Pen, area: Rect, throw: &Throw) -> f32 {
    let p = pen.p();
    let right = drawn_dice::fallen(&p, area.min, 26.0, throw);
    let at = pos2(right + 10.0, area.top() + 13.0);
    let total = format!("= {}", throw.total());
    let drawn = paint::numeral(&p, at, Align2::LEFT_CENTER, &total, size::HEAD, theme::TYPE);
    let passed = throw.success() == Some(true);
    paint::verdict(&p, pos2(drawn.right() + 14.0, at.y), 6.0, passed);
    let needs = throw.target.as_ref().map_or(String::new(), |target| format!("needs {target}"));
    let area = area.with_min_y(area.top() + 32.0);
    area.top() + paint::flow(&p, area, &needs, size::SMALL, theme::QUIET, false) + 8.0
}
