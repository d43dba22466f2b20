//! A mind: an observation and a choice in, one of the options out, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use play::Player;

use crate::{
    Temper,
    brain::Brain,
    reasons::{OptionScore, reasons},
    sense::{Demand, Pool, Sight},
    weigh::{self, Family},
};

/// A computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    temper: Temper,
    brain: Brain,
}

impl Mind {
    /// A captain who knows the card pool and has this temper.
    pub fn new(book: Arc<CardBook>, temper: Temper) -> Mind {
        Mind { pool: Pool::new(book), temper, brain: Brain::default() }
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        let (family, weights) = self.family(choice);
        let demand = Demand::of(seen, &self.pool);
        let ballot = weigh::ballot(self.sight(seen, &demand), choice);
        let (_, standings) = self.brain.pick(family.label(), &weights, ballot.clone());
        reasons(&choice.options, standings, &ballot, family.names(), &weights)
    }

    fn family(&self, choice: &Choice) -> (Family, Vec<f32>) {
        let family = Family::of(choice.why);
        (family, family.weights(&self.temper))
    }

    fn sight<'a>(&'a self, seen: &'a Observation, demand: &'a Demand) -> Sight<'a> {
        Sight { seen, pool: &self.pool, demand, judgement: &self.temper.judgement }
    }
}

impl Player<CardGame> for Mind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let (family, weights) = self.family(choice);
        let demand = Demand::of(seen, &self.pool);
        let ballot = weigh::ballot(self.sight(seen, &demand), choice);
        let (taken, _) = self.brain.pick(family.label(), &weights, ballot);
        choice.options[taken]
    }
}
