//! Reasons for a mind's decision: every option with its considerations.

use crate::brain::{ScoreMatrix, sways};

/// Score of one option, with its considerations.
#[derive(Debug, Clone, PartialEq)]
pub struct OptionScore<M = cards::Move> {
    pub option: M,
    /// Score from 0 to 1; the highest wins, the earliest of equals.
    pub score: f32,
    /// Amount by which each consideration moves the option up or down from one half: these sum up
    /// to the score.
    pub considerations: Vec<(&'static str, f32)>,
    /// Chance of winning after it, from 0 to 1, by rollouts; `None` where it was not tried.
    pub chance: Option<f32>,
}

/// Splits the scores of the options into their considerations.
pub(crate) fn reasons<M: Copy>(
    options: &[M],
    standings: Vec<f32>,
    matrix: &ScoreMatrix,
    names: &[&'static str],
    weights: &[f32],
) -> Vec<OptionScore<M>> {
    let scores = options.iter().zip(standings).enumerate();
    scores
        .map(|(nth, (&option, score))| {
            let moved =
                matrix.row(nth).iter().zip(sways(weights)).map(|(score, sway)| score * sway);
            let considerations = names.iter().copied().zip(moved).collect();
            OptionScore { option, score, considerations, chance: None }
        })
        .collect()
}
