//! `far-lanes draft`: drafts a deck in this terminal, plays it, or has one drafted.

mod auto;
mod trial;

use std::{io::Write, path::PathBuf};

use ai::Level;
use clap::Subcommand;

use super::{failure::Failure, output::complain, play::Plain, read::library};
use crate::{
    data::Library,
    draft::{self, Drafts, Meeting, UnderWay, drafted, game_seed, meetings, setup},
    players::{PlayerKind, Rival, fresh_seed},
    saves::Saves,
    session::{Opened, Session},
    terminal,
};

const MORE: &str = "\
Four cards lie open, one of which is picked: a ship, then adventures, then captain's cards, until the deck is a
legal one (FL-11). Everything of the packs that are on may be offered, each card as likely as the next. Three
computer captains draft beside you, each from offers of their own; then you meet them one after the other, each
with what they drafted. The draft is kept after every pick and goes on with the next `far-lanes draft`.

Keys of --json (with --auto):
  seed, drafter
  picks  an array: part (Ship, Adventures or Captains), offered (ids), picked (an id), copies, reasons
  deck   name, plan, ship, adventure and captain (copies by id), packs

Examples:
  far-lanes draft
  far-lanes draft --new --seed 7 --level commander
  far-lanes draft --new --against quill,tarn/admiral
  far-lanes draft --auto --seed 7 --out drafted.ron
  far-lanes draft trial --drafts 200";

/// Draft a deck, one of four cards at a time, against captains who draft too
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, after_help = MORE)]
pub struct Args {
    /// Begin a new draft with this seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin a new draft; the last one is kept
    #[arg(long)]
    new: bool,
    /// Begin a new draft beside captains of this level
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    /// Begin a new draft beside one to three of these captains, as in `WHO[/LEVEL]`
    #[arg(long, value_name = "WHO,..", value_delimiter = ',', num_args = 1..=3, conflicts_with = "level")]
    against: Option<Vec<String>>,
    /// Nobody is asked: a mind drafts, and says what spoke for each pick
    #[arg(long)]
    auto: bool,
    /// Also write the drafted deck into this file
    #[arg(long, value_name = "FILE", requires = "auto")]
    out: Option<PathBuf>,
    /// One JSON object instead of words
    #[arg(long, requires = "auto")]
    json: bool,
    #[command(flatten)]
    plain: Plain,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    Trial(trial::Args),
}

/// Drafts, and plays what was drafted.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(Verb::Trial(args)) = &args.verb {
        return trial::run(args, out);
    }
    let library = library()?;
    if args.auto {
        return auto::run(args, &library, out);
    }
    let saves = Saves::open()?;
    let mut under_way = opened(args, &library, &saves)?;
    let rivals = drafted(&under_way.drafting, &library)?;
    let met = meetings(&under_way.drafting, &rivals, (&library, &saves));
    let decks = saves.decks_folder();
    let table = terminal::DraftTable { library: &library, decks, rivals, met };
    match terminal::draft(&mut under_way, &table, &mut args.plain.keyboard(), out)? {
        Some(nth) => play(&under_way, (nth, &table), &saves, args, out),
        None => Ok(()),
    }
}

/// The newest draft, or a new one.
fn opened(args: &Args, library: &Library, saves: &Saves) -> Result<UnderWay, Failure> {
    let drafts = Drafts::at(saves);
    let is_new = args.new || args.seed.is_some() || args.level.is_some() || args.against.is_some();
    if !is_new {
        let (newest, unusable) = drafts.newest(library);
        unusable.iter().for_each(|fault| complain(format_args!("{fault} (left where it is)")));
        if let Some(newest) = newest {
            return Ok(newest);
        }
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    Ok(drafts.begin(library, &rivals(args, library, seed)?, seed)?)
}

/// Who drafts beside the person.
fn rivals(args: &Args, library: &Library, seed: u64) -> Result<Vec<PlayerKind>, Failure> {
    let Some(names) = &args.against else {
        return Ok(draft::rivals(library, seed, args.level.unwrap_or_default()));
    };
    let rival = |name: &String| match Rival::read(name.trim(), library)? {
        Rival { deck: Some(_), .. } => Err(draft::TrialError::ADeck.into()),
        Rival { kind, deck: None } => Ok(kind),
    };
    names.iter().map(rival).collect()
}

/// The game against a rival, each with what they drafted: the one under way, or a new one.
fn play(
    under_way: &UnderWay,
    (nth, table): (usize, &terminal::DraftTable),
    saves: &Saves,
    args: &Args,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (drafting, library) = (&under_way.drafting, table.library);
    let (session, resumed) = match &table.met[nth] {
        Meeting::UnderWay(file) => (Session::resume(library, saves, file)?, true),
        Meeting::ToCome | Meeting::Won | Meeting::Lost | Meeting::Drawn => {
            let setup = setup(drafting, &table.rivals[nth], library);
            (Session::deal(library, saves, setup, game_seed(drafting, nth))?, false)
        }
    };
    let opened = Opened { session, resumed, unusable: Vec::new(), set_aside: None };
    Ok(terminal::play(opened, &mut args.plain.keyboard(), out)?)
}
