//! The figures of a game that was played once more.

use std::io::Write;

use engine::{JournalHash, Seat};
use serde::Serialize;

use super::args::Args;
use crate::cli::{failure::Failure, output::print_json};

/// The results of a replay. The keys are documented in `--help`.
#[derive(Debug, Serialize)]
pub(super) struct Figures<E> {
    pub(super) journal_hash: JournalHash,
    pub(super) recorded_hash: JournalHash,
    pub(super) same: bool,
    pub(super) decisions: usize,
    pub(super) rounds: u16,
    pub(super) ending: Option<E>,
    pub(super) winner: Option<Seat>,
}

impl<E: Serialize> Figures<E> {
    /// As JSON or in words; `ending` is how it ended, in a sentence.
    pub(super) fn print(
        &self,
        args: &Args,
        ending: &str,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if args.json {
            return print_json(out, self);
        }
        writeln!(out, "Journal: {}", self.journal_hash)?;
        let same = if self.same { "the same" } else { "not the same" };
        writeln!(out, "Recorded: {} ({same})", self.recorded_hash)?;
        writeln!(out, "Decisions: {}", self.decisions)?;
        writeln!(out, "Rounds: {}", self.rounds)?;
        Ok(writeln!(out, "Ending: {ending}")?)
    }

    /// Whether it has to be complained about that it comes out differently.
    pub(super) fn is_refused(&self, args: &Args) -> bool {
        args.verify && !self.same
    }
}
