//! `far-lanes train`: learns the value of positions from games that captains play.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use cards::data::write_ron;
use serde_json::{Value, json};

use super::{duels, failure::Failure, many::Means, read::library};
use crate::{
    data::Library,
    players::Rival,
    saves::write_whole,
    train::{Game, Plan, Report, learn, page},
};

const MORE: &str = "\
Two captains play three games of five, three or four the others. About one game of five is held out: nothing is
learned from it, and what the model states is held against it. The same command learns the same weights, with any number of
threads.

Keys of a line of --out, after a first one that says which run it is:
  seed, journal
  examples       an array: position (phase, advantages: an object of numbers for each rival) and won (1, 0, or a
                 half), for each captain at the beginning of each round but the first

Examples:
  far-lanes train --games 400
  far-lanes train --games 4000 --model assets/captains/value.ron --report docs/value.md";

/// Learn the chance to win a position from games that computer captains play
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many games to learn from
    #[arg(long, value_name = "N")]
    games: u32,
    /// Where the games' own seeds come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who plays, in every seat: a captain, as in `mind` or `mind/commander`
    #[arg(long, value_name = "WHO", default_value = "mind")]
    captains: String,
    /// The decks, by name or file [default: all shipped ones that are not for learners]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    decks: Vec<String>,
    /// Write what was learned into this file
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Write the report into this file, instead of printing it
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    means: Means,
}

/// Plays, learns, and writes what was learned.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let plan = plan(args, &library)?;
    let mut games: Vec<Game> = Vec::new();
    args.means.carry_out(&plan.games(&library), &which(&plan, &library), "games", |game, _| {
        games.push(game);
        Ok(())
    })?;
    let report = learn(&games, &command(args, &plan));
    let page = page(&report).map_err(io::Error::other)?;
    if let Some(file) = &args.model {
        write_whole(file, &model(&report)?)?;
    }
    match &args.report {
        Some(file) => write_whole(file, &page)?,
        None => write!(out, "{page}")?,
    }
    Ok(())
}

fn plan(args: &Args, library: &Library) -> Result<Plan, Failure> {
    let decks = duels::decks(&args.decks, library)?;
    if decks.is_empty() {
        return Err(crate::arena::ArenaError::NoDecks.into());
    }
    let Rival { kind, deck } = Rival::read(args.captains.trim(), library)?;
    if deck.is_some() {
        return Err(crate::arena::ArenaError::ADeck.into());
    }
    Ok(Plan { games: args.games as usize, seed: args.seed, captain: kind, decks })
}

/// The command that learns the same.
fn command(args: &Args, plan: &Plan) -> String {
    let mut command = format!("far-lanes train --games {} --seed {}", plan.games, plan.seed);
    let captain = plan.captain.to_string();
    if captain != "mind" {
        command += &format!(" --captains {captain}");
    }
    if !args.decks.is_empty() {
        command += &format!(" --decks {}", args.decks.join(","));
    }
    command
}

/// The model as a file.
fn model(report: &Report) -> Result<String, Failure> {
    let text = write_ron(&report.model).ok_or_else(|| io::Error::other("no such form in RON"))?;
    Ok(format!(
        "// The chance to win a position, learned by the command below; docs/value.md reports on it.\n{text}"
    ))
}

/// Everything that decides the results.
fn which(plan: &Plan, library: &Library) -> Value {
    json!({
        "run": "train",
        "games": plan.games,
        "seed": plan.seed,
        "captains": plan.captain.to_string(),
        "decks": plan.decks.iter().map(|deck| &deck.id).collect::<Vec<_>>(),
        "cards_and_rules": duels::cards_and_rules(&plan.decks, library),
    })
}
