//! Somebody's sheet: six characteristics, skills, rank, possessions; what changed just now stands
//! out.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};
use characters::{
    Characteristic,
    data::Tables,
    sheet::{PersonRef, digit, titles},
};

use super::{dice, words};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// A person to be drawn, and how they were a moment ago.
pub struct Sheet<'a> {
    pub person: PersonRef<'a>,
    pub before: Option<PersonRef<'a>>,
    pub tables: &'a Tables,
    /// How large it is set: 1 beside a life.
    pub large: f32,
}

impl Sheet<'_> {
    fn of(&self, points: f32) -> f32 {
        points * self.large
    }
}

/// Draws the sheet from the top of `area`; returns where it ends.
pub fn draw(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    paint::plate(p, area, theme::PANEL, theme::RULE);
    let inner = area.shrink(sheet.of(14.0));
    let mut y = head(p, inner, sheet);
    y = profile(p, inner.with_min_y(y + sheet.of(8.0)), sheet);
    y = skills(p, inner.with_min_y(y + sheet.of(12.0)), sheet);
    possessions(p, inner.with_min_y(y + sheet.of(12.0)), sheet)
}

fn head(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let PersonRef { identity, career, .. } = sheet.person;
    let name = identity.styled();
    let width = area.width();
    let line = paint::fitted(
        p,
        area.min,
        Align2::LEFT_TOP,
        &name,
        sheet.of(size::TITLE),
        theme::TYPE,
        width,
        true,
    );
    let at = pos2(area.left(), line.bottom() + 2.0);
    let standing = words::standing(career, sheet.tables);
    let points = sheet.of(size::SMALL);
    let drawn =
        paint::fitted(p, at, Align2::LEFT_TOP, &standing, points, theme::QUIET, width, false);
    drawn.bottom()
}

/// Six boxes (CT-UPP-01).
fn profile(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let gap = 5.0;
    let width = (area.width() - 5.0 * gap) / 6.0;
    let height = sheet.of(46.0);
    let unborn = sheet.person.characteristics.scores() == [0; 6];
    for (n, which) in Characteristic::ALL.into_iter().enumerate() {
        let left = area.left() + (width + gap) * n as f32;
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, height));
        let score = sheet.person.characteristics.get(which);
        let was = sheet.before.map(|before| before.characteristics.get(which));
        let digit = if unborn { "·".to_owned() } else { digit(score).to_string() };
        let fresh = was.is_some_and(|was| was != score);
        let ink = if fresh || score > 0 { theme::TYPE } else { theme::FAINT };
        dice::boxed(p, rect, which.label(), &digit, fresh, ink, sheet.large);
    }
    area.top() + height
}

fn skills(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let mut y = label(p, area, "Skills", sheet);
    let all: Vec<(&str, u8)> = sheet.person.skills.iter().collect();
    if all.is_empty() {
        let at = pos2(area.left(), y);
        let points = sheet.of(size::SMALL);
        return paint::say(p, at, Align2::LEFT_TOP, "none", points, theme::FAINT).bottom();
    }
    let rows = all.len().div_ceil(2);
    let (column, row) = ((area.width() - 14.0) / 2.0, sheet.of(18.0));
    for (n, (skill, level)) in all.into_iter().enumerate() {
        let (across, down) = (n / rows, n % rows);
        let left = area.left() + (column + 14.0) * across as f32;
        let place = Rect::from_min_size(pos2(left, y + row * down as f32), vec2(column, row));
        let fresh = sheet.before.is_some_and(|before| before.skills.level(skill) != Some(level));
        one_skill(p, place, skill, level, fresh, sheet.large);
    }
    y += row * rows as f32;
    y
}

fn one_skill(p: &Painter, row: Rect, skill: &str, level: u8, fresh: bool, large: f32) {
    let ink = if fresh { theme::TYPE } else { theme::QUIET };
    if fresh {
        p.rect_filled(row.expand2(vec2(4.0, -1.0)), 2.0, theme::now_ground());
        p.rect_filled(row.expand2(vec2(4.0, -1.0)).with_max_x(row.left() - 1.5), 1.0, theme::now());
    }
    let at = pos2(row.right(), row.center().y);
    let level = level.to_string();
    let points = size::BODY * large;
    let number = paint::strong(p, at, Align2::RIGHT_CENTER, &level, points, theme::TYPE);
    let at = pos2(row.left() + 3.0, row.center().y);
    let room = number.left() - 6.0 - at.x;
    let points = size::SMALL * large;
    paint::fitted(p, at, Align2::LEFT_CENTER, skill, points, ink, room, false);
}

fn possessions(p: &Painter, area: Rect, sheet: &Sheet) -> f32 {
    let owned = |it: PersonRef| words::owned(it.possessions, it.career.pension);
    let (lines, before) = (owned(sheet.person), sheet.before.map(owned));
    let mut y = label(p, area, "Possessions", sheet);
    if lines.is_empty() {
        let at = pos2(area.left(), y);
        let points = sheet.of(size::SMALL);
        return paint::say(p, at, Align2::LEFT_TOP, "nothing", points, theme::FAINT).bottom();
    }
    for line in lines {
        let fresh = before.as_ref().is_some_and(|before| !before.contains(&line));
        y += possession(p, area.with_min_y(y), &line, sheet.of(size::SMALL), fresh) + 3.0;
    }
    let open = titles(sheet.tables, *sheet.person.characteristics, sheet.person.career);
    if !open.is_empty() {
        let words = format!("May be called {}", open.join(", "));
        let room = area.with_min_y(y + 5.0);
        y += 5.0 + paint::flow(p, room, &words, sheet.of(size::SMALL), theme::FAINT, false);
    }
    y
}

/// One thing, marked where it is new; returns its height.
fn possession(p: &Painter, area: Rect, line: &str, points: f32, fresh: bool) -> f32 {
    let ink = if fresh { theme::TYPE } else { theme::QUIET };
    let height = paint::flow(p, area, line, points, ink, false);
    if fresh {
        let mark = Rect::from_min_size(area.min + vec2(-6.0, 1.0), vec2(2.5, height - 2.0));
        p.rect_filled(mark, 1.0, theme::now());
    }
    height
}

/// A small heading over a part of the sheet; returns where the part begins.
fn label(p: &Painter, area: Rect, words: &str, sheet: &Sheet) -> f32 {
    let points = sheet.of(size::TINY);
    let drawn = paint::caption(p, area.min, Align2::LEFT_TOP, words, points, theme::FAINT);
    paint::rule(p, area, drawn.bottom() + 2.0);
    drawn.bottom() + 7.0
}
