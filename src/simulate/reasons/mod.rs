//! Checks every reason that is given for an option against the table it speaks of, over many games.

mod cause;
mod claims;

use std::collections::BTreeMap;

use cards::{CardGame, Choice, Decision, Observation};
use engine::Game;
use serde::{Deserialize, Serialize};

pub use claims::Truth;

use super::{Games, SimulationError, Table, seat};
use crate::{
    hints::{self, Hint, Reason, compared},
    parallel::Work,
    players::{AgentPool, Computer},
};

/// The games of a plan; whoever is asked gives reasons for each decision, as an adviser would.
pub struct Explained<'a>(pub Games<'a>);

/// The reasons of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Decisions that reasons were given for.
    pub decisions: usize,
    /// All reasons.
    pub reasons: usize,
    /// Reasons that claim something of the table that can be looked up there.
    pub claims: usize,
    /// Claims that are false, by their words.
    pub false_claims: BTreeMap<String, usize>,
    /// Options named first though another wins more often, without saying for what.
    pub unexplained: usize,
}

impl Told {
    /// With another game's.
    pub fn add(&mut self, other: &Told) {
        self.decisions += other.decisions;
        self.reasons += other.reasons;
        self.claims += other.claims;
        self.unexplained += other.unexplained;
        for (words, count) in &other.false_claims {
            *self.false_claims.entry(words.clone()).or_default() += count;
        }
    }

    /// What is told of a decision.
    fn hear(
        &mut self,
        game: &CardGame,
        seen: &Observation,
        choice: &Choice,
        told: &[Hint<cards::Move>],
    ) {
        self.decisions += 1;
        for hint in told {
            for reason in hint.pros.iter().chain(&hint.cons) {
                self.reasons += 1;
                let of = spoken_of(reason, hint, told);
                let truth = claims::check(reason, (seen, choice, of.nth), game.book());
                self.claims += usize::from(truth != Truth::Weighed);
                if truth == Truth::False {
                    *self.false_claims.entry(reason.name.to_string()).or_default() += 1;
                }
            }
        }
        self.unexplained += usize::from(is_unexplained(told));
    }
}

/// The option that a reason speaks of: its own, or the next best.
fn spoken_of<'a, M>(reason: &Reason, own: &'a Hint<M>, told: &'a [Hint<M>]) -> &'a Hint<M> {
    told.get(1).filter(|_| reason.name.starts_with(compared::NEXT_BEST)).unwrap_or(own)
}

/// Whether another option than the first wins more often, and nothing says why it is not the first.
fn is_unexplained(told: &[Hint<cards::Move>]) -> bool {
    let hundredths = |hint: &Hint<cards::Move>| hint.chance.map(|chance| (chance * 100.0).round());
    let Some((first, rest)) = told.split_first() else { return false };
    let is_beaten = rest.iter().any(|other| hundredths(other) > hundredths(first));
    let says_why = first.pros.iter().any(|reason| reason.name.contains(compared::OUTWEIGHS));
    first.chance.is_some() && is_beaten && !says_why
}

impl Work for Explained<'_> {
    type Tool = AgentPool;
    type Piece = Told;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, number: usize) -> Result<Told, SimulationError> {
        let Games { plan, library, ref book, ref seeds } = self.0;
        let table = Table { library, book, setup: &plan.setup, check: false };
        let seed = seeds[number];
        let mut seated = seat(table, agents, seed)?;
        let mut game = CardGame::new(book, &plan.setup, seed)?;
        let (mut told, mut decisions) = (Told::default(), 0);
        while let Some(choice) = game.choice().cloned() {
            let captain = agents.at(&mut seated[choice.seat.index()]);
            let chosen = captain.decide(&game, &choice);
            if let Computer::Mind(mind) = captain {
                let reasons = hints::best(&mind.last());
                told.hear(&game, &game.observe(choice.seat), &choice, &reasons);
            }
            decisions += 1;
            game.decide(Decision { seat: choice.seat, chosen }).map_err(|refusal| {
                SimulationError::Refused { game: number, seed, decision: decisions, refusal }
            })?;
            game.forget_events();
        }
        Ok(told)
    }
}

#[cfg(test)]
mod tests;
