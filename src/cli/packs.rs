//! `far-lanes packs`: the card packs there are, what their cards use, and the shape of a card file.

mod played;

use std::{collections::BTreeMap, io::Write};

use cards::data::{Coverage, Pack, schema};
use clap::Subcommand;
use engine::JournalHash;
use serde::Serialize;

use super::{Failure, complain, print_json};
use crate::{
    data::Library,
    people::{
        crew::{self, Signed},
        shelf::{Entry, Shelf},
    },
    saves::Saves,
};

const LIST_MORE: &str = "\
Keys of --json:
  packs     an array: id (its folder's name), title, version, author, about, needs (an array of ids),
            cards (how many), hash (of what its cards say: white space and comments do not count)
  problems  an array of sentences: what was left out, and why

Examples:
  far-lanes packs
  far-lanes packs --json
  far-lanes packs coverage --rare
  far-lanes packs schema > card.schema.json";

const CREW_MORE: &str = "\
Examples:
  far-lanes packs crew \"Mara Venn\"
  far-lanes packs crew \"Mara Venn,Odo Tarn\"
  far-lanes cards crew-mara-venn";

const COVERAGE_MORE: &str = "\
A field of a card counts where it says something. What fewer than two cards use is marked.

With --played, captains who play by chance get decks above all of what has not come up yet, and choose
that first. What came up in no game is listed, with whether anybody could have done it.

Keys of --json: the types, each with its parts and the number of cards that use them; with --played:
  games    games played
  cards    cards there are
  printed  things on them: cards to play, abilities, levels of heroics, sides, ways through subplots
  missing  an array: card, what, offered

Examples:
  far-lanes packs coverage
  far-lanes packs coverage --rare
  far-lanes packs coverage --played --games 2000";

/// List the card packs, what their cards use, or the shape of a card file
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
    Coverage(CoverageArgs),
    /// Print the JSON schema of a card file, for editors
    Schema,
    Crew(CrewArgs),
}

/// Count the cards that use each word of the game and each part of the effect language
#[derive(clap::Args)]
#[command(after_help = COVERAGE_MORE)]
struct CoverageArgs {
    /// Only what fewer than two cards use
    #[arg(long)]
    rare: bool,
    /// What of all that is printed on the cards never comes up in play
    #[arg(long, conflicts_with = "rare")]
    played: bool,
    /// How many games are played to find out
    #[arg(long, value_name = "N", default_value = "400", requires = "played", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct List<'a> {
    packs: Vec<Listed<'a>>,
    problems: Vec<String>,
}

#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    title: &'a str,
    version: &'a str,
    author: &'a str,
    about: &'a str,
    needs: &'a [String],
    cards: usize,
    hash: JournalHash,
}

/// Write people of the library as crew cards into a pack of your own
///
/// Their best two skills come along, or three where none is expert: level 1 is trained, 2 and more
/// expert. They cost 1 credit for each trained skill and 2 for each expert one, and take wounds by their
/// endurance: 1 up to 4, 2 up to 8, 3 up to 11, and 4. Whoever is written again is written anew.
#[derive(clap::Args)]
#[command(after_help = CREW_MORE)]
struct CrewArgs {
    /// People of the library, by name or file, with commas between them
    #[arg(required = true, value_delimiter = ',')]
    names: Vec<String>,
}

/// Lists, counts, describes, or signs people on.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.verb {
        Some(Verb::Coverage(args)) => coverage(args, out),
        Some(Verb::Schema) => print_schema(out),
        Some(Verb::Crew(args)) => sign_on(args, out),
        None => list(args, out),
    }
}

fn list(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = Library::load()?;
    let packs = library.book.packs();
    if args.json {
        let problems = library.problems.iter().map(ToString::to_string).collect();
        return print_json(out, &List { packs: packs.iter().map(listed).collect(), problems });
    }
    for pack in packs {
        let Listed { id, title, version, author, about, needs, cards, hash } = listed(pack);
        let by = if author.is_empty() { String::new() } else { format!(", by {author}") };
        let s = if cards == 1 { "" } else { "s" };
        writeln!(out, "{id:<20} {title} {version}{by}: {cards} card{s}, {hash}")?;
        if !about.is_empty() {
            writeln!(out, "{:<20} {about}", "")?;
        }
        if !needs.is_empty() {
            writeln!(out, "{:<20} needs {}", "", needs.join(", "))?;
        }
    }
    library.problems.iter().for_each(complain);
    Ok(())
}

fn listed(pack: &Pack) -> Listed<'_> {
    let manifest = &pack.manifest;
    Listed {
        id: &pack.id,
        title: &manifest.title,
        version: &manifest.version,
        author: &manifest.author,
        about: &manifest.about,
        needs: &manifest.needs,
        cards: pack.cards,
        hash: pack.hash,
    }
}

fn sign_on(args: &CrewArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (saves, shelf) = (Saves::open()?, Shelf::open()?);
    let people = args.names.iter().map(|name| shelf.find(name.trim()));
    for entry in people.collect::<Result<Vec<Entry>, _>>()? {
        let Signed { id, cost, file } = crew::sign_on(&entry, &saves.packs_folder())?;
        let (name, s) = (entry.person.character.styled(), if cost == 1 { "" } else { "s" });
        writeln!(out, "{name} is the card `{id}` now, for {cost} credit{s} ({})", file.display())?;
    }
    Ok(())
}

fn print_schema(out: &mut impl Write) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(&schema()).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// Fewer cards than this, and a part is as good as unused.
const ENOUGH: usize = 2;

fn coverage(args: &CoverageArgs, out: &mut impl Write) -> Result<(), Failure> {
    if args.played {
        return played::run(args.games, args.json, out);
    }
    let library = super::library()?;
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
