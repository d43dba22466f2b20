//! `far-lanes cards`: the card pool, with every card's text.

use std::io::Write;

use cards::{data::Card, text};
use serde::Serialize;

use super::{Failure, library, print_json};

const MORE: &str = "\
Keys of --json:
  cards  an array: id, name, kind (such as crew), type_line, cost and ev (credits; cost is null
         for ships and adventure cards), text (an array of lines)

Examples:
  far-lanes cards
  far-lanes cards \"a card's name\"
  far-lanes cards --full
  far-lanes cards --json";

/// List every card, or print those whose name is like NAME
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A card's name or id, or a part of it
    name: Option<String>,
    /// Print them whole
    #[arg(long)]
    full: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct List<'a> {
    cards: Vec<Printed<'a>>,
}

#[derive(Serialize)]
struct Printed<'a> {
    id: &'a str,
    name: &'a str,
    kind: &'static str,
    type_line: String,
    cost: Option<u8>,
    ev: u8,
    text: Vec<String>,
}

/// Prints the pool, or what `name` finds in it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let all: Vec<&Card> = library.book.cards().map(|(_, card)| card).collect();
    let wanted = match &args.name {
        Some(name) => crate::words::cards_like(name, &all),
        None => all,
    };
    if let (Some(name), true) = (&args.name, wanted.is_empty()) {
        return Err(Failure::NoSuchCard(name.clone()));
    }
    if args.json {
        return print_json(out, &List { cards: wanted.into_iter().map(printed).collect() });
    }
    let in_full = args.full || args.name.is_some();
    let print = if in_full { print_whole } else { print_line };
    wanted.into_iter().try_for_each(|card| print(card, out))
}

fn print_line(card: &Card, out: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{:<28} {:<34} {}", card.id, card.name, text::type_line(card))?)
}

fn print_whole(card: &Card, out: &mut impl Write) -> Result<(), Failure> {
    for line in text::full(card) {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out)?)
}

fn printed(card: &Card) -> Printed<'_> {
    Printed {
        id: &card.id,
        name: &card.name,
        kind: crate::words::kind(card),
        type_line: text::type_line(card),
        cost: card.cost(),
        ev: card.ev(),
        text: text::full(card),
    }
}
