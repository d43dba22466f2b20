//! `far-lanes arena`: computer captains against each other, in figures.

mod words;

use std::io::Write;

use ai::Level;

use serde_json::{Value, json};

use super::{
    duels,
    failure::Failure,
    many::{Means, Timed},
    read::library,
};
use crate::{
    arena::{ArenaError, Plan, Tally},
    data::Library,
    players::{PlayerKind, Rival},
};

const MORE: &str = "\
A pair is one seed and two decks, played twice, the captains in each other's places; so luck favours
nobody. Over the pairs every captain plays every deck from both seats equally often, if there are as
many pairs as ordered pairs of decks (20 for five decks), or a multiple of it. A draw counts half a
win. Intervals hold 95 percent: they are normal ones around the mean of the pairs' scores, so one of no
width means that no two pairs differed. A decision that is not accepted ends the run and is named with
its game and seed.

Keys of --json (a `share` is pairs, rate, low, high; rates go from 0 to 1):
  seed, pairs    pairs of every two captains
  games          between different captains
  decks          their ids
  entrants       an array: id, others (share against all others), rounds (median, p10, p90) and manner,
                 a game: contracts, contract_points (of one contract), subplots, strikes, crew and goods
                 (procured), plays (events, heroics, abilities), denials (complications put on what a
                 rival pursued), contested (rounds spent on what a rival pursued), abandoned
                 (contracts), from_deck (share of cards expended unseen)
  matrix         a row for each captain: the share against each, in the order of `entrants`; null
                 against oneself
  mirrors        with --mirrors, an array: id, first_seat (games, rate, low, high: Wilson's interval)
  first_seat     games, rate, low, high: what whoever sat there won
  rounds         median, p10, p90
  endings        games by how they ended: victory_points, bankruptcy, concession, round_cap
  draws          games nobody won
  refused        decisions that were not accepted
  criteria       an array: what, wanted, found, passed
  decisions, journal_hash, games_per_second
Keys of a line of --out, after a first one that says which run it is:
  seed, entrants and decks (by seat, as numbers from 0 in the first line's lists), ending (kind, winner: a seat
  from 0, or null), rounds, decisions, journal, styles (by seat)

Examples:
  far-lanes arena --games 1000
  far-lanes arena --games 500 --entrants mind,tarn,quill/admiral,baseline --decks red-ledger,due-process
  far-lanes arena --games 100 --personas --mirrors
  far-lanes arena --games 1000 --out arena.jsonl
  far-lanes arena --games 1000 --json --require > arena.json";

/// Let computer captains meet each other, with the same cards from both seats, and say who is better
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many pairs of games for every two captains
    #[arg(long, value_name = "N")]
    games: u32,
    /// Where the games' own seeds come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who enters [default: all levels of the mind, baseline and random]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    entrants: Vec<String>,
    /// Every persona enters as well, at the usual level
    #[arg(long)]
    personas: bool,
    /// The decks, by name or file [default: all shipped ones that are not for learners]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    decks: Vec<String>,
    /// Everyone also meets their own like, as a check of the seats
    #[arg(long)]
    mirrors: bool,
    /// End with exit code 1 unless each level of the mind beats the one below, beyond chance, and the
    /// highest beats baseline and random, as far as they enter
    #[arg(long)]
    require: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    means: Means,
}

/// Plays the games and prints the figures.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let plan = plan(args, &library)?;
    let mut tally = Tally::new(&plan);
    let games = plan.games(&library);
    let speed = args.means.carry_out(&games, &which(&plan, &library), "games", |bout, _| {
        tally.add(&bout);
        Ok(())
    })?;
    let played = Timed::new(tally.figures(), speed);
    let journal = played.figures.journal_hash;
    played.print(args.json, out, journal, |figures, out| Ok(words::print(figures, out)?))?;
    duels::judge(&played.figures.criteria, args.require, "an arena")
}

/// Everything that decides the results: a stopped run goes on only where all of it is the same.
fn which(plan: &Plan, library: &Library) -> Value {
    let decks = plan.decks();
    json!({
        "run": "arena",
        "pairs": plan.pairs(),
        "seed": plan.seed,
        "entrants": plan.entrants().iter().map(PlayerKind::to_string).collect::<Vec<_>>(),
        "decks": decks.iter().map(|deck| &deck.id).collect::<Vec<_>>(),
        "mirrors": plan.mirrors,
        "cards_and_rules": duels::cards_and_rules(decks, library),
    })
}

fn plan(args: &Args, library: &Library) -> Result<Plan, Failure> {
    let decks = duels::decks(&args.decks, library)?;
    let mut plan = Plan::new(entrants(args, library)?, decks, args.games as usize)?;
    plan.seed = args.seed;
    plan.mirrors = args.mirrors;
    Ok(plan)
}

fn entrants(args: &Args, library: &Library) -> Result<Vec<PlayerKind>, Failure> {
    let mut entrants = Vec::new();
    for name in &args.entrants {
        let Rival { kind, deck } = Rival::read(name.trim(), library)?;
        if deck.is_some() {
            return Err(ArenaError::ADeck.into());
        }
        entrants.push(kind);
    }
    if entrants.is_empty() {
        entrants.extend(Level::ALL.map(PlayerKind::mind));
        entrants.extend([PlayerKind::Baseline, PlayerKind::Random]);
    }
    if args.personas {
        let level = Level::default();
        let personas = library.personas.iter().cloned();
        let all = personas.map(|persona| PlayerKind::Mind { persona: Some(persona), level });
        let more: Vec<PlayerKind> = all.filter(|kind| !entrants.contains(kind)).collect();
        entrants.extend(more);
    }
    Ok(entrants)
}
