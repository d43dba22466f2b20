//! Considerations: what speaks for and against each option in a fight, a family of choices a file.
//! Every kind of [`Why`] belongs to exactly one family. Scores are shares of a fighter wherever
//! they can be: 1 is somebody put out of the fight.

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
use crate::brain::ScoreMatrix;

/// Choices that are weighed alike.
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

    /// The family that a question belongs to.
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

    /// The word for it.
    pub const fn name(self) -> &'static str {
        const WORDS: [&str; 7] =
            ["facing", "acting", "reacting", "targeting", "suffering", "commanding", "gripping"];
        WORDS[self as usize]
    }

    /// Its considerations, in words.
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

    /// A personality's weights of them, in the same order.
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

/// The names of the considerations that a question of a fight is decided by.
pub fn considerations(why: Why) -> &'static [&'static str] {
    Family::of(why).names()
}

/// Scores every option of a choice, the noise last.
pub(crate) fn matrix(context: &EvalContext, choice: &Choice) -> ScoreMatrix {
    let family = Family::of(choice.why);
    let mut matrix = ScoreMatrix::of_width(family.names().len() + 1);
    let outlook = Outlook::of(context);
    for &option in &choice.options {
        let candidate = CombatCandidate { context, outlook: &outlook, choice, option };
        matrix.push(&candidate.score(family), &[noise(context, option)]);
    }
    matrix
}

/// The same whenever the same side looks at the same option in the same round.
fn noise(context: &EvalContext, option: Move) -> f32 {
    crate::noise::noise(&format!("{} {} {option:?}", context.seen.seat.0, context.seen.round))
}

/// One option of a choice, and all there is to weigh it by.
#[derive(Clone, Copy)]
pub(crate) struct CombatCandidate<'a> {
    pub context: &'a EvalContext<'a>,
    pub outlook: &'a Outlook,
    pub choice: &'a Choice,
    pub option: Move,
}

impl<'a> CombatCandidate<'a> {
    fn score(self, family: Family) -> Vec<f32> {
        match family {
            Family::Facing => facing::weigh(self).numbers().into(),
            Family::Acting => acting::weigh(self).numbers().into(),
            Family::Reacting => reacting::weigh(self).numbers().into(),
            Family::Targeting => targeting::weigh(self).numbers().into(),
            Family::Suffering => suffering::weigh(self).numbers().into(),
            Family::Commanding => commanding::weigh(self).numbers().into(),
            Family::Gripping => gripping::weigh(self).numbers().into(),
        }
    }

    /// The fighter that the option is about.
    pub fn fighter(self, who: FighterId) -> Option<&'a Combatant<'a>> {
        self.context.get(who)
    }

    /// Scores an option that its question never has; nothing is passed over unnoticed in tests.
    pub fn unforeseen<T: Default>(self) -> T {
        debug_assert!(false, "{:?} is no answer to {:?}", self.option, self.choice.why);
        T::default()
    }
}

/// 1 if it is so.
pub(crate) fn truth(it_is_so: bool) -> f32 {
    if it_is_so { 1.0 } else { 0.0 }
}
