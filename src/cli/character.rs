//! `far-lanes character`: people, one or many, lived through by the odds or by hand.

use std::{
    io::{self, IsTerminal, Write},
    sync::Arc,
};

use characters::{
    Character, Life, LifeRules, SetupError,
    data::{Service, Tables},
    text,
    wish::Wish,
};
use engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{failure::Failure, life, many::Means, play::Plain};
use crate::{
    parallel::Work,
    players::fresh_seed,
    roster::{Person, RosterFolder, batch::Order, sheet, tables},
};

const MORE: &str = "\
Wishes: `a pilot`, `a fighter`, `an officer`, `live long`, `rich`, `a ship`, or the name of a skill.

A life that is lived by hand is saved after every decision. It goes on at the next `--play`, and in
the window, until it is kept or let go. With `--new`, a name, a seed or a choice of rules another
begins, and the first one waits.

Keys of --json, one line a person:
  seed       of this life; --seed with it lives it again
  character  the sheet: identity, characteristics, skills, career, possessions, body
  story      the life in sentences
  journal    the journal's hash
With --out they are written there and not shown, after a first line that says which run it is.

Examples:
  far-lanes character --play
  far-lanes character --service Scouts --wish \"a pilot\" --seed 7
  far-lanes character --seed 7 --sheet > ada.svg
  far-lanes character --count 10000 --seed 1 > people.jsonl
  far-lanes character --count 1000000 --seed 1 --out people.jsonl
  far-lanes character --rules errata --injury --count 5";

/// Live a life in four-year terms, or many; by the odds toward a wish, or by hand
#[derive(clap::Args)]
#[command(
    after_help = MORE,
    group(clap::ArgGroup::new("of_many").args(["threads", "out"]).multiple(true).conflicts_with_all(["play", "sheet", "keep"])),
    group(clap::ArgGroup::new("goes_on").arg("out").requires("seed"))
)]
pub struct Args {
    /// The person's name [default: one that goes with the seed]
    name: Option<String>,
    /// Apply to this service
    #[arg(long, value_name = "SERVICE")]
    service: Option<Service>,
    /// What the person wants of life
    #[arg(long, value_name = "WISH", default_value = "anything")]
    wish: String,
    /// The seed of the first life [default: a new one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many lives; more than one are written as JSON, a line each
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    /// Figures as the summary prints them, or as most other printings do [default: seed]
    #[arg(long, value_enum, value_name = "RULES")]
    rules: Option<Profile>,
    /// A failed survival throw hurts and ends the career, and does not kill
    #[arg(long)]
    injury: bool,
    /// Decide everything yourself, in this terminal; a life under way goes on
    #[arg(long, conflicts_with_all = ["count", "wish", "service"])]
    play: bool,
    /// Begin another life by hand; the one under way is kept
    #[arg(long, requires = "play")]
    new: bool,
    /// One JSON object a person instead of words
    #[arg(long, conflicts_with = "play")]
    json: bool,
    /// A sheet to print, as SVG
    #[arg(long, conflicts_with_all = ["json", "play", "count"])]
    sheet: bool,
    /// Keep the person in the library
    #[arg(long, conflicts_with_all = ["json", "play", "count", "sheet"])]
    keep: bool,
    #[command(flatten)]
    means: Means,
    #[command(flatten)]
    plain: Plain,
}

/// Which figures are played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Profile {
    Seed,
    Errata,
}

/// One line of `--json`.
#[derive(Serialize, Deserialize)]
struct Line {
    seed: u64,
    character: Character,
    story: Vec<String>,
    journal: engine::JournalHash,
}

/// Lives what is ordered and prints it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let tables = Arc::new(tables::load()?);
    let order = order(args, &tables)?;
    if args.play {
        return life::by_hand(&tables, &order, args.mean_a_new_life(), &args.plain, out);
    }
    if args.json || args.count > 1 || args.means.keeps() {
        return lines(args, &Lives { tables: &tables, order: &order }, out);
    }
    let life = order.life(&tables, 0)?;
    let person = Person::from_life(&life, order.seed);
    let sheet = if args.sheet {
        sheet::svg(&person, &life.tables())
    } else {
        sheet::text(&person, &life.tables())
    };
    writeln!(out, "{}", sheet.trim_end())?;
    if !args.sheet {
        writeln!(out, "\nSeed {}.", order.seed)?;
    }
    if args.keep { keep(person, out) } else { Ok(()) }
}

impl Args {
    /// Whether a new life begins whichever is under way.
    fn mean_a_new_life(&self) -> bool {
        let named = self.name.is_some() || self.seed.is_some();
        self.new || named || self.rules.is_some() || self.injury
    }
}

/// Puts somebody into the library and says where.
pub(super) fn keep(person: Person, out: &mut impl Write) -> Result<(), Failure> {
    let entry = RosterFolder::open()?.keep(person)?;
    Ok(writeln!(out, "Kept in {}.", entry.file.display())?)
}

fn order(args: &Args, tables: &Tables) -> Result<Order, Failure> {
    let wish = Wish::parse(tables, &args.wish)?;
    if let Some(service) = args.service {
        wish.check(tables, service)?;
    }
    let profile = match args.rules.unwrap_or(Profile::Seed) {
        Profile::Seed => LifeRules::default(),
        Profile::Errata => LifeRules::errata(tables),
    };
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (rules, count) = (LifeRules { injury: args.injury, ..profile }, args.count as usize);
    Ok(Order { rules, wish, service: args.service, name: args.name.clone(), seed, count })
}

fn story(life: &Life) -> Vec<String> {
    let name = &life.person().identity.name;
    text::story(name, life.journal().events())
}

/// Lives in the order of their seeds.
struct Lives<'a> {
    tables: &'a Arc<Tables>,
    order: &'a Order,
}

impl Work for Lives<'_> {
    type Tool = ();
    type Piece = Line;
    type Error = SetupError;

    fn count(&self) -> usize {
        self.order.count
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), nth: usize) -> Result<Line, SetupError> {
        let life = &self.order.life(self.tables, nth)?;
        Ok(Line {
            seed: self.order.seed.wrapping_add(nth as u64),
            character: life.character(),
            story: story(life),
            journal: life.journal().hash(),
        })
    }
}

/// On `out`, or in the file that is wanted for them.
fn lines(args: &Args, lives: &Lives, out: &mut impl Write) -> Result<(), Failure> {
    let keeps = args.means.keeps();
    // Lines on a terminal are telling enough.
    let what = (keeps || !io::stdout().is_terminal()).then_some("lives");
    args.means.carry_out(lives, &which(args, lives.order), what, |_, line| {
        if keeps { Ok(()) } else { Ok(writeln!(out, "{line}")?) }
    })?;
    if keeps { Ok(writeln!(out, "Lives: {}", lives.order.count)?) } else { Ok(()) }
}

/// Everything that decides the results.
fn which(args: &Args, order: &Order) -> Value {
    json!({
        "run": "character",
        "count": order.count,
        "seed": order.seed,
        "wish": args.wish,
        "service": order.service,
        "name": order.name,
        "rules": order.rules,
    })
}
