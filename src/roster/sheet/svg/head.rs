//! The upper part: name, career, the six characteristics.

use characters::sheet::digit;

use super::{
    super::{
        facts::Facts,
        wrap::{cut, wrap},
    },
    page::{Anchor, FIRM, HAIR, LEFT, Page, Pen, RIGHT, THIN, WIDTH},
};

/// The name as large as it can be in one line, or else in two.
pub(super) fn name(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    let large = Pen::new(120).bold().serif();
    let one = large.shrunk(&facts.name, WIDTH, 80);
    let (pen, lines) = if one.width(&facts.name) <= WIDTH {
        (one, vec![facts.name.clone()])
    } else {
        two_lines(&facts.name)
    };
    let mut y = y;
    for line in &lines {
        y += pen.size * 11 / 10;
        page.text(LEFT, y, pen, line);
    }
    lane(page, y + 62, facts);
    y + 110
}

/// The largest type in which a name takes two lines at most; cut if even the smallest is too large.
fn two_lines(name: &str) -> (Pen, Vec<String>) {
    let pen = |size| Pen::new(size).bold().serif();
    let lines = |pen: Pen| wrap(name, WIDTH, &|text| pen.width(text));
    let fits = |size: &u32| lines(pen(*size)).len() <= 2;
    let pen = pen((40..=100).rev().find(fits).unwrap_or(40));
    (pen, cut(lines(pen), 2, WIDTH, &|text| pen.width(text)))
}

/// Between the boxes of two characteristics.
const GAP: u32 = 24;
/// One of those boxes.
const BOX: u32 = (WIDTH - 5 * GAP) / 6;

/// The rule below the name: a lane with a star for each characteristic, the larger the higher.
fn lane(page: &mut Page, y: u32, facts: &Facts) {
    page.line((LEFT, y), (RIGHT, y), FIRM);
    for (n, (_, score)) in (0..).zip(&facts.scores) {
        page.ring(LEFT + BOX / 2 + n * (BOX + GAP), y, 5 + u32::from(*score) * 3 / 2);
    }
}

/// Service, rank, terms, age and status side by side.
pub(super) fn career(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const WIDTHS: [u32; 5] = [560, 480, 170, 170, 420];
    const INSET: u32 = 24;
    let mut x = LEFT;
    for ((label, value), width) in facts.career.iter().zip(WIDTHS) {
        let inset = if x > LEFT { INSET } else { 0 };
        if inset > 0 {
            page.line((x, y + 8), (x, y + 112), HAIR);
        }
        page.text(x + inset, y + 30, Pen::new(22).spaced(4), &label.to_uppercase());
        career_value(page, x + inset, y, width - inset - INSET, value);
        x += width;
    }
    y + 164
}

/// In one line, or smaller in two.
fn career_value(page: &mut Page, x: u32, y: u32, room: u32, value: &str) {
    let one = Pen::new(46).bold().shrunk(value, room, 38);
    if one.width(value) <= room {
        return page.text(x, y + 92, one, value);
    }
    let two = Pen::new(30).bold();
    let measure = |text: &str| two.width(text);
    let lines = cut(wrap(value, room, &measure), 2, room, &measure);
    for (line, y) in lines.iter().zip([y + 70, y + 108]) {
        page.text(x, y, two, line);
    }
}

/// Six boxes, and the profile that they make (CT-UPP-01).
pub(super) fn scores(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const HEIGHT: u32 = 200;
    let below = page.section(LEFT, y, WIDTH, "CHARACTERISTICS");
    let profile = Pen::new(44).bold().spaced(6).at(Anchor::End);
    page.text(RIGHT, y + 28, profile, &facts.profile);
    let top = below + 24;
    for (n, (which, score)) in facts.scores.iter().enumerate() {
        let x = LEFT + n as u32 * (BOX + GAP);
        let middle = x + BOX / 2;
        page.frame(x, top, BOX, HEIGHT, THIN);
        page.line((x, top + 46), (x + BOX, top + 46), HAIR);
        let label = Pen::new(22).spaced(2).at(Anchor::Middle);
        page.text(middle, top + 32, label, &which.name().to_uppercase());
        let large = Pen::new(116).bold().at(Anchor::Middle);
        page.text(middle, top + 164, large, &digit(*score).to_string());
        if *score > 9 {
            let small = Pen::new(28).at(Anchor::End);
            page.text(x + BOX - 14, top + HEIGHT - 14, small, &score.to_string());
        }
    }
    top + HEIGHT + 44
}
