//! A puzzle of chances being solved: asked, answered wrong, or solved.

use std::sync::Arc;

use bevy::prelude::Resource;

use super::super::solving::{BarKey, Told};
use crate::{
    data::{OddsPuzzle, Puzzle, PuzzleError},
    puzzles::{HINTS, OddsAttempt, OddsRules, Solved, words},
};

/// A puzzle of chances in front of somebody.
#[derive(Resource)]
pub(in crate::window) struct OddsSolving {
    pub(super) attempt: OddsAttempt,
    /// The answer that the keyboard is on.
    pub(super) at: usize,
    /// Answers that were tried and are not good.
    pub(super) wrong: Vec<usize>,
    pub(super) is_solved: bool,
    /// One way in which it can go after the last answer.
    pub(super) one_way: Vec<String>,
    /// Something to be read instead of the task.
    note: Option<String>,
}

impl OddsSolving {
    /// Puts the question.
    ///
    /// # Errors
    /// Nobody can be asked this.
    pub fn begin(puzzle: &Arc<OddsPuzzle>, rules: &OddsRules) -> Result<OddsSolving, PuzzleError> {
        let attempt = OddsAttempt::begin(puzzle, rules)?;
        Ok(OddsSolving {
            attempt,
            at: 0,
            wrong: Vec::new(),
            is_solved: false,
            one_way: Vec::new(),
            note: None,
        })
    }

    pub fn id(&self) -> &str {
        self.attempt.puzzle().id()
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.attempt.shown().answers.len()
    }

    /// Takes the next hint.
    pub fn hint(&mut self) {
        let hint = self.attempt.hint();
        self.note = Some(format!("Hint {} of {HINTS}: {hint}", self.attempt.hints()));
    }

    /// Gives the answer of this number; how it was solved, if it was.
    pub fn take(&mut self, n: usize) -> Option<Solved> {
        let answer = self.attempt.shown().answers.get(n).filter(|_| !self.is_solved)?.clone();
        self.at = n;
        self.is_solved = self.attempt.answer(n)?;
        self.one_way = self.attempt.one_way(n);
        if !self.is_solved && !self.wrong.contains(&n) {
            self.wrong.push(n);
        }
        self.note = (!self.is_solved).then(|| {
            format!(
                "That is not it: {} comes to {}, and another answer to more.",
                answer.words, answer.told
            )
        });
        self.is_solved.then(|| self.attempt.solved())
    }

    /// What the bar tells now.
    pub fn told(&self) -> Told {
        let puzzle = Puzzle::Odds(Arc::clone(self.attempt.puzzle()));
        let says = match &self.note {
            _ if self.is_solved => format!("That is it. {}", puzzle.idea()),
            Some(note) => note.clone(),
            None => words::BY_THE_ODDS.to_owned(),
        };
        let keys = match self.is_solved {
            true => vec![(BarKey::Enter, "next"), (BarKey::Leave, "leave")],
            false => vec![(BarKey::Hint, "a hint"), (BarKey::Leave, "leave")],
        };
        Told { title: puzzle.title().to_owned(), below: words::below(&puzzle), says, keys }
    }
}
