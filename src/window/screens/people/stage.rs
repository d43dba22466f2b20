//! The stage: the throw of the moment, announced with its odds, then its dice, then what it means.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};
use characters::{Characteristic, Event, text};
use dice::Throw;

use super::{
    dice as drawn,
    living::Living,
    pen::Pen,
    scene::{chance, die, found, title},
};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws what stands on the stage in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect, living: &Living) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let Some((event, fallen)) = living.on_stage() else { return };
    let inner = rect.shrink2(vec2(16.0, 12.0));
    let title = title(event, living);
    paint::caption(&p, inner.min, Align2::LEFT_TOP, &title, size::SMALL, theme::QUIET);
    if let Some(rule) = event.rules().first() {
        pen.rule(inner.right_top(), Align2::RIGHT_TOP, rule);
    }
    let inner = inner.with_min_y(inner.top() + 24.0);
    match (event, event.throw(), die(event)) {
        (Event::Born { dice, .. }, _, _) => born(pen, inner, dice, fallen),
        (_, Some(throw), _) => thrown(pen, inner, event, throw, fallen, living),
        (_, None, Some((die, dm))) => rolled(pen, inner, event, die, dm, fallen, living),
        (_, None, None) => moment(pen, inner, event, living),
    }
}

/// Six pairs of dice in a row.
fn born(pen: &Pen, area: Rect, dice: &[[u8; 2]; 6], fallen: bool) {
    let p = pen.p();
    let beside = if area.width() < NARROW { 3 } else { 6 };
    let step = vec2(area.width() / beside as f32, 92.0);
    for (n, (which, pair)) in Characteristic::ALL.into_iter().zip(dice).enumerate() {
        let place = vec2((n % beside) as f32, (n / beside) as f32);
        score(&p, area.min + step * place, which, *pair, fallen);
    }
    if fallen && beside == 6 {
        let words = "Two dice each, in order. They are what they are.";
        let at = area.left_bottom();
        paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
    }
}

/// Two dice for a characteristic, and their sum once they have fallen.
fn score(p: &Painter, at: Pos2, which: Characteristic, pair: [u8; 2], fallen: bool) {
    let name = at + vec2(34.0, 6.0);
    paint::caption(p, name, Align2::CENTER_TOP, which.label(), size::TINY, theme::QUIET);
    for (k, face) in pair.into_iter().enumerate() {
        let at = at + vec2(35.0 * k as f32, 24.0);
        paint::die(p, at, 31.0, fallen.then_some(face), true);
    }
    if fallen {
        let score = (pair[0] + pair[1]).to_string();
        let at = at + vec2(33.0, 62.0);
        paint::numeral(p, at, Align2::CENTER_TOP, &score, size::TITLE, theme::TYPE);
    }
}

/// Where there is less room, the odds stand below, so tall with their words.
const NARROW: f32 = 400.0;
const CHART: f32 = 88.0;

/// Two dice at the left, how they fall at the right, in between what they come to.
fn thrown(pen: &mut Pen, area: Rect, event: &Event, throw: &Throw, fallen: bool, living: &Living) {
    let p = pen.p();
    let chance = chance(throw, fallen);
    for (n, face) in throw.dice.iter().enumerate() {
        let at = area.min + vec2(56.0 * n as f32, 4.0);
        paint::die(&p, at, 50.0, fallen.then_some(*face), true);
    }
    let middle = area.left() + 56.0 * throw.dice.len() as f32 + 8.0;
    sum(pen, pos2(middle, area.top() + 4.0), throw, fallen);
    let is_narrow = area.width() < NARROW;
    let chart = match is_narrow {
        true => area.with_min_y(area.bottom() - CHART),
        false => Rect::from_min_max(pos2(area.right() - 176.0, area.top() - 4.0), area.max),
    };
    let bars = chart.with_max_y(chart.top() + 68.0);
    drawn::chart(&p, bars, &chance);
    let at = pos2(chart.right(), bars.bottom() + 5.0);
    let words =
        format!("{} · {}/{}", drawn::percent(chance.odds), chance.odds.ways(), chance.odds.of());
    paint::strong(&p, at, Align2::RIGHT_TOP, &words, size::SMALL, theme::TYPE);
    let lower = match is_narrow {
        true => pos2(area.right(), chart.top()),
        false => pos2(chart.left() - 12.0, area.bottom()),
    };
    let said = Rect::from_min_max(pos2(area.left(), area.top() + 66.0), lower);
    if fallen {
        outcome(pen, said, event, throw.success(), living);
    }
}

/// `+2 = 9` and `needs 8+`, with every modifier.
fn sum(pen: &mut Pen, at: Pos2, throw: &Throw, fallen: bool) {
    let p = pen.p();
    let needs = throw.target.as_ref().map_or(String::new(), |target| format!("{target}"));
    let total = total(throw, fallen);
    let ink = match throw.success().filter(|_| fallen) {
        Some(true) => theme::met(),
        Some(false) => theme::now(),
        None => theme::TYPE,
    };
    let line = paint::numeral(&p, at, Align2::LEFT_TOP, &total, 26.0, ink);
    let left = if total.is_empty() { at.x } else { line.right() + 12.0 };
    let at_needs = pos2(left, at.y + 8.0);
    paint::say(&p, at_needs, Align2::LEFT_TOP, &format!("needs {needs}"), size::HEAD, theme::QUIET);
    modifiers(pen, at + vec2(0.0, 34.0), throw);
}

fn total(throw: &Throw, fallen: bool) -> String {
    let dm: i32 = throw.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
    match (fallen, dm) {
        (true, 0) => throw.total().to_string(),
        (true, dm) => format!("{dm:+} = {}", throw.total()),
        (false, 0) => String::new(),
        (false, dm) => format!("{dm:+}"),
    }
}

/// The modifiers by name, with the rule of the first.
fn modifiers(pen: &mut Pen, at: Pos2, throw: &Throw) {
    let Some(first) = throw.modifiers.first() else { return };
    let names: Vec<String> = throw.modifiers.iter().map(ToString::to_string).collect();
    let (p, words) = (pen.p(), names.join(", "));
    let drawn = paint::say(&p, at, Align2::LEFT_TOP, &words, size::SMALL, theme::FAINT);
    pen.rule(drawn.right_top() + vec2(8.0, 1.0), Align2::LEFT_TOP, first.rule.as_ref());
}

/// One die at the left, and what it found on its table.
fn rolled(
    pen: &mut Pen,
    area: Rect,
    event: &Event,
    die: u8,
    dm: u8,
    fallen: bool,
    living: &Living,
) {
    let p = pen.p();
    paint::die(&p, area.min + vec2(0.0, 4.0), 50.0, fallen.then_some(die), true);
    let at = area.min + vec2(64.0, 6.0);
    if dm > 0 {
        let words = if fallen { format!("+{dm} = {}", die + dm) } else { format!("+{dm}") };
        paint::numeral(&p, at, Align2::LEFT_TOP, &words, 26.0, theme::TYPE);
    }
    if !fallen {
        let words = "one die · each row 1/6 (16.7 %)";
        let at = at + vec2(if dm > 0 { 50.0 } else { 0.0 }, 12.0);
        paint::say(&p, at, Align2::LEFT_TOP, words, size::BODY, theme::QUIET);
        return;
    }
    let left = if dm > 0 { 112.0 } else { 0.0 };
    let at = at + vec2(left, 9.0);
    paint::strong(&p, at, Align2::LEFT_TOP, &found(event), size::TITLE, theme::TYPE);
    followed(pen, area.with_min_y(area.top() + 68.0), size::HEAD, living);
}

/// Draws its consequences in words.
fn followed(pen: &Pen, area: Rect, points: f32, living: &Living) {
    let lines: Vec<String> = living.consequences().iter().map(text::line).collect();
    if !lines.is_empty() {
        paint::flow(&pen.p(), area, &lines.join(" "), points, theme::QUIET, false);
    }
}

/// Draws its outcome in words, and its consequences.
fn outcome(pen: &Pen, area: Rect, event: &Event, won: Option<bool>, living: &Living) {
    let p = pen.p();
    let mut at = area.left_top();
    if let Some(won) = won {
        paint::verdict(&p, at + vec2(8.0, 11.0), 8.0, won);
        at.x += 26.0;
    }
    let room = area.right() - at.x;
    let line = text::line(event);
    let drawn = paint::fitted(&p, at, Align2::LEFT_TOP, &line, 18.0, theme::TYPE, room, false);
    followed(pen, area.with_min_y(drawn.bottom() + 4.0), size::BODY, living);
}

/// Something that happens without dice.
fn moment(pen: &Pen, area: Rect, event: &Event, living: &Living) {
    let p = pen.p();
    let line = text::line(event);
    let height =
        paint::flow(&p, area.with_min_y(area.top() + 14.0), &line, size::TITLE, theme::TYPE, false);
    followed(pen, area.with_min_y(area.top() + 20.0 + height), size::BODY, living);
}
