//! The middle of the page: skills, possessions, wounds.

use super::{
    super::{
        facts::Facts,
        wrap::{cut, wrap},
    },
    page::{Anchor, COLUMN, GUTTER, HAIR, LEFT, Page, Pen, THIN, WIDTH},
};

/// Skills stand in so many columns,
const COLUMNS: usize = 3;
/// of so many rows at least, so that there is room to write more,
const FEWEST_ROWS: usize = 5;
/// and at most.
const MOST_ROWS: usize = 10;
const ROW: u32 = 51;

/// Names and levels, down each column; empty places are dotted.
pub(super) fn skills(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    let top = page.section(LEFT, y, WIDTH, "SKILLS") + 10;
    let filled = facts.skills.len().div_ceil(COLUMNS).min(MOST_ROWS);
    let rows = filled.max(FEWEST_ROWS);
    let shown = shown_skills(&facts.skills);
    let width = (WIDTH - (COLUMNS as u32 - 1) * GUTTER) / COLUMNS as u32;
    for (column, row) in (0..COLUMNS).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let x = LEFT + column as u32 * (width + GUTTER);
        let y = top + (row as u32 + 1) * ROW;
        match shown.get(column * filled + row).filter(|_| row < filled) {
            Some((name, level)) => skill(page, x, y, width, name, level),
            None => page.dots(x, x + width, y),
        }
    }
    top + rows as u32 * ROW + 48
}

/// Names and levels as they are printed; the last tells how many there is no room for.
fn shown_skills(skills: &[(String, u8)]) -> Vec<(String, String)> {
    let most = COLUMNS * MOST_ROWS;
    let all = skills.iter().map(|(name, level)| (name.clone(), level.to_string()));
    if skills.len() <= most {
        return all.collect();
    }
    let more = (format!("… and {} more", skills.len() - (most - 1)), String::new());
    all.take(most - 1).chain([more]).collect()
}

fn skill(page: &mut Page, x: u32, y: u32, width: u32, name: &str, level: &str) {
    let (pen, number) = (Pen::new(36), Pen::new(38).bold().at(Anchor::End));
    let room = width - 100;
    page.text_within(x, y, room, pen, name);
    page.text(x + width, y, number, level);
    let from = x + pen.width(name).min(room) + 10;
    let to = x + width - number.width(level) - 12;
    if from < to {
        page.dots(from, to, y);
    }
}

/// A kind of possession, or a thing to write in.
const PEN: Pen = Pen::new(34);
/// Where values begin after their labels.
const INSET: u32 = 190;
/// Lines that one kind takes at most.
const MOST_LINES: usize = 4;
/// From the rule of one kind to that of the next, with one line between them.
const OWNED_ROW: u32 = 62;

/// The possessions, a row a kind, each with a rule to write on.
pub(super) fn possessions(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    let mut y = page.section(LEFT, y, COLUMN, "POSSESSIONS");
    for (label, value) in &facts.possessions {
        y = labelled(page, LEFT, y, label, value);
    }
    y + 48
}

/// A label and what stands beside it, over a thin rule.
fn labelled(page: &mut Page, x: u32, y: u32, label: &str, value: &str) -> u32 {
    const LINE: u32 = 42;
    let (room, measure) = (COLUMN - INSET, |text: &str| PEN.width(text));
    let lines = cut(wrap(value, room, &measure), MOST_LINES, room, &measure);
    page.text(x, y + 45, Pen::new(22).spaced(3), &label.to_uppercase());
    for (n, line) in lines.iter().enumerate() {
        page.text(x + INSET, y + 45 + n as u32 * LINE, PEN, line);
    }
    let y = y + OWNED_ROW + LINE * (lines.len().max(1) as u32 - 1);
    page.line((x, y), (x + COLUMN, y), HAIR);
    y
}

/// A box to cross for each point that wounds can take (CT-CHR-05), and what protects from them.
pub(super) fn wounds(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const SIDE: u32 = 40;
    const PITCH: u32 = 50;
    let x = LEFT + COLUMN + GUTTER;
    let top = page.section(x, y, COLUMN, "WOUNDS");
    let hint = Pen::new(22).at(Anchor::End);
    page.text(x + COLUMN, y + 28, hint, "cross a box for each point lost");
    for (row, (which, full, lost)) in (0..).zip(&facts.boxes) {
        let y = top + 32 + row * 74;
        page.text(x, y + 33, Pen::new(34).bold(), which.label());
        if *full == 0 {
            page.text(x + COLUMN - 15 * PITCH + 10, y + 33, PEN, "none left");
        }
        for n in 0..u32::from(*full) {
            wound(page, x + COLUMN - 15 * PITCH + 10 + n * PITCH, y, SIDE, n < u32::from(*lost));
        }
    }
    let y = labelled(page, x, top + 4 * OWNED_ROW, "Armour", "");
    labelled(page, x, y, "In hand", "") + 48
}

fn wound(page: &mut Page, x: u32, y: u32, side: u32, crossed: bool) {
    page.frame(x, y, side, side, THIN);
    if crossed {
        page.line((x + 6, y + 6), (x + side - 6, y + side - 6), THIN);
        page.line((x + 6, y + side - 6), (x + side - 6, y + 6), THIN);
    }
}
