//! A combatants' mind: an observation and a choice in, one of the options out, with reasons on
//! request.

use std::sync::Arc;

use engine::Player;
use skirmish::{Choice, Move, Observation, Skirmish, data::Armoury};

use super::{
    DifficultyProfile, Level, Personality,
    considerations::{self, Family},
    features::{EvalContext, Tables},
};
use crate::{
    blind_spots::overlook,
    brain::{Brain, ScoreMatrix},
    noise::NOISE,
    reasons::{OptionScore, reasons},
};

/// A computer that fights for a side. The same observation and choice always give the same move.
pub struct CombatMind {
    armoury: Arc<Armoury>,
    personality: Personality,
    profile: DifficultyProfile,
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
    /// Somebody who knows these weapons, has this personality, and thinks at this level.
    pub fn new(armoury: Arc<Armoury>, personality: Personality, level: Level) -> CombatMind {
        CombatMind::trained(armoury, personality, level.profile().clone())
    }

    /// The same with a profile of its own.
    pub fn trained(
        armoury: Arc<Armoury>,
        personality: Personality,
        profile: DifficultyProfile,
    ) -> CombatMind {
        let (tables, brain) = (Tables::new(), Brain::default());
        CombatMind { armoury, personality, profile, tables, brain }
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore<Move>> {
        let Scales { family, names, weights } = self.scales(choice);
        let matrix = self.matrix(seen, choice);
        let (_, utilities) = self.brain.pick(family.name(), &weights, matrix.clone());
        reasons(&choice.options, utilities, &matrix, &names, &weights)
    }

    /// The weights that count at this level, and the weight of noise.
    fn scales(&self, choice: &Choice) -> Scales {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.personality);
        overlook(&self.profile.blind_spots, &names, &mut weights);
        weights.push(self.profile.noise);
        names.push(NOISE);
        Scales { family, names, weights }
    }

    fn matrix(&self, seen: &Observation, choice: &Choice) -> ScoreMatrix {
        let context =
            EvalContext::new(seen, &self.armoury, &self.tables, self.personality.judgement.nerve);
        considerations::matrix(&context, choice)
    }
}

impl Player<Skirmish> for CombatMind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let Scales { family, weights, .. } = self.scales(choice);
        let matrix = self.matrix(seen, choice);
        let (taken, _) = self.brain.pick(family.name(), &weights, matrix);
        choice.options[taken]
    }
}
