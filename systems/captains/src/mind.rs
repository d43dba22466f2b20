//! A mind: an observation and a choice in, one of the options out, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use play::Player;

use crate::{
    Level, Temper, Training,
    brain::{Ballot, Brain},
    reasons::{OptionScore, reasons},
    sense::{Demand, Pool, Sight},
    weigh::{self, Family},
    whim::{WHIM, whim},
};

/// A computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    temper: Temper,
    training: Training,
    brain: Brain,
    last: Option<Weighed>,
}

/// A family of considerations as this mind weighs it.
#[derive(Debug, Clone)]
struct Scales {
    family: Family,
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

/// A decision and all it was made by.
struct Weighed {
    options: Vec<Move>,
    scales: Scales,
    ballot: Ballot,
    standings: Vec<f32>,
    taken: usize,
}

impl Mind {
    /// A captain who knows the card pool, has this temper and thinks at this level.
    pub fn new(book: Arc<CardBook>, temper: Temper, level: Level) -> Mind {
        Mind::trained(book, temper, level.training().clone())
    }

    /// The same with a training of its own.
    pub fn trained(book: Arc<CardBook>, temper: Temper, training: Training) -> Mind {
        Mind { pool: Pool::new(book), temper, training, brain: Brain::default(), last: None }
    }

    /// Thinks for a bounded while; `None` while there is more to think about. Asked on and on about
    /// the same choice, it comes to what [`decide`](Player::decide) says at once.
    pub fn ponder(&mut self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let weighed = self.weigh(seen, choice);
        let taken = weighed.options[weighed.taken];
        self.last = Some(weighed);
        Some(taken)
    }

    /// What each option of the newest decision had for and against it; nothing before the first.
    pub fn last(&self) -> Vec<OptionScore> {
        self.last.as_ref().map(Weighed::reasons).unwrap_or_default()
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        self.decide(seen, choice);
        self.last()
    }

    fn weigh(&mut self, seen: &Observation, choice: &Choice) -> Weighed {
        let scales = self.scales(choice);
        let demand = Demand::of(seen, &self.pool);
        let ballot =
            weigh::ballot(self.sight(seen, &demand), choice, |option| self.whim(seen, option));
        let label = scales.family.label();
        let (taken, standings) = self.brain.pick(label, &scales.weights, ballot.clone());
        Weighed { options: choice.options.clone(), scales, ballot, standings, taken }
    }

    /// The weights that count at this level, and how far a whim sways them.
    fn scales(&self, choice: &Choice) -> Scales {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.temper);
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        for (name, weight) in names.iter().zip(&mut weights) {
            if self.training.overlooks.iter().any(|it| it == name) {
                *weight = 0.0;
            }
        }
        weights.push(self.training.whim * all);
        names.push(WHIM);
        Scales { family, names, weights }
    }

    /// The same whenever the same captain looks at the same option in the same round.
    fn whim(&self, seen: &Observation, option: Move) -> f32 {
        if self.training.whim == 0.0 {
            return 0.0;
        }
        whim(&format!("{} {} {option:?}", seen.you.0, seen.round))
    }

    fn sight<'a>(&'a self, seen: &'a Observation, demand: &'a Demand) -> Sight<'a> {
        Sight { seen, pool: &self.pool, demand, judgement: &self.temper.judgement }
    }
}

impl Weighed {
    fn reasons(&self) -> Vec<OptionScore> {
        let Scales { names, weights, .. } = &self.scales;
        reasons(&self.options, self.standings.clone(), &self.ballot, names, weights)
    }
}

impl Player<CardGame> for Mind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        loop {
            if let Some(taken) = self.ponder(seen, choice) {
                return taken;
            }
        }
    }
}
