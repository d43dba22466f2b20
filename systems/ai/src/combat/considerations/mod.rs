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
use crate::brain::{Label, ScoreMatrix};

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

    /// Label under which its thinkers are stored.
    pub const fn label(self) -> Label {
        const LABELS: [&str; 7] =
            ["facing", "acting", "reacting", "targeting", "suffering", "commanding", "gripping"];
        Label(LABELS[self as usize])
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

/// Scores every option of a choice, the noise last.
pub(crate) fn matrix(context: &EvalContext, choice: &Choice) -> ScoreMatrix {
    let family = Family::of(choice.why);
    let mut matrix = ScoreMatrix::of_width(family.names().len() + 1);
    let outlook = Outlook::of(context);
    for &option in &choice.options {
        let asked = Asked { context, outlook: &outlook, choice, option };
        matrix.push(&asked.score(family), &[noise(context, option)]);
    }
    matrix
}

/// Noise for an option: the same for the same side, option and round.
fn noise(context: &EvalContext, option: Move) -> f32 {
    crate::noise::noise(&format!("{} {} {option:?}", context.seen.seat.0, context.seen.round))
}

/// One option of a choice, with the context to score it.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub context: &'a EvalContext<'a>,
    pub outlook: &'a Outlook,
    pub choice: &'a Choice,
    pub option: Move,
}

impl<'a> Asked<'a> {
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

    /// Returns the fighter of this id.
    pub fn fighter(self, who: FighterId) -> Option<&'a Combatant<'a>> {
        self.context.get(who)
    }

    /// Scores an option that its question never offers; panics in debug builds.
    pub fn unforeseen<T: Default>(self) -> T {
        debug_assert!(false, "{:?} is no answer to {:?}", self.option, self.choice.why);
        T::default()
    }
}

/// Returns 1 for true, 0 for false.
pub(crate) fn truth(it_is_so: bool) -> f32 {
    if it_is_so { 1.0 } else { 0.0 }
}
