//! The chance to win of every captain, round by round, as each of them saw it.

use std::sync::Arc;

use ai::value::{FeatureExtractor, ValueModel};
use cards::CardGame;
use engine::Seat;

use super::rounds::Round;
use crate::replay_timeline::ReplayTimeline;

/// Everybody's chance to win when a round is over.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundChances {
    pub round: u16,
    /// By seat, from 0 to 1, by what that captain may see; 0 for who is out. They need not add up to 1.
    pub chances: Vec<f32>,
}

/// Tells chances of a record, a round at a time.
pub struct ChanceTeller {
    extractor: FeatureExtractor,
    model: Arc<ValueModel>,
}

impl ChanceTeller {
    /// One for this record, by this model.
    pub fn new(timeline: &ReplayTimeline, model: Arc<ValueModel>) -> ChanceTeller {
        ChanceTeller { extractor: FeatureExtractor::new(timeline.book().clone()), model }
    }

    /// The chances at the end of a round, when nobody has done anything in the next; `None` for the last one, and
    /// for a person's game that is not over: a rival's chance tells of their hand.
    pub fn after(
        &self,
        timeline: &mut ReplayTimeline,
        rounds: &[Round],
        n: usize,
    ) -> Option<RoundChances> {
        let (round, next) = (rounds.get(n)?.number, rounds.get(n + 1)?);
        if !timeline.is_open() {
            return None;
        }
        // Whoever decided that has brought the next round about.
        timeline.go_to(next.from + 1);
        let game = timeline.game();
        let chances = (0..next.captains.len()).map(|seat| self.chance(game, Seat(seat as u8)));
        Some(RoundChances { round, chances: chances.collect() })
    }

    /// The chances at the end of every round but the last.
    pub fn all(&self, timeline: &mut ReplayTimeline, rounds: &[Round]) -> Vec<RoundChances> {
        (0..rounds.len()).filter_map(|n| self.after(timeline, rounds, n)).collect()
    }

    fn chance(&self, game: &CardGame, seat: Seat) -> f32 {
        let seen = game.glance(seat);
        let is_out = seen.captains[seat.index()].out;
        if is_out { 0.0 } else { self.extractor.position(&seen).chance(&self.model) }
    }
}
