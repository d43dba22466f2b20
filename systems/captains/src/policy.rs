//! What a mind does at a glance: its considerations weighed without a thinker. Trials play by it.

use cards::{Choice, Move, Observation};

use crate::{
    Temper,
    brain::sways,
    sense::{Outlook, Pool, Sight},
    weigh::{self, Family},
};

/// A temper, ready to be used many times over.
pub(crate) struct Policy {
    temper: Temper,
    /// By family: how far each consideration moves an option.
    sways: Vec<Vec<f32>>,
}

impl Policy {
    pub fn new(temper: Temper) -> Policy {
        let of = |family: &Family| sways(&family.weights(&temper)).collect();
        let sways = Family::ALL.iter().map(of).collect();
        Policy { temper, sways }
    }

    /// The option that stands highest, the earliest of equals.
    pub fn decide(&mut self, seen: &Observation, choice: &Choice, pool: &Pool) -> Move {
        let outlook = Outlook::default();
        let sight = Sight { seen, pool, outlook: &outlook, judgement: &self.temper.judgement };
        let ballot = weigh::ballot(sight, choice, |_| [0.0; 2]);
        let sways = &self.sways[Family::of(choice.why) as usize];
        let mut best = (0, f32::MIN);
        for (nth, stands) in ballot.standings(sways).enumerate() {
            if stands > best.1 {
                best = (nth, stands);
            }
        }
        choice.options[best.0]
    }
}
