//! `far-lanes simulate`: many games between computer captains, in figures.

use std::{io::Write, path::PathBuf, time::Instant};

use cards::Setup;
use play::{JournalHash, Seat};
use serde::Serialize;

use super::{Failure, library, print_json, threads};
use crate::{
    players::{self, Rival},
    simulate::{self, Endings, Outcome, Plan, ROUND_CAP, Rounds},
};

const MORE: &str = "\
Keys of --json:
  games                 games played
  wins                  games won, by seat: an array in the order of --captains
  draws                 games nobody won
  endings               games by how they ended: victory_points, bankruptcy, concession, round_cap
  rounds                median, p10 and p90 of the games' lengths in rounds
  decisions             decisions made, all games together
  games_per_second      how fast, on all threads together
  decisions_per_second  likewise
  journal_hash          of all games' journals in their order; the same for any number of threads

Examples:
  far-lanes simulate --games 100 --seed 1 --captains mind/admiral,tarn
  far-lanes simulate --games 1000 --seed 7 --captains mind:DECK,mind:DECK --json
  far-lanes simulate --games 1000 --seed 1 --captains random,random,random --check
  (`far-lanes decks` lists what can stand for DECK)";

/// Let computer captains play many games and print the figures
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Where the games' own seeds come from
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Who plays, for each of one to four seats: a captain as in `mind`, `mind/admiral`, `quill:DECK`
    /// or `random`; `far-lanes captains` lists them
    #[arg(long, value_name = "A,..")]
    captains: String,
    /// After every decision, check what must always hold: cards are conserved, limits kept, and
    /// so on
    #[arg(long)]
    check: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    /// Keep every game in this folder, to be replayed
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Threads to play on; the results do not depend on it [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// What a run comes to. The keys are documented in `--help`.
#[derive(Debug, Serialize)]
struct Figures {
    games: usize,
    wins: Vec<usize>,
    draws: usize,
    endings: Endings,
    rounds: Rounds,
    decisions: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    journal_hash: JournalHash,
}

/// Plays the games and prints what came of them.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let captains = args.captains.split(',').map(|name| Rival::read(name.trim(), &library));
    let mut setup = players::setup(&library, &captains.collect::<Result<Vec<_>, _>>()?)?;
    setup.constants.round_cap = Some(ROUND_CAP);
    let plan = Plan {
        games: args.games as usize,
        seed: args.seed,
        setup,
        threads: threads(args.threads),
        record: args.record.clone(),
        check: args.check,
    };
    let start = Instant::now();
    let outcomes = simulate::run(&library, &plan)?;
    let figures = Figures::of(&outcomes, plan.setup.captains.len(), start.elapsed().as_secs_f64());
    if args.json { print_json(out, &figures) } else { figures.print(&plan.setup, out) }
}

impl Figures {
    fn of(outcomes: &[Outcome], seats: usize, seconds: f64) -> Figures {
        let won_by = |seat| outcomes.iter().filter(|o| o.ending.winner == seat).count();
        let decisions = outcomes.iter().map(|outcome| outcome.decisions).sum();
        // A run too short to be timed still gives a number, not infinity.
        let each_second = |count: usize| (count as f64 / seconds.max(1e-9) * 10.0).round() / 10.0;
        Figures {
            games: outcomes.len(),
            wins: (0..seats).map(|n| won_by(Some(Seat(n as u8)))).collect(),
            draws: won_by(None),
            endings: outcomes.iter().map(|outcome| outcome.ending).collect(),
            rounds: outcomes.iter().map(|outcome| outcome.rounds).collect(),
            decisions,
            games_per_second: each_second(outcomes.len()),
            decisions_per_second: each_second(decisions),
            journal_hash: simulate::journal_hash(outcomes.iter().map(|outcome| outcome.journal)),
        }
    }

    fn print(&self, setup: &Setup, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{} games", self.games)?;
        for (captain, wins) in setup.captains.iter().zip(&self.wins) {
            writeln!(out, "  {wins:>6} won by {} with {}", captain.player, captain.deck.name)?;
        }
        writeln!(out, "  {:>6} drawn", self.draws)?;
        let Endings { victory_points, bankruptcy, concession, round_cap } = self.endings;
        writeln!(
            out,
            "Ended by victory points {victory_points}, bankruptcy {bankruptcy}, concession \
             {concession}, round cap {round_cap}"
        )?;
        let Rounds { median, p10, p90 } = self.rounds;
        writeln!(out, "Rounds: median {median}, from {p10} (p10) to {p90} (p90)")?;
        writeln!(out, "Decisions: {}", self.decisions)?;
        let (games, decisions) = (self.games_per_second, self.decisions_per_second);
        writeln!(out, "Speed: {games:.1} games and {decisions:.0} decisions a second")?;
        Ok(writeln!(out, "Journal: {}", self.journal_hash)?)
    }
}
