//! A combatants' mind: an observation and a choice in, one of the options out, with reasons on
//! request.

use std::sync::Arc;

use engine::Player;
use skirmish::{Choice, Move, Observation, Skirmish, data::Armoury};

use super::{
    Personality,
    considerations::{self, Family},
    features::{EvalContext, Tables},
};
use crate::{
    DifficultyProfile,
    brain::{Options, PooledThinker},
    difficulty::overlook,
    noise::NOISE,
    reasons::{OptionScore, reasons},
};

/// A computer that fights for a side. The same observation and choice always give the same move.
pub struct CombatMind {
    armoury: Arc<Armoury>,
    personality: Personality,
    profile: DifficultyProfile,
    tables: Tables,
}

/// A family of considerations as this mind weighs it.
struct Weighting {
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

impl CombatMind {
    /// Somebody who knows these weapons, with this personality and difficulty profile.
    pub fn new(
        armoury: Arc<Armoury>,
        personality: Personality,
        profile: DifficultyProfile,
    ) -> CombatMind {
        CombatMind { armoury, personality, profile, tables: Tables::new() }
    }

    /// Considerations for and against each option, by which [`decide`](Player::decide) decides.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore<Move>> {
        let Weighting { names, weights } = self.weighting(choice);
        let mut thinker = self.thinker(seen, choice, &weights);
        thinker.decide();
        reasons(&choice.options, thinker.utilities(), &thinker.scores(), &names, &weights)
    }

    /// The weights that count at this level, and the weight of noise.
    fn weighting(&self, choice: &Choice) -> Weighting {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.personality);
        overlook(&self.profile.blind_spots, &names, &mut weights);
        weights.push(self.profile.noise);
        names.push(NOISE);
        Weighting { names, weights }
    }

    /// The thinker with the options of this choice in front of it.
    fn thinker(&self, seen: &Observation, choice: &Choice, weights: &[f32]) -> PooledThinker {
        let nerve = self.personality.judgement.nerve;
        let context = EvalContext::new(seen, &self.armoury, &self.tables, nerve);
        let mut options = Options::of(choice.options.len(), weights);
        considerations::lay_out(&context, choice, &mut options);
        options.offer(choice.options.iter().map(|&option| Some(noise(seen, option))))
    }
}

/// The same whenever the same side looks at the same option in the same round.
fn noise(seen: &Observation, option: Move) -> f32 {
    crate::noise::noise(&format!("{} {} {option:?}", seen.seat.0, seen.round))
}

impl Player<Skirmish> for CombatMind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let weights = self.weighting(choice).weights;
        choice.options[self.thinker(seen, choice, &weights).decide()]
    }
}
