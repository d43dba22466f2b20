//! `far-lanes tune`: tunes what a captain weighs by games of captains against each other.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use ai::Personality;
use cards::data::write_ron;

use super::{duels, failure::Failure, many::threads, progress::Progress, read::library};
use crate::{
    arena::ArenaError,
    data::Library,
    saves::write_whole,
    tune::{Plan, Tuner},
};

const MORE: &str = "\
In each step all numbers lean to a side at once, by chance. Whoever leans so meets whoever leans to the other sides, with the
same cards from both seats, and all numbers move toward whoever wins. Tables have two captains, and one of four has three. What is found is the mean of the later half of all steps. The same command finds the same numbers, with any
number of threads. The files are written anew after each tenth of the run.

Printed is for each number what it was and what it is now.

Examples:
  far-lanes tune --steps 10
  far-lanes tune --steps 600 --leans tuned.ron
  far-lanes tune --steps 600 --personality assets/captains/steady.ron
  far-lanes arena --games 300 --seed 2 --entrants mind,tuned.ron";

/// Tune what a captain weighs at the table by games of captains against each other
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many steps
    #[arg(long, value_name = "N")]
    steps: u32,
    /// Pairs of games in each
    #[arg(long, value_name = "N", default_value_t = 60)]
    pairs: u32,
    /// Where the games' seeds and the sides to lean to come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The decks, by name or file [default: all shipped ones that are not for learners]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    decks: Vec<String>,
    /// Write the captain who was found into this file, in the form of assets/captains/steady.ron
    #[arg(long, value_name = "FILE")]
    personality: Option<PathBuf>,
    /// Write how they lean away from the steady captain into this file, in the form of a persona
    #[arg(long, value_name = "FILE")]
    leans: Option<PathBuf>,
    /// Threads to work on; the results do not depend on it [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// Tunes, and writes what was found.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let plan = plan(args, &library)?;
    let mut tuner = Tuner::new(&plan, library.clone());
    let mut progress = Progress::new(plan.steps, 0, Some("steps"));
    let tenth = plan.steps.div_ceil(10);
    while tuner.made() < plan.steps {
        tuner.step(threads(args.threads))?;
        progress.step();
        if tuner.made().is_multiple_of(tenth) || tuner.made() == plan.steps {
            write(args, &tuner, &library.personality)?;
        }
    }
    progress.end();
    Ok(print(&library.personality, &tuner.leans().personality(&library.personality), out)?)
}

fn plan(args: &Args, library: &Library) -> Result<Plan, Failure> {
    let decks = duels::decks(&args.decks, library)?;
    match (args.steps.min(args.pairs), decks.len()) {
        (0, _) => Err(ArenaError::Nothing.into()),
        (_, 0) => Err(ArenaError::NoDecks.into()),
        _ => Ok(Plan {
            steps: args.steps as usize,
            pairs: args.pairs as usize,
            seed: args.seed,
            decks,
        }),
    }
}

/// Writes both files, as far as they are asked for.
fn write(args: &Args, tuner: &Tuner, steady: &Personality) -> Result<(), Failure> {
    let leans = tuner.leans();
    if let Some(file) = &args.personality {
        write_whole(file, &text(&leans.personality(steady), args)?)?;
    }
    if let Some(file) = &args.leans {
        write_whole(file, &text(&leans.persona("tuned"), args)?)?;
    }
    Ok(())
}

/// A file that says which command found it.
fn text<T: serde::Serialize>(found: &T, args: &Args) -> Result<String, Failure> {
    let text = write_ron(found).ok_or_else(|| io::Error::other("no such form in RON"))?;
    Ok(format!("// What a captain weighs, as found by\n//   {}\n{text}", command(args)))
}

/// The command that finds the same.
fn command(args: &Args) -> String {
    let Args { steps, pairs, seed, decks, .. } = args;
    let mut command = format!("far-lanes tune --steps {steps} --pairs {pairs} --seed {seed}");
    if !decks.is_empty() {
        command += &format!(" --decks {}", decks.join(","));
    }
    command
}

/// What every number was and is, and by how much it is another.
fn print(steady: &Personality, found: &Personality, out: &mut impl Write) -> io::Result<()> {
    let (mut steady, mut found) = (steady.clone(), found.clone());
    writeln!(out, "{:24}{:>9}{:>9}{:>9}", "number", "was", "is", "factor")?;
    Personality::numbers_at_the_table().iter().try_for_each(|name| {
        let (Some(was), Some(is)) = (steady.number_mut(name), found.number_mut(name)) else {
            return Ok(());
        };
        let factor = if *was == 0.0 { 1.0 } else { *is / *was };
        writeln!(out, "{name:24}{was:>9}{is:>9}{factor:>9.2}")
    })
}
