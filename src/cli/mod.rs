//! The command line: what can be asked for, and who answers.
//!
//! Answers go to stdout, everything else to stderr. Exit codes: 0 done, 1 failure, 2 wrong usage.

mod arena;
mod balance;
mod campaign;
mod captains;
mod cards;
mod character;
mod check;
mod daily;
mod decks;
mod draft;
mod duels;
mod failure;
mod glossary;
mod guide;
mod heal;
mod inputs;
mod life;
mod manual;
mod many;
mod merge;
mod output;
mod packs;
mod play;
mod progress;
mod puzzle;
mod read;
mod record;
mod replay;
mod rules;
mod screenshots;
mod simulate;
mod skill;
mod skirmish;
mod soak;
mod statistics;
mod throw;
mod thrown;
mod train;
mod tune;
#[cfg_attr(not(feature = "window"), path = "no_window.rs")]
mod window;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{CommandFactory, Parser, Subcommand};

pub use failure::Failure;

use crate::terminal::Page;

/// Far Lanes: captains, ships and contracts, against a computer captain.
///
/// Without a verb it opens the game's window, or with --text the table in this terminal, and goes
/// on with the game in progress.
#[derive(Parser)]
#[command(
    name = "far-lanes",
    version,
    args_conflicts_with_subcommands = true,
    after_help = play::EXAMPLES
)]
struct CommandLine {
    #[command(flatten)]
    play: play::Args,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Simulate(simulate::Args),
    Balance(balance::Args),
    Arena(arena::Args),
    Train(train::Args),
    Tune(tune::Args),
    Captains(captains::Args),
    Daily(daily::Args),
    Replay(replay::Args),
    Cards(cards::Args),
    Decks(decks::Args),
    Draft(draft::Args),
    Packs(packs::Args),
    Rules(rules::Args),
    Glossary(glossary::Args),
    Guide(guide::Args),
    Puzzle(puzzle::Args),
    Manual(manual::Args),
    Character(character::Args),
    Throw(throw::Args),
    Check(check::Args),
    Heal(heal::Args),
    Skill(skill::Args),
    Skirmish(skirmish::Args),
    Campaign(campaign::Args),
    Soak(soak::Args),
    Merge(merge::Args),
    Statistics(statistics::Args),
    #[command(alias = "tour")]
    Screenshots(screenshots::Args),
}

/// Every verb and option, as `docs/commands.md` lists them.
pub fn command() -> clap::Command {
    CommandLine::command()
}

/// Runs what the command line asks for.
pub fn main() -> ExitCode {
    let args = CommandLine::parse();
    let out = &mut Page::new(io::stdout().lock());
    let done = match args.verb {
        None => play::run(&args.play, out),
        Some(Verb::Simulate(args)) => simulate::run(&args, out),
        Some(Verb::Balance(args)) => balance::run(&args, out),
        Some(Verb::Arena(args)) => arena::run(&args, out),
        Some(Verb::Train(args)) => train::run(&args, out),
        Some(Verb::Tune(args)) => tune::run(&args, out),
        Some(Verb::Captains(args)) => captains::run(&args, out),
        Some(Verb::Daily(args)) => daily::run(&args, out),
        Some(Verb::Replay(args)) => replay::run(&args, out),
        Some(Verb::Cards(args)) => cards::run(&args, out),
        Some(Verb::Decks(args)) => decks::run(&args, out),
        Some(Verb::Draft(args)) => draft::run(&args, out),
        Some(Verb::Packs(args)) => packs::run(&args, out),
        Some(Verb::Rules(args)) => rules::run(&args, out),
        Some(Verb::Glossary(args)) => glossary::run(&args, out),
        Some(Verb::Guide(args)) => guide::run(&args, out),
        Some(Verb::Puzzle(args)) => puzzle::run(&args, out),
        Some(Verb::Manual(args)) => manual::run(&args, out),
        Some(Verb::Character(args)) => character::run(&args, out),
        Some(Verb::Throw(args)) => throw::run(&args, out),
        Some(Verb::Check(args)) => check::run(&args, out),
        Some(Verb::Heal(args)) => heal::run(&args, out),
        Some(Verb::Skill(args)) => skill::run(&args, out),
        Some(Verb::Skirmish(args)) => skirmish::run(&args, out),
        Some(Verb::Campaign(args)) => campaign::run(&args, out),
        Some(Verb::Soak(args)) => soak::run(&args, out),
        Some(Verb::Merge(args)) => merge::run(&args, out),
        Some(Verb::Statistics(args)) => statistics::run(&args, out),
        Some(Verb::Screenshots(args)) => screenshots::run(&args),
    };
    let flushed = out.flush();
    match done.and_then(|()| Ok(flushed?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
