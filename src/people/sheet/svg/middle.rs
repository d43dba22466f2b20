//! The middle of the page: skills, possessions, wounds.

use super::{
    super::{
        Facts,
        wrap::{cut, wrap},
    },
    page::{Anchor, COLUMN, GUTTER, HAIR, LEFT, Page, Pen, THIN, WIDTH},
};

/// Skills stand in so many columns,
const COLUMNS: u32 = 3;
/// of so many rows at least, so that there is room to write more,
const FEWEST_ROWS: usize = 5;
/// and at most.
const MOST_ROWS: usize = 10;
const ROW: u32 = 52;

/// Names and levels, down each column; empty places are dotted.
pub(super) fn skills(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    let top = page.section(LEFT, y, WIDTH, "SKILLS") + 4;
    let rows = facts.skills.len().div_ceil(COLUMNS as usize).clamp(FEWEST_ROWS, MOST_ROWS);
    let places = rows * COLUMNS as usize;
    let hidden = facts.skills.len().saturating_sub(places);
    let width = (WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS;
    for place in 0..places {
        let x = LEFT + (place / rows) as u32 * (width + GUTTER);
        let y = top + (place % rows + 1) as u32 * ROW;
        match facts.skills.get(place) {
            // The last place tells how many do not fit.
            Some(_) if hidden > 0 && place + 1 == places => {
                page.text(x, y, Pen::new(34), &format!("… and {} more", hidden + 1));
            }
            Some((name, level)) => skill(page, x, y, width, name, *level),
            None => page.dots(x, x + width, y),
        }
    }
    top + rows as u32 * ROW + 40
}

fn skill(page: &mut Page, x: u32, y: u32, width: u32, name: &str, level: u8) {
    let (pen, number) = (Pen::new(36), Pen::new(38).bold().at(Anchor::End));
    let (level, room) = (level.to_string(), width - 100);
    page.text_within(x, y, room, pen, name);
    page.text(x + width, y, number, &level);
    let (from, to) = (x + pen.width(name).min(room) + 12, x + width - number.width(&level) - 12);
    if from < to {
        page.dots(from, to, y - 2);
    }
}

/// What somebody owns, a row a kind, each with a rule to write on.
pub(super) fn possessions(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    /// Where values begin.
    const INSET: u32 = 180;
    const MOST_LINES: usize = 3;
    let pen = Pen::new(34);
    let mut y = page.section(LEFT, y, COLUMN, "POSSESSIONS") + 6;
    for (label, value) in &facts.possessions {
        let measure = |text: &str| pen.width(text);
        let room = COLUMN - INSET;
        let lines = cut(wrap(value, room, &measure), MOST_LINES, room, &measure);
        page.text(LEFT, y + 44, Pen::new(22).spaced(3), &label.to_uppercase());
        for (n, line) in lines.iter().enumerate() {
            page.text(LEFT + INSET, y + 44 + n as u32 * 42, pen, line);
        }
        y += 18 + 42 * (lines.len().max(1) as u32);
        page.line((LEFT, y), (LEFT + COLUMN, y), HAIR);
    }
    y + 40
}

/// A box to cross for each point that wounds can take (CT-WND-03).
pub(super) fn wounds(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const SIDE: u32 = 40;
    const PITCH: u32 = 50;
    const INSET: u32 = 120;
    let x = LEFT + COLUMN + GUTTER;
    let mut y = page.section(x, y, COLUMN, "WOUNDS") + 24;
    for (which, full, lost) in &facts.boxes {
        page.text(x, y + 34, Pen::new(34).bold(), which.label());
        for n in 0..u32::from(*full) {
            let left = x + INSET + n * PITCH;
            page.frame(left, y, SIDE, SIDE, THIN);
            if n < u32::from(*lost) {
                page.line((left + 6, y + 6), (left + SIDE - 6, y + SIDE - 6), THIN);
                page.line((left + 6, y + SIDE - 6), (left + SIDE - 6, y + 6), THIN);
            }
        }
        y += 74;
    }
    page.text(x, y + 14, Pen::new(24), "Cross a box for each point lost.");
    y + 54
}
