//! `far-lanes packs`: the card packs there are, what their cards use, and the shape of a card file.

use std::{collections::BTreeMap, io::Write};

use cards::data::{Coverage, schema};
use clap::Subcommand;

use super::{Failure, library, print_json};

const COVERAGE_MORE: &str = "\
Every word of the game and every part of the effect language with the number of cards that use it.
A field of a card counts where it says something. What fewer than two cards use is marked.

Keys of --json: the types, each with its parts and the number of cards that use them

Examples:
  far-lanes packs coverage
  far-lanes packs coverage --rare";

/// List the card packs, what their cards use, or the shape of a card file
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Coverage(CoverageArgs),
    /// Print the JSON schema of a card file, for editors
    Schema,
}

/// Count the cards that use each word of the game and each part of the effect language
#[derive(clap::Args)]
#[command(after_help = COVERAGE_MORE)]
struct CoverageArgs {
    /// Only what fewer than two cards use
    #[arg(long)]
    rare: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.verb {
        Verb::Coverage(args) => coverage(args, out),
        Verb::Schema => {
            let text = serde_json::to_string_pretty(&schema()).map_err(std::io::Error::from)?;
            Ok(writeln!(out, "{text}")?)
        }
    }
}

/// Fewer cards than this, and a part is as good as unused.
const ENOUGH: usize = 2;

fn coverage(args: &CoverageArgs, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let Coverage(counts) = Coverage::of(library.book.cards().map(|(_, card)| card));
    let mut groups: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for (part, n) in counts.into_iter().filter(|(_, n)| !args.rare || *n < ENOUGH) {
        groups.entry(part.group).or_default().insert(part.name, n);
    }
    if args.json {
        return print_json(out, &groups);
    }
    for (group, parts) in groups {
        writeln!(out, "{group}")?;
        for (part, n) in parts {
            let mark = if n < ENOUGH { "  rare" } else { "" };
            writeln!(out, "  {part:<28} {n:>4}{mark}")?;
        }
    }
    Ok(())
}
