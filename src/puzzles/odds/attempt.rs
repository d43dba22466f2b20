//! One puzzle of chances being solved: what is asked, the answers that were tried, the hints taken.

use std::sync::Arc;

use super::{
    fight, life,
    shown::{OddsRules, Shown},
};
use crate::{
    data::{OddsPuzzle, OddsQuestion, PuzzleError},
    puzzles::{attempt::HINTS, progress::Solved, words},
};

/// A puzzle of chances at its question.
pub struct OddsAttempt {
    puzzle: Arc<OddsPuzzle>,
    rules: OddsRules,
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
            OddsQuestion::Fight(fight) => {
                fight::shown(fight, rules).map_err(|fault| puzzle.fault(fault))?
            }
        };
        let (puzzle, rules) = (Arc::clone(puzzle), rules.clone());
        Ok(OddsAttempt { puzzle, rules, shown, tries: 0, hints: 0 })
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

    /// One way in which it can go after the answer of this number, line by line; nothing where nothing is
    /// played out.
    pub fn one_way(&self, n: usize) -> Vec<String> {
        match &self.puzzle.asks {
            OddsQuestion::Life(_) => Vec::new(),
            OddsQuestion::Fight(fight) => fight::one_way(fight, &self.rules, n),
        }
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
