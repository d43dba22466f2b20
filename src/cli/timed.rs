//! Many games played while somebody waits: how far they are, and how fast they went.

use std::{io::Write, time::Instant};

use play::JournalHash;
use serde::Serialize;

use super::{Failure, print_json, progress::Progress};

/// Figures, and how fast they came about. The keys are documented in `--help`.
#[derive(Serialize)]
pub struct Timed<F> {
    #[serde(flatten)]
    pub figures: F,
    games_per_second: f64,
}

/// Plays `count` games, with a line that says how many are done, and has `figures` made of them.
///
/// # Errors
/// The first game that went wrong.
pub fn play<B, E, F>(
    count: usize,
    games: impl FnOnce(&Progress) -> Result<Vec<B>, E>,
    figures: impl FnOnce(&[B]) -> F,
) -> Result<Timed<F>, E> {
    let progress = Progress::new(count, "games");
    let start = Instant::now();
    let bouts = games(&progress)?;
    progress.done();
    let seconds = start.elapsed().as_secs_f64();
    // A run too short to be timed still gives a number, not infinity.
    let games_per_second = (bouts.len() as f64 / seconds.max(1e-9) * 10.0).round() / 10.0;
    Ok(Timed { figures: figures(&bouts), games_per_second })
}

impl<F: Serialize> Timed<F> {
    /// As one JSON object, or in `words` with speed and journal after them.
    pub fn print<W: Write>(
        &self,
        json: bool,
        out: &mut W,
        journal: JournalHash,
        words: impl FnOnce(&F, &mut W) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if json {
            return print_json(out, self);
        }
        words(&self.figures, out)?;
        writeln!(out, "Speed: {:.1} games a second", self.games_per_second)?;
        Ok(writeln!(out, "Journal: {journal}")?)
    }
}
