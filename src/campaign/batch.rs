//! Many campaigns, each from a seed of its own.

use std::sync::Arc;

use campaign::{Broken, Campaign, InnerGame, Outcome, Setup, SetupError};
use characters::{Character, data::Service};
use dice::Dice;
use engine::{Game, JournalHash, Refusal};
use serde::{Deserialize, Serialize};

use super::{Agent, AgentKind, Charted, Deeds, captain};
use crate::{data::Library, parallel::Work};

/// More decisions than any campaign could ask for: the rules go round in circles.
const STUCK: usize = 1_000_000;

/// The campaigns to run.
pub struct Plan {
    pub charted: Charted,
    pub library: Arc<Library>,
    /// Deck, rules and ambition of each; the captain is its own.
    pub setup: Setup,
    pub games: usize,
    pub seed: u64,
    pub agent: AgentKind,
    /// Whether every captain is the setup's, and not a life of their own.
    pub same_captain: bool,
    /// Whether to check after every decision what must always hold.
    pub check: bool,
}

/// One campaign as it went.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub seed: u64,
    pub outcome: Outcome,
    /// The service that the captain came from.
    pub service: Option<Service>,
    pub legs: u8,
    pub purse: u32,
    /// The purse in the port at half time; what it was at the end of a run that did not come so far.
    pub half_time: u32,
    pub instalment: u32,
    #[serde(flatten)]
    pub deeds: Deeds,
    pub decisions: usize,
    pub journal: JournalHash,
}

/// Why a run was broken off.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    #[error("campaign {game} (seed {seed}): nobody could command")]
    NoCaptain { game: usize, seed: u64 },
    #[error("campaign {game} (seed {seed}): {fault}")]
    Setup { game: usize, seed: u64, fault: SetupError },
    #[error("campaign {game} (seed {seed}): decision {decision} was not accepted: {refusal}")]
    Refused { game: usize, seed: u64, decision: usize, refusal: Refusal },
    #[error("campaign {game} (seed {seed}): no end after {STUCK} decisions")]
    Endless { game: usize, seed: u64 },
    #[error("campaign {game} (seed {seed}): after decision {decision}: {broken}")]
    Unsound { game: usize, seed: u64, decision: usize, broken: Broken },
    #[error("campaign {game} (seed {seed}): after decision {decision}, in the fight: {broken}")]
    UnsoundFight { game: usize, seed: u64, decision: usize, broken: skirmish::Broken },
}

/// The campaigns of a plan, about to be played.
pub struct Runs<'a> {
    plan: &'a Plan,
    seeds: Vec<u64>,
}

impl Plan {
    /// Its campaigns.
    pub fn runs(&self) -> Runs<'_> {
        let mut dice = Dice::seeded(self.seed);
        Runs { plan: self, seeds: (0..self.games).map(|_| dice.fork()).collect() }
    }

    fn captain(&self, game: usize, seed: u64) -> Result<Character, BatchError> {
        if self.same_captain {
            return Ok(self.setup.captain.clone());
        }
        let found = captain(&self.charted.book.lives, &Default::default(), None, seed);
        found.ok_or(BatchError::NoCaptain { game, seed })
    }

    fn play(&self, game: usize, seed: u64) -> Result<Run, BatchError> {
        let setup = Setup { captain: self.captain(game, seed)?, ..self.setup.clone() };
        let campaign = Campaign::new(&self.charted.book, &setup, seed);
        let mut campaign = campaign.map_err(|fault| BatchError::Setup { game, seed, fault })?;
        let mut agent = Agent::new(self.agent, &self.charted, &self.library, seed);
        while let Some(chosen) = agent.decide(&campaign) {
            let decision = campaign.decisions().len();
            if decision == STUCK {
                return Err(BatchError::Endless { game, seed });
            }
            campaign.decide(chosen).map_err(|refusal| BatchError::Refused {
                game,
                seed,
                decision,
                refusal,
            })?;
            if self.check {
                audit(&campaign, game, seed, decision)?;
            }
        }
        Ok(run(&campaign))
    }
}

fn audit(campaign: &Campaign, game: usize, seed: u64, decision: usize) -> Result<(), BatchError> {
    let inner = match campaign.inner() {
        Some(InnerGame::Fight(fight, _)) => fight.audit(),
        Some(InnerGame::Cards(..)) | None => Ok(()),
    };
    inner.map_err(|broken| BatchError::UnsoundFight { game, seed, decision, broken })?;
    campaign.audit().map_err(|broken| BatchError::Unsound { game, seed, decision, broken })
}

/// What came of a campaign that is over.
fn run(campaign: &Campaign) -> Run {
    let own = campaign.own();
    Run {
        seed: campaign.seed(),
        outcome: campaign.outcome().unwrap_or(Outcome::Lost),
        service: campaign.setup().captain.career.service,
        legs: own.leg,
        purse: own.purse,
        half_time: half_time(campaign),
        instalment: own.instalment,
        deeds: Deeds::of(campaign),
        decisions: campaign.decisions().len(),
        journal: campaign.journal().hash(),
    }
}

/// What the purse held when the first leg of the second half began.
fn half_time(campaign: &Campaign) -> u32 {
    let half = campaign.own().legs / 2;
    let accounts = campaign.own().accounts.iter().filter(|it| it.leg <= half);
    let sum: i64 = accounts.map(|it| it.credits).sum();
    u32::try_from(sum).unwrap_or(0)
}

impl Work for Runs<'_> {
    type Tool = ();
    type Piece = Run;
    type Error = BatchError;

    fn count(&self) -> usize {
        self.plan.games
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), game: usize) -> Result<Run, BatchError> {
        self.plan.play(game, self.seeds[game])
    }
}
