//! Value of a position: the chance of winning, learned from games that captains played.
//!
//! In comes an [`Observation`], so that nothing hidden is known. Each captain's standing is told in a
//! handful of numbers; how far one stands apart from a rival, times the learned weights, is the logit of
//! outdoing that rival. Weights are tapered from an opening to an ending, as in chess programs.
//! [`ValueModel`] holds the weights as a file has them, and [`fit()`] learns them.

mod advantage;
mod fit;
mod model;
mod solve;
mod standing;

pub use advantage::Advantage;
pub use fit::{Example, fit};
pub use model::{Provenance, ValueModel};
pub(crate) use standing::Standings;

use std::sync::Arc;

use cards::{Observation, data::CardBook};
use serde::{Deserialize, Serialize};

use crate::features::Pool;

/// Tells positions of one card pool in numbers.
pub struct FeatureExtractor {
    pool: Pool,
}

impl FeatureExtractor {
    /// Creates one that knows these cards.
    pub fn new(book: Arc<CardBook>) -> FeatureExtractor {
        FeatureExtractor { pool: Pool::new(book) }
    }

    /// The position in numbers, for whoever this is the observation of.
    pub fn position(&self, seen: &Observation) -> Position {
        let advantages = Standings::of(seen, &self.pool).iter().map(Standings::advantage).collect();
        Position { phase: standing::phase(seen), advantages }
    }
}

/// A position in numbers, as one captain sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// How far the game has come, from 0 at its beginning to 1 where somebody has enough points.
    pub phase: f32,
    /// The captain's advantage over each rival still in the game.
    pub advantages: Vec<Advantage>,
}

impl Position {
    /// Chance of winning from 0 to 1; 1 without rivals. Among equals it is one over their number.
    pub fn chance(&self, model: &ValueModel) -> f32 {
        model.chance_over(self.advantages.iter().map(|it| (*it, self.phase)))
    }
}

#[cfg(test)]
mod tests {
    use super::{FeatureExtractor, ValueModel};
    use crate::testing::{RIVAL, Table, YOU};

    fn chance(table: &Table) -> f32 {
        let extractor = FeatureExtractor::new(table.pool.book.clone());
        extractor.position(&table.seen).chance(&ValueModel::default())
    }

    #[test]
    fn points_cards_and_a_contract_within_reach_raise_the_chance() {
        let even = chance(&Table::new());
        assert!(chance(&Table::new().with(|seen| seen.captains[0].vp += 5)) > even + 0.1);
        assert!(chance(&Table::new().with(|seen| seen.captains[1].vp += 5)) < even - 0.1);
        assert!(chance(&Table::new().with(|seen| seen.captains[1].deck_count = 2)) > even);
        let offered = || Table::new().contract(0, "haul", &[]);
        assert!(chance(&offered().in_play(YOU, &["pilot"])) > chance(&offered()));
        assert!(chance(&offered().in_play(RIVAL, &["pilot"])) < chance(&offered()));
    }

    #[test]
    fn who_has_no_rival_left_wins_and_one_rival_more_lowers_the_chance() {
        let alone = Table::new().with(|seen| seen.captains[1].out = true);
        assert_eq!(chance(&alone), 1.0);
        let third = Table::new().with(|seen| {
            let mut third = seen.captains[1].clone();
            third.seat = engine::Seat(2);
            seen.captains.push(third);
        });
        assert!(chance(&third) < chance(&Table::new()));
    }
}
