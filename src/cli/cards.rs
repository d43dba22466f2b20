//! `far-lanes cards`: the card pool, looked through, with every card's text.

use std::io::Write;

use cards::{data::Card, text};
use serde::Serialize;

use super::{failure::Failure, output::print_json, read::library};
use crate::{
    builder::{Query, Sort, found},
    data::Library,
    words,
};

const MORE: &str = "\
QUERY is what the deck builder's search line takes; put it in quotes. All of it must fit:
  odo lanterman          both words, somewhere in name, id, text or traits
  text:\"draw\" name:odo   words of the text, or of the name
  type:crew              crew, gear, upgrade, connection, event, heroic, ship, adventure; captain
                         for all six types of the Captain's Deck
  skill:pilot            has it, asks for it or is played with it; skill:pilot+ for experts
  capability:cargo       gives it or asks for it; a pair counts as either half
  subtype:weapon  trait:officer  species:human  keyword:trifling
  place:dock             where an adventure belongs: dock, city, farm, mine, court, shrine, border, lane
  cost<=3  ev>1  vp>=4   also distance, slots, abandonment, wounds, structure, tonnage, initiative,
                         jump, attack, defense, crewslots; with = : != < <= > >=
  -type:crew             anything but that;  a or b  either;  ( )  a group

Keys of --json:
  cards  an array: id, name, kind (such as crew), type_line, cost and ev (credits; cost is null
         for ships and adventure cards), text (an array of lines)

Examples:
  far-lanes cards
  far-lanes cards \"a card's name\"
  far-lanes cards 'type:crew skill:pilot cost<=3' --sort cost
  far-lanes cards --json";

/// List every card, or those that QUERY finds; a few of them with all their text
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A card's name or id, or words, fields and comparisons, as below
    query: Vec<String>,
    /// By type, name, cost or ev [default: as in their files]
    #[arg(long, value_name = "ORDER", value_parser = order)]
    sort: Option<Sort>,
    /// Every card found with all its text
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

/// More cards than this are listed by the line.
const FEW: usize = 4;

fn order(word: &str) -> Result<Sort, String> {
    let known = Sort::ALL.map(Sort::word).join(", ");
    Sort::named(&word.to_lowercase()).ok_or_else(|| format!("there are {known}"))
}

/// Prints the pool, or what the query finds in it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let query = args.query.join(" ");
    let wanted = cards(&library, &query, args.sort)?;
    if wanted.is_empty() {
        let plain = !query.contains([':', '=', '<', '>']);
        let failure = if plain { Failure::NoSuchCard } else { Failure::NothingFound };
        return Err(failure(query));
    }
    if args.json {
        return print_json(out, &List { cards: wanted.into_iter().map(printed).collect() });
    }
    if args.full || (!query.trim().is_empty() && wanted.len() <= FEW) {
        return wanted.into_iter().try_for_each(|card| print_whole(card, out));
    }
    wanted.into_iter().try_for_each(|card| print_line(card, out))
}

/// The one card of exactly this id or title, or all that the query finds.
fn cards<'a>(
    library: &'a Library,
    query: &str,
    sort: Option<Sort>,
) -> Result<Vec<&'a Card>, Failure> {
    let book = &library.book;
    let all: Vec<&Card> = book.cards().map(|(_, card)| card).collect();
    let named = words::cards_called(query, &all);
    if !named.is_empty() {
        return Ok(named);
    }
    let query = Query::parse(query)?;
    Ok(match sort {
        None => all.into_iter().filter(|card| query.fits(card)).collect(),
        Some(sort) => {
            found(book, &query, None, sort).into_iter().map(|def| book.card(def)).collect()
        }
    })
}

fn print_line(card: &Card, out: &mut impl Write) -> Result<(), Failure> {
    let price = card.cost().map_or_else(String::new, |cost| format!("{cost} cr  EV {}", card.ev()));
    let line = format!("{:<28} {:<34} {price:<10}  {}", card.id, card.name, text::type_line(card));
    Ok(writeln!(out, "{}", line.trim_end())?)
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
        kind: words::kind(card),
        type_line: text::type_line(card),
        cost: card.cost(),
        ev: card.ev(),
        text: text::full(card),
    }
}
