//! One puzzle of chances being solved: what is asked, the answers that were tried, the hints taken.

use std::sync::Arc;

use super::{
    life,
    shown::{OddsRules, Shown},
};
use crate::{
    data::{OddsPuzzle, OddsQuestion, PuzzleError},
    puzzles::{attempt::HINTS, progress::Solved, words},
};

/// A puzzle of chances at its question.
pub struct OddsAttempt {
    puzzle: Arc<OddsPuzzle>,
    shown: Shown,
    tries: u32,
    hints: u8,
}

impl OddsAttempt {
    /// Puts the question.
    ///
    /// # Errors
    /// Nobody can be asked this.
    pub fn begin(puzzle: &Arc<OddsPuzzle>, rules: &OddsRules) -> Result<OddsAttempt, PuzzleError> {
        let shown = match &puzzle.asks {
            OddsQuestion::Life(life) => life::shown(life, rules),
        };
        Ok(OddsAttempt { puzzle: Arc::clone(puzzle), shown, tries: 0, hints: 0 })
    }

    /// The puzzle itself.
    pub fn puzzle(&self) -> &Arc<OddsPuzzle> {
        &self.puzzle
    }

    /// What is asked, in words.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// How many hints were taken.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// Takes the next hint, the last one again where there are no more: where to look, then the idea, then
    /// the answer.
    pub fn hint(&mut self) -> String {
        self.hints = (self.hints + 1).min(HINTS);
        let about = self.puzzle.about();
        match self.hints {
            1 => about.look.clone(),
            2 => about.idea.clone(),
            _ => words::answers(&self.good()),
        }
    }

    /// Gives the answer of this number; whether it is a good one, `None` where there is none.
    pub fn answer(&mut self, n: usize) -> Option<bool> {
        let is_good = self.shown.answers.get(n)?.is_good;
        self.tries += 1;
        Some(is_good)
    }

    fn good(&self) -> Vec<String> {
        let good = self.shown.answers.iter().filter(|answer| answer.is_good);
        good.map(|answer| answer.words.clone()).collect()
    }

    /// How it was solved, for the record.
    pub fn solved(&self) -> Solved {
        Solved { tries: self.tries, hints: self.hints }
    }
}
