//! The sheet as plain text, 80 columns wide.

use characters::{data::Tables, sheet::digit};

use super::{
    CREDIT,
    facts::Facts,
    wrap::{columns, fit, paragraph, wrap},
};
use crate::roster::Person;

/// Columns of a terminal.
const WIDTH: usize = 80;
/// Skills stand in so many columns.
const SKILL_COLUMNS: usize = 3;

/// The sheet of a person, in lines of 80 columns at most.
pub fn text(person: &Person, tables: &Tables) -> String {
    let facts = Facts::of(person, tables);
    let parts = [
        head(&facts),
        scores(&facts),
        titled("SKILLS", skills(&facts)),
        titled("POSSESSIONS", possessions(&facts)),
        titled("WOUNDS", wounds(&facts)),
        titled("NOTES", wrap(&facts.notes, WIDTH as u32, &columns)),
        titled("LIFE", story(&facts)),
        vec![rule('-'), format!("{CREDIT:>WIDTH$}")],
    ];
    parts.concat().iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn rule(of: char) -> String {
    of.to_string().repeat(WIDTH)
}

/// `lines` below a heading; nothing when there are none.
fn titled(title: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return lines;
    }
    let heading = format!("-- {title} {}", "-".repeat(WIDTH - 4 - title.len()));
    [heading].into_iter().chain(lines).chain([String::new()]).collect()
}

fn head(facts: &Facts) -> Vec<String> {
    let name = wrap(&facts.name, WIDTH as u32, &columns);
    let mut career: Vec<String> = Vec::new();
    for (label, value) in &facts.career {
        let item = format!("{label}: {value}");
        let joined = career.last().map(|line| format!("{line}   {item}"));
        match (career.last_mut(), joined) {
            (Some(line), Some(joined)) if columns(&joined) <= WIDTH as u32 => *line = joined,
            _ => career.extend(wrap(&item, WIDTH as u32, &columns)),
        }
    }
    [vec![rule('=')], name, career, vec![rule('=')]].concat()
}

/// The profile and the six it stands for (CT-UPP-01, CT-CHR-06).
fn scores(facts: &Facts) -> Vec<String> {
    let one = |(which, score): &(characters::Characteristic, u8)| {
        let plain = if *score > 9 { format!(" ({score})") } else { String::new() };
        format!("{:<11}", format!("{which} {}{plain}", digit(*score)))
    };
    let scores: String = facts.scores.iter().map(one).collect();
    vec![format!("{}    {scores}", facts.profile), String::new()]
}

fn skills(facts: &Facts) -> Vec<String> {
    let rows = facts.skills.len().div_ceil(SKILL_COLUMNS);
    let width = WIDTH / SKILL_COLUMNS;
    let cell = |(name, level): &(String, u8)| {
        let name = fit(name, width as u32 - 7, &columns);
        let gap = " ".repeat(width - 5 - columns(&name) as usize);
        format!("{name}{gap}{level:>3}  ")
    };
    let row = |n: usize| facts.skills.iter().skip(n).step_by(rows).map(cell).collect();
    (0..rows).map(row).collect()
}

fn possessions(facts: &Facts) -> Vec<String> {
    let mut lines = Vec::new();
    for (label, value) in facts.possessions.iter().filter(|(_, value)| !value.is_empty()) {
        for (n, part) in wrap(value, WIDTH as u32 - 10, &columns).iter().enumerate() {
            lines.push(format!("{:<10}{part}", if n == 0 { label } else { "" }));
        }
    }
    lines
}

/// A box a point, those crossed that are lost for the time being (CT-CHR-05).
fn wounds(facts: &Facts) -> Vec<String> {
    let line = |(which, full, lost): &(characters::Characteristic, u8, u8)| {
        let (crossed, open) = (usize::from(*lost), usize::from(full - lost));
        let none = if *full == 0 { "none left" } else { "" };
        format!("{which:<5}{none}{}{}", "[x]".repeat(crossed), "[ ]".repeat(open))
    };
    facts.boxes.iter().map(line).collect()
}

fn story(facts: &Facts) -> Vec<String> {
    const INDENT: usize = 2;
    let part = |part: &String| {
        let mut lines = paragraph(part, WIDTH as u32, INDENT as u32, &columns);
        if let Some(first) = lines.first_mut() {
            first.insert_str(0, &" ".repeat(INDENT));
        }
        lines
    };
    facts.story.iter().flat_map(part).collect()
}
