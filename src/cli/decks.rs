//! `far-lanes decks`: the decks there are, and whether a deck may be played.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::Subcommand;
use serde::Serialize;

use super::{Failure, library, print_json};
use crate::data::{Library, ListedDeck, read_deck};

const LIST_MORE: &str = "\
Keys of --json:
  decks  an array: id (what --deck takes), name, plan, ship, legal, faults (sentences)

Examples:
  far-lanes decks
  far-lanes decks check my-deck.ron";

const CHECK_MORE: &str = "\
Exit code 1 when the deck may not be played.

Keys of --json:
  file             the file that was checked
  name             the deck's title
  ship             its ship's title
  legal            whether it may be played
  adventure_cards  how many it has
  captain_cards    how many it has
  faults           an array: line, column, what

Examples:
  far-lanes decks check my-deck.ron
  far-lanes decks check my-deck.ron --json";

/// List the decks there are, or check one
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, after_help = LIST_MORE)]
pub struct Args {
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Check(CheckArgs),
}

/// Say whether a deck may be played, and if not, why
#[derive(clap::Args)]
#[command(after_help = CHECK_MORE)]
struct CheckArgs {
    /// The deck's file
    file: PathBuf,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct List {
    decks: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    id: String,
    name: String,
    plan: String,
    ship: String,
    legal: bool,
    faults: Vec<String>,
}

#[derive(Serialize)]
struct Checked {
    file: String,
    name: String,
    ship: String,
    legal: bool,
    adventure_cards: usize,
    captain_cards: usize,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    line: usize,
    column: usize,
    what: String,
}

/// Lists or checks.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    match &args.verb {
        Some(Verb::Check(args)) => check(&library, args, out),
        None if args.json => print_json(
            out,
            &List { decks: library.decks.iter().map(|d| d.listed(&library)).collect() },
        ),
        None => library.decks.iter().try_for_each(|deck| print_listed(deck, &library, out)),
    }
}

fn print_listed(deck: &ListedDeck, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let Listed { id, name, plan, ship, faults, .. } = deck.listed(library);
    writeln!(out, "{id:<20} {name}, with {ship}")?;
    if !plan.is_empty() {
        writeln!(out, "{:<20} {plan}", "")?;
    }
    for fault in faults {
        writeln!(out, "{:<20} cannot be played: {fault}", "")?;
    }
    Ok(())
}

fn check(library: &Library, args: &CheckArgs, out: &mut impl Write) -> Result<(), Failure> {
    let deck = read_deck(&args.file, &library.book)?;
    let checked = Checked::of(&deck, library);
    if args.json {
        print_json(out, &checked)?;
    } else if checked.legal {
        writeln!(out, "{}: `{}` may be played", checked.file, checked.name)?;
    }
    if checked.legal {
        return Ok(());
    }
    for Fault { line, column, what } in &checked.faults {
        super::complain(format_args!("{}:{line}:{column}: {what}", checked.file));
    }
    Err(Failure::IllegalDeck { file: args.file.clone(), count: checked.faults.len() })
}

impl ListedDeck {
    fn listed(&self, library: &Library) -> Listed {
        Listed {
            id: self.id.clone(),
            name: self.deck.name.clone(),
            plan: self.deck.plan.clone(),
            ship: ship_name(&self.deck.ship, library),
            legal: self.faults.is_empty(),
            faults: self.faults.iter().map(|at| at.fault.to_string()).collect(),
        }
    }
}

impl Checked {
    fn of(listed: &ListedDeck, library: &Library) -> Checked {
        let ListedDeck { file, deck, faults, .. } = listed;
        let count = |list: &std::collections::BTreeMap<String, u8>| {
            list.values().map(|&copies| usize::from(copies)).sum()
        };
        let said = |at: &crate::data::FaultAt| Fault {
            line: at.line,
            column: at.column,
            what: at.fault.to_string(),
        };
        Checked {
            file: Path::new(file).display().to_string(),
            name: deck.name.clone(),
            ship: ship_name(&deck.ship, library),
            legal: faults.is_empty(),
            adventure_cards: count(&deck.adventure),
            captain_cards: count(&deck.captain),
            faults: faults.iter().map(said).collect(),
        }
    }
}

/// The ship's title; its id where no card has it.
fn ship_name(id: &str, library: &Library) -> String {
    library.book.find(id).map_or_else(|| id.to_owned(), |(_, card)| card.name.clone())
}
