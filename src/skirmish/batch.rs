//! Many fights between computer combatants, each from a seed of its own.

use std::{path::PathBuf, sync::Arc};

use dice::Dice;
use engine::{Artefact, Game, JournalHash, Refusal, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{Broken, Decision, Ending, Move, Setup, SetupError, Skirmish, data::Armoury};

use super::commander::{Commander, CommanderKind};
use crate::{
    parallel::Work,
    saves::{SaveError, write_whole},
};

/// More decisions than any fight could ask for: the rules go round in circles.
const STUCK: usize = 100_000;

/// The fights to run.
pub struct Plan {
    pub armoury: Arc<Armoury>,
    /// One fight each in turn, as often as it takes.
    pub setups: Vec<Setup>,
    pub games: usize,
    pub seed: u64,
    /// By seat; a seat beyond the list is commanded like the last.
    pub commanders: Vec<CommanderKind>,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
    /// The folder that keeps every fight's artefact.
    pub record: Option<PathBuf>,
}

/// One fight as it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fought {
    pub seed: u64,
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

/// The fights of a plan, about to be fought.
pub struct Fights<'a> {
    plan: &'a Plan,
    seeds: Vec<u64>,
}

impl Plan {
    /// Its fights.
    pub fn fights(&self) -> Fights<'_> {
        let mut dice = Dice::seeded(self.seed);
        Fights { plan: self, seeds: (0..self.games).map(|_| dice.fork()).collect() }
    }
}

impl Work for Fights<'_> {
    type Tool = ();
    type Piece = Fought;
    type Error = BatchError;

    fn count(&self) -> usize {
        self.plan.games
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), game: usize) -> Result<Fought, BatchError> {
        one(self.plan, game, self.seeds[game])
    }
}

/// The file name of a recorded fight, by its number from 0.
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
    Ok(Fought { seed, winner, how, rounds, decisions, journal })
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
