//! The upper part: name, career, the six characteristics.

use characters::sheet::digit;

use super::{
    super::{
        Facts,
        wrap::{cut, wrap},
    },
    page::{Anchor, FIRM, HAIR, LEFT, Page, Pen, RIGHT, THIN, WIDTH},
};

/// The name as large as it can be in one line, or else in two.
pub(super) fn name(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    let large = Pen::new(120).bold().serif();
    let one = large.shrunk(&facts.name, WIDTH, 76);
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
    let pen = pen((40..=92).rev().find(fits).unwrap_or(40));
    (pen, cut(lines(pen), 2, WIDTH, &|text| pen.width(text)))
}

/// The rule below the name: a lane with a star for each characteristic, the larger the higher.
fn lane(page: &mut Page, y: u32, facts: &Facts) {
    page.line((LEFT, y), (RIGHT, y), FIRM);
    let pitch = WIDTH / 6;
    for (n, (_, score)) in facts.scores.iter().enumerate() {
        page.ring(LEFT + pitch / 2 + n as u32 * pitch, y, 5 + u32::from(*score) * 3 / 2);
    }
}

/// Service, rank, terms, age and status side by side.
pub(super) fn career(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const WIDTHS: [u32; 5] = [540, 500, 170, 170, 420];
    let mut x = LEFT;
    for ((label, value), width) in facts.career.iter().zip(WIDTHS) {
        if x > LEFT {
            page.line((x, y + 8), (x, y + 104), HAIR);
        }
        let (inset, room) = if x > LEFT { (x + 24, width - 48) } else { (x, width - 24) };
        page.text(inset, y + 30, Pen::new(22).spaced(4), &label.to_uppercase());
        let pen = Pen::new(46).bold().shrunk(value, room, 28);
        page.text_within(inset, y + 90, room, pen, value);
        x += width;
    }
    y + 140
}

/// Six boxes, and the profile that they make (CT-UPP-01).
pub(super) fn scores(page: &mut Page, y: u32, facts: &Facts) -> u32 {
    const GAP: u32 = 24;
    const HEIGHT: u32 = 200;
    let below = page.section(LEFT, y, WIDTH, "CHARACTERISTICS");
    let profile = Pen::new(44).bold().spaced(6).at(Anchor::End);
    page.text(RIGHT, y + 28, profile, &facts.profile);
    let (top, width) = (below + 24, (WIDTH - 5 * GAP) / 6);
    for (n, (which, score)) in facts.scores.iter().enumerate() {
        let x = LEFT + n as u32 * (width + GAP);
        let middle = x + width / 2;
        page.frame(x, top, width, HEIGHT, THIN);
        page.line((x, top + 46), (x + width, top + 46), HAIR);
        let label = Pen::new(22).spaced(2).at(Anchor::Middle);
        page.text(middle, top + 32, label, &which.name().to_uppercase());
        let large = Pen::new(116).bold().at(Anchor::Middle);
        page.text(middle, top + 164, large, &digit(*score).to_string());
        if *score > 9 {
            let small = Pen::new(28).at(Anchor::End);
            page.text(x + width - 14, top + HEIGHT - 14, small, &score.to_string());
        }
    }
    top + HEIGHT + 36
}
