//! `far-lanes skirmish`: a fight, in this terminal or by itself, or many in figures.

mod crew;
mod inputs;
mod many;
mod one;

use std::{io::Write, path::PathBuf};

use characters::healing::RuleSet;
use skirmish::{HouseRules, Setup};

use super::{Failure, complain, library, many::Means, play::Plain, print_json, record};
use crate::{
    players::fresh_seed,
    saves::Saves,
    skirmish::{
        Skirmishes,
        commander::CommanderKind,
        session::{FightOptions, Fights, Session},
    },
    terminal,
};
pub(super) use one::tell;

const MORE: &str = "\
Without --auto you command the first side, or that of --side, in this terminal.

Keys of --json for one fight:
  seed       --seed with it fights the same fight again
  aftermath  outcome, everybody who took part with their wounds, loot
  journal    the journal's hash
  home       who of --crew came home, by the names of their files
Keys of --json for --games:
  games, wins (by seat), nobody, endings, rounds (median, p10, p90), decisions, games_per_second,
  journal_hash of all journals in their order; the same for any number of threads
Keys of a line of --out, after a first one that says which run it is:
  seed, winner (a seat from 0, or null), how (it ended), rounds, decisions, journal

Keys of --json for --games with --inputs:
  games, and before and after: inputs (of all fights), median (of one), rounds, won, kinds (inputs by
  what they answer, of all fights)

Examples:
  far-lanes skirmish
  far-lanes skirmish --scenario customs-shed --rules second-edition --seed 7
  far-lanes skirmish --scenario duel-at-dawn --auto --record fights
  far-lanes skirmish --scenario customs-shed --crew \"Mara Venn\",odo --seed 7
  far-lanes skirmish --games 1000 --seed 1 --sides random --check --json
  far-lanes skirmish --games 100000 --seed 1 --out fights.jsonl
  far-lanes skirmish --games 200 --seed 1 --inputs
  far-lanes skirmish --games 100000 --seed 1 --rules second-edition --all-decide";

/// Fight a fight: in this terminal, by itself, or many of them in figures
#[derive(clap::Args)]
#[command(
    after_help = MORE,
    group(clap::ArgGroup::new("by_itself").args(["auto", "games", "json"]).multiple(true)),
    group(clap::ArgGroup::new("of_many").args(["threads", "out"]).multiple(true).requires("games")),
    group(clap::ArgGroup::new("goes_on").arg("out").requires("seed"))
)]
pub struct Args {
    /// Which scenario; without it they are listed, and --games takes all of them in turn
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// By which rules
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,
    /// The seed of the fight, or of the first of many [default: a new one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Nobody asks you: the sides fight it out
    #[arg(long)]
    auto: bool,
    /// So many fights, in figures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Which side is yours, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=4), conflicts_with_all = ["auto", "games"])]
    side: u8,
    /// Who commands the sides; a side beyond the list is commanded like the last
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    sides: Vec<CommanderKind>,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    /// In this terminal; there is no other way yet to fight from the command line
    #[arg(long, hide = true)]
    text: bool,
    /// After every decision, check what must always hold
    #[arg(long, requires = "games")]
    check: bool,
    /// Fight each only until every side has decided something; the first that is over before that
    /// is named, and is a failure
    #[arg(long, requires = "games", conflicts_with_all = ["record", "out", "json"])]
    all_decide: bool,
    /// Fight each twice with a person on one side who does what a veteran says, and count their
    /// inputs: one for each decision, and one for a decision with what follows from it, their orders
    /// standing
    #[arg(long, requires = "games", conflicts_with_all = ["record", "out", "all_decide"])]
    inputs: bool,
    /// People of the library who take the places of your side's own; they come home with their
    /// wounds and what they found
    #[arg(
        long,
        value_name = "NAME,..",
        value_delimiter = ',',
        requires = "scenario",
        conflicts_with = "games"
    )]
    crew: Vec<String>,
    /// Go on with the newest fight that was left, in the window or here
    #[arg(long, conflicts_with_all = ["scenario", "seed", "auto", "games", "json", "sides", "side"])]
    resume: bool,
    /// Keep every fight in this folder, to be replayed; no record that is there is overwritten. What
    /// you fight yourself is kept anyway
    #[arg(long, value_name = "DIR", requires = "by_itself")]
    record: Option<PathBuf>,
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

/// Lists the scenarios, or fights.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let all = Skirmishes::load()?;
    for problem in &all.problems {
        complain(problem);
    }
    if let Some(games) = args.games {
        return many::run(args, &all, games as usize, out);
    }
    if args.resume {
        let saves = Saves::open()?;
        let fights = Fights::at(&saves);
        fights.busy().iter().for_each(complain);
        let file = fights.newest().ok_or(Failure::NoFight)?;
        let session = Session::resume(&all.armoury, &saves, &file)?;
        return by_hand(session.guided_on(&library()?.guides.fight, &saves), &args.plain, out);
    }
    let Some(name) = &args.scenario else { return list(&all, out) };
    let fight_options = fight_options(args, &all, name)?;
    if args.auto || args.json {
        return one::run(args, &all, &fight_options, out);
    }
    by_hand(Session::begin(&all.armoury, &Saves::open()?, fight_options)?, &args.plain, out)
}

fn fight_options(args: &Args, all: &Skirmishes, name: &str) -> Result<FightOptions, Failure> {
    let mut setup = setup(all, name, args)?;
    let mut sent = Vec::new();
    if !args.crew.is_empty() {
        (setup.scenario, sent) = crew::sent(&args.crew, all, &setup, args.side)?;
    }
    let (seed, commanders) = (args.seed.unwrap_or_else(fresh_seed), commanders(args, &setup));
    Ok(FightOptions { setup, seed, commanders, sent })
}

/// In this terminal, to its end or until the person leaves.
fn by_hand(mut session: Session, plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    terminal::fight(&mut session, &mut plain.keyboard(), out)?;
    let home = crew::come_home(session.fight_options(), session.aftermath().as_ref())?;
    crew::tell(&home, out)
}

fn setup(all: &Skirmishes, name: &str, args: &Args) -> Result<Setup, Failure> {
    let scenario = all.scenario(name).ok_or_else(|| Failure::Scenario {
        name: name.to_owned(),
        known: all.ids().collect::<Vec<_>>().join(", "),
    })?;
    let (rules, house) = (args.rules.into(), HouseRules::default());
    let healing = crate::roster::tables::healing()?;
    Ok(Setup { rules, house, healing, scenario: scenario.clone() })
}

/// Who commands each side: the list, or the person on their side and computers elsewhere.
fn commanders(args: &Args, setup: &Setup) -> Vec<CommanderKind> {
    let person = (!args.auto && args.games.is_none() && args.sides.is_empty())
        .then(|| usize::from(args.side - 1).min(setup.scenario.forces.len() - 1));
    let of = |seat: usize| match args.sides.get(seat).or(args.sides.last()) {
        _ if person == Some(seat) => CommanderKind::Person,
        Some(kind) => kind.clone(),
        None => CommanderKind::default(),
    };
    (0..setup.scenario.forces.len()).map(of).collect()
}

fn list(all: &Skirmishes, out: &mut impl Write) -> Result<(), Failure> {
    for listed in &all.scenarios {
        let scenario = &listed.scenario;
        let sides: Vec<&str> = scenario.forces.iter().map(|force| force.name.as_str()).collect();
        writeln!(out, "{:<20} {}: {}", scenario.id, scenario.name, sides.join(" against "))?;
    }
    Ok(writeln!(out, "\n`far-lanes skirmish --scenario NAME` fights one of them.")?)
}
