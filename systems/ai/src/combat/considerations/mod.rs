//! Considerations for and against each option in a fight, a family of choices a file. Every kind of
//! [`Why`] belongs to exactly one family. Scores are shares of a fighter wherever possible: 1 is
//! one fighter put out of the fight.

mod acting;
mod attacking;
mod commanding;
mod facing;
mod gripping;
mod handling;
mod helping;
mod moving;
mod reacting;
mod suffering;
mod targeting;
mod yielding;

pub use acting::Acting;
pub use commanding::Commanding;
pub use facing::Facing;
pub use gripping::Gripping;
pub use reacting::Reacting;
pub use suffering::Suffering;
pub use targeting::Targeting;

use skirmish::{Choice, FighterId, Move, Why};

use super::{
    Personality,
    features::{Combatant, EvalContext, Outlook},
};
use crate::brain::{FeatureSink, ScoreMatrix};

/// Families of choices that share considerations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    Facing,
    Acting,
    Reacting,
    Targeting,
    Suffering,
    Commanding,
    Gripping,
}

impl Family {
    pub const ALL: [Family; 7] = [
        Family::Facing,
        Family::Acting,
        Family::Reacting,
        Family::Targeting,
        Family::Suffering,
        Family::Commanding,
        Family::Gripping,
    ];

    /// Returns the family of a question.
    pub fn of(why: Why) -> Family {
        match why {
            Why::Advantage | Why::Escape => Family::Facing,
            Why::Orders | Why::Attacks | Why::Turn { .. } => Family::Acting,
            Why::Reaction { .. } | Why::Opportunity { .. } => Family::Reacting,
            Why::NextTarget { .. } => Family::Targeting,
            Why::Wound { .. } | Why::Damage { .. } => Family::Suffering,
            Why::Tactics => Family::Commanding,
            Why::Grapple { .. } => Family::Gripping,
        }
    }

    /// Names of its considerations.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Family::Facing => Facing::NAMES,
            Family::Acting => Acting::NAMES,
            Family::Reacting => Reacting::NAMES,
            Family::Targeting => Targeting::NAMES,
            Family::Suffering => Suffering::NAMES,
            Family::Commanding => Commanding::NAMES,
            Family::Gripping => Gripping::NAMES,
        }
    }

    /// Personality's weights of its considerations, in the same order.
    pub fn weights(self, personality: &Personality) -> Vec<f32> {
        match self {
            Family::Facing => personality.facing.numbers().into(),
            Family::Acting => personality.acting.numbers().into(),
            Family::Reacting => personality.reacting.numbers().into(),
            Family::Targeting => personality.targeting.numbers().into(),
            Family::Suffering => personality.suffering.numbers().into(),
            Family::Commanding => personality.commanding.numbers().into(),
            Family::Gripping => personality.gripping.numbers().into(),
        }
    }
}

/// Returns the names of the considerations that decide a question of a fight.
pub fn considerations(why: Why) -> &'static [&'static str] {
    Family::of(why).names()
}

/// Which options are worth nothing, by these normalised weights: the fighter is no better off by them than by
/// leaving it at that.
pub(crate) fn in_vain(
    context: &EvalContext,
    choice: &Choice,
    scores: &ScoreMatrix,
    weights: &[f32],
) -> Vec<bool> {
    if Family::of(choice.why) != Family::Acting {
        return vec![false; choice.options.len()];
    }
    let outlook = Outlook::of(context);
    let still = |option| {
        let candidate = CombatCandidate { context, outlook: &outlook, choice, option };
        let mut still = ScoreMatrix::of_width(weights.len());
        still.push(moving::still(candidate)?);
        still.utilities(weights).next()
    };
    let worth = scores.utilities(weights).zip(&choice.options);
    let in_vain: Vec<bool> =
        worth.map(|(worth, &option)| still(option).is_some_and(|still| worth <= still)).collect();
    // Something has to be done even where all is in vain.
    if in_vain.iter().all(|&it| it) { vec![false; in_vain.len()] } else { in_vain }
}

/// Hands over the features of every option of a choice.
pub(crate) fn lay_out(context: &EvalContext, choice: &Choice, options: &mut impl FeatureSink) {
    let family = Family::of(choice.why);
    let outlook = Outlook::of(context);
    for &option in &choice.options {
        CombatCandidate { context, outlook: &outlook, choice, option }.lay_out(family, options);
    }
}

/// One option of a choice, and all that its features are read off.
#[derive(Clone, Copy)]
pub(crate) struct CombatCandidate<'a> {
    pub context: &'a EvalContext<'a>,
    pub outlook: &'a Outlook,
    pub choice: &'a Choice,
    pub option: Move,
}

impl<'a> CombatCandidate<'a> {
    fn lay_out(self, family: Family, options: &mut impl FeatureSink) {
        match family {
            Family::Facing => options.push(facing::features(self)),
            Family::Acting => options.push(acting::features(self)),
            Family::Reacting => options.push(reacting::features(self)),
            Family::Targeting => options.push(targeting::features(self)),
            Family::Suffering => options.push(suffering::features(self)),
            Family::Commanding => options.push(commanding::features(self)),
            Family::Gripping => options.push(gripping::features(self)),
        }
    }

    /// Returns the fighter of this id.
    pub fn fighter(self, who: FighterId) -> Option<&'a Combatant<'a>> {
        self.context.get(who)
    }

    /// The features of an option that its question never has; nothing is passed over unnoticed in tests.
    pub fn unforeseen<T: Default>(self) -> T {
        debug_assert!(false, "{:?} is no answer to {:?}", self.option, self.choice.why);
        T::default()
    }
}

/// Returns 1 for true, 0 for false.
pub(crate) fn truth(it_is_so: bool) -> f32 {
    if it_is_so { 1.0 } else { 0.0 }
}
