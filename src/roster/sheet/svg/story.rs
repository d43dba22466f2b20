//! The lower part: the life as it is told, and lines to write on.

use super::{
    super::{
        facts::Facts,
        wrap::{cut, paragraph, wrap},
    },
    page::{COLUMN, GUTTER, HAIR, LEFT, Page, Pen, WIDTH},
};

/// Lines of the story.
const LEADING: u32 = 42;
const PEN: Pen = Pen::new(30);
/// Where a paragraph begins.
const INDENT: u32 = 36;
/// A story this short stands in one column.
const FEW: usize = 4;
/// Between lines to write on, at least.
const RULED: u32 = 72;
/// Lines to write on that a long story leaves.
const LEAST_RULED: u32 = 2;
/// Lines that printed notes take at most.
const MOST_NOTES: usize = 3;
/// From the top of a section to where its first line can stand.
const HEADING: u32 = 62;
/// Above a section.
const SPACE: u32 = 44;

/// The life in two columns, cut where the room for notes begins.
pub(super) fn life(page: &mut Page, y: u32, foot: u32, facts: &Facts) -> u32 {
    if facts.story.is_empty() {
        return y;
    }
    let top = page.section(LEFT, y, WIDTH, "LIFE") + HEADING - 44;
    let end = foot - notes_height(facts);
    let most = (end.saturating_sub(top) / LEADING) as usize;
    let lines = shown_lines(facts, most * 2);
    let rows = rows(&lines).min(most);
    for (n, (indent, line)) in lines.iter().enumerate() {
        let x = LEFT + indent + (n / rows) as u32 * (COLUMN + GUTTER);
        page.text(x, top + (n % rows + 1) as u32 * LEADING - 8, PEN, line);
    }
    top + rows as u32 * LEADING + SPACE
}

/// Lines of a column, so that both are as long, and none begins with the end of a paragraph.
fn rows(lines: &[(u32, String)]) -> usize {
    let half = lines.len().div_ceil(2).max(FEW.min(lines.len()));
    let begins = |nth: usize| lines.get(nth).is_none_or(|(indent, _)| *indent > 0);
    if !begins(half) && begins(half + 1) { half + 1 } else { half }
}

fn measure(text: &str) -> u32 {
    PEN.width(text)
}

/// Indents and lines, as many as `most`.
fn shown_lines(facts: &Facts, most: usize) -> Vec<(u32, String)> {
    let told = facts.story.iter().map(|part| paragraph(part, COLUMN, INDENT, &measure));
    let indents = |lines: &Vec<String>| (0..lines.len()).map(|n| if n == 0 { INDENT } else { 0 });
    let paragraphs: Vec<Vec<String>> = told.collect();
    let indents: Vec<u32> = paragraphs.iter().flat_map(indents).collect();
    let lines = cut(paragraphs.concat(), most, COLUMN - INDENT, &measure);
    indents.into_iter().zip(lines).collect()
}

fn notes_lines(facts: &Facts) -> Vec<String> {
    cut(wrap(&facts.notes, WIDTH, &measure), MOST_NOTES, WIDTH, &measure)
}

/// The least height of the notes, with the space above.
fn notes_height(facts: &Facts) -> u32 {
    SPACE + HEADING + notes_lines(facts).len() as u32 * LEADING + (LEAST_RULED + 1) * RULED
}

/// The notes of the sheet, then lines to write on, evenly down to the foot.
pub(super) fn notes(page: &mut Page, y: u32, foot: u32, facts: &Facts) {
    let mut y = page.section(LEFT, y, WIDTH, "NOTES") + HEADING - 44;
    for line in notes_lines(facts) {
        y += LEADING;
        page.text(LEFT, y - 8, PEN, &line);
    }
    let spaces = (foot.saturating_sub(y) / RULED).max(1);
    for n in 1..spaces {
        let y = y + n * (foot - y) / spaces;
        page.line((LEFT, y), (LEFT + WIDTH, y), HAIR);
    }
}
