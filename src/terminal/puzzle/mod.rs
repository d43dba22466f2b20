//! Puzzles in a terminal, one after the other.

mod cards;
mod odds;

use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::{
    paint::{means, wrapped},
    typed::Lines,
};
use crate::{
    data::{Library, Puzzle, PuzzleError},
    puzzles::{OddsRules, Progress, Solved, next_after, words},
};
#[cfg(test)]
pub use {cards::HELP, odds::HELP as ODDS_HELP};

/// Puzzles to be played one after the other, and what is solved of them.
pub struct Solving<'a> {
    pub library: &'a Library,
    pub rules: &'a OddsRules,
    /// All that could come next.
    pub puzzles: &'a [Puzzle],
    pub progress: Progress,
    /// Where it is kept; nowhere if nothing may be written there.
    pub file: Option<PathBuf>,
}

/// What is wrong where puzzles are played.
#[derive(Debug, thiserror::Error)]
pub enum PuzzlePlayError {
    #[error(transparent)]
    Output(#[from] io::Error),
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
}

/// Plays this puzzle, and then those that come next for as long as the person goes on.
///
/// # Errors
/// Nothing can be written any more, or a puzzle cannot be laid out.
pub fn puzzle(
    first: &Puzzle,
    solving: &mut Solving,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<(), PuzzlePlayError> {
    let mut next = Some(first.clone());
    while let Some(puzzle) = next {
        let is_solved = match &puzzle {
            Puzzle::Cards(puzzle) => cards::play(puzzle, solving, input, out)?,
            Puzzle::Odds(puzzle) => odds::play(puzzle, solving, input, out)?,
        };
        if !is_solved {
            return Ok(());
        }
        next = solving.onward(puzzle.id(), input, out)?;
    }
    Ok(())
}

impl Solving<'_> {
    /// Says the idea, and keeps that it is solved.
    fn keep(&mut self, puzzle: &Puzzle, solved: Solved, out: &mut impl Write) -> io::Result<()> {
        say(out, puzzle.idea())?;
        say(out, &format!("`{}` is {}.", puzzle.id(), words::solved(solved)))?;
        self.progress.note(puzzle.id(), solved);
        let Some(file) = &self.file else { return Ok(()) };
        match self.progress.keep(file) {
            Ok(()) => Ok(()),
            Err(fault) => say(out, &format!("That could not be kept: {fault}.")),
        }
    }

    /// Offers the next one; the puzzle that is played then.
    fn onward(
        &self,
        id: &str,
        input: &mut impl Lines,
        out: &mut impl Write,
    ) -> io::Result<Option<Puzzle>> {
        let Some(next) = next_after(self.puzzles, &self.progress, Some(id)).cloned() else {
            say(out, "There is no other that is not solved.")?;
            return Ok(None);
        };
        let words = format!("Next: {} (`{}`).", next.title(), next.id());
        say(out, &format!("{words} An empty line plays it, `q` leaves."))?;
        input.offer(|| vec!["quit".to_owned()]);
        let line = input.line(out)?;
        Ok(line.filter(|line| line.trim().is_empty()).map(|_| next))
    }
}

/// Writes a line, as long as it is where nobody looks at a screen.
fn say(out: &mut impl Write, line: &str) -> io::Result<()> {
    let lines = if means().screen { wrapped(line, 2) } else { vec![line.to_owned()] };
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}
