//! What the page shows of games of one sort, in words and numbers.

use crate::statistics::{Outcome, Streak};

/// The figures of games of one sort.
pub(super) struct Sheet {
    /// The figures that one looks for first, with their words; none where nothing is counted.
    pub large: Vec<(String, String)>,
    /// What no figure counts, in sentences.
    pub apart: Vec<String>,
    /// How those that are counted went, the newest first.
    pub last: Vec<Outcome>,
    /// What the signs of these mean.
    pub signs: &'static str,
    pub groups: Vec<Group>,
    /// What to do so that something is counted.
    pub nothing: &'static str,
}

/// Bars under a head.
pub(super) struct Group {
    pub head: &'static str,
    pub bars: Vec<Bar>,
}

/// The share that was won of those that have something in common.
pub(super) struct Bar {
    pub name: String,
    /// From 0 to 1.
    pub rate: f64,
    pub of: u32,
}

/// One game in the list.
pub(super) struct Row {
    pub outcome: Option<Outcome>,
    pub head: String,
    pub more: String,
    /// The name of its file.
    pub number: String,
}

/// What the signs of games mean that are won or lost.
pub(super) const SIGNS: &str = "● won   ○ lost   – drawn";
/// How many of the last results are shown at most.
pub(super) const LAST: usize = 60;

/// The streak as a large figure.
pub(super) fn streak(streak: &Streak) -> (String, String) {
    let now = match streak.now {
        1.. => "won in a row, up to the last".to_owned(),
        0 => "in a row: the last was a draw".to_owned(),
        _ => "lost in a row, up to the last".to_owned(),
    };
    let longest = match (streak.longest_won, streak.now.max(0).unsigned_abs()) {
        (most, now) if most > now => format!("; {most} won at most"),
        _ => String::new(),
    };
    (streak.now.unsigned_abs().to_string(), format!("{now}{longest}"))
}

/// The share of games won as a large figure.
pub(super) fn share(rate: f64, (won, lost, drawn): (u32, u32, u32)) -> (String, String) {
    let drawn = if drawn > 0 { format!(", {drawn} drawn") } else { String::new() };
    (format!("{:.0} %", rate * 100.0), format!("{won} won, {lost} lost{drawn}"))
}

/// The name of a file without its ending.
pub(super) fn number(file: &std::path::Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
