//! Counts plays that came to nothing in games between computer captains, by their journals alone.

mod oracle;
mod worth;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use oracle::Oracle;

use super::{Games, SimulationError, Table, Ticket};
use crate::{parallel::Work, players::AgentPool};

/// The games of a plan, each watched for plays that came to nothing.
pub struct Watched<'a>(pub Games<'a>);

/// How a play came to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It changed a ship for a fight that could not come before the change was over.
    Late,
    /// It changed nothing: nothing it was aimed at could be helped, or harmed.
    Idle,
    /// What it put into play was one too many and went at once (CCG-SLOT-6).
    TooMany,
}

impl Kind {
    /// In words, for a list.
    pub const fn words(self) -> &'static str {
        match self {
            Kind::Late => "for fights that could not come any more",
            Kind::Idle => "changed nothing",
            Kind::TooMany => "put into play, one too many, and gone at once",
        }
    }
}

/// A play that came to nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waste {
    pub kind: Kind,
    pub round: u16,
    /// Who played it, from 0.
    pub seat: u8,
    /// Name of the card.
    pub card: String,
}

/// The plays of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plays {
    pub seed: u64,
    /// All of them: events, heroics, abilities, and cards put into play.
    pub plays: usize,
    pub wasted: Vec<Waste>,
}

/// The plays of many games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Sum {
    pub games: usize,
    pub plays: usize,
    pub wasted: usize,
    pub kinds: BTreeMap<Kind, usize>,
    /// How often each card was wasted.
    pub cards: BTreeMap<String, usize>,
    /// Seeds of some games in which it happened.
    pub seeds: Vec<u64>,
}

/// Seeds that a sum names.
const EXAMPLES: usize = 5;

impl Sum {
    /// One more game.
    pub fn add(&mut self, game: &Plays) {
        self.games += 1;
        self.plays += game.plays;
        self.wasted += game.wasted.len();
        for waste in &game.wasted {
            *self.kinds.entry(waste.kind).or_default() += 1;
            *self.cards.entry(waste.card.clone()).or_default() += 1;
        }
        if !game.wasted.is_empty() && self.seeds.len() < EXAMPLES {
            self.seeds.push(game.seed);
        }
    }
}

impl Work for Watched<'_> {
    type Tool = AgentPool;
    type Piece = Plays;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, number: usize) -> Result<Plays, SimulationError> {
        let Games { plan, library, ref book, ref seeds } = self.0;
        let table = Table { library, book, setup: &plan.setup, check: plan.check };
        let seed = seeds[number];
        let mut oracle = Oracle::new(book, plan.setup.captains.len());
        table.play(agents, Ticket { number, seed }, |events| {
            events.iter().for_each(|event| oracle.see(event));
        })?;
        let (plays, wasted) = oracle.verdict();
        Ok(Plays { seed, plays, wasted })
    }
}

#[cfg(test)]
mod tests;
