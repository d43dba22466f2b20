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
    brain::{Options, PooledThinker, ScoreMatrix, normalized},
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
        let (mut thinker, in_vain) = self.thinker(seen, choice, &weights);
        thinker.decide();
        let (utilities, scores) = (thinker.utilities(), thinker.scores());
        let mut all = reasons(&choice.options, utilities, &scores, &names, &weights);
        all.iter_mut().zip(in_vain).for_each(|(it, in_vain)| it.wasted = in_vain);
        all
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

    /// The normalised weights of somebody who overlooks nothing and does nothing on impulse: no level does what
    /// is worth nothing by those.
    fn in_earnest(&self, choice: &Choice) -> Vec<f32> {
        normalized(&Family::of(choice.why).weights(&self.personality)).collect()
    }

    /// The thinker with the options of this choice in front of it, and which of them are worth nothing.
    fn thinker(
        &self,
        seen: &Observation,
        choice: &Choice,
        weights: &[f32],
    ) -> (PooledThinker, Vec<bool>) {
        let nerve = self.personality.judgement.nerve;
        let context = EvalContext::new(seen, &self.armoury, &self.tables, nerve);
        let own = self.in_earnest(choice);
        let mut options = Options::of(choice.options.len(), weights);
        let mut scores = ScoreMatrix::of_width(own.len());
        considerations::lay_out(&context, choice, &mut (&mut options, &mut scores));
        let in_vain = considerations::in_vain(&context, choice, &scores, &own);
        let noises = choice.options.iter().zip(&in_vain);
        let noises = noises.map(|(&option, in_vain)| (!in_vain).then(|| noise(seen, option)));
        (options.offer(noises), in_vain)
    }
}

/// The same whenever the same side looks at the same option in the same round.
fn noise(seen: &Observation, option: Move) -> f32 {
    crate::noise::noise(&format!("{} {} {option:?}", seen.seat.0, seen.round))
}

impl Player<Skirmish> for CombatMind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let weights = self.weighting(choice).weights;
        choice.options[self.thinker(seen, choice, &weights).0.decide()]
    }
}
