//! Decides with big-brain: a thinker's scorers are considerations, its actions take options.
//!
//! Each family of choices has thinkers of a few sizes, each in a world of its own ([`thinker::ThinkerWorld`]).
//! A thread makes each once and lends it out for a decision ([`pool`]). [`BigBrainPlugin`] runs there on our
//! schedule `Think`, in big-brain's own sets, on one thread:
//!
//! | set | systems |
//! |---|---|
//! | `Scorers` | `score_considerations`, then big-brain's weighted sum of them: the option's utility |
//! | `Thinkers` | big-brain's: the option of the highest utility is picked, the earliest of equals |
//! | `Actions` | `take_option` |
//!
//! An option is an entity of that world. Its components are [`Features`], a struct of the choice's family, and
//! [`Offer`](features::Offer), which every option has. There is one scorer for each consideration of each
//! option; it reads one feature and brings it within 0 and 1. Entities beyond the options of a choice score
//! nothing and are never picked, so one thinker serves all choices of its family up to its size.
//!
//! Features are worked out before the schedule runs, and not by the scorers: they are read off an observation
//! that the mind only borrows, and a family's considerations share most of that work.
//!
//! [`BigBrainPlugin`]: big_brain::BigBrainPlugin

mod actions;
mod considerations;
mod features;
mod matrix;
mod pool;
mod thinker;

pub(crate) use features::{Feature, FeatureSink, Features, score_of};
pub(crate) use matrix::ScoreMatrix;
pub(crate) use pool::PooledThinker;

/// The utility of an option before anything speaks for or against it.
pub(crate) const BASE_SCORE: f32 = 0.5;
/// Most that all considerations together move an option; a little below the base score, so that
/// even the worst option is above nothing.
const SPAN: f32 = 0.499;

/// The weights scaled so that all together move an option by less than its base score.
pub(crate) fn normalized(weights: &[f32]) -> impl Iterator<Item = f32> + '_ {
    let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
    let unit = if all > 0.0 { SPAN / all } else { 0.0 };
    weights.iter().map(move |weight| weight * unit)
}

/// Lays options out in front of a thinker, one after another.
pub(crate) struct Options<'w> {
    count: usize,
    weights: &'w [f32],
    laid_out: usize,
    thinker: Option<PooledThinker>,
}

impl<'w> Options<'w> {
    /// So many options. Weights are those of the family's considerations, then of noise, then of what
    /// rollouts say.
    pub fn of(count: usize, weights: &'w [f32]) -> Options<'w> {
        Options { count, weights, laid_out: 0, thinker: None }
    }

    /// The thinker with these options on offer, each with its noise, and no others; `None` is left out.
    pub fn offer(self, noise: impl Iterator<Item = Option<f32>>) -> PooledThinker {
        let mut thinker = self.thinker.expect("a choice has options");
        thinker.offer(noise.take(self.laid_out));
        thinker
    }
}

impl FeatureSink for Options<'_> {
    fn push<F: Features>(&mut self, features: F) {
        let (count, weights) = (self.count, self.weights);
        let thinker =
            self.thinker.get_or_insert_with(|| PooledThinker::for_options::<F>(count, weights));
        thinker.put(self.laid_out, features);
        self.laid_out += 1;
    }
}

#[cfg(test)]
mod tests;
