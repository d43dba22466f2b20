//! Looking ahead: the likeliest options are tried in games that might be the one at hand.
//!
//! An observation carries an [`InformationSet`](cards::InformationSet). It is determinized by the mind's own
//! dice, and those depend on nothing but what is seen. Each rollout plays one option on, by the
//! mind's own judgement for every captain, to the end of a round, and asks the learned
//! [value](crate::value) how one stands there.
//! Effort is counted in rollouts, never in time, so a decision can be made again.

mod difference;
mod foreseen;
mod rollout;

pub use difference::Difference;
pub(crate) use foreseen::Foreseen;
pub(crate) use rollout::{RolloutState, Rollouts, fingerprint};

use cards::Why;
use serde::{Deserialize, Serialize};

/// Search settings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Number of options with the highest scores to try, 2 or more.
    pub options: u8,
    /// Rollouts a decision between two captains, all options together; fewer among more captains,
    /// whose rounds are longer.
    pub rollouts: u16,
    /// Rounds that a rollout lasts: 1 ends with the round under way.
    pub rounds: u8,
    /// Weight of an option's chance to win, as a share of the best option's, against all weights of a family
    /// together.
    pub trust: f32,
}

impl Reach {
    /// Whether there is anything to try, and a weight for its value.
    pub(crate) fn is_sound(self) -> bool {
        let Reach { options, rollouts, rounds, trust } = self;
        options >= 2 && rollouts >= 2 && rounds >= 1 && trust.is_finite() && trust > 0.0
    }
}

/// Name of the consideration for the rollouts' value.
pub const OUTCOME: &str = "how it plays out";

/// Whether a question matters enough to search its options.
pub(crate) fn is_worth_trying(why: Why) -> bool {
    match why {
        Why::Placing { .. }
        | Why::MakingRoom { .. }
        | Why::ChoosingActivity
        | Why::Procuring
        | Why::Attaching { .. }
        | Why::Acting
        | Why::Reacting
        | Why::AnyTime
        | Why::Targeting { .. }
        | Why::PuttingIntoPlay { .. }
        | Why::Resolving
        | Why::TakingRole { .. }
        | Why::Completing { .. }
        | Why::Meeting { .. }
        | Why::Subplots { .. }
        | Why::Assigning { .. }
        | Why::ChooseFirst
        | Why::Trimming
        | Why::Searching { .. }
        | Why::LosingToken => true,
        Why::Discarding { .. }
        // Hardly ever does it matter who carries what, so chance would decide.
        | Why::Shifting
        | Why::ForcedDiscard { .. }
        | Why::Restoring
        | Why::PlacingUnseen
        | Why::Paying { .. }
        | Why::MeetingExpense { .. }
        | Why::PayingCost { .. }
        | Why::Receiving
        | Why::Picking { .. }
        | Why::Ordering => false,
    }
}
