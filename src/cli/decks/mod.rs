//! `far-lanes decks`: the decks there are, what is in one, whether it may be played, and new ones.

mod check;
mod import;
mod show;

use std::{io::Write, path::Path};

use clap::Subcommand;
use serde::Serialize;

use super::{failure::Failure, output::print_json, read::library};
use crate::{
    builder,
    data::{Library, ListedDeck, read_deck},
    disk,
};

const LIST_MORE: &str = "\
Own decks are files in `decks` beside the saved games; they stand behind the shipped ones. The deck
builder in the window makes them, and so does `decks import`.

Keys of --json:
  decks  an array: id (what --deck takes), name, plan, ship, own (whether it is yours), legal, faults
         (sentences)

Examples:
  far-lanes decks
  far-lanes decks show red-ledger
  far-lanes decks check my-deck.ron
  far-lanes decks import list.txt";

/// List the decks there are, show or check one, or make one from a list
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
    Show(show::Args),
    Check(check::Args),
    Import(import::Args),
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
    own: bool,
    legal: bool,
    faults: Vec<String>,
}

/// Lists, shows, checks or imports.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let listed = |deck: &ListedDeck| Listed::of(deck, &library);
    match &args.verb {
        Some(Verb::Show(args)) => show::run(&library, args, out),
        Some(Verb::Check(args)) => check::run(&library, args, out),
        Some(Verb::Import(args)) => import::run(&library, args, out),
        None if args.json => {
            print_json(out, &List { decks: library.decks.iter().map(listed).collect() })
        }
        None => library.decks.iter().try_for_each(|deck| print_listed(&listed(deck), out)),
    }
}

fn print_listed(deck: &Listed, out: &mut impl Write) -> Result<(), Failure> {
    let Listed { id, name, plan, ship, own, faults, .. } = deck;
    let whose = if *own { " (your own)" } else { "" };
    writeln!(out, "{id:<20} {name}, with {ship}{whose}")?;
    if !plan.is_empty() {
        writeln!(out, "{:<20} {plan}", "")?;
    }
    for fault in faults {
        writeln!(out, "{:<20} cannot be played: {fault}", "")?;
    }
    Ok(())
}

impl Listed {
    fn of(listed: &ListedDeck, library: &Library) -> Listed {
        Listed {
            id: listed.id.clone(),
            name: listed.deck.name.clone(),
            plan: listed.deck.plan.clone(),
            ship: ship_name(&listed.deck.ship, library),
            own: !listed.file.starts_with(&library.folder),
            legal: listed.faults.is_empty(),
            faults: faults(listed, library),
        }
    }
}

/// Every reason why a deck may not be played, as the deck builder says it.
fn faults(listed: &ListedDeck, library: &Library) -> Vec<String> {
    let reasons = listed.faults.iter().map(|at| builder::reason(&at.fault, library));
    reasons.map(|reason| reason.words).collect()
}

/// The deck in a file, or the one of this id or title.
fn deck(library: &Library, name: &str) -> Result<ListedDeck, Failure> {
    let file = Path::new(name);
    if disk::look(file).is_ok() && !disk::is_folder(file) {
        return Ok(read_deck(file, &library.book)?);
    }
    Ok(library.listed(name)?)
}

/// The ship's title; its id where no card has it.
fn ship_name(id: &str, library: &Library) -> String {
    match library.book.find(id) {
        Some((_, card)) => card.name.clone(),
        None if id.is_empty() => "no ship".to_owned(),
        None => id.to_owned(),
    }
}
