//! Draws the fate of everybody, a column a side, and the things left on the field.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, pos2, vec2};
use characters::Characteristic;
use skirmish::{Aftermath, Fate, Survivor};

use crate::window::{
    battlefield::field::sides,
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Where there is less room, sides stand below each other.
const NARROW: f32 = 480.0;

/// How tall all of it is where sides stand below each other.
pub(super) fn tall(aftermath: &Aftermath) -> f32 {
    let sides = aftermath.fighters.iter().map(|it| it.side.index() + 1).max().unwrap_or(0);
    60.0 * sides as f32 + 38.0 * aftermath.fighters.len() as f32
}

/// A column a side, a row for everybody.
pub(super) fn people(p: &Painter, area: Rect, aftermath: &Aftermath, names: &[String]) {
    let is_narrow = area.width() < NARROW;
    let beside = if is_narrow { 1 } else { names.len().max(1) };
    let wide = (area.width() + 14.0) / beside as f32 - 14.0;
    let mut rest = area;
    for (n, name) in names.iter().enumerate() {
        let side = engine::Seat(n as u8);
        let count = aftermath.fighters.iter().filter(|it| it.side == side).count();
        let bottom = (rest.top() + 52.0 + 38.0 * count as f32).min(rest.bottom());
        let column = rest.with_max_x(rest.left() + wide).with_max_y(bottom);
        match is_narrow {
            true => rest.min.y = bottom + 8.0,
            false => rest.min.x = column.right() + 14.0,
        }
        let won = aftermath.outcome.winner == Some(side);
        let line = if won { sides::colour(side) } else { theme::RULE };
        paint::plate(p, column, theme::PANEL, line);
        let inner = column.shrink2(vec2(14.0, 11.0));
        sides::mark(p, inner.left_top() + vec2(6.0, 9.0), 6.0, side);
        let at = inner.left_top() + vec2(20.0, 9.0);
        let room = inner.width() - 80.0;
        paint::fitted(p, at, Align2::LEFT_CENTER, name, size::HEAD, theme::TYPE, room, true);
        if won {
            let at = pos2(inner.right(), at.y);
            paint::caption(p, at, Align2::RIGHT_CENTER, "won", size::TINY, sides::colour(side));
        }
        let mut y = inner.top() + 26.0;
        for one in aftermath.fighters.iter().filter(|it| it.side == side) {
            if y + 36.0 > inner.bottom() {
                break;
            }
            survivor(p, inner.with_min_y(y), one);
            y += 38.0;
        }
    }
}

fn survivor(p: &Painter, area: Rect, one: &Survivor) {
    let (words, ink) = fate(one.fate);
    p.hline(area.x_range(), area.top(), Stroke::new(1.0, theme::faded(theme::RULE, 0.7)));
    let at = area.left_top() + vec2(0.0, 11.0);
    let right = pos2(area.right(), at.y);
    let word = paint::say(p, right, Align2::RIGHT_CENTER, words, size::SMALL, ink);
    let room = word.left() - 8.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_CENTER, &one.name, size::BODY, theme::TYPE, room, false);
    let now = one.body.physical(one.full);
    let mut x = area.left();
    for (which, now) in Characteristic::PHYSICAL.into_iter().zip(now) {
        let at = pos2(x, at.y + 16.0);
        let full = one.full.get(which);
        let label = paint::caption(p, at, Align2::LEFT_CENTER, which.label(), 9.0, theme::FAINT);
        let ink = if now < full { theme::now() } else { theme::QUIET };
        let words = format!("{now}/{full}");
        let at = pos2(label.right() + 4.0, at.y);
        x = paint::say(p, at, Align2::LEFT_CENTER, &words, size::TINY, ink).right() + 9.0;
    }
    let spent: Vec<String> = one
        .spent
        .iter()
        .filter(|(_, shots)| *shots > 0)
        .map(|(weapon, shots)| format!("{shots} × {weapon}"))
        .collect();
    let at = pos2(area.right(), at.y + 16.0);
    let room = at.x - x - 4.0;
    let words = spent.join(", ");
    paint::fitted(p, at, Align2::RIGHT_CENTER, &words, size::TINY, theme::FAINT, room, false);
}

fn fate(fate: Fate) -> (&'static str, Color32) {
    match fate {
        Fate::Unhurt => ("unhurt", theme::met()),
        Fate::Wounded => ("wounded", Color32::from_rgb(232, 176, 96)),
        Fate::Unconscious => ("unconscious", theme::now()),
        Fate::Dead => ("dead", theme::now()),
        Fate::Fled => ("away", theme::QUIET),
        Fate::Captured => ("taken", theme::QUIET),
    }
}

/// Draws the things that can be picked up after the fight.
pub(super) fn loot(p: &Painter, area: Rect, aftermath: &Aftermath) {
    if aftermath.loot.is_empty() {
        return;
    }
    let at = area.min;
    let head =
        paint::caption(p, at, Align2::LEFT_TOP, "Left on the field", size::TINY, theme::QUIET);
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in &aftermath.loot {
        match counted.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name.clone(), 1)),
        }
    }
    let words: Vec<String> = counted
        .into_iter()
        .map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name })
        .collect();
    let room = area.with_min_y(head.bottom() + 6.0);
    paint::flow(p, room, &words.join(", "), size::BODY, theme::TYPE, false);
}
