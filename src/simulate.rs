//! Runs many games between computer captains.
//!
//! Every game has its own seed, drawn from the run's seed by its number; so neither the number of
//! threads nor their order changes anything but the time it takes.

pub(crate) mod duel;
mod figures;
pub mod inputs;
pub mod reasons;
pub mod wasted;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{Audit, Broken, CardGame, Decision, Ending, Event, Setup, SetupError, data::CardBook};
use dice::Dice;
use engine::{Game, JournalHash, Refusal, Seat};
use serde::{Deserialize, Serialize};

pub use figures::{Endings, Lengths, Rounds, Totals};

use crate::{
    data::Library,
    parallel::Work,
    players::{self, AgentPool, SeatedAgent, UnknownCaptain},
    saves::{CARD_GAME, CardArtefact, SaveError, write_whole},
};

/// The round after which a simulated game is ranked (RUL-65).
pub const ROUND_CAP: u16 = 50;
/// More decisions than any game of 50 rounds could ask for: the rules go round in circles.
const STUCK: usize = 200_000;

/// The games to play.
#[derive(Debug, Clone)]
pub struct Plan {
    pub games: usize,
    pub seed: u64,
    pub setup: Setup,
    /// The folder that keeps every game's artefact.
    pub record: Option<PathBuf>,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
}

/// One game as it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub seed: u64,
    pub ending: Ending,
    pub rounds: u16,
    pub decisions: usize,
    pub journal: JournalHash,
}

/// Why a run was broken off: something is wrong with the rules or with a captain.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0} cannot be simulated; name a computer captain such as `mind` or `random`")]
    NotAComputer(Seat),
    #[error(transparent)]
    Captain(#[from] UnknownCaptain),
    #[error("game {game} (seed {seed}): decision {decision} was not accepted: {refusal}")]
    Refused { game: usize, seed: u64, decision: usize, refusal: Refusal },
    #[error("game {game} (seed {seed}): no end after {STUCK} decisions")]
    Endless { game: usize, seed: u64 },
    #[error("game {game} (seed {seed}): after decision {decision}: {broken}")]
    Unsound { game: usize, seed: u64, decision: usize, broken: Broken },
    #[error("game {game} (seed {seed}) broke off: {what}")]
    Broke { game: usize, seed: u64, what: String },
    #[error(transparent)]
    Record(#[from] SaveError),
}

/// A game's number, from 0, and its seed.
#[derive(Debug, Clone, Copy)]
pub struct Ticket {
    pub number: usize,
    pub seed: u64,
}

/// Where games are played: who sits there, with which cards.
#[derive(Debug, Clone, Copy)]
pub struct Table<'a> {
    pub library: &'a Library,
    /// The cards of the packs that the setup names.
    pub book: &'a Arc<CardBook>,
    pub setup: &'a Setup,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
}

/// A game that was played to its end.
#[derive(Debug)]
pub struct Played {
    pub ending: Ending,
    pub rounds: u16,
    pub decisions: Vec<Decision>,
    pub journal: JournalHash,
}

/// The games of a plan, about to be played.
pub struct Games<'a> {
    plan: &'a Plan,
    library: &'a Library,
    book: Arc<CardBook>,
    seeds: Vec<u64>,
}

impl Plan {
    /// Its games, with the cards of this library.
    pub fn games<'a>(&'a self, library: &'a Library) -> Games<'a> {
        let book = library.cards_of(&self.setup.packs);
        Games { plan: self, library, book, seeds: seeds(self.seed, self.games) }
    }
}

impl Work for Games<'_> {
    type Tool = AgentPool;
    type Piece = Outcome;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.plan.games
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, number: usize) -> Result<Outcome, SimulationError> {
        let Games { plan, library, ref book, .. } = *self;
        let table = Table { library, book, setup: &plan.setup, check: plan.check };
        let ticket = Ticket { number, seed: self.seeds[number] };
        play_one(table, agents, plan.record.as_deref(), ticket)
    }
}

/// The seeds of the first so many games of a run; those of a longer one begin with them.
pub fn seeds(seed: u64, games: usize) -> Vec<u64> {
    let mut dice = Dice::seeded(seed);
    (0..games).map(|_| dice.fork()).collect()
}

/// The one hash of many games, in their order, once this one has followed.
pub fn and_journal(hash: JournalHash, journal: JournalHash) -> JournalHash {
    hash.then(&journal.0.to_le_bytes())
}

/// One game from the deal to its end, kept if there is a folder for it.
fn play_one(
    table: Table,
    agents: &mut AgentPool,
    folder: Option<&Path>,
    ticket: Ticket,
) -> Result<Outcome, SimulationError> {
    let Played { ending, rounds, decisions, journal } = table.play(agents, ticket, |_| {})?;
    let count = decisions.len();
    if let Some(folder) = folder {
        record(folder, table.setup, ticket, decisions, journal)?;
    }
    Ok(Outcome { seed: ticket.seed, ending, rounds, decisions: count, journal })
}

impl Table<'_> {
    /// One game from the deal to its end; `watch` is told of all events in their order, some at a
    /// time, and nobody keeps them.
    ///
    /// Plays with agents of the pool.
    ///
    /// # Errors
    /// Something is wrong with the rules, a captain or the setup.
    pub fn play(
        self,
        agents: &mut AgentPool,
        ticket: Ticket,
        mut watch: impl FnMut(&[Event]),
    ) -> Result<Played, SimulationError> {
        self.play_looking(agents, ticket, |game| watch(game.journal().events()))
    }

    /// The same, where `look` is shown the table after the deal and after every decision; the journal there
    /// has the events since it last looked.
    ///
    /// # Errors
    /// Something is wrong with the rules, a captain or the setup.
    pub fn play_looking(
        self,
        agents: &mut AgentPool,
        ticket: Ticket,
        look: impl FnMut(&CardGame),
    ) -> Result<Played, SimulationError> {
        let Ticket { number: game, seed } = ticket;
        let attempt = catch_unwind(AssertUnwindSafe(|| self.play_out(agents, ticket, look)));
        let (played, decisions) = attempt.unwrap_or_else(|panic| {
            let what = panic.downcast_ref::<String>().map(String::as_str);
            let what = what.or_else(|| panic.downcast_ref::<&str>().copied());
            let what = what.unwrap_or("no reason").to_owned();
            Err(SimulationError::Broke { game, seed, what })
        })?;
        let Some(ending) = played.ending() else {
            let what = "nobody is asked and nobody has won".to_owned();
            return Err(SimulationError::Broke { game, seed, what });
        };
        let (rounds, journal) = (played.round(), played.journal().hash());
        Ok(Played { ending, rounds, decisions, journal })
    }

    fn play_out(
        self,
        agents: &mut AgentPool,
        Ticket { number: game_number, seed }: Ticket,
        mut look: impl FnMut(&CardGame),
    ) -> Result<(CardGame, Vec<Decision>), SimulationError> {
        let mut seated = seat(self, agents, seed)?;
        let mut game = CardGame::new(self.book, self.setup, seed)?;
        let audit = self.check.then(|| Audit::of(&game));
        let mut decisions = Vec::new();
        look(&game);
        game.forget_events();
        while let Some(choice) = game.choice() {
            let seat = choice.seat;
            let chosen = agents.at(&mut seated[seat.index()]).decide(&game, choice);
            let decision = Decision { seat, chosen };
            decisions.push(decision);
            game.decide(decision).map_err(|refusal| SimulationError::Refused {
                game: game_number,
                seed,
                decision: decisions.len(),
                refusal,
            })?;
            look(&game);
            game.forget_events();
            let sound = audit.as_ref().map_or(Ok(()), |audit| audit.check(&game));
            sound.map_err(|broken| SimulationError::Unsound {
                game: game_number,
                seed,
                decision: decisions.len(),
                broken,
            })?;
            if decisions.len() == STUCK {
                return Err(SimulationError::Endless { game: game_number, seed });
            }
        }
        Ok((game, decisions))
    }
}

/// Who decides, by seat.
fn seat(
    table: Table,
    agents: &mut AgentPool,
    seed: u64,
) -> Result<Vec<SeatedAgent>, SimulationError> {
    let Table { library, book, setup, .. } = table;
    let seated = setup.captains.iter().enumerate().map(|(n, captain)| {
        let seat = Seat(n as u8);
        let luck = players::luck(seed, seat, 0);
        let sitting = agents.find(&captain.player, (library, book), luck)?;
        sitting.ok_or(SimulationError::NotAComputer(seat))
    });
    seated.collect()
}

fn record(
    folder: &Path,
    setup: &Setup,
    Ticket { number, seed }: Ticket,
    decisions: Vec<Decision>,
    journal: JournalHash,
) -> Result<(), SaveError> {
    let (game, setup) = (CARD_GAME.to_owned(), setup.clone());
    let artefact =
        CardArtefact { game, setup, seed, decisions, journal, finished: true, taken_back: 0 };
    write_whole(&folder.join(format!("game-{number:06}.json")), &artefact.write())
}
