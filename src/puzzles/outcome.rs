//! What comes of an answer: the line that is written for it, or the round played on from it.

use std::{collections::VecDeque, sync::Arc};

use ai::{DifficultyProfile, Mind, Personality};
use cards::{
    CardGame, Decision, Move,
    data::CardBook,
    position::{Claim, Found, Line, Proof},
};
use engine::{Game, Player};

use super::attempt::Attempt;
use crate::{
    data::{CardPuzzle, PuzzleError},
    offers,
};

/// Whose words it is what comes of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The puzzle's own: a line is written for it.
    Written,
    /// The round was played on as the puzzle's lines go.
    AsOthersGo,
    /// Computer captains played the round on.
    ByCaptains,
}

/// What comes of an answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    pub answer: Move,
    pub is_good: bool,
    pub source: Source,
    /// Every decision to the end of the round, this answer first.
    pub line: Vec<Decision>,
    /// What is so then.
    pub shows: Vec<Claim>,
    /// The chance of a hundred that a computer captain gave the answer, where one weighed it.
    pub chance: Option<u8>,
}

impl Outcome {
    /// What is so in the end, as a sentence; nothing where there is nothing to tell.
    pub fn words(&self) -> String {
        let claims: Vec<String> = self.shows.iter().map(Claim::words).collect();
        let Some((last, before)) = claims.split_last() else { return String::new() };
        let all = if before.is_empty() {
            last.clone()
        } else {
            format!("{} and {last}", before.join(", "))
        };
        format!("At the end of the round {all}.{}", self.weighed())
    }

    fn weighed(&self) -> String {
        let told = |chance: u8| {
            format!(" A computer captain at its best gave the answer {chance} of a hundred.")
        };
        self.chance.map(told).unwrap_or_default()
    }

    /// It from the question on, decision by decision.
    ///
    /// # Errors
    /// The puzzle cannot be laid out any more.
    pub fn playback(
        &self,
        puzzle: &CardPuzzle,
        book: &Arc<CardBook>,
    ) -> Result<Playback, PuzzleError> {
        let game = puzzle.position.game(book).map_err(|error| puzzle.wrong(&error))?;
        Ok(Playback { game, rest: self.line.iter().copied().collect() })
    }
}

/// A line that is played out on a table of its own.
pub struct Playback {
    game: CardGame,
    rest: VecDeque<Decision>,
}

impl Playback {
    /// The table as it stands.
    pub fn game(&self) -> &CardGame {
        &self.game
    }

    /// The next decision.
    pub fn next(&self) -> Option<Decision> {
        self.rest.front().copied()
    }

    /// Makes the next decision, and those after it in which somebody only passes; whether there was any.
    pub fn step(&mut self) -> bool {
        let made = self.make();
        while self.next().is_some_and(|next| offers::is_idle(next.chosen)) {
            self.make();
        }
        made
    }

    /// Makes every decision that is left.
    pub fn finish(&mut self) {
        while self.make() {}
    }

    fn make(&mut self) -> bool {
        let next = self.rest.pop_front();
        next.is_some_and(|decision| self.game.decide(decision).is_ok())
    }
}

/// What comes of an answer.
pub(super) fn of(attempt: &Attempt, answer: Move) -> Result<Outcome, PuzzleError> {
    let (puzzle, book) = (attempt.puzzle(), attempt.book());
    let is_good = attempt.is_good(answer);
    for proof in &puzzle.position.proofs {
        let line = puzzle.position.check(book, proof).map_err(|error| puzzle.wrong(&error))?;
        if line.first().is_some_and(|first| first.chosen == answer) {
            let shows = proof.shows.clone();
            return Ok(Outcome {
                answer,
                is_good,
                source: Source::Written,
                line,
                shows,
                chance: None,
            });
        }
    }
    let (source, (line, shows)) = match puzzle.position.moment {
        Some(_) => (Source::ByCaptains, by_captains(attempt, answer)?),
        None => (Source::AsOthersGo, played_on(attempt, answer)?),
    };
    Ok(Outcome { answer, is_good, source, line, shows, chance: chance(attempt, answer) })
}

/// What a computer captain gave this answer when the puzzle was made.
fn chance(attempt: &Attempt, answer: Move) -> Option<u8> {
    let Some(Found::Weighed { of_a_hundred }) = &attempt.puzzle().position.found else {
        return None;
    };
    let nth = attempt.choice().options.iter().position(|&option| option == answer)?;
    of_a_hundred.get(nth).copied().flatten()
}

/// More decisions than a round has.
const MANY: usize = 500;

/// The round played on by computer captains, each by what it may see and by its own judgement.
fn by_captains(
    attempt: &Attempt,
    answer: Move,
) -> Result<(Vec<Decision>, Vec<Claim>), PuzzleError> {
    let (puzzle, book) = (attempt.puzzle(), attempt.book());
    let mut game = puzzle.position.game(book).map_err(|error| puzzle.wrong(&error))?;
    let profile = DifficultyProfile {
        noise: 0.0,
        blind_spots: Vec::new(),
        search: None,
        value: Arc::default(),
    };
    let mut captain = Mind::new(Arc::clone(book), Personality::default(), profile);
    let mut line: Vec<Decision> = Vec::new();
    while let Some(choice) = game.choice().filter(|_| game.round() == puzzle.position.round) {
        let seat = choice.seat;
        let chosen = match line.is_empty() {
            true => answer,
            false => captain.decide(&game.observe(seat), choice),
        };
        let decision = Decision { seat, chosen };
        if line.len() >= MANY || game.decide(decision).is_err() {
            break;
        }
        line.push(decision);
    }
    Ok((line, how_it_stands(puzzle, &game)))
}

/// The round played on from an answer without a line of its own, as the lines of the others go.
fn played_on(attempt: &Attempt, answer: Move) -> Result<(Vec<Decision>, Vec<Claim>), PuzzleError> {
    let (puzzle, book) = (attempt.puzzle(), attempt.book());
    let position = &puzzle.position;
    let onward = onward(attempt)?;
    let (line, game) =
        position.play_on(book, answer, &onward).map_err(|error| puzzle.wrong(&error))?;
    Ok((line, how_it_stands(puzzle, &game)))
}

/// What others do and what the asked captain does later, by the line of a wrong answer if there is one,
/// else by that of a good one.
fn onward(attempt: &Attempt) -> Result<Vec<Line>, PuzzleError> {
    let wrong = line_of(attempt, false)?;
    let found = if wrong.is_some() { wrong } else { line_of(attempt, true)? };
    Ok(found.map(|(_, onward)| onward).unwrap_or_default())
}

/// The first line of a good answer, and what follows the answer in it.
pub(super) fn good_line(attempt: &Attempt) -> Result<Option<(&Proof, Vec<Line>)>, PuzzleError> {
    line_of(attempt, true)
}

/// The first line of a good answer or of a wrong one, and what follows the answer in it.
fn line_of(attempt: &Attempt, good: bool) -> Result<Option<(&Proof, Vec<Line>)>, PuzzleError> {
    let (position, book) = (&attempt.puzzle().position, attempt.book());
    for proof in &position.proofs {
        let line = position.check(book, proof).map_err(|error| attempt.puzzle().wrong(&error))?;
        let first = line.first().map(|first| first.chosen);
        if let Some(first) = first.filter(|&first| attempt.is_good(first) == good) {
            let own = proof.line.iter().position(|(name, _)| *name == position.asked);
            // The first word of the asked captain is the answer, unless that was quiet.
            let said = |n: &usize| position.means(attempt.game(), &proof.line[*n].1, first);
            let answer = own.filter(said);
            let rest = proof.line.iter().enumerate().filter(|(n, _)| Some(*n) != answer);
            return Ok(Some((proof, rest.map(|(_, said)| said.clone()).collect())));
        }
    }
    Ok(None)
}

/// Who has won, or how many points everybody has.
fn how_it_stands(puzzle: &CardPuzzle, game: &CardGame) -> Vec<Claim> {
    let names: Vec<&String> = puzzle.position.captains.iter().map(|it| &it.name).collect();
    let winner = game.ending().and_then(|ending| ending.winner);
    if let Some(name) = winner.and_then(|seat| names.get(seat.index())) {
        return vec![Claim::Wins((*name).clone())];
    }
    let captains = game.observe(engine::Seat(0)).captains;
    let points = captains.iter().zip(&names).map(|(it, name)| Claim::Vp((*name).clone(), it.vp));
    points.collect()
}
