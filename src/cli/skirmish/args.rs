//! What `far-lanes skirmish` can be asked for, and the fight that this means.

use std::path::PathBuf;

use characters::healing::RuleSet;
use skirmish::{HouseRules, Setup};

use super::crew;
use crate::{
    cli::{failure::Failure, many::Means, play::Plain},
    players::fresh_seed,
    skirmish::{Skirmishes, commander::CommanderKind, session::FightOptions},
};

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
    pub(super) scenario: Option<String>,
    /// By which rules
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    pub(super) rules: Rules,
    /// The seed of the fight, or of the first of many [default: a new one]
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Nobody asks you: the sides fight it out
    #[arg(long)]
    pub(super) auto: bool,
    /// So many fights, in figures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) games: Option<u32>,
    /// Which side is yours, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=4), conflicts_with_all = ["auto", "games"])]
    pub(super) side: u8,
    /// Who commands the sides; a side beyond the list is commanded like the last
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    pub(super) sides: Vec<CommanderKind>,
    /// One JSON object instead of words
    #[arg(long)]
    pub(super) json: bool,
    /// In this terminal; there is no other way yet to fight from the command line
    #[arg(long, hide = true)]
    pub(super) text: bool,
    /// After every decision, check what must always hold
    #[arg(long, requires = "games")]
    pub(super) check: bool,
    /// Fight each only until every side has decided something; the first that is over before that
    /// is named, and is a failure
    #[arg(long, requires = "games", conflicts_with_all = ["record", "out", "json"])]
    pub(super) all_decide: bool,
    /// Fight each twice with a person on one side who does what a veteran says, and count their
    /// inputs: one for each decision, and one for a decision with what follows from it, their orders
    /// standing
    #[arg(long, requires = "games", conflicts_with_all = ["record", "out", "all_decide"])]
    pub(super) inputs: bool,
    /// People of the library who take the places of your side's own; they come home with their
    /// wounds and what they found
    #[arg(
        long,
        value_name = "NAME,..",
        value_delimiter = ',',
        requires = "scenario",
        conflicts_with = "games"
    )]
    pub(super) crew: Vec<String>,
    /// Go on with the newest fight that was left, in the window or here
    #[arg(long, conflicts_with_all = ["scenario", "seed", "auto", "games", "json", "sides", "side"])]
    pub(super) resume: bool,
    /// Keep every fight in this folder, to be replayed; no record that is there is overwritten. What
    /// you fight yourself is kept anyway
    #[arg(long, value_name = "DIR", requires = "by_itself")]
    pub(super) record: Option<PathBuf>,
    #[command(flatten)]
    pub(super) means: Means,
    #[command(flatten)]
    pub(super) plain: Plain,
}

/// The rule sets, as the command line calls them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Rules {
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

impl Args {
    /// The fight of a scenario as these arguments want it.
    pub(super) fn fight_options(
        &self,
        all: &Skirmishes,
        name: &str,
    ) -> Result<FightOptions, Failure> {
        let mut setup = self.setup(all, name)?;
        let mut sent = Vec::new();
        if !self.crew.is_empty() {
            (setup.scenario, sent) = crew::sent(&self.crew, all, &setup, self.side)?;
        }
        let (seed, commanders) = (self.seed.unwrap_or_else(fresh_seed), self.commanders(&setup));
        Ok(FightOptions { setup, seed, commanders, sent })
    }

    pub(super) fn setup(&self, all: &Skirmishes, name: &str) -> Result<Setup, Failure> {
        let scenario = all.scenario(name).ok_or_else(|| Failure::Scenario {
            name: name.to_owned(),
            known: all.ids().collect::<Vec<_>>().join(", "),
        })?;
        let (rules, house) = (self.rules.into(), HouseRules::default());
        let healing = crate::roster::tables::healing()?;
        Ok(Setup { rules, house, healing, scenario: scenario.clone() })
    }

    /// Who commands each side: the list, or the person on their side and computers elsewhere.
    fn commanders(&self, setup: &Setup) -> Vec<CommanderKind> {
        let person = (!self.auto && self.games.is_none() && self.sides.is_empty())
            .then(|| usize::from(self.side - 1).min(setup.scenario.forces.len() - 1));
        let of = |seat: usize| match self.sides.get(seat).or(self.sides.last()) {
            _ if person == Some(seat) => CommanderKind::Person,
            Some(kind) => kind.clone(),
            None => CommanderKind::default(),
        };
        (0..setup.scenario.forces.len()).map(of).collect()
    }
}
