//! Many fights between computer combatants, each from a seed of its own.

use std::{path::PathBuf, sync::Arc};

use ai::combat::Minds;
use dice::Dice;
use engine::{Artefact, Game, JournalHash, Refusal, Seat};
use serde::{Deserialize, Serialize};
use skirmish::{Broken, Decision, Ending, Move, Setup, SetupError, Skirmish, Why};

use super::commander::{Commander, CommanderKind};
use crate::{
    parallel::Work,
    saves::{SaveError, write_whole},
};

/// More decisions than any fight could ask for: the rules go round in circles.
const STUCK: usize = 100_000;

/// The fights to run.
pub struct Plan {
    /// Those whom computers command by, and the armoury.
    pub minds: Arc<Minds>,
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
    #[error(
        "fight {game} (`{scenario}`, seed {seed}): over before {side} decided anything ({how:?})"
    )]
    Unheard { game: usize, scenario: String, seed: u64, side: String, how: Ending },
    #[error(transparent)]
    Record(#[from] SaveError),
}

/// The fights of a plan, about to be fought.
pub struct Fights<'a> {
    pub(super) plan: &'a Plan,
    pub(super) seeds: Vec<u64>,
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

/// The beginnings of a plan's fights: each only until every side has decided something.
pub struct Openings<'a>(pub Fights<'a>);

/// One beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// How many decisions it took.
    pub decisions: usize,
    /// Somebody gave up before all others had decided anything.
    pub given_up: bool,
}

impl Work for Openings<'_> {
    type Tool = ();
    type Piece = Opening;
    type Error = BatchError;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), game: usize) -> Result<Opening, BatchError> {
        let mut bout = Bout::begin(self.0.plan, game, self.0.seeds[game])?;
        while !bout.all_decided() && bout.decide()? {}
        bout.heard()?;
        Ok(Opening { decisions: bout.fight.decisions().len(), given_up: !bout.all_decided() })
    }
}

/// The file name of a recorded fight, by its number from 0.
pub fn file_name(game: usize) -> String {
    format!("fight-{game:06}.json")
}

/// One fight of a plan under way.
struct Bout<'a> {
    plan: &'a Plan,
    game: usize,
    seed: u64,
    fight: Skirmish,
    commanders: Vec<Commander>,
    /// By seat: whether it has decided anything but what a wound takes.
    decided: Vec<bool>,
}

impl<'a> Bout<'a> {
    fn begin(plan: &'a Plan, game: usize, seed: u64) -> Result<Bout<'a>, BatchError> {
        let setup = &plan.setups[game % plan.setups.len()];
        let fight = Skirmish::new(&plan.minds.armoury, setup, seed)?;
        let commanders = commanders(plan, setup, seed)?;
        let decided = vec![false; commanders.len()];
        Ok(Bout { plan, game, seed, fight, commanders, decided })
    }

    /// Lets whoever is asked decide once; returns false when nobody is.
    fn decide(&mut self) -> Result<bool, BatchError> {
        let Bout { game, seed, .. } = *self;
        let Some(choice) = self.fight.choice() else { return Ok(false) };
        let (seat, decision) = (choice.seat, self.fight.decisions().len());
        self.decided[seat.index()] |= !matches!(choice.why, Why::Wound { .. } | Why::Damage { .. });
        let chosen = self.commanders[seat.index()].decide(&self.fight, choice);
        let chosen = chosen.ok_or(BatchError::APerson(seat))?;
        let decided = self.fight.decide(Decision { seat, chosen });
        decided.map_err(|refusal| BatchError::Refused { game, seed, decision, refusal })?;
        if self.plan.check {
            let sound = self.fight.audit();
            sound.map_err(|broken| BatchError::Unsound { game, seed, decision, broken })?;
        }
        if decision == STUCK { Err(BatchError::Endless { game, seed }) } else { Ok(true) }
    }

    fn all_decided(&self) -> bool {
        self.decided.iter().all(|&decided| decided)
    }

    /// Checks that no side was out of it before it had decided anything; but whoever gives up at
    /// once leaves the others nothing to decide.
    fn heard(&self) -> Result<(), BatchError> {
        let (Some(seat), Some(outcome)) =
            (self.decided.iter().position(|decided| !decided), self.fight.outcome())
        else {
            return Ok(());
        };
        if outcome.how == Ending::Surrendered {
            return Ok(());
        }
        let scenario = &self.fight.setup().scenario;
        Err(BatchError::Unheard {
            game: self.game,
            scenario: scenario.id.clone(),
            seed: self.seed,
            side: scenario.forces[seat].name.clone(),
            how: outcome.how,
        })
    }
}

fn one(plan: &Plan, game: usize, seed: u64) -> Result<Fought, BatchError> {
    let mut bout = Bout::begin(plan, game, seed)?;
    while bout.decide()? {}
    let fight = &bout.fight;
    let outcome = fight.outcome().ok_or(BatchError::Unended { game, seed })?;
    if let Some(folder) = &plan.record {
        let artefact: Artefact<Setup, Move> = fight.artefact(seed);
        write_whole(&folder.join(file_name(game)), &artefact.write())?;
    }
    let (winner, how, rounds) = (outcome.winner, outcome.how, outcome.rounds);
    let (decisions, journal) = (fight.decisions().len(), fight.journal().hash());
    Ok(Fought { seed, winner, how, rounds, decisions, journal })
}

/// Somebody for every seat, from the beginning of a fight.
pub(super) fn commanders(
    plan: &Plan,
    setup: &Setup,
    seed: u64,
) -> Result<Vec<Commander>, BatchError> {
    let seats = (0..setup.scenario.forces.len() as u8).map(Seat);
    let seated = seats.map(|seat| {
        let last = plan.commanders.last().ok_or(BatchError::APerson(seat))?;
        let kind = plan.commanders.get(seat.index()).unwrap_or(last);
        match kind {
            CommanderKind::Person => Err(BatchError::APerson(seat)),
            CommanderKind::Mind { .. } | CommanderKind::Random => {
                Ok(Commander::new(kind, &plan.minds, seed, seat, 0))
            }
        }
    });
    seated.collect()
}
