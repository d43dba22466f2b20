//! Many games between computer captains, on as many threads as wanted, with one result.
//!
//! Every game has its own seed, drawn from the run's seed by its number; so neither the number of
//! threads nor their order changes anything but the time it takes.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{Audit, Broken, CardGame, Decision, Ending, Setup, SetupError, data::CardBook};
use dice::Dice;
use play::{Game, JournalHash, Refusal, Seat};

use crate::{
    data::Library,
    parallel,
    players::{self, Computer, PlayerKind},
    saves::{CARD_GAME, CardArtefact, SaveError, write_whole},
};

/// The round after which a simulated game is ranked (RUL-65).
pub const ROUND_CAP: u16 = 50;
/// More decisions than any game of 50 rounds could ask for: the rules go round in circles.
const STUCK: usize = 200_000;

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Plan {
    pub games: usize,
    pub seed: u64,
    pub setup: Setup,
    pub threads: usize,
    /// The folder that keeps every game's artefact.
    pub record: Option<PathBuf>,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
}

/// One game as it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
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
    #[error("{0} cannot be simulated; name `mind` or `random`")]
    NotAComputer(Seat),
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
struct Ticket {
    number: usize,
    seed: u64,
}

/// Plays every game of the plan; outcomes are in the games' order.
///
/// # Errors
/// The first game, by number, that went wrong.
pub fn run(library: &Library, plan: &Plan) -> Result<Vec<Outcome>, SimulationError> {
    let mut dice = Dice::seeded(plan.seed);
    let seeds: Vec<u64> = (0..plan.games).map(|_| dice.fork()).collect();
    parallel::in_order(plan.games, plan.threads, |number| {
        play_one(library, plan, Ticket { number, seed: seeds[number] })
    })
}

/// One hash for many games, in their order.
pub fn journal_hash(outcomes: &[Outcome]) -> JournalHash {
    let start = JournalHash::default();
    outcomes.iter().fold(start, |hash, outcome| hash.then(&outcome.journal.0.to_le_bytes()))
}

/// One game from the deal to its end, kept if the plan says so.
fn play_one(library: &Library, plan: &Plan, ticket: Ticket) -> Result<Outcome, SimulationError> {
    let attempt = catch_unwind(AssertUnwindSafe(|| play_out(library, plan, ticket)));
    let (game, decisions) = attempt.unwrap_or_else(|panic| {
        let what = panic.downcast_ref::<String>().map(String::as_str);
        let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason");
        Err(SimulationError::Broke {
            game: ticket.number,
            seed: ticket.seed,
            what: what.to_owned(),
        })
    })?;
    let Some(ending) = game.ending() else {
        let what = "nobody is asked and nobody has won".to_owned();
        return Err(SimulationError::Broke { game: ticket.number, seed: ticket.seed, what });
    };
    let journal = game.journal().hash();
    let count = decisions.len();
    if let Some(folder) = &plan.record {
        record(folder, &plan.setup, ticket, decisions, journal)?;
    }
    Ok(Outcome { ending, rounds: game.round(), decisions: count, journal })
}

fn play_out(
    library: &Library,
    plan: &Plan,
    Ticket { number: game_number, seed }: Ticket,
) -> Result<(CardGame, Vec<Decision>), SimulationError> {
    let book = library.cards_of(&plan.setup.packs);
    let mut computers = seat_computers((library, &book), &plan.setup, seed)?;
    let mut game = CardGame::new(&book, &plan.setup, seed)?;
    let audit = plan.check.then(|| Audit::of(&game));
    let mut decisions = Vec::new();
    while let Some(choice) = game.choice() {
        let seat = choice.seat;
        let chosen = computers[seat.index()].decide(&game, choice);
        let decision = Decision { seat, chosen };
        decisions.push(decision);
        game.decide(decision).map_err(|refusal| SimulationError::Refused {
            game: game_number,
            seed,
            decision: decisions.len(),
            refusal,
        })?;
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

fn seat_computers(
    known: (&Library, &Arc<CardBook>),
    setup: &Setup,
    seed: u64,
) -> Result<Vec<Computer>, SimulationError> {
    let seated = setup.captains.iter().enumerate().map(|(n, captain)| {
        let seat = Seat(n as u8);
        let kind = PlayerKind::named(&captain.player);
        kind.and_then(|kind| players::computer(kind, known, players::luck(seed, seat, 0)))
            .ok_or(SimulationError::NotAComputer(seat))
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
    let artefact = CardArtefact { game, setup, seed, decisions, journal, finished: true };
    write_whole(&folder.join(format!("game-{number:06}.json")), &artefact.write())
}
