//! Scores of a choice's options, by option and consideration.

use super::{
    BASE_SCORE,
    features::{FeatureSink, Features},
};

/// Every consideration's score for every option of one decision: read off a thinker's scorers, or worked
/// out without a thinker.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ScoreMatrix {
    /// Considerations an option.
    width: usize,
    /// From 0 to 1, option by option.
    scores: Vec<f32>,
}

impl ScoreMatrix {
    /// An empty matrix for so many considerations.
    pub fn of_width(width: usize) -> ScoreMatrix {
        ScoreMatrix { width, scores: Vec::new() }
    }

    /// These scores, option by option.
    pub fn of_scores(width: usize, scores: Vec<f32>) -> ScoreMatrix {
        debug_assert_eq!(scores.len() % width, 0);
        ScoreMatrix { width, scores }
    }

    /// The utility of every option by these normalised weights.
    pub fn utilities<'a>(&'a self, weights: &'a [f32]) -> impl Iterator<Item = f32> + 'a {
        let moved = move |row: &[f32]| {
            row.iter().zip(weights).map(|(score, weight)| score * weight).sum::<f32>()
        };
        self.scores.chunks(self.width).map(move |row| BASE_SCORE + moved(row))
    }

    /// The scores of an option, in the order of its family's considerations.
    pub fn row(&self, option: usize) -> &[f32] {
        &self.scores[option * self.width..(option + 1) * self.width]
    }
}

impl FeatureSink for ScoreMatrix {
    fn push<F: Features>(&mut self, features: F) {
        self.scores.extend(features.scores());
    }
}
