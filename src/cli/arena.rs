//! `far-lanes arena`: computer captains against each other, in figures.

mod words;

use std::{io::Write, path::Path};

use ai::{Level, Persona, Personality};
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
    results::fingerprint,
};

const MORE: &str = "\
A pair is one seed and two decks, played twice, the captains in each other's places; so luck favours
nobody. Over the pairs every captain plays every deck from both seats equally often, if there are as
many pairs as ordered pairs of decks (20 for five decks), or a multiple of it. A draw counts half a
win. Intervals hold 95 percent: they are normal ones around the mean of the pairs' scores, so one of no
width means that no two pairs differed. A decision that is not accepted ends the run and is named with
its game and seed.

A captain may be a file of your own, as those of assets/captains/personas are, which need not lie there.

Keys of --json (a `share` is pairs, rate, low, high; rates go from 0 to 1):
  seed, pairs    pairs of every two captains
  games          between different captains
  decks          their ids
  entrants       an array: id, others (share against all others), rounds (median, p10, p90) and manner,
                 a game: contracts, contract_points (of one contract), subplots, strikes, crew and goods
                 (procured), plays (events, heroics, abilities), denials (complications put on what a
                 rival pursued), contested (rounds spent on what a rival pursued), abandoned
                 (contracts), from_deck (share of cards expended unseen)
  against_first  whether all others met the first alone, as with --against
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
  far-lanes arena --games 500 --entrants mind,my-captain.ron,my-captain.ron/cadet
  far-lanes arena --games 1000 --against mind --without-each
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
    /// Who enters, by name or file [default: all levels of the mind, baseline and random]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    entrants: Vec<String>,
    /// Every persona enters as well, at the usual level
    #[arg(long)]
    personas: bool,
    /// For everything that captains weigh, somebody enters who is steady but does not look at it
    #[arg(long)]
    without_each: bool,
    /// Everybody meets this captain alone, and not each other
    #[arg(long, value_name = "A")]
    against: Option<String>,
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
    let mut library = library()?;
    let plan = plan(args, &mut library)?;
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
    let leans = plan.entrants().iter().map(|kind| kind.persona().map(|persona| &persona.leans));
    json!({
        "run": "arena",
        "pairs": plan.pairs(),
        "seed": plan.seed,
        "entrants": plan.entrants().iter().map(PlayerKind::to_string).collect::<Vec<_>>(),
        "decks": decks.iter().map(|deck| &deck.id).collect::<Vec<_>>(),
        "leans": fingerprint(&leans.collect::<Vec<_>>()),
        "mirrors": plan.mirrors,
        "against_first": plan.against_first,
        "cards_and_rules": duels::cards_and_rules(decks, library),
    })
}

fn plan(args: &Args, library: &mut Library) -> Result<Plan, Failure> {
    let entrants = entrants(args, library)?;
    let decks = duels::decks(&args.decks, library)?;
    let mut plan = Plan::new(entrants, decks, args.games as usize)?;
    plan.seed = args.seed;
    plan.mirrors = args.mirrors;
    plan.against_first = args.against.is_some();
    Ok(plan)
}

/// Everybody once, whom all others meet first where there is one.
fn entrants(args: &Args, library: &mut Library) -> Result<Vec<PlayerKind>, Failure> {
    let named = args.entrants.iter().map(|name| entrant(name.trim(), library));
    let mut entrants = named.collect::<Result<Vec<_>, _>>()?;
    if entrants.is_empty() && !args.without_each {
        entrants.extend(Level::ALL.map(PlayerKind::mind));
        entrants.extend([PlayerKind::Baseline, PlayerKind::Random]);
    }
    let usual = |persona| PlayerKind::Mind { persona: Some(persona), level: Level::default() };
    if args.personas {
        let all = library.personas.iter().cloned().map(usual);
        let more: Vec<PlayerKind> = all.filter(|kind| !entrants.contains(kind)).collect();
        entrants.extend(more);
    }
    if args.without_each {
        let weighed = Personality::considerations();
        entrants.extend(weighed.iter().map(|it| usual(library.take_in(Persona::without(it)))));
    }
    if let Some(name) = &args.against {
        let met = entrant(name, library)?;
        entrants.retain(|kind| *kind != met);
        entrants.insert(0, met);
    }
    Ok(entrants)
}

/// A captain by name, or by file and level as in `quill.ron/admiral`.
fn entrant(name: &str, library: &mut Library) -> Result<PlayerKind, Failure> {
    let name = match name.rsplit_once(".ron") {
        Some((file, level)) => library.take_in_file(Path::new(&format!("{file}.ron")))? + level,
        None => name.to_owned(),
    };
    let Rival { kind, deck } = Rival::read(&name, library)?;
    if deck.is_some() {
        return Err(ArenaError::ADeck.into());
    }
    Ok(kind)
}
