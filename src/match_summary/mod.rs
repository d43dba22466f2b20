//! What became of a game, read off everything that happened in it: points round by round, the moments
//! that moved it most, the cards that did most.
//!
//! All three look at public events only, so that the person may read them once the game is over.

mod deeds;
mod rounds;
#[cfg(test)]
mod tests;
mod turning;

use cards::data::CardBook;
use engine::Seat;

pub use deeds::{Deed, MEASURE};
pub use rounds::{Round, Standing};
pub use turning::{Kind, Moment};

use crate::replay_timeline::{ReplayTimeline, TimelineEvent};

/// How many moments are told at most.
pub const MOMENTS: usize = 5;
/// How many cards of each captain's are told.
pub const CARDS: usize = 3;

/// A game at a glance.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchSummary {
    pub rounds: Vec<Round>,
    /// In the order they came.
    pub moments: Vec<Moment>,
    /// By seat, the card that did most first.
    pub cards: Vec<Vec<Deed>>,
}

/// Who is told of a game, and by which names.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    pub viewer: Seat,
    /// By seat.
    pub names: &'a [String],
    pub book: &'a CardBook,
}

impl MatchSummary {
    /// The summary of everything that was `told` of a game.
    pub fn of(told: &[TimelineEvent], reader: Reader) -> MatchSummary {
        MatchSummary {
            rounds: rounds::rounds(told, reader.names.len()),
            moments: turning::moments(told, reader),
            cards: deeds::by_captain(told, reader),
        }
    }

    /// The summary of an indexed record, told to the person who played it.
    pub fn of_timeline(timeline: &ReplayTimeline) -> MatchSummary {
        let viewer = timeline.person().unwrap_or_default();
        MatchSummary::of(
            timeline.events(),
            Reader { viewer, names: &timeline.names(), book: timeline.book() },
        )
    }
}
