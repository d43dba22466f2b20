//! `far-lanes packs`: the card packs there are, what their cards use, and the shape of a card file.

mod played;

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write,
};

use cards::data::{Coverage, Pack, schema};
use characters::sheet::PersonQuery;
use clap::Subcommand;
use engine::JournalHash;
use serde::Serialize;

use super::{
    failure::Failure,
    output::{complain, print_json},
};
use crate::{
    content::Sources,
    crew_pack::{self, Signed},
    data::{Texts, find_folder},
    roster::{PersonFile, RosterFolder},
    saves::Saves,
};

const LIST_MORE: &str = "\
Keys of --json:
  packs     an array: id (its folder's name), title, version, author, about, needs (an array of ids),
            cards (how many), hash (of what its cards say: white space and comments do not count)
  off       an array of the ids of packs that are turned off
  problems  an array of sentences: every mistake in all data, with its place

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

const SWITCH_MORE: &str = "\
Games under way keep the cards they began with: they cannot go on while a pack of theirs is off.

Examples:
  far-lanes packs off mine
  far-lanes packs on mine";

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
    /// Let packs take part in new games again
    On(SwitchArgs),
    /// Leave packs out of new games, and their cards out of the deck builder
    Off(SwitchArgs),
}

#[derive(clap::Args)]
#[command(after_help = SWITCH_MORE)]
struct SwitchArgs {
    /// The packs, by id
    #[arg(required = true, value_name = "PACK")]
    ids: Vec<String>,
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
    off: Vec<&'a str>,
    problems: BTreeSet<String>,
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
        Some(Verb::On(args)) => switch(&args.ids, true, out),
        Some(Verb::Off(args)) => switch(&args.ids, false, out),
        None => list(args, out),
    }
}

fn list(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (sources, texts) = everything()?;
    let library = sources.library(&texts)?;
    let mistakes = sources.mistakes(&texts);
    let packs = library.book.packs();
    let off = library.packs.iter().filter(|pack| pack.is_off());
    let off: Vec<&str> = off.map(|pack| pack.id.as_str()).collect();
    if args.json {
        let packs = packs.iter().map(listed).collect();
        return print_json(out, &List { packs, off, problems: mistakes });
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
    for id in off {
        writeln!(out, "{id:<20} turned off (`far-lanes packs on {id}`)")?;
    }
    mistakes.iter().for_each(complain);
    Ok(())
}

/// All data with the player's own packs, where there is a folder for these.
fn everything() -> Result<(Sources, Texts), Failure> {
    let own = Saves::open().ok().map(|saves| saves.root().to_owned());
    let sources = Sources { assets: find_folder()?, own };
    let texts = sources.fetch();
    Ok((sources, texts))
}

/// Turns packs on or off, and refuses what would leave no card to play with.
fn switch(ids: &[String], on: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (saves, assets) = (Saves::open()?, find_folder()?);
    let sources = Sources { assets, own: Some(saves.root().to_owned()) };
    for id in ids {
        let turned = sources.switch_pack(&sources.fetch(), id, on)?;
        let word = if on { "on" } else { "off" };
        writeln!(out, "{id} is {word} now.")?;
        turned.news.iter().for_each(complain);
    }
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
    let (saves, roster) = (Saves::open()?, RosterFolder::open()?.list());
    let named = |name: &String| roster.named::<(&PersonFile, PersonQuery)>(name.trim());
    for (kept, who) in args.names.iter().map(named).collect::<Result<Vec<_>, _>>()? {
        let Signed { id, cost, file } = crew_pack::sign_on(kept, who, &saves.packs_folder())?;
        let (name, s) = (who.identity.styled(), if cost == 1 { "" } else { "s" });
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
    let library = super::read::library()?;
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
