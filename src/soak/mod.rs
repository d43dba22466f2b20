//! Random games of every kind, as many as wanted: invariants are checked after every
//! decision, and the first game that breaks one ends the run.
//!
//! A game is told by its seed: kind, setup, decks, house rules and all decisions follow from it. So
//! the game that broke is there again by its seed and its kind.

mod cards;
mod deck;
mod fights;
mod kind;
mod lives;
mod trial;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use characters::{data::Tables, healing::RuleSet};
use dice::Dice;
use engine::JournalHash;
use serde::{Deserialize, Serialize};

pub use kind::{Kind, UnknownKind};
pub use trial::Passed;

use crate::{
    data::{Library, LibraryError},
    parallel::Work,
    results::fingerprint,
    roster::tables::{self, TablesError},
    simulate::and_journal,
    skirmish::{LoadError, Skirmishes},
};
use cards::CardTrial;
use fights::{FightTrial, Ground};
use lives::LifeTrial;
use trial::Failed;

/// The games to play: the seeds from `seed` on.
#[derive(Debug, Clone)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    /// All kinds where none is named.
    pub kinds: Vec<Kind>,
    /// Whether each game goes through bytes and back at every choice, and through a file at its end.
    pub round_trips: bool,
    /// Whether things come between in games of cards: somebody goes bankrupt, control of a card passes, a card,
    /// a contract or a complication goes away.
    pub interrupted: bool,
}

/// The counts of a kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub kind: Kind,
    pub games: usize,
    pub decisions: usize,
}

/// The result of a run in which everything held.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Soaked {
    /// In the order of [`Kind::ALL`]; those of which nothing was played are left out.
    pub kinds: Vec<Tally>,
    /// Of all journals in their order; the same for any number of threads.
    pub journal: JournalHash,
}

/// Why a run was broken off.
#[derive(Debug, thiserror::Error)]
pub enum SoakError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Skirmishes(#[from] LoadError),
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(
        "{kind}, seed {seed}, after decision {decisions}: {what}; `far-lanes soak --games 1 \
         --kinds {kind} --seed {seed}{options}` shows it again"
    )]
    Failed { kind: Kind, seed: u64, decisions: usize, what: String, options: String },
}

/// Everything that games are made of.
pub struct Assets {
    library: Library,
    ground: Ground,
    tables: Arc<Tables>,
}

impl Assets {
    /// Reads them all.
    ///
    /// # Errors
    /// They cannot be used.
    pub fn load() -> Result<Assets, SoakError> {
        let (fights, healing) = (Skirmishes::load()?, tables::healing()?);
        let (library, tables) = (Library::load()?, Arc::new(tables::load()?));
        Ok(Assets { library, ground: Ground { fights, healing }, tables })
    }

    /// Changes with the cards and the numbers of their rules.
    pub fn fingerprint(&self) -> JournalHash {
        let packs: Vec<_> = self.library.book.packs().iter().map(|pack| pack.hash).collect();
        fingerprint(&(packs, &self.library.constants))
    }
}

/// A game that held, with its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub kind: Kind,
    #[serde(flatten)]
    pub passed: Passed,
}

/// The games of a plan, about to be played.
pub struct Games<'a> {
    pub plan: &'a Plan,
    pub assets: &'a Assets,
}

impl Work for Games<'_> {
    type Tool = ();
    type Piece = Held;
    type Error = SoakError;

    fn count(&self) -> usize {
        self.plan.games as usize
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), nth: usize) -> Result<Held, SoakError> {
        one(self.assets, self.plan, self.plan.seed.wrapping_add(nth as u64))
    }
}

impl Soaked {
    /// One more game that held.
    pub fn add(&mut self, Held { kind, passed: held }: Held) {
        self.journal = and_journal(self.journal, held.journal);
        let nth = self.kinds.iter().position(|tally| tally.kind == kind).unwrap_or_else(|| {
            let place = |kind: Kind| Kind::ALL.iter().position(|it| *it == kind);
            let nth = self.kinds.partition_point(|tally| place(tally.kind) < place(kind));
            self.kinds.insert(nth, Tally { kind, games: 0, decisions: 0 });
            nth
        });
        self.kinds[nth].games += 1;
        self.kinds[nth].decisions += held.decisions;
    }
}

/// The game of a seed. A panic is something that does not hold, like any other.
fn one(assets: &Assets, plan: &Plan, seed: u64) -> Result<Held, SoakError> {
    let kind = Kind::of(seed, &plan.kinds);
    let attempt = AssertUnwindSafe(|| play(assets, kind, seed, plan));
    let held = catch_unwind(attempt).unwrap_or_else(|panic| {
        let what = panic.downcast_ref::<String>().cloned();
        let what = what.or_else(|| panic.downcast_ref::<&str>().map(|&word| word.to_owned()));
        Err(Failed { decisions: 0, what: what.unwrap_or_else(|| "it broke off".to_owned()) })
    });
    let options = plan.options();
    held.map(|passed| Held { kind, passed }).map_err(|Failed { decisions, what }| {
        SoakError::Failed { kind, seed, decisions, what, options }
    })
}

impl Plan {
    /// The command-line options that show the same game again.
    fn options(&self) -> String {
        let options = [(self.round_trips, " --round-trips"), (self.interrupted, " --interrupted")];
        options.into_iter().filter(|(on, _)| *on).map(|(_, option)| option).collect()
    }
}

fn play(assets: &Assets, kind: Kind, seed: u64, plan: &Plan) -> Result<Passed, Failed> {
    let round_trips = plan.round_trips;
    // Far from the dice that the game itself throws.
    let dice = &mut Dice::seeded(Dice::seeded(seed).fork());
    let begun = |what| Failed { decisions: 0, what };
    match kind {
        Kind::Cards(captains) => {
            let dealt = CardTrial::deal(&assets.library, captains, seed, dice);
            let mut dealt = dealt.map_err(begun)?;
            dealt.interrupted = plan.interrupted;
            trial::hold(&mut dealt, round_trips, dice)
        }
        Kind::Classic | Kind::SecondEdition => {
            let classic = kind == Kind::Classic;
            let rules = if classic { RuleSet::Classic } else { RuleSet::SecondEdition };
            let met = FightTrial::meet(&assets.ground, rules, seed, dice);
            trial::hold(&mut met.map_err(begun)?, round_trips, dice)
        }
        Kind::Life => {
            trial::hold(&mut LifeTrial::of(&assets.tables, seed, dice), round_trips, dice)
        }
    }
}
