//! The summary of a game: points round by round, turning points, the cards with the most impact.
//!
//! It reads public events only, so that the person may see it once the game is over. A [`ChanceTeller`] tells how each
//! captain saw the game.

mod card_impact;
mod chances;
mod rounds;
#[cfg(test)]
mod tests;
mod turning;

use cards::data::CardBook;
use engine::Seat;

pub use card_impact::{CardImpact, MEASURE};
pub use chances::{ChanceTeller, RoundChances};
pub use rounds::{Round, Standing};
pub use turning::{Kind, Moment};

use crate::replay_timeline::{ReplayTimeline, TimelineEvent};

/// How many turning points there are at most.
pub const MOMENTS: usize = 5;
/// How many cards of each captain's are listed.
pub const CARDS: usize = 3;

/// A game at a glance.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchSummary {
    pub rounds: Vec<Round>,
    /// In the order they came.
    pub moments: Vec<Moment>,
    /// By seat, the card that did most first.
    pub cards: Vec<Vec<CardImpact>>,
}

/// Whom the summary is for, and how the captains are named.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    pub viewer: Seat,
    /// By seat.
    pub names: &'a [String],
    pub book: &'a CardBook,
}

impl MatchSummary {
    /// The summary of these events.
    pub fn of(told: &[TimelineEvent], reader: Reader) -> MatchSummary {
        MatchSummary {
            rounds: rounds::rounds(told, reader.names.len()),
            moments: turning::moments(told, reader),
            cards: card_impact::by_captain(told, reader),
        }
    }

    /// The summary of an indexed record, for the person who played it.
    pub fn of_timeline(timeline: &ReplayTimeline) -> MatchSummary {
        let viewer = timeline.person().unwrap_or_default();
        MatchSummary::of(
            timeline.events(),
            Reader { viewer, names: &timeline.names(), book: timeline.book() },
        )
    }
}
