//! `far-lanes soak`: games of every kind by chance, held against all that must hold.

use std::io::Write;

use engine::JournalHash;
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    failure::Failure,
    many::{Means, Speed},
    output::print_json,
};
use crate::soak::{Assets, Games, Kind, Plan, Soaked};

const MORE: &str = "\
Each game follows from its seed: which kind it is, with which decks, scenarios and house rules, and
every decision. The first in which something does not hold ends the run, and the command that shows
it again is printed.

Keys of --json:
  games         games played
  kinds         an array: kind, games, decisions
  decisions     decisions made, all games together
  seconds       how long it took; games that were in --out already do not count
  journal_hash  of all journals in their order; the same for any number of threads
Keys of a line of --out, after a first one that says which run it is: kind, decisions, journal

Examples:
  far-lanes soak --games 1000000
  far-lanes soak --games 10000 --round-trips --kinds cards-1,cards-2,cards-3,cards-4
  far-lanes soak --games 10000 --interrupted --kinds cards-2,cards-3,cards-4
  far-lanes soak --games 1000000 --shard 2/8 --out part-2.jsonl
  far-lanes soak --games 1 --kinds classic --seed 4711";

/// Play games of every kind by chance, and check after every decision what must always hold
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first; the others have those that follow
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Only these, of cards-1 to cards-4, classic, second-edition and life [default: all]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Take each game down to bytes and put it together again at every choice, and read its record
    /// back at its end
    #[arg(long)]
    round_trips: bool,
    /// Let things come between in games of cards: somebody goes bankrupt, control of a card passes, a card, a
    /// contract or a complication goes away
    #[arg(long)]
    interrupted: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    means: Means,
}

/// The results of a run. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    kinds: Vec<Line>,
    decisions: usize,
    seconds: f64,
    journal_hash: JournalHash,
}

#[derive(Serialize)]
struct Line {
    kind: String,
    games: usize,
    decisions: usize,
}

/// Plays them and prints how many there were.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let plan = Plan {
        games: args.games,
        seed: args.seed,
        kinds: args.kinds.clone(),
        round_trips: args.round_trips,
        interrupted: args.interrupted,
    };
    let assets = Assets::load()?;
    let (games, run) = (Games { plan: &plan, assets: &assets }, which(&plan, &assets));
    let mut soaked = Soaked::default();
    let speed = args.means.carry_out(&games, &run, "games", |held, _| {
        soaked.add(held);
        Ok(())
    })?;
    let figures = Figures::of(&soaked, speed);
    if args.json { print_json(out, &figures) } else { figures.print(out) }
}

/// Everything that decides the results.
fn which(plan: &Plan, assets: &Assets) -> Value {
    json!({
        "run": "soak",
        "games": plan.games,
        "seed": plan.seed,
        "kinds": plan.kinds,
        "round_trips": plan.round_trips,
        "interrupted": plan.interrupted,
        "cards_and_rules": assets.fingerprint(),
    })
}

impl Figures {
    fn of(soaked: &Soaked, speed: Speed) -> Figures {
        let kinds: Vec<Line> = soaked
            .kinds
            .iter()
            .map(|it| Line { kind: it.kind.to_string(), games: it.games, decisions: it.decisions })
            .collect();
        Figures {
            games: kinds.iter().map(|line| line.games).sum(),
            decisions: kinds.iter().map(|line| line.decisions).sum(),
            kinds,
            seconds: speed.seconds(),
            journal_hash: soaked.journal,
        }
    }

    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        for Line { kind, games, decisions } in &self.kinds {
            writeln!(out, "{kind:<15} {games:>9} games {decisions:>12} decisions")?;
        }
        let Figures { games, decisions, seconds, journal_hash, .. } = self;
        writeln!(out, "{:<15} {games:>9} games {decisions:>12} decisions", "Everything held")?;
        writeln!(out, "In {seconds:.1} seconds. Journal: {journal_hash}")?;
        Ok(())
    }
}
