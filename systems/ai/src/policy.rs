//! The fast policy of rollouts: a mind's weighted considerations without a thinker.

use cards::{Choice, Move, Observation};

use crate::{
    Personality,
    brain::sways,
    considerations::{self, Family},
    features::{EvalContext, Outlook, Pool},
};

/// Personality prepared for repeated use.
pub(crate) struct Policy {
    personality: Personality,
    /// Effect of each consideration on an option, by family.
    sways: Vec<Vec<f32>>,
}

impl Policy {
    pub fn new(personality: Personality) -> Policy {
        let of = |family: &Family| sways(&family.weights(&personality)).collect();
        let sways = Family::ALL.iter().map(of).collect();
        Policy { personality, sways }
    }

    /// Returns the option with the highest score, the earliest of equals.
    pub fn decide(&mut self, seen: &Observation, choice: &Choice, pool: &Pool) -> Move {
        let outlook = Outlook::default();
        let context =
            EvalContext { seen, pool, outlook: &outlook, judgement: &self.personality.judgement };
        let matrix = considerations::matrix(context, choice, |_| [0.0; 2]);
        let sways = &self.sways[Family::of(choice.why) as usize];
        let mut best = (0, f32::MIN);
        for (nth, stands) in matrix.standings(sways).enumerate() {
            if stands > best.1 {
                best = (nth, stands);
            }
        }
        choice.options[best.0]
    }
}
