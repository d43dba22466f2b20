//! Considerations: what speaks for and against each option, a family of choices a file.
//!
//! A family is a struct with a number for each consideration. Filled with weights it is part of a
//! [`Personality`]; filled with features it is a component of an option in front of a thinker. Every kind of
//! [`Why`] belongs to exactly one family.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a family names the moves it weighs; no other is offered with them"
)]

mod activity;
mod assigning;
mod discarding;
mod expending;
mod meeting;
mod picking;
mod placing;
mod playing;
mod procuring;
mod readying;
mod resolving;
mod targeting;

pub use activity::Activity;
pub use assigning::Assigning;
pub use discarding::Discarding;
pub use expending::Expending;
pub use meeting::Meeting;
pub use picking::Picking;
pub use placing::Placing;
pub use playing::Playing;
pub use procuring::Procuring;
pub use readying::Readying;
pub use resolving::Resolving;
pub use targeting::Targeting;

use cards::{Choice, Move, Why};

use crate::{
    Personality,
    brain::{FeatureSink, ScoreMatrix},
    features::EvalContext,
};

/// Families of choices that share considerations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    Activity,
    Placing,
    Discarding,
    Expending,
    Procuring,
    Playing,
    Targeting,
    Resolving,
    Meeting,
    Readying,
    Picking,
    Assigning,
}

impl Family {
    /// Every family.
    pub const ALL: [Family; 12] = [
        Family::Activity,
        Family::Placing,
        Family::Discarding,
        Family::Expending,
        Family::Procuring,
        Family::Playing,
        Family::Targeting,
        Family::Resolving,
        Family::Meeting,
        Family::Readying,
        Family::Picking,
        Family::Assigning,
    ];

    /// Returns the family of a question.
    pub fn of(why: Why) -> Family {
        match why {
            Why::ChoosingActivity => Family::Activity,
            Why::Placing { .. } | Why::PlacingUnseen | Why::MakingRoom { .. } => Family::Placing,
            Why::Discarding { .. } | Why::ForcedDiscard { .. } => Family::Discarding,
            Why::Paying { .. } | Why::MeetingExpense { .. } | Why::PayingCost { .. } => {
                Family::Expending
            }
            Why::Procuring
            | Why::Attaching { .. }
            | Why::Trimming
            | Why::Searching { .. }
            | Why::PuttingIntoPlay { .. } => Family::Procuring,
            Why::Acting | Why::Reacting | Why::AnyTime | Why::Ordering => Family::Playing,
            Why::Targeting { .. } => Family::Targeting,
            Why::Resolving
            | Why::TakingRole { .. }
            | Why::Completing { .. }
            | Why::Subplots { .. } => Family::Resolving,
            Why::Meeting { .. } => Family::Meeting,
            Why::ChooseFirst | Why::Restoring | Why::Shifting => Family::Readying,
            Why::Picking { .. } | Why::Receiving | Why::LosingToken => Family::Picking,
            Why::Assigning { .. } => Family::Assigning,
        }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        const WORDS: [&str; 12] = [
            "activity",
            "placing",
            "discarding",
            "expending",
            "procuring",
            "playing",
            "targeting",
            "resolving",
            "meeting",
            "readying",
            "picking",
            "assigning",
        ];
        WORDS[self as usize]
    }

    /// Names of its considerations.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Family::Activity => Activity::NAMES,
            Family::Placing => Placing::NAMES,
            Family::Discarding => Discarding::NAMES,
            Family::Expending => Expending::NAMES,
            Family::Procuring => Procuring::NAMES,
            Family::Playing => Playing::NAMES,
            Family::Targeting => Targeting::NAMES,
            Family::Resolving => Resolving::NAMES,
            Family::Meeting => Meeting::NAMES,
            Family::Readying => Readying::NAMES,
            Family::Picking => Picking::NAMES,
            Family::Assigning => Assigning::NAMES,
        }
    }

    /// Personality's weights of its considerations, in the same order.
    pub fn weights(self, personality: &Personality) -> Vec<f32> {
        match self {
            Family::Activity => personality.activity.numbers().into(),
            Family::Placing => personality.placing.numbers().into(),
            Family::Discarding => personality.discarding.numbers().into(),
            Family::Expending => personality.expending.numbers().into(),
            Family::Procuring => personality.procuring.numbers().into(),
            Family::Playing => personality.playing.numbers().into(),
            Family::Targeting => personality.targeting.numbers().into(),
            Family::Resolving => personality.resolving.numbers().into(),
            Family::Meeting => personality.meeting.numbers().into(),
            Family::Readying => personality.readying.numbers().into(),
            Family::Picking => personality.picking.numbers().into(),
            Family::Assigning => personality.assigning.numbers().into(),
        }
    }
}

/// Returns the names of the considerations that decide a question.
pub fn considerations(why: Why) -> &'static [&'static str] {
    Family::of(why).names()
}

/// Returns the name of the question's family.
pub fn family(why: Why) -> &'static str {
    Family::of(why).name()
}

/// Hands over the features of every option of a choice.
pub(crate) fn lay_out(context: EvalContext, choice: &Choice, options: &mut impl FeatureSink) {
    let family = Family::of(choice.why);
    for (nth, &option) in choice.options.iter().enumerate() {
        Candidate { context, why: choice.why, nth, option }.lay_out(family, options);
    }
}

/// Every consideration's score for every option, without a thinker.
pub(crate) fn scores(context: EvalContext, choice: &Choice) -> ScoreMatrix {
    let mut scores = ScoreMatrix::of_width(Family::of(choice.why).names().len());
    lay_out(context, choice, &mut scores);
    scores
}

/// One option of a choice, and all that its features are read off.
#[derive(Clone, Copy)]
pub(crate) struct Candidate<'a> {
    pub context: EvalContext<'a>,
    pub why: Why,
    pub nth: usize,
    pub option: Move,
}

impl Candidate<'_> {
    fn lay_out(self, family: Family, options: &mut impl FeatureSink) {
        match family {
            Family::Activity => options.push(activity::features(self)),
            Family::Placing => options.push(placing::features(self)),
            Family::Discarding => options.push(discarding::features(self)),
            Family::Expending => options.push(expending::features(self)),
            Family::Procuring => options.push(procuring::features(self)),
            Family::Playing => options.push(playing::features(self)),
            Family::Targeting => options.push(targeting::features(self)),
            Family::Resolving => options.push(resolving::features(self)),
            Family::Meeting => options.push(meeting::features(self)),
            Family::Readying => options.push(readying::features(self)),
            Family::Picking => options.push(picking::features(self)),
            Family::Assigning => options.push(assigning::features(self)),
        }
    }

    /// The features of an option that its question never has; nothing is passed over unnoticed in tests.
    pub fn unforeseen<T: Default>(self) -> T {
        debug_assert!(false, "{:?} is no answer to {:?}", self.option, self.why);
        T::default()
    }

    /// Cost of the option in credits (CCG-COST-16).
    pub fn price(self) -> f32 {
        self.context.seen.prices.get(self.nth).copied().unwrap_or(0).into()
    }
}

/// Credits on the scale of a score: twenty score 1.
pub(crate) fn credits(sum: f32) -> f32 {
    sum / FULL_CREDITS
}

/// Victory points on the scale of a score: ten score 1.
pub(crate) fn points(sum: f32) -> f32 {
    sum / FULL_POINTS
}

const FULL_CREDITS: f32 = 20.0;
const FULL_POINTS: f32 = 10.0;

/// Returns 1 for true, 0 for false.
pub(crate) fn truth(it_is_so: bool) -> f32 {
    if it_is_so { 1.0 } else { 0.0 }
}
