//! `far-lanes replay`: a recorded game, played once more.

use std::{io::Write, path::PathBuf};

use cards::{CardGame, Ending};
use play::{Game, JournalHash};
use serde::Serialize;

use super::{Failure, library, print_json};
use crate::{
    replay::{ReplayError, replayed},
    saves::{CardArtefact, read_card_game},
};

const MORE: &str = "\
Keys of --json:
  journal_hash   the journal's hash after the last decision, as it comes out now
  recorded_hash  the hash that the file holds
  same           whether the two are the same
  decisions      decisions in the file
  rounds         the round the game has reached
  ending         victory_points, bankruptcy, concession or round_cap; null in a game in progress
  winner         the winner's seat, from 0; null in a draw and in a game in progress

Examples:
  far-lanes replay game-0001.json
  far-lanes replay game-0001.json --verify
  far-lanes replay game-0001.json --log";

/// Play a recorded game once more and print its journal's hash
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The game's file: a save, a finished game, or one kept by `simulate --record`
    file: PathBuf,
    /// Fail with exit code 1 when the journal is not the recorded one
    #[arg(long)]
    verify: bool,
    /// Print what happened, hidden cards included
    #[arg(long, conflicts_with = "json")]
    log: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

/// What a replay comes to. The keys are documented in `--help`.
#[derive(Debug, Serialize)]
struct Figures {
    journal_hash: JournalHash,
    recorded_hash: JournalHash,
    same: bool,
    decisions: usize,
    rounds: u16,
    ending: Option<cards::EndingKind>,
    winner: Option<play::Seat>,
}

/// Replays the file and prints the hash, and what else was asked for.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let artefact = read_card_game(&args.file)?;
    let game = replayed(&library()?, &args.file, &artefact)?;
    let figures = Figures::of(&game, &artefact);
    if args.log {
        print_log(&game, &artefact, out)?;
    }
    if args.json {
        print_json(out, &figures)?
    } else {
        figures.print(&artefact, out)?
    }
    if args.verify && !figures.same {
        let (recorded, now) = (figures.recorded_hash, figures.journal_hash);
        return Err(ReplayError::Different { file: args.file.clone(), recorded, now }.into());
    }
    Ok(())
}

impl Figures {
    fn of(game: &CardGame, artefact: &CardArtefact) -> Figures {
        let (now, recorded) = (game.journal().hash(), artefact.journal);
        Figures {
            journal_hash: now,
            recorded_hash: recorded,
            same: now == recorded,
            decisions: artefact.decisions.len(),
            rounds: game.round(),
            ending: game.ending().map(|ending| ending.kind),
            winner: game.ending().and_then(|ending| ending.winner),
        }
    }

    fn print(&self, artefact: &CardArtefact, out: &mut impl Write) -> Result<(), Failure> {
        let ending = self.ending.map(|kind| Ending { kind, winner: self.winner });
        let names: Vec<String> = artefact.setup.captains.iter().map(|c| c.name.clone()).collect();
        writeln!(out, "Journal: {}", self.journal_hash)?;
        let same = if self.same { "the same" } else { "not the same" };
        writeln!(out, "Recorded: {} ({same})", self.recorded_hash)?;
        writeln!(out, "Decisions: {}", self.decisions)?;
        writeln!(out, "Rounds: {}", self.rounds)?;
        Ok(writeln!(out, "Ending: {}", crate::words::ending(ending, &names))?)
    }
}

fn print_log(
    game: &CardGame,
    artefact: &CardArtefact,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names: Vec<String> = artefact.setup.captains.iter().map(|c| c.name.clone()).collect();
    for event in game.journal().events() {
        if let Some(line) = cards::text::tell(event, None, &names, game.book()) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(writeln!(out)?)
}
