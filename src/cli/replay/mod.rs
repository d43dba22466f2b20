//! `far-lanes replay`: a recorded game, fight or life, played once more.

mod cards;
mod fight;
mod life;

use std::{io::Write, path::PathBuf};

use engine::{JournalHash, Seat};
use serde::Serialize;

use super::{Failure, print_json, window};
use crate::{
    roster::lives::LIFE,
    saves::{CARD_GAME, artefact_in, read_record},
    skirmish::session::FIGHT,
    verify,
};

const MORE: &str = "\
Keys of --json:
  journal_hash   the journal's hash after the last decision, as it comes out now
  recorded_hash  the hash that the file holds
  same           whether the two are the same
  decisions      decisions in the file
  rounds         the round that it has reached; of a life, the terms that were served
  ending         null while it is in progress; of a game victory_points, bankruptcy, concession or
                 round_cap; of a fight Beaten, Fled, Surrendered, Routed, Aim, AimLost, Avoided or
                 OutOfTime; of a life MusteredOut or Died
  winner         the winner's seat, from 0; null where nobody wins, and while it is in progress

Examples:
  far-lanes replay game-0001.json
  far-lanes replay game-0001.json --verify
  far-lanes replay game-0001.json --watch
  far-lanes replay game-0001.json --reasons --seat 1
  far-lanes replay fight-0001.json --log
  far-lanes replay life-0001.json --log";

/// Play a recorded game, fight or life once more and print its journal's hash
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The file: a save, something finished, or one kept by `simulate` or `skirmish --record`
    file: PathBuf,
    /// Fail with exit code 1 when the journal is not the recorded one
    #[arg(long)]
    verify: bool,
    /// Print what happened, hidden cards and secret orders included
    #[arg(long, conflicts_with = "json")]
    log: bool,
    /// The same, with what moved the computers who decided
    #[arg(long, conflicts_with = "json")]
    reasons: bool,
    /// With --reasons, of a game: only what moved this seat, from 0
    #[arg(long, value_name = "N", requires = "reasons")]
    seat: Option<u8>,
    /// Watch it in a window, of a game: forth and back, from any seat
    #[arg(long, conflicts_with_all = ["verify", "log", "reasons", "json"])]
    watch: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

/// The results of a replay. The keys are documented in `--help`.
#[derive(Debug, Serialize)]
struct Figures<E> {
    journal_hash: JournalHash,
    recorded_hash: JournalHash,
    same: bool,
    decisions: usize,
    rounds: u16,
    ending: Option<E>,
    winner: Option<Seat>,
}

/// Replays the file and prints the hash, and what else was asked for.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let text = read_record(&args.file)?;
    if args.watch {
        let artefact = artefact_in(&args.file, &text, CARD_GAME)?;
        return window::watch(artefact, &args.file);
    }
    match verify::kind(&text).as_deref() {
        Some(FIGHT) => fight::run(args, &text, out),
        Some(LIFE) => life::run(args, &text, out),
        // A file that is no record at all is refused as no game of cards.
        Some(_) | None => cards::run(args, &text, out),
    }
}

impl<E: Serialize> Figures<E> {
    /// As JSON or in words; `ending` is how it ended, in a sentence.
    fn print(&self, args: &Args, ending: &str, out: &mut impl Write) -> Result<(), Failure> {
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
    fn is_refused(&self, args: &Args) -> bool {
        args.verify && !self.same
    }
}
