//! Reasons for a mind's decision: every option with its considerations.

use crate::{
    Cause, Difference,
    brain::{ScoreMatrix, normalized},
};

/// Score of one option, with its considerations.
#[derive(Debug, Clone, PartialEq)]
pub struct OptionScore<M = cards::Move> {
    pub option: M,
    /// Score from 0 to 1; the highest wins, the earliest of equals.
    pub score: f32,
    /// Amount by which each consideration moves the option up or down from one half: these sum up
    /// to the score.
    pub considerations: Vec<(&'static str, f32)>,
    /// What one of them speaks of, where that can be named.
    pub cause: Option<Cause>,
    /// Chance of winning after it, from 0 to 1, by rollouts; `None` where it was not tried.
    pub chance: Option<f32>,
    /// What stood otherwise after those rollouts than after those of the others, what matters most first.
    pub apart: Vec<Difference>,
    /// Whether it was tried and brought nothing but its price: it is never chosen, whatever speaks for it.
    pub wasted: bool,
}

/// The reasons for the utilities of all options.
pub(crate) fn reasons<M: Clone>(
    options: &[M],
    utilities: Vec<f32>,
    scores: &ScoreMatrix,
    names: &[&'static str],
    weights: &[f32],
) -> Vec<OptionScore<M>> {
    let options = options.iter().zip(utilities).enumerate();
    options
        .map(|(nth, (option, score))| {
            let moved = scores
                .row(nth)
                .iter()
                .zip(normalized(weights))
                .map(|(score, weight)| score * weight);
            let considerations = names.iter().copied().zip(moved).collect();
            let option = option.clone();
            OptionScore {
                option,
                score,
                considerations,
                cause: None,
                chance: None,
                apart: Vec::new(),
                wasted: false,
            }
        })
        .collect()
}
