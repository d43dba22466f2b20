//! One puzzle being solved: its table, the answers that were tried, the hints that were taken.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook, position::place};
use engine::Game;

use super::{
    outcome::{self, Outcome},
    progress::Solved,
    words,
};
use crate::data::{CardPuzzle, PuzzleError};

/// How many hints there are: where to look, the idea, the answer.
pub const HINTS: u8 = 3;

/// A puzzle on the table, at its question.
pub struct Attempt {
    puzzle: Arc<CardPuzzle>,
    game: CardGame,
    choice: Choice,
    good: Vec<Move>,
    tries: u32,
    hints: u8,
}

impl Attempt {
    /// Lays the puzzle out.
    ///
    /// # Errors
    /// It cannot be laid out with these cards, or it asks something else than it says.
    pub fn begin(puzzle: &Arc<CardPuzzle>, book: &Arc<CardBook>) -> Result<Attempt, PuzzleError> {
        let position = &puzzle.position;
        let game = position.game(book).map_err(|error| puzzle.wrong(&error))?;
        let choice = game.choice().cloned().ok_or_else(|| puzzle.fault("nobody is asked"))?;
        let good = position.good_options(&game);
        Ok(Attempt { puzzle: Arc::clone(puzzle), game, choice, good, tries: 0, hints: 0 })
    }

    /// The puzzle itself.
    pub fn puzzle(&self) -> &Arc<CardPuzzle> {
        &self.puzzle
    }

    /// The question.
    pub fn choice(&self) -> &Choice {
        &self.choice
    }

    /// The game at its question.
    pub fn game(&self) -> &CardGame {
        &self.game
    }

    /// The table as the captain sees it who is asked.
    pub fn observe(&self) -> Observation {
        self.game.observe(self.choice.seat)
    }

    /// The card pool it is played with.
    pub fn book(&self) -> &Arc<CardBook> {
        self.game.book()
    }

    /// The captains' names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.puzzle.position.captains.iter().map(|captain| captain.name.clone()).collect()
    }

    /// How many answers were tried.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// How many hints were taken.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// Takes the next hint, the last one again where there are no more: where to look, then the idea,
    /// then the answer.
    pub fn hint(&mut self) -> String {
        self.hints = (self.hints + 1).min(HINTS);
        self.told().pop().unwrap_or_default()
    }

    /// Every hint that was taken so far.
    pub fn told(&self) -> Vec<String> {
        let position = &self.puzzle.position;
        let places: Vec<&str> = self.good.iter().map(|&good| place(good)).collect();
        let idea = position.idea.clone();
        let answer = words::answer(&self.good, &self.observe(), self.book());
        let all = [words::where_to_look(position.theme, &places), idea, answer];
        all.into_iter().take(self.hints.into()).collect()
    }

    /// Whether this answer is a good one.
    pub fn is_good(&self, answer: Move) -> bool {
        self.good.contains(&answer)
    }

    /// Every good answer.
    pub fn good(&self) -> &[Move] {
        &self.good
    }

    /// Gives an answer, and hears what comes of it; the question stands as it was.
    ///
    /// # Errors
    /// The puzzle does not hold: a line of it cannot be played.
    pub fn answer(&mut self, answer: Move) -> Result<Outcome, PuzzleError> {
        self.tries += 1;
        outcome::of(self, answer)
    }

    /// How it was solved, for the record.
    pub fn solved(&self) -> Solved {
        Solved { tries: self.tries, hints: self.hints }
    }
}
