//! Features of options, as components.

use std::fmt::Debug;

use bevy::prelude::Component;

/// Features of an option: a component with one number for each of the family's considerations.
/// The numbers are on the scale of scores, but may lie beyond 0 and 1.
pub(crate) trait Features: Component + Copy + Debug + Default {
    /// The considerations in words, each with the number that it reads.
    const CONSIDERATIONS: &'static [Feature<Self>];

    /// Score of each consideration, from 0 to 1.
    fn scores(&self) -> impl Iterator<Item = f32>;
}

/// One number of a component, and what it is called as a consideration.
pub(crate) type Feature<C> = (&'static str, fn(&C) -> f32);

/// Takes the features of a choice's options, one after another.
pub(crate) trait FeatureSink {
    fn push<F: Features>(&mut self, features: F);
}

/// Two that take the same.
impl<A: FeatureSink, B: FeatureSink> FeatureSink for (&mut A, &mut B) {
    fn push<F: Features>(&mut self, features: F) {
        self.0.push(features);
        self.1.push(features);
    }
}

/// Features of every option, of any family.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Offer {
    /// Whether it belongs to the choice under way.
    pub stands: bool,
    pub noise: f32,
    /// Outcome of its rollouts; 0 without any.
    pub outcome: f32,
}

/// The score that a feature comes to.
pub(crate) fn score_of(feature: f32) -> f32 {
    feature.clamp(0.0, 1.0)
}
