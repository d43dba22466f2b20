//! `far-lanes balance`: every deck against every other, in figures.

mod words;

use std::io::Write;

use serde_json::{Value, json};

use super::{
    duels,
    failure::Failure,
    many::{Means, Timed},
    read::library,
};
use crate::{
    balance::{Plan, PlanError, Tally},
    data::Library,
    players::Rival,
};

const MORE: &str = "\
Half of a pairing's games are the other half with seats swapped, so --games is even. A draw counts
half a win. Intervals hold 95 percent.

Keys of --json (a `share` is games, rate, low, high; rates go from 0 to 1):
  seed, captains, games_per_pairing
  games        between different decks
  decks        an array: id, name, others (share of wins against all other decks), points (a game, by
               what brought them: contracts, subplots, piracy, other, lost), contracts and piracy
               (contracts completed and rounds as a pirate, a game), curve (mean points after each
               round)
  matrix       a row for each deck: its share against each, in the order of `decks`; null against
               itself, or with --mirrors the first seat's share
  pairings     an array: decks, games, wins, draws, rounds (median, p10, p90)
  seats        shares of wins: first_seat, first_captain (of the first round), first_by_dice (where
               initiatives were equal), mirror_first_seat, mirror_first_captain; and
               first_captain_expected, what the decks that were first win anyway
  rounds       median, p10, p90
  endings      games by how they ended: victory_points, bankruptcy, concession, round_cap
  draws        games nobody won
  wins         games that were won; shares of them: by_contracts (half of the winner's points, with
               subplots), by_piracy (a third, or the rival ruined by a strike), by_ruin,
               without_piracy; points and contracts of winners, a game
  piracy       per_game (rounds as a pirate), strikes_per_game (that succeeded), games (share with any)
  cards        an array, best first: id, name, kind, decks, and drawn and played: games, rate,
               expected (of the same decks anyway), difference, low, high. An adventure is drawn when it
               reaches a slot, and played by who completes it
  criteria     an array: what, wanted, found, passed
  decisions, journal_hash, games_per_second
Keys of a line of --out, after a first one that says which run it is: seed, decks (by seat, as numbers from 0 in
the first line's list) and story, which has all that is counted of a game

Examples:
  far-lanes balance --games 2000
  far-lanes balance --games 200 --decks honest-freight,red-ledger --cards
  far-lanes balance --games 2000 --out balance.jsonl
  far-lanes balance --games 2000 --json --require > balance.json";

/// Play every deck against every other, from both seats, and say how well they are matched
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many games of each pairing, an even number
    #[arg(long, value_name = "N")]
    games: u32,
    /// Where the games' own seeds come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The decks, by name or file [default: all shipped ones that are not for learners]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    decks: Vec<String>,
    /// Who plays them: a captain, as in `mind`, `mind/admiral`, `quill` or `random`
    #[arg(long, value_name = "WHO", default_value = "mind")]
    captains: String,
    /// Also play every deck against itself, as a check of the seats
    #[arg(long)]
    mirrors: bool,
    /// Also list every card by what it is worth to draw it
    #[arg(long)]
    cards: bool,
    /// End with exit code 1 unless every criterion is met
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
    let games = plan.games_with(&library);
    let speed = args.means.carry_out(&games, &which(&plan, &library), "games", |bout, _| {
        tally.add(&bout);
        Ok(())
    })?;
    let played = Timed::new(tally.figures(&library.book), speed);
    let journal = played.figures.journal_hash;
    played.print(args.json, out, journal, |figures, out| {
        Ok(words::print(figures, args.cards, out)?)
    })?;
    duels::judge(&played.figures.criteria, args.require, "a balance")
}

/// Everything that decides the results.
fn which(plan: &Plan, library: &Library) -> Value {
    let decks = plan.decks();
    json!({
        "run": "balance",
        "games": plan.games(),
        "seed": plan.seed,
        "captains": plan.captains.to_string(),
        "decks": decks.iter().map(|deck| &deck.id).collect::<Vec<_>>(),
        "mirrors": plan.mirrors,
        "cards_and_rules": duels::cards_and_rules(decks, library),
    })
}

fn plan(args: &Args, library: &Library) -> Result<Plan, Failure> {
    let decks = duels::decks(&args.decks, library)?;
    let Rival { kind, deck } = Rival::read(&args.captains, library)?;
    if deck.is_some() {
        return Err(PlanError::ADeck.into());
    }
    let mut plan = Plan::new(decks, args.games as usize)?;
    plan.seed = args.seed;
    plan.captains = kind;
    plan.mirrors = args.mirrors;
    Ok(plan)
}
