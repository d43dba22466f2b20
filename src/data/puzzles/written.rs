//! A puzzle without a place: what a file or a link holds of one.

use std::{path::Path, sync::Arc};

use cards::{data::write_ron, position::Position};
use serde::{Deserialize, Serialize};

use super::{
    odds::{OddsPuzzle, OddsQuestion},
    puzzle::{CardPuzzle, Puzzle, PuzzleError, PuzzlePlace},
    senseless,
};

/// A puzzle as it is handed on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WrittenPuzzle {
    /// A table of the card game.
    #[serde(rename = "position")]
    Cards(Box<Position>),
    /// A question of chances.
    Odds(Box<OddsQuestion>),
}

impl WrittenPuzzle {
    /// What it is called by.
    pub fn id(&self) -> &str {
        match self {
            WrittenPuzzle::Cards(position) => &position.id,
            WrittenPuzzle::Odds(asks) => &asks.about().id,
        }
    }

    /// Its title, as lists show it.
    pub fn title(&self) -> &str {
        match self {
            WrittenPuzzle::Cards(position) => &position.title,
            WrittenPuzzle::Odds(asks) => &asks.about().title,
        }
    }

    /// The point of it.
    pub fn idea(&self) -> &str {
        match self {
            WrittenPuzzle::Cards(position) => &position.idea,
            WrittenPuzzle::Odds(asks) => &asks.about().idea,
        }
    }

    /// The same, called by another id.
    pub fn called(mut self, id: String) -> WrittenPuzzle {
        match &mut self {
            WrittenPuzzle::Cards(position) => position.id = id,
            WrittenPuzzle::Odds(asks) => asks.about_mut().id = id,
        }
        self
    }

    /// The text of a file with this puzzle alone, as the ladder reads it.
    pub fn text(&self) -> String {
        // Puzzles are plain data, which has a form in RON.
        match self {
            WrittenPuzzle::Cards(position) => write_ron(&vec![position]),
            WrittenPuzzle::Odds(asks) => write_ron(&vec![asks]),
        }
        .unwrap_or_default()
    }

    /// The puzzle to be played; `file` is named where something is wrong with it.
    ///
    /// # Errors
    /// It is not called as a puzzle may be, or its figures make no sense.
    pub fn placed(self, file: &Path) -> Result<Puzzle, PuzzleError> {
        let puzzle = self.at(PuzzlePlace::begin(file));
        match senseless(&puzzle, &[]) {
            Some(what) => Err(puzzle.at().fault(what)),
            None => Ok(puzzle),
        }
    }

    /// The puzzle at this place, whether it makes sense or not.
    pub(super) fn at(self, at: PuzzlePlace) -> Puzzle {
        match self {
            WrittenPuzzle::Cards(position) => {
                Puzzle::Cards(Arc::new(CardPuzzle { position: *position, at }))
            }
            WrittenPuzzle::Odds(asks) => Puzzle::Odds(Arc::new(OddsPuzzle { asks: *asks, at })),
        }
    }
}

impl From<&Puzzle> for WrittenPuzzle {
    fn from(puzzle: &Puzzle) -> WrittenPuzzle {
        match puzzle {
            Puzzle::Cards(puzzle) => WrittenPuzzle::Cards(Box::new(puzzle.position.clone())),
            Puzzle::Odds(puzzle) => WrittenPuzzle::Odds(Box::new(puzzle.asks.clone())),
        }
    }
}
