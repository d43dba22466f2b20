//! The fast policy of rollouts: a mind's weighted considerations without a thinker.

use cards::{Choice, Move, Observation};

use crate::{
    Personality,
    brain::normalized,
    considerations::{self, Family},
    features::{EvalContext, Outlook, Pool},
};

/// Personality prepared for repeated use.
pub(crate) struct Policy {
    personality: Personality,
    /// Effect of each consideration on an option, by family.
    weights: Vec<Vec<f32>>,
}

impl Policy {
    pub fn new(personality: Personality) -> Policy {
        let of = |family: &Family| normalized(&family.weights(&personality)).collect();
        let weights = Family::ALL.iter().map(of).collect();
        Policy { personality, weights }
    }

    /// Returns the option with the highest score, the earliest of equals.
    pub fn decide(&mut self, seen: &Observation, choice: &Choice, pool: &Pool) -> Move {
        let outlook = Outlook::default();
        let context =
            EvalContext { seen, pool, outlook: &outlook, judgement: &self.personality.judgement };
        let scores = considerations::scores(context, choice);
        let weights = &self.weights[Family::of(choice.why) as usize];
        let mut best = (0, f32::MIN);
        for (nth, utility) in scores.utilities(weights).enumerate() {
            if utility > best.1 {
                best = (nth, utility);
            }
        }
        choice.options[best.0]
    }
}
