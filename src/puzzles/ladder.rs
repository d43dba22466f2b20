//! The ladder: how hard a puzzle is, which belong together, and what comes next.

use serde::Serialize;

use super::progress::Progress;
use crate::data::{Puzzle, PuzzleTheme};

/// A good answer that is so far ahead makes an easy puzzle, and one that is less ahead a hard one; in
/// hundredths of a hundredth.
const FAR: u16 = 2000;
const CLOSE: u16 = 800;

/// How hard a puzzle is: of the card game by how many of the five levels of computer captains miss it, of
/// chances by how close the next best answer comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Nobody has measured it.
    Unknown,
    /// Each of them finds it; or the next best answer is far behind.
    Easy,
    /// One or two miss it.
    Fair,
    /// Most of them miss it; or the next best answer is close.
    Hard,
}

impl Difficulty {
    /// That of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Difficulty {
        match puzzle {
            Puzzle::Cards(puzzle) => Difficulty::by_captains(puzzle.position.missed_by),
            Puzzle::Odds(puzzle) => Difficulty::by_margin(puzzle.margin()),
        }
    }

    const fn by_captains(missed_by: Option<u8>) -> Difficulty {
        match missed_by {
            None => Difficulty::Unknown,
            Some(0) => Difficulty::Easy,
            Some(1 | 2) => Difficulty::Fair,
            Some(_) => Difficulty::Hard,
        }
    }

    /// By what the good answer is ahead, in hundredths of a hundredth.
    const fn by_margin(margin: u16) -> Difficulty {
        match margin {
            FAR.. => Difficulty::Easy,
            CLOSE..FAR => Difficulty::Fair,
            0..CLOSE => Difficulty::Hard,
        }
    }

    /// In a word.
    pub const fn word(self) -> &'static str {
        ["not measured", "easy", "fair", "hard"][self as usize]
    }
}

/// The puzzles of a theme, the easier ones first.
pub fn of_theme(puzzles: &[Puzzle], theme: PuzzleTheme) -> impl Iterator<Item = &Puzzle> {
    puzzles.iter().filter(move |puzzle| puzzle.theme() == theme)
}

/// How many of these are solved.
pub fn solved_of<'a>(puzzles: impl Iterator<Item = &'a Puzzle>, progress: &Progress) -> usize {
    puzzles.filter(|puzzle| progress.of(puzzle.id()).is_some()).count()
}

/// The puzzle to play next: the first after this one, or of all, that is not solved; after the last it
/// begins anew. `None` once all are solved.
pub fn next_after<'a>(
    puzzles: &'a [Puzzle],
    progress: &Progress,
    id: Option<&str>,
) -> Option<&'a Puzzle> {
    let at = puzzles.iter().position(|puzzle| Some(puzzle.id()) == id).map_or(0, |at| at + 1);
    let (before, after) = puzzles.split_at(at);
    let mut open = after.iter().chain(before).filter(|it| progress.of(it.id()).is_none());
    open.find(|it| Some(it.id()) != id)
}
