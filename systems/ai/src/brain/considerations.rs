//! Scorers: one a consideration and option.

use bevy::prelude::*;
use big_brain::{prelude::*, scorers::MeasuredScorerBuilder};

use super::{
    BASE_SCORE,
    features::{Feature, Features, Offer, score_of},
    normalized,
};
use crate::{noise::NOISE, search::OUTCOME};

/// Scores an option by one feature: a number of a component that the option's entity has.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Consideration<C: Component> {
    option: Entity,
    feature: Feature<C>,
}

impl<C: Component + Copy + std::fmt::Debug> ScorerBuilder for Consideration<C> {
    fn build(&self, cmd: &mut Commands, scorer: Entity, _actor: Entity) {
        cmd.entity(scorer).insert(*self);
    }

    fn label(&self) -> Option<&str> {
        Some(self.feature.0)
    }
}

/// Nothing but an option that is on offer scores anything.
pub(super) fn score_considerations<C: Component>(
    options: Query<(&C, &Offer)>,
    mut scorers: Query<(&Consideration<C>, &mut Score)>,
) {
    for (&Consideration { option, feature: (_, read) }, mut score) in &mut scorers {
        let (component, offer) = options.get(option).expect("an option stays");
        score.set(if offer.stands { score_of(read(component)) } else { 0.0 });
    }
}

/// Scores do not change but with the options.
pub(super) fn options_have_changed(changed: Query<(), Changed<Offer>>) -> bool {
    !changed.is_empty()
}

/// An option's utility: the base score and the weighted sum of all considerations.
pub(super) fn utility<F: Features>(option: Entity, weights: &[f32]) -> MeasuredScorerBuilder {
    let mut weights = normalized(weights);
    let base: Feature<Offer> = ("is on offer", |_| 1.0);
    let base = MeasuredScorer::build(0.0)
        .measure(WeightedSum)
        .push(Consideration { option, feature: base }, BASE_SCORE);
    let own = F::CONSIDERATIONS.iter().zip(weights.by_ref());
    let sum = own
        .fold(base, |sum, (&feature, weight)| sum.push(Consideration { option, feature }, weight));
    let of_any: [Feature<Offer>; 2] = [(NOISE, |it| it.noise), (OUTCOME, |it| it.outcome)];
    of_any
        .into_iter()
        .zip(weights)
        .fold(sum, |sum, (feature, weight)| sum.push(Consideration { option, feature }, weight))
}
