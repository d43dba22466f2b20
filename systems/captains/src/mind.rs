//! A mind: an observation and a choice in, one of the options out, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use play::Player;

use crate::{
    Temper,
    brain::{Brain, sways},
    sense::{Pool, Sight},
    weigh::{self, Family},
};

/// A computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    temper: Temper,
    brain: Brain,
}

/// Where one option stands and why.
#[derive(Debug, Clone, PartialEq)]
pub struct OptionScore {
    pub option: Move,
    /// From 0 to 1; the highest is taken, the earliest of equals.
    pub score: f32,
    /// How far each consideration moves the option up or down from one half: these sum up to the
    /// score.
    pub considerations: Vec<(&'static str, f32)>,
}

impl Mind {
    /// A captain who knows the card pool and has this temper.
    pub fn new(book: Arc<CardBook>, temper: Temper) -> Mind {
        Mind { pool: Pool::new(book), temper, brain: Brain::default() }
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        let (family, weights) = self.family(choice);
        let ballot = weigh::ballot(self.sight(seen), choice);
        let (_, standings) = self.brain.pick(family, &weights, ballot.clone());
        let scores = choice.options.iter().zip(standings).enumerate();
        scores
            .map(|(nth, (&option, score))| {
                let moved =
                    ballot.row(nth).iter().zip(sways(&weights)).map(|(score, sway)| score * sway);
                let considerations = family.names().iter().copied().zip(moved).collect();
                OptionScore { option, score, considerations }
            })
            .collect()
    }

    fn family(&self, choice: &Choice) -> (Family, Vec<f32>) {
        let family = Family::of(choice.why);
        (family, family.weights(&self.temper))
    }

    fn sight<'a>(&'a self, seen: &'a Observation) -> Sight<'a> {
        Sight { seen, pool: &self.pool, judgement: &self.temper.judgement }
    }
}

impl Player<CardGame> for Mind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let (family, weights) = self.family(choice);
        let ballot = weigh::ballot(self.sight(seen), choice);
        let (taken, _) = self.brain.pick(family, &weights, ballot);
        choice.options[taken]
    }
}
