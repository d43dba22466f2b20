//! A puzzle of any kind, with its place.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::position::{Position, PositionError, Theme};
use serde::Serialize;

use super::odds::OddsPuzzle;

/// A puzzle with its place.
#[derive(Debug, Clone, PartialEq)]
pub enum Puzzle {
    /// A table of the card game.
    Cards(Arc<CardPuzzle>),
    /// A question of chances.
    Odds(Arc<OddsPuzzle>),
}

/// A puzzle of the card game with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct CardPuzzle {
    pub position: Position,
    pub at: PuzzlePlace,
}

/// Where a puzzle is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzlePlace {
    pub file: PathBuf,
    /// Where in the file it is, from 1.
    pub line: usize,
    pub column: usize,
}

/// Why a puzzle cannot be played or does not hold, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}:{}: {what}", at.file.display(), at.line, at.column)]
pub struct PuzzleError {
    pub at: PuzzlePlace,
    pub what: String,
}

/// What a puzzle is about, in the order of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum PuzzleTheme {
    Win,
    Survive,
    Deny,
    Place,
    Choose,
    Spend,
    Fight,
    /// A fight in three rounds.
    Rounds,
    /// A life by the odds.
    Lives,
    /// Moments of games that were played.
    Own,
}

impl PuzzleTheme {
    /// All themes, in order.
    pub const ALL: [PuzzleTheme; 10] = [
        PuzzleTheme::Win,
        PuzzleTheme::Survive,
        PuzzleTheme::Deny,
        PuzzleTheme::Place,
        PuzzleTheme::Choose,
        PuzzleTheme::Spend,
        PuzzleTheme::Fight,
        PuzzleTheme::Rounds,
        PuzzleTheme::Lives,
        PuzzleTheme::Own,
    ];
}

impl From<Theme> for PuzzleTheme {
    fn from(theme: Theme) -> PuzzleTheme {
        match theme {
            Theme::Win => PuzzleTheme::Win,
            Theme::Survive => PuzzleTheme::Survive,
            Theme::Deny => PuzzleTheme::Deny,
            Theme::Place => PuzzleTheme::Place,
            Theme::Choose => PuzzleTheme::Choose,
            Theme::Spend => PuzzleTheme::Spend,
            Theme::Fight => PuzzleTheme::Fight,
            Theme::Own => PuzzleTheme::Own,
        }
    }
}

impl From<Arc<CardPuzzle>> for Puzzle {
    fn from(puzzle: Arc<CardPuzzle>) -> Puzzle {
        Puzzle::Cards(puzzle)
    }
}

impl PuzzlePlace {
    /// The beginning of a file, or of what stands for one.
    pub(super) fn begin(file: &Path) -> PuzzlePlace {
        PuzzlePlace { file: file.to_owned(), line: 1, column: 1 }
    }

    /// Something wrong there.
    pub fn fault(&self, what: impl ToString) -> PuzzleError {
        PuzzleError { at: self.clone(), what: what.to_string() }
    }
}

impl Puzzle {
    /// What it is called by.
    pub fn id(&self) -> &str {
        match self {
            Puzzle::Cards(puzzle) => puzzle.id(),
            Puzzle::Odds(puzzle) => puzzle.id(),
        }
    }

    /// Its title, as lists show it.
    pub fn title(&self) -> &str {
        match self {
            Puzzle::Cards(puzzle) => &puzzle.position.title,
            Puzzle::Odds(puzzle) => &puzzle.about().title,
        }
    }

    /// The point of it, for those who have solved it.
    pub fn idea(&self) -> &str {
        match self {
            Puzzle::Cards(puzzle) => &puzzle.position.idea,
            Puzzle::Odds(puzzle) => &puzzle.about().idea,
        }
    }

    /// Where on the ladder it stands.
    pub fn theme(&self) -> PuzzleTheme {
        match self {
            Puzzle::Cards(puzzle) => puzzle.position.theme.into(),
            Puzzle::Odds(puzzle) => puzzle.theme(),
        }
    }

    /// Where it is written.
    pub fn at(&self) -> &PuzzlePlace {
        match self {
            Puzzle::Cards(puzzle) => &puzzle.at,
            Puzzle::Odds(puzzle) => &puzzle.at,
        }
    }

    /// Its place among those of its theme: how many levels of captains miss it, or how close the next
    /// best answer comes.
    pub(super) fn rank(&self) -> (Option<u8>, u16) {
        match self {
            Puzzle::Cards(puzzle) => (puzzle.position.missed_by, 0),
            Puzzle::Odds(puzzle) => (None, u16::MAX - puzzle.margin()),
        }
    }
}

impl CardPuzzle {
    /// What it is called by.
    pub fn id(&self) -> &str {
        &self.position.id
    }

    /// Something wrong with it.
    pub fn fault(&self, what: impl ToString) -> PuzzleError {
        self.at.fault(what)
    }

    /// What is wrong with its position.
    pub fn wrong(&self, error: &PositionError) -> PuzzleError {
        self.fault(error)
    }
}
