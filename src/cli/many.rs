//! Many games or lives at once: on all cores, with a line of progress, and with a file of results from which a
//! stopped run goes on.

use std::{
    io::Write,
    num::NonZero,
    path::{Path, PathBuf},
};

use engine::JournalHash;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{failure::Failure, output::print_json, progress::Progress, record};
use crate::{
    parallel::{self, Work},
    results::{Results, Shard},
};

/// How a run is carried out; the results do not depend on it.
#[derive(clap::Args)]
pub struct Means {
    /// Threads to work on; the results do not depend on it [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Also write what comes of each, a line of JSON, into this file; if it is there already, the run
    /// goes on where it was stopped
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Do only this share of the run, as in 2/8, the second of eight; `far-lanes merge` puts the shares' files
    /// together
    #[arg(long, value_name = "I/N", requires = "out")]
    shard: Option<Shard>,
}

/// How much was done, and in what time.
#[derive(Debug, Clone, Copy)]
pub struct Speed {
    pieces: usize,
    seconds: f64,
}

impl Means {
    /// Does all pieces of work and hands each with its line of JSON to `take`, in their order; those that the
    /// file already has come first. `run` has everything that decides the results. `what` names the pieces, in
    /// the plural, on the line of progress; without it there is none.
    ///
    /// # Errors
    /// The first piece, by number, that went wrong, or the file cannot be used.
    pub fn carry_out<W: Work>(
        &self,
        work: &W,
        run: &Value,
        what: impl Into<Option<&'static str>>,
        mut take: impl FnMut(W::Piece, &str) -> Result<(), Failure>,
    ) -> Result<Speed, Failure>
    where
        W::Piece: Serialize + DeserializeOwned,
        Failure: From<W::Error>,
    {
        let shard = self.shard.unwrap_or_default();
        let (run, count) = (shard.mark(run, work.count()), shard.share_of(work.count()));
        let open = |file: &PathBuf| Results::open(file, &run, count, &mut take);
        let mut results = self.out.as_ref().map(open).transpose()?;
        let first = results.as_ref().map_or(0, Results::next_piece);
        let kept = results.as_ref().map_or(0, Results::kept);
        let mut progress = Progress::new(count, kept, what.into());
        let piece = |tool: &mut W::Tool, nth| {
            let piece = work.piece(tool, shard.piece(nth))?;
            let line = serde_json::to_string(&piece).map_err(std::io::Error::from)?;
            Ok::<_, Failure>((piece, line))
        };
        parallel::in_order(
            first..count,
            threads(self.threads),
            || work.tool(),
            piece,
            |done| {
                let (piece, line) = done?;
                let is_new = results.as_mut().map_or(Ok(true), |results| results.add(&line))?;
                if is_new {
                    take(piece, &line)?;
                    progress.step();
                }
                Ok::<_, Failure>(())
            },
        )?;
        let (pieces, seconds) = progress.end();
        Ok(Speed { pieces, seconds })
    }

    /// Checks that a run records nothing over what another has recorded. One that goes on where it was
    /// stopped finds its own records there. `names` are those of all pieces, in their order.
    ///
    /// # Errors
    /// The first record that is there.
    pub fn record_beside(
        &self,
        folder: Option<&Path>,
        names: impl Iterator<Item = String>,
    ) -> Result<(), Failure> {
        let names = self.shard.unwrap_or_default().of_all(names);
        let goes_on =
            self.out.as_ref().and_then(|file| file.metadata().ok()).is_some_and(|it| it.len() > 0);
        folder.filter(|_| !goes_on).map_or(Ok(()), |folder| record::is_free(folder, names))
    }

    /// Whether results are kept in a file.
    pub fn keeps(&self) -> bool {
        self.out.is_some()
    }
}

impl Speed {
    /// How long it took, in seconds with one digit after the point.
    pub fn seconds(self) -> f64 {
        (self.seconds * 10.0).round() / 10.0
    }

    /// So many a second where each piece came to so many.
    pub fn a_second(self, each: f64) -> f64 {
        // A run too short to be timed still gives a number, not infinity.
        (self.pieces as f64 * each / self.seconds.max(1e-9) * 10.0).round() / 10.0
    }
}

/// Figures, and how fast they came about. The keys are documented in `--help`.
#[derive(Serialize)]
pub struct Timed<F> {
    #[serde(flatten)]
    pub figures: F,
    games_per_second: f64,
}

impl<F: Serialize> Timed<F> {
    pub fn new(figures: F, speed: Speed) -> Timed<F> {
        Timed { figures, games_per_second: speed.a_second(1.0) }
    }

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

/// The threads that were asked for, or one a core.
pub(super) fn threads(wanted: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    wanted.map_or_else(cores, usize::from)
}
