//! `far-lanes campaign`: one crew through a year of legs, in this terminal or by itself, or many in
//! figures.

mod many;

use std::{io::Write, sync::Arc};

use campaign::{Ambition, Length, Scope, Setup};
use characters::{Character, healing::RuleSet, sheet::PersonQuery, wish::Wish};

use super::{failure::Failure, many::Means, output::complain, play::Plain, read::library};
use crate::{
    campaign::{Agent, AgentKind, Campaigns, Charted, FIRST_DECK, captain},
    data::Library,
    players::fresh_seed,
    roster::RosterFolder,
    saves::Saves,
    terminal::{self, Desk},
};

const MORE: &str = "\
Without --auto and --games you are the captain, in this terminal. A campaign is saved after every
decision; without a new one being asked for, the one that was left goes on.

Keys of --json for --games:
  games, outcomes (by name), purse (median, in instalments), services and bottom_quarter (made, of
  games: by the captain's service, and of the quarter with the smallest purse at half time), kept and
  taken (contracts, by grade), fights, won, dead, decisions, games_per_second, journal_hash of all
  journals in their order

Examples:
  far-lanes campaign
  far-lanes campaign --wish \"a pilot\" --rules second-edition --ambition fortune
  far-lanes campaign --captain \"Mara Venn\" --deck honest-freight
  far-lanes campaign --short --auto --seed 7
  far-lanes campaign --games 100 --seed 1 --captains mind/lieutenant --check --json";

/// Fly a campaign: one crew through ports, voyages and boardings
#[derive(clap::Args)]
#[command(
    after_help = MORE,
    group(clap::ArgGroup::new("of_many").args(["threads", "out"]).multiple(true).requires("games")),
    group(clap::ArgGroup::new("goes_on").arg("out").requires("seed"))
)]
pub struct Args {
    /// Play in this terminal, as a campaign does without it too
    #[arg(long)]
    text: bool,
    /// Begin a new campaign with this seed, or the first of many
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin a new campaign; the one that was left is kept
    #[arg(long)]
    new: bool,
    /// Begin with somebody of the library as the captain
    #[arg(long, value_name = "NAME", conflicts_with = "wish")]
    captain: Option<String>,
    /// Begin with a captain who has lived toward this, as in `a pilot`
    #[arg(long, value_name = "WISH")]
    wish: Option<String>,
    /// Begin with this ship and its deck
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// By which rules boardings are fought and wounds heal
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,
    /// What the captain wants, besides being solvent at the end
    #[arg(long, value_enum, default_value_t = Wanted::AllHome)]
    ambition: Wanted,
    /// A short haul of five legs; a run lasts a year of twelve without it
    #[arg(long)]
    short: bool,
    /// Nobody asks you: a mind plays it, and the story is told
    #[arg(long, conflicts_with = "games")]
    auto: bool,
    /// So many campaigns, in figures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Who flies them by themselves: `random`, or `mind` with a level [default: mind/lieutenant]
    #[arg(long, value_name = "WHO")]
    captains: Option<AgentKind>,
    /// After every decision, check what must always hold
    #[arg(long, requires = "games")]
    check: bool,
    /// One JSON object instead of words
    #[arg(long, requires = "games")]
    json: bool,
    #[command(flatten)]
    means: Means,
    #[command(flatten)]
    plain: Plain,
}

/// The rule sets, as the command line calls them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Rules {
    Classic,
    SecondEdition,
}

impl From<Rules> for RuleSet {
    fn from(rules: Rules) -> RuleSet {
        match rules {
            Rules::Classic => RuleSet::Classic,
            Rules::SecondEdition => RuleSet::SecondEdition,
        }
    }
}

/// The ambitions, as the command line calls them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Wanted {
    AllHome,
    Fortune,
    GoodName,
    Laurels,
    Ruin,
}

impl From<Wanted> for Ambition {
    fn from(wanted: Wanted) -> Ambition {
        match wanted {
            Wanted::AllHome => Ambition::AllHome,
            Wanted::Fortune => Ambition::Fortune,
            Wanted::GoodName => Ambition::GoodName,
            Wanted::Laurels => Ambition::Laurels,
            Wanted::Ruin => Ambition::Ruin,
        }
    }
}

impl Args {
    fn length(&self) -> Length {
        if self.short { Length::Short } else { Length::Year }
    }

    /// Whether a new campaign begins even if one was left.
    fn means_a_new_one(&self) -> bool {
        let named = self.captain.is_some() || self.wish.is_some() || self.deck.is_some();
        self.new || self.auto || self.short || named || self.seed.is_some()
    }
}

/// Goes on with a campaign, or begins one; or plays many.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let charted = Charted::load(&library)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    if let Some(games) = args.games {
        return many::run(args, Arc::new(library), charted, (games as usize, seed), out);
    }
    let campaigns = Campaigns::at(&Saves::open()?);
    let found = if args.means_a_new_one() {
        None
    } else {
        let (newest, unusable) = campaigns.newest(&charted.book);
        unusable.iter().for_each(|it| complain(format_args!("{it} (left where it is)")));
        newest
    };
    let (is_first, saves) = (campaigns.files().is_empty(), Saves::open()?);
    let mut under_way = match found {
        Some(under_way) => under_way.guided_on(&library.guides.haul, &saves),
        None => campaigns.begin(&charted.book, &setup(args, &library, &charted, seed)?, seed)?,
    };
    let mut agent = Agent::new(args.captains.unwrap_or_default(), &charted, &library, seed);
    if args.auto {
        return Ok(terminal::watch(&mut under_way, &mut agent, out)?);
    }
    if is_first {
        writeln!(out, "For lessons on a first leg: `far-lanes guide campaign --text`.")?;
    }
    let mut desk = Desk { library: &library, minds: charted.minds.clone(), adviser: agent };
    Ok(terminal::campaign(&mut under_way, &mut desk, &mut args.plain.keyboard(), out)?)
}

/// How a new campaign begins.
fn setup(args: &Args, library: &Library, charted: &Charted, seed: u64) -> Result<Setup, Failure> {
    let deck = library.deck(args.deck.as_deref().unwrap_or(FIRST_DECK))?.playable()?.deck;
    let captain = match &args.captain {
        Some(name) => of_the_library(name)?,
        None => lived(args, charted, seed)?,
    };
    let (rules, ambition) = (args.rules.into(), args.ambition.into());
    Ok(Setup { captain, deck, rules, ambition, length: args.length(), scope: Scope::Full })
}

fn lived(args: &Args, charted: &Charted, seed: u64) -> Result<Character, Failure> {
    let lives = &charted.book.lives;
    let wish = args.wish.as_ref().map(|wish| Wish::parse(lives, wish)).transpose()?;
    captain(lives, &wish.unwrap_or_default(), None, seed).ok_or(Failure::NoCaptain)
}

fn of_the_library(name: &str) -> Result<Character, Failure> {
    let roster = RosterFolder::open()?.list();
    Ok(roster.named::<PersonQuery>(name.trim())?.sheet())
}
