//! The lower part: the life as it is told, and lines to write on.

use super::{
    super::{
        Facts,
        wrap::{cut, wrap},
    },
    page::{COLUMN, GUTTER, HAIR, LEFT, Page, Pen, WIDTH},
};

/// Lines of the story.
const LEADING: u32 = 44;
const PEN: Pen = Pen::new(31).serif();
/// A story this short stands in one column.
const FEW: usize = 4;
/// Between lines to write on.
const RULED: u32 = 76;
/// Lines to write on that a long story leaves.
const LEAST_RULED: u32 = 3;
/// Lines that printed notes take at most.
const MOST_NOTES: usize = 3;
/// From the top of a section to where its first line can stand.
const HEADING: u32 = 60;

/// The life in two columns, cut where the room for notes begins.
pub(super) fn life(page: &mut Page, y: u32, foot: u32, facts: &Facts) -> u32 {
    if facts.story.is_empty() {
        return y;
    }
    let top = page.section(LEFT, y, WIDTH, "LIFE") + 16;
    let end = foot - notes_height(facts);
    let most = (end.saturating_sub(top) / LEADING) as usize;
    let lines = cut(story_lines(facts), most * 2, COLUMN, &measure);
    let rows = lines.len().div_ceil(2).max(FEW.min(lines.len()));
    for (n, line) in lines.iter().enumerate() {
        let x = LEFT + (n / rows) as u32 * (COLUMN + GUTTER);
        page.text(x, top + (n % rows + 1) as u32 * LEADING - 8, PEN, line);
    }
    top + rows as u32 * LEADING + 36
}

fn measure(text: &str) -> u32 {
    PEN.width(text)
}

fn story_lines(facts: &Facts) -> Vec<String> {
    facts.story.iter().flat_map(|part| wrap(part, COLUMN, &measure)).collect()
}

fn notes_lines(facts: &Facts) -> Vec<String> {
    cut(wrap(&facts.notes, WIDTH, &measure), MOST_NOTES, WIDTH, &measure)
}

/// What the notes need at least, with the space above and below.
fn notes_height(facts: &Facts) -> u32 {
    36 + HEADING + notes_lines(facts).len() as u32 * LEADING + LEAST_RULED * RULED
}

/// The notes of the sheet, then lines to write on, down to the foot.
pub(super) fn notes(page: &mut Page, y: u32, foot: u32, facts: &Facts) {
    let mut y = page.section(LEFT, y, WIDTH, "NOTES") + 16;
    for line in notes_lines(facts) {
        y += LEADING;
        page.text(LEFT, y - 8, PEN, &line);
    }
    y += RULED;
    while y < foot - RULED / 3 {
        page.line((LEFT, y), (LEFT + WIDTH, y), HAIR);
        y += RULED;
    }
}
