//! The ladder: how hard a puzzle is, which belong together, and what comes next.

use std::sync::Arc;

use cards::position::Theme;
use serde::Serialize;

use super::progress::Progress;
use crate::data::Puzzle;

/// How hard a puzzle is, by how many of the five levels of computer captains miss it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Nobody has measured it.
    Unknown,
    /// Each of them finds it.
    Easy,
    /// One or two miss it.
    Fair,
    /// Most of them miss it.
    Hard,
}

impl Difficulty {
    /// That of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Difficulty {
        match puzzle.position.missed_by {
            None => Difficulty::Unknown,
            Some(0) => Difficulty::Easy,
            Some(1 | 2) => Difficulty::Fair,
            Some(_) => Difficulty::Hard,
        }
    }

    /// In a word.
    pub const fn word(self) -> &'static str {
        ["not measured", "easy", "fair", "hard"][self as usize]
    }
}

/// The puzzles of a theme, the easier ones first.
pub fn of_theme(puzzles: &[Arc<Puzzle>], theme: Theme) -> impl Iterator<Item = &Arc<Puzzle>> {
    puzzles.iter().filter(move |puzzle| puzzle.position.theme == theme)
}

/// How many of these are solved.
pub fn solved_of<'a>(puzzles: impl Iterator<Item = &'a Arc<Puzzle>>, progress: &Progress) -> usize {
    puzzles.filter(|puzzle| progress.of(puzzle.id()).is_some()).count()
}

/// The puzzle to play next: the first after this one, or of all, that is not solved; after the last it
/// begins anew. `None` once all are solved.
pub fn next_after<'a>(
    puzzles: &'a [Arc<Puzzle>],
    progress: &Progress,
    id: Option<&str>,
) -> Option<&'a Arc<Puzzle>> {
    let at = puzzles.iter().position(|puzzle| Some(puzzle.id()) == id).map_or(0, |at| at + 1);
    let (before, after) = puzzles.split_at(at);
    let mut open = after.iter().chain(before).filter(|it| progress.of(it.id()).is_none());
    open.find(|it| Some(it.id()) != id)
}
