//! `far-lanes draft trial`: drafted decks against the ready ones, in figures.

use std::io::{self, Write};

use serde_json::{Value, json};

use crate::{
    cli::{
        duels::{self, NAME, cut, title},
        failure::Failure,
        many::{Means, Timed},
        read::library,
    },
    data::Library,
    draft::{Figures, Tally, Trial, TrialError},
    players::{PlayerKind, Rival},
};

const MORE: &str = "\
Each drafted deck plays every ready deck twice, from both seats with the same seed. All cards of the packs that
are on are drafted from. A draw counts half a win. Intervals hold 95 percent; a drafted deck is one sample, since
its games have its luck in common.

Keys of --json (a `share` is pairs, rate, low, high; rates go from 0 to 1):
  seed, drafters, captains
  drafts, games
  drafted       a share of all games that drafted decks won; its pairs are drafts
  against       an array: id (a ready deck), drafted (a share likewise)
  criteria      an array: what, wanted, found, passed
  journal_hash, games_per_second (drafts a second)
Keys of a line of --out, after a first one that says which run it is: seed (of the draft), deck, scores (by ready
deck: what the drafted one won from the first seat and from the second) and journal

Examples:
  far-lanes draft trial --drafts 200
  far-lanes draft trial --drafts 200 --drafters random
  far-lanes draft trial --drafts 400 --json --require > draft.json";

/// Have decks drafted, play each against the ready ones, and say how well they are matched
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// How many decks are drafted
    #[arg(long, value_name = "N")]
    drafts: u32,
    /// Where the drafts' own seeds come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who drafts: a captain, as in `mind`, `mind/admiral`, `quill`, or `random` for chance
    #[arg(long, value_name = "WHO", default_value = "mind")]
    drafters: String,
    /// Who plays all decks, likewise
    #[arg(long, value_name = "WHO", default_value = "mind")]
    captains: String,
    /// The ready decks, by name or file [default: all shipped ones that are not for learners]
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    decks: Vec<String>,
    /// End with exit code 1 unless drafted decks win 40 to 60 of a hundred games
    #[arg(long)]
    require: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    means: Means,
}

/// Drafts, plays, prints the figures.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let trial = trial(args, &library)?;
    let games = trial.games(&library);
    let mut tally = Tally::new(&trial);
    let speed = args.means.carry_out(&games, &which(&trial, &library), "drafts", |bout, _| {
        tally.add(&bout);
        Ok(())
    })?;
    let played = Timed::new(tally.figures(), speed);
    let journal = played.figures.journal_hash;
    if args.json {
        played.print(true, out, journal, |_, _| Ok(()))?;
    } else {
        print(&played.figures, out)?;
        writeln!(out, "Journal: {journal}")?;
    }
    duels::judge(&played.figures.criteria, args.require, "a trial of drafts")
}

fn trial(args: &Args, library: &Library) -> Result<Trial, Failure> {
    let decks = duels::decks(&args.decks, library)?;
    let mut trial = Trial::new(decks, args.drafts as usize)?;
    trial.seed = args.seed;
    trial.drafters = captain(&args.drafters, library)?;
    trial.captains = captain(&args.captains, library)?;
    Ok(trial)
}

/// A captain without a deck: what they play is drafted.
fn captain(who: &str, library: &Library) -> Result<PlayerKind, Failure> {
    let Rival { kind, deck } = Rival::read(who, library)?;
    if deck.is_some() { Err(TrialError::ADeck.into()) } else { Ok(kind) }
}

/// Everything that decides the results.
fn which(trial: &Trial, library: &Library) -> Value {
    let decks = trial.decks();
    let packs: Vec<_> = library.book.packs().iter().map(|pack| pack.used()).collect();
    json!({
        "run": "draft",
        "drafts": trial.drafts(),
        "seed": trial.seed,
        "drafters": trial.drafters.to_string(),
        "captains": trial.captains.to_string(),
        "decks": decks.iter().map(|deck| &deck.id).collect::<Vec<_>>(),
        "packs": packs,
        "cards_and_rules": duels::cards_and_rules(decks, library),
    })
}

fn print(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let Figures { drafts, games, drafters, captains, seed, drafted, .. } = figures;
    writeln!(
        out,
        "{drafts} decks drafted by {drafters}, {games} games by {captains}, seed {seed}"
    )?;
    title("Drafted decks, percent won", out)?;
    for against in &figures.against {
        writeln!(out, "{:NAME$} {:>10}", cut(&against.id, NAME), against.drafted.to_string())?;
    }
    writeln!(out, "{:NAME$} {:>10}", "all ready decks", drafted.to_string())?;
    duels::print(&figures.criteria, out)
}
