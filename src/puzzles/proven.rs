//! Whether a puzzle holds: its table, its question, its answers and its lines.

use std::sync::Arc;

use cards::{
    Move,
    data::CardBook,
    position::{Fate, Found, PositionError, Tried, sure_wins},
    text,
};
use serde::Serialize;

use super::{attempt::Attempt, outcome};
use crate::data::{CardPuzzle, PuzzleError};

/// What was proven of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Proven {
    pub id: String,
    /// How many answers there are, and how many of them are good.
    pub answers: usize,
    pub good: usize,
    /// Lines that were played to the end of the round and showed what they claim.
    pub lines: usize,
    /// How its lines of good answers stand against the other captains.
    pub against: Against,
    /// Ends of the round that were reached against them.
    pub ends: usize,
    /// Whether no other answer is as good.
    pub only: Only,
    /// Answers of the others after which a good answer comes to less than its line claims.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refuted: Option<String>,
    /// Answers that are called wrong and come to the same where all go on as in the line of a good one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub as_good: Vec<String>,
}

/// How a line stands against whatever the other captains may do in the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// It holds against every answer of theirs.
    EveryAnswer,
    /// It holds against as many as were tried; there are more.
    ManyAnswers,
    /// It holds against the answers in the line; others can do better.
    ItsLine,
    /// Nothing is proven: a computer captain weighed the answers.
    Weighed,
}

/// Whether the good answers of a puzzle are the only ones, by all that can be tried in the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Only {
    /// After each good answer what is claimed can be had whatever the others do, and after no other.
    Proven,
    /// It is certain after no other answer, and not proven to be after each good one: the others can keep it
    /// from that, or there is too much to try.
    NoneIsCertain,
    /// What another answer is worse for lies beyond this round, or there is too much to try: the lines tell.
    Told,
}

/// Ends of a round that are looked at for one line.
const ENDS: usize = 400;

/// Proves a puzzle: it can be laid out, asks what it says, offers good answers and others, and every line
/// of it shows what it claims. A line of a good answer is among them, and is played against whatever the
/// other captains may do instead.
///
/// # Errors
/// It does not hold; the error says what is not so, with its place.
pub fn prove(puzzle: &Arc<CardPuzzle>, book: &Arc<CardBook>) -> Result<Proven, PuzzleError> {
    let attempt = Attempt::begin(puzzle, book)?;
    if let Some(found) = &puzzle.position.found {
        return found_again(&attempt, found);
    }
    let wrong = |error: PositionError| puzzle.wrong(&error);
    let (mut worst, mut ends, mut refuted) = (None, 0, None);
    for proof in &puzzle.position.proofs {
        let line = puzzle.position.check(book, proof).map_err(wrong)?;
        if !line.first().is_some_and(|first| attempt.is_good(first.chosen)) {
            continue;
        }
        let tried = puzzle.position.against_all(book, proof, ENDS).map_err(wrong)?;
        ends += tried.ends;
        worst = worst.max(Some(Against::of(&tried)));
        refuted = refuted.or(tried.refuted);
    }
    let (only, more) = only(&attempt)?;
    let ends = ends + more;
    let against = worst.ok_or_else(|| puzzle.fault("no line shows what comes of a good answer"))?;
    Ok(Proven {
        id: puzzle.id().to_owned(),
        answers: attempt.choice().options.len(),
        good: attempt.good().len(),
        lines: puzzle.position.proofs.len(),
        against,
        ends,
        only,
        refuted,
        as_good: as_good(&attempt)?,
    })
}

/// Whether the good answers are the only ones, by what the first line of one of them claims; and how many
/// ends were reached.
fn only(attempt: &Attempt) -> Result<(Only, usize), PuzzleError> {
    let (puzzle, book) = (attempt.puzzle(), attempt.book());
    let Some((proof, _)) = outcome::good_line(attempt)? else { return Ok((Only::Told, 0)) };
    let fates = puzzle.position.fates(book, &proof.shows);
    let (fates, ends) = fates.map_err(|error| puzzle.wrong(&error))?;
    let (good, wrong): (Vec<_>, Vec<_>) =
        fates.into_iter().partition(|(option, _)| attempt.is_good(*option));
    let all = |of: &[(Move, Fate)], fate| of.iter().all(|(_, it)| *it == fate);
    let only = match (all(&good, Fate::Sure), all(&wrong, Fate::Open)) {
        (true, true) => Only::Proven,
        (false, true) => Only::NoneIsCertain,
        (_, false) => Only::Told,
    };
    Ok((only, ends))
}

/// A puzzle whose answers a machine found: what it proved is proven once more.
fn found_again(attempt: &Attempt, found: &Found) -> Result<Proven, PuzzleError> {
    let (answers, good) = (attempt.choice().options.len(), attempt.good().len());
    let (against, only, ends) = match found {
        Found::Weighed { .. } => (Against::Weighed, Only::Told, 0),
        Found::Proven { .. } => {
            let sure = sure_wins(attempt.game()).filter(|sure| sure.wins == attempt.good());
            let sure =
                sure.ok_or_else(|| attempt.puzzle().fault("other answers win for certain"))?;
            (Against::EveryAnswer, Only::Proven, sure.ends)
        }
    };
    let id = attempt.puzzle().id().to_owned();
    let (refuted, as_good) = (None, Vec::new());
    Ok(Proven { id, answers, good, lines: 0, against, ends, only, refuted, as_good })
}

/// Answers that are called wrong and come to what the first line of a good answer claims, where all go on
/// as in that line.
fn as_good(attempt: &Attempt) -> Result<Vec<String>, PuzzleError> {
    let (puzzle, book) = (attempt.puzzle(), attempt.book());
    let (position, seen) = (&puzzle.position, attempt.observe());
    let Some((proof, onward)) = outcome::good_line(attempt)? else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for &answer in attempt.choice().options.iter().filter(|&&it| !attempt.is_good(it)) {
        let played = position.play_on(book, answer, &onward);
        let (_, game) = played.map_err(|error| puzzle.wrong(&error))?;
        if proof.shows.iter().all(|claim| position.holds(claim, &game)) {
            found.push(text::option(answer, &seen, book));
        }
    }
    Ok(found)
}

impl Against {
    fn of(tried: &Tried) -> Against {
        match (&tried.refuted, tried.is_whole) {
            (Some(_), _) => Against::ItsLine,
            (None, true) => Against::EveryAnswer,
            (None, false) => Against::ManyAnswers,
        }
    }
}
