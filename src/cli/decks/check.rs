//! `far-lanes decks check`: whether a deck may be played, and every reason why not.

use std::{io::Write, path::Path};

use serde::Serialize;

use super::{deck, ship_name};
use crate::{
    builder,
    cli::{
        failure::Failure,
        output::{complain, print_json},
    },
    data::{FaultAt, Library, ListedDeck},
};

const MORE: &str = "\
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
  far-lanes decks check red-ledger
  far-lanes decks check my-deck.ron --json";

/// Say whether a deck may be played, and if not, why
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The deck's file, id or title
    deck: String,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
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

/// Checks a deck.
pub fn run(library: &Library, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let deck = deck(library, &args.deck)?;
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
        complain(format_args!("{}:{line}:{column}: {what}", checked.file));
    }
    Err(Failure::IllegalDeck { file: deck.file, count: checked.faults.len() })
}

impl Checked {
    fn of(listed: &ListedDeck, library: &Library) -> Checked {
        let ListedDeck { file, deck, faults, .. } = listed;
        let count = |list: &std::collections::BTreeMap<String, u8>| {
            list.values().map(|&copies| usize::from(copies)).sum()
        };
        let said = |at: &FaultAt| Fault {
            line: at.line,
            column: at.column,
            what: builder::reason(&at.fault, library).words,
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
