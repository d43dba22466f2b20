//! `far-lanes decks import`: a deck of one's own out of a list.

use std::{
    io::{self, Read, Write},
    path::Path,
};

use cards::data::Deck;

use crate::{
    builder::{self, Draft, Imported, OwnDecks},
    cli::failure::Failure,
    cli::output::complain,
    data::{FileError, Library},
    disk,
    saves::Saves,
};

const MORE: &str = "\
A list is plain text, as `decks show DECK --text` prints it. A line is a number of copies and a card:
its title, the title of one of its sides, or its id, in any case. Headings and # comments are passed
over. Deck files (.ron) are taken as well.

  Name: Fair and Square
  Plan: Carry what is asked for, and nothing that is not.
  Ship: Fair Copy
  # Crew
  2 Odo Lanterman
  3x berrit-oake

Every line that cannot be used is named with its number; the others are kept, and the exit code is 1.
A deck that may not be played yet is kept as well; the deck builder mends it.

Examples:
  far-lanes decks import list.txt
  far-lanes decks import - --name \"Fair and Square\" < list.txt
  far-lanes decks show red-ledger --text | far-lanes decks import - --name \"Redder Ledger\"";

/// Make a deck of your own from a list
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The list, or - for what comes in on stdin
    file: String,
    /// Call it so, whatever the list says
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// Keeps the deck and says where, and whether it may be played.
pub fn run(library: &Library, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let text = text_of(&args.file)?;
    let Imported { deck, faults, lines } = builder::import(&text, &library.book);
    for fault in &faults {
        complain(format_args!("{}: {fault}", args.file));
    }
    if lines == 0 {
        return Err(Failure::NoDeckThere { file: args.file.clone() });
    }
    let deck = named(deck, args.name.as_deref()).naming_packs(&library.book);
    let own = OwnDecks::at(Saves::open()?.decks_folder());
    let ids: Vec<&str> = library.decks.iter().map(|listed| listed.id.as_str()).collect();
    let file = own.free_file(&deck.name, &ids);
    own.keep(&file, &deck, &library.book)?;
    let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let reasons = builder::reasons(&deck, library);
    let how = if reasons.is_empty() { format!("; `--deck {id}` plays it") } else { String::new() };
    writeln!(out, "{}: `{}` is here now{how}", file.display(), deck.name)?;
    for reason in reasons {
        writeln!(out, "it cannot be played yet: {}", reason.words)?;
    }
    match faults.len() {
        0 => Ok(()),
        count => Err(Failure::PartlyImported { file: args.file.clone(), count, id }),
    }
}

fn named(deck: Deck, name: Option<&str>) -> Deck {
    let mut draft = Draft::of(deck);
    draft.rename(name.unwrap_or_default());
    draft.deck().clone()
}

fn text_of(file: &str) -> Result<String, Failure> {
    let unreadable = |fault| FileError::Unreadable { file: file.into(), fault };
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().read_to_end(&mut bytes).map_err(unreadable)?;
    } else {
        bytes = disk::read(Path::new(file)).map_err(unreadable)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
