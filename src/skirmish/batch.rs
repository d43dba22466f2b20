//! Many fights between computer combatants, on as many threads as wanted, with one result.

use std::{path::PathBuf, sync::Arc};

use dice::Dice;
use play::{Artefact, Game, JournalHash, Refusal, Seat};
use skirmish::{Broken, Decision, Ending, Move, Setup, SetupError, Skirmish, data::Armoury};

use super::commander::{Commander, CommanderKind};
use crate::{
    parallel,
    saves::{SaveError, write_whole},
};

/// More decisions than any fight could ask for: the rules go round in circles.
const STUCK: usize = 100_000;

/// What is to be fought.
pub struct Plan {
    pub armoury: Arc<Armoury>,
    /// One fight each in turn, as often as it takes.
    pub setups: Vec<Setup>,
    pub games: usize,
    pub seed: u64,
    /// By seat; a seat beyond the list is commanded like the last.
    pub commanders: Vec<CommanderKind>,
    pub threads: usize,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
    /// The folder that keeps every fight's artefact.
    pub record: Option<PathBuf>,
}

/// One fight as it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fought {
    pub winner: Option<Seat>,
    pub how: Ending,
    pub rounds: u16,
    pub decisions: usize,
    pub journal: JournalHash,
}

/// Why a run was broken off.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0} is commanded by a person; a run needs `mind` or `random`")]
    APerson(Seat),
    #[error("fight {game} (seed {seed}): decision {decision} was not accepted: {refusal}")]
    Refused { game: usize, seed: u64, decision: usize, refusal: Refusal },
    #[error("fight {game} (seed {seed}): no end after {STUCK} decisions")]
    Endless { game: usize, seed: u64 },
    #[error("fight {game} (seed {seed}): nobody is asked, and nothing has ended it")]
    Unended { game: usize, seed: u64 },
    #[error("fight {game} (seed {seed}): after decision {decision}: {broken}")]
    Unsound { game: usize, seed: u64, decision: usize, broken: Broken },
    #[error(transparent)]
    Record(#[from] SaveError),
}

/// Fights everything; results are in the fights' order.
///
/// # Errors
/// The first fight, by number, that went wrong.
pub fn run(plan: &Plan) -> Result<Vec<Fought>, BatchError> {
    let mut dice = Dice::seeded(plan.seed);
    let seeds: Vec<u64> = (0..plan.games).map(|_| dice.fork()).collect();
    parallel::in_order(plan.games, plan.threads, |game| one(plan, game, seeds[game]))
}

/// One hash for many fights, in their order.
pub fn journal_hash(fought: &[Fought]) -> JournalHash {
    let start = JournalHash::default();
    fought.iter().fold(start, |hash, one| hash.then(&one.journal.0.to_le_bytes()))
}

/// What a recorded fight's file is called, by its number from 0.
pub fn file_name(game: usize) -> String {
    format!("fight-{game:06}.json")
}

fn one(plan: &Plan, game: usize, seed: u64) -> Result<Fought, BatchError> {
    let setup = &plan.setups[game % plan.setups.len()];
    let mut fight = Skirmish::new(&plan.armoury, setup, seed)?;
    let mut commanders = commanders(plan, setup, seed)?;
    while let Some(choice) = fight.choice() {
        let (seat, decision) = (choice.seat, fight.decisions().len());
        let chosen = commanders[seat.index()].decide(&fight, choice);
        let chosen = chosen.ok_or(BatchError::APerson(seat))?;
        fight.decide(Decision { seat, chosen }).map_err(|refusal| BatchError::Refused {
            game,
            seed,
            decision,
            refusal,
        })?;
        if plan.check {
            fight.audit().map_err(|broken| BatchError::Unsound { game, seed, decision, broken })?;
        }
        if decision == STUCK {
            return Err(BatchError::Endless { game, seed });
        }
    }
    let outcome = fight.outcome().ok_or(BatchError::Unended { game, seed })?;
    if let Some(folder) = &plan.record {
        let artefact: Artefact<Setup, Move> = fight.artefact(seed);
        write_whole(&folder.join(file_name(game)), &artefact.write())?;
    }
    let (winner, how, rounds) = (outcome.winner, outcome.how, outcome.rounds);
    let (decisions, journal) = (fight.decisions().len(), fight.journal().hash());
    Ok(Fought { winner, how, rounds, decisions, journal })
}

fn commanders(plan: &Plan, setup: &Setup, seed: u64) -> Result<Vec<Commander>, BatchError> {
    let seats = (0..setup.scenario.forces.len() as u8).map(Seat);
    let seated = seats.map(|seat| {
        let last = plan.commanders.last().ok_or(BatchError::APerson(seat))?;
        let kind = plan.commanders.get(seat.index()).unwrap_or(last);
        match kind {
            CommanderKind::Person => Err(BatchError::APerson(seat)),
            CommanderKind::Mind { .. } | CommanderKind::Random => {
                Ok(Commander::new(kind, &plan.armoury, seed, seat, 0))
            }
        }
    });
    seated.collect()
}
