//! A combatants' mind: an observation and a choice in, one of the options out, with reasons on
//! request.

use std::sync::Arc;

use play::Player;
use skirmish::{Choice, Move, Observation, Skirmish, data::Armoury};

use super::{
    Level, Temper, Training,
    sense::{Sight, Tables},
    weigh::{self, Family},
};
use crate::{
    brain::{Ballot, Brain},
    reasons::{OptionScore, reasons},
    training::overlook,
    whim::WHIM,
};

/// A computer that fights for a side. The same observation and choice always give the same move.
pub struct CombatMind {
    armoury: Arc<Armoury>,
    temper: Temper,
    training: Training,
    tables: Tables,
    brain: Brain,
}

/// A family of considerations as this mind weighs it.
struct Scales {
    family: Family,
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

impl CombatMind {
    /// Somebody who knows these weapons, has this temper, and thinks at this level.
    pub fn new(armoury: Arc<Armoury>, temper: Temper, level: Level) -> CombatMind {
        CombatMind::trained(armoury, temper, level.training().clone())
    }

    /// The same with a training of its own.
    pub fn trained(armoury: Arc<Armoury>, temper: Temper, training: Training) -> CombatMind {
        let (tables, brain) = (Tables::new(), Brain::default());
        CombatMind { armoury, temper, training, tables, brain }
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore<Move>> {
        let Scales { family, names, weights } = self.scales(choice);
        let ballot = self.ballot(seen, choice);
        let (_, standings) = self.brain.pick(family.label(), &weights, ballot.clone());
        reasons(&choice.options, standings, &ballot, &names, &weights)
    }

    /// The weights that count at this level, and how far a whim sways them.
    fn scales(&self, choice: &Choice) -> Scales {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.temper);
        overlook(&self.training.overlooks, &names, &mut weights);
        weights.push(self.training.whim);
        names.push(WHIM);
        Scales { family, names, weights }
    }

    fn ballot(&self, seen: &Observation, choice: &Choice) -> Ballot {
        let sight = Sight::new(seen, &self.armoury, &self.tables, self.temper.judgement.nerve);
        weigh::ballot(&sight, choice)
    }
}

impl Player<Skirmish> for CombatMind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let Scales { family, weights, .. } = self.scales(choice);
        let ballot = self.ballot(seen, choice);
        let (taken, _) = self.brain.pick(family.label(), &weights, ballot);
        choice.options[taken]
    }
}
