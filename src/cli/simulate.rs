//! `far-lanes simulate`: many games between computer captains, in figures.

mod inputs;
mod reasons;
mod run;
mod wasted;

use std::{io::Write, path::PathBuf};

use cards::Setup;
use characters::text::count;
use engine::JournalHash;
use serde::Serialize;

use self::run::Run;
use super::{
    failure::Failure,
    many::{Means, Speed},
    read::library,
};
use crate::{
    players::{self, Rival},
    simulate::{self, Endings, Lengths, Outcome, Plan, ROUND_CAP, Rounds},
};

const MORE: &str = "\
Keys of --json:
  games                 games played
  wins                  games won, by seat: an array in the order of --captains
  draws                 games nobody won
  endings               games by how they ended: victory_points, bankruptcy, concession, round_cap
  rounds                median, p10 and p90 of the games' lengths in rounds
  decisions             decisions made, all games together
  games_per_second      how fast, on all threads together; games that were in --out already do not count
  decisions_per_second  likewise
  journal_hash          of all games' journals in their order; the same for any number of threads
Keys of a line of --out, after a first one that says which run it is: seed, ending (kind, winner: a seat from 0,
  or null), rounds, decisions, journal

Keys of --json with --wasted:
  games, plays, wasted (plays that came to nothing), kinds (of these, by late, idle and too_many), cards (how often
  each was wasted), seeds (of some games in which it happened)
Keys of a line of --out: seed, plays, wasted (an array: kind, round, seat, card)

Keys of --json with --reasons:
  decisions, reasons, claims (reasons that the table can show false), false_claims (by their words), unexplained
  (options named first though another wins more often, without saying for what)

Keys of --json with --inputs:
  games, and before and after: inputs (of all games), median (of one), rounds, won, kinds (inputs by the kind of
  question, of all games)

Examples:
  far-lanes simulate --games 20 --seed 1 --captains mind,mind --inputs
  far-lanes simulate --games 10000 --seed 1 --captains mind/cadet,mind/cadet --wasted
  far-lanes simulate --games 1000 --seed 1 --captains mind,mind --reasons
  far-lanes simulate --games 100 --seed 1 --captains mind/admiral,tarn
  far-lanes simulate --games 1000 --seed 7 --captains mind:DECK,mind:DECK --json
  far-lanes simulate --games 1000 --seed 1 --captains random,random,random --check
  far-lanes simulate --games 1000000 --seed 1 --captains mind,mind --out games.jsonl
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
    /// Count the inputs of a person on the first seat who does what its captain would instead: one for
    /// each decision, and one for a decision with what follows from it
    #[arg(long, conflicts_with_all = ["check", "record"])]
    inputs: bool,
    /// Hold every reason for and against an option against the table it speaks of, and count the false ones
    #[arg(long, conflicts_with_all = ["inputs", "check", "record"])]
    reasons: bool,
    /// Count the plays that came to nothing: a change for a time in which it could not count, a target that
    /// could not be helped, a card put into play that had to go again
    #[arg(long, conflicts_with_all = ["inputs", "reasons", "record"])]
    wasted: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    /// Keep every game in this folder, to be replayed; no record that is there is overwritten
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    #[command(flatten)]
    means: Means,
}

/// The running counts.
struct Tally {
    wins: Vec<usize>,
    games: usize,
    draws: usize,
    endings: Endings,
    lengths: Lengths,
    decisions: usize,
    journal: JournalHash,
}

/// The results of a run. The keys are documented in `--help`.
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

/// Plays the games and prints the figures.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let captains = args.captains.split(',').map(|name| Rival::read(name.trim(), &library));
    let mut setup = players::setup(&library, &captains.collect::<Result<Vec<_>, _>>()?)?;
    setup.constants.round_cap = Some(ROUND_CAP);
    let plan = Plan {
        games: args.games as usize,
        seed: args.seed,
        setup,
        record: args.record.clone(),
        check: args.check,
    };
    let run = Run { plan: &plan, library: &library, means: &args.means, json: args.json };
    if args.inputs {
        return inputs::count(&run, out);
    }
    if args.wasted {
        return wasted::count(&run, out);
    }
    if args.reasons {
        return reasons::check(&run, out);
    }
    let names = (0..plan.games).map(|game| format!("game-{game:06}.json"));
    args.means.record_beside(args.record.as_deref(), names)?;
    let mut tally = Tally::new(plan.setup.captains.len());
    let speed = run.carry_out(&plan.games(&library), "simulate", |game| tally.add(&game))?;
    run.tell(&tally.figures(speed), out, |figures, out| figures.print(&plan.setup, out))
}

impl Tally {
    fn new(seats: usize) -> Tally {
        let (endings, lengths) = (Endings::default(), Lengths::default());
        let (wins, journal) = (vec![0; seats], JournalHash::default());
        Tally { wins, games: 0, draws: 0, endings, lengths, decisions: 0, journal }
    }

    fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        match outcome.ending.winner.and_then(|seat| self.wins.get_mut(seat.index())) {
            Some(wins) => *wins += 1,
            None => self.draws += 1,
        }
        self.endings.add(outcome.ending.kind);
        self.lengths.add(outcome.rounds);
        self.decisions += outcome.decisions;
        self.journal = simulate::and_journal(self.journal, outcome.journal);
    }

    fn figures(self, speed: Speed) -> Figures {
        Figures {
            games: self.games,
            wins: self.wins,
            draws: self.draws,
            endings: self.endings,
            rounds: self.lengths.rounds(),
            decisions: self.decisions,
            games_per_second: speed.a_second(1.0),
            decisions_per_second: speed.a_second(self.decisions as f64 / self.games.max(1) as f64),
            journal_hash: self.journal,
        }
    }
}

impl Figures {
    fn print(&self, setup: &Setup, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}", count(self.games as u64, "game"))?;
        for (captain, wins) in setup.captains.iter().zip(&self.wins) {
            writeln!(out, "  {wins:>6} won by {} with {}", captain.player, captain.deck.name)?;
        }
        writeln!(out, "  {:>6} drawn", self.draws)?;
        writeln!(out, "Ended by {}", self.endings)?;
        writeln!(out, "Rounds: {}", self.rounds)?;
        writeln!(out, "Decisions: {}", self.decisions)?;
        let (games, decisions) = (self.games_per_second, self.decisions_per_second);
        writeln!(out, "Speed: {games:.1} games and {decisions:.0} decisions a second")?;
        Ok(writeln!(out, "Journal: {}", self.journal_hash)?)
    }
}
