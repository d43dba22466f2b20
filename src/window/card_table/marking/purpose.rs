//! What several cards are marked for, and how many of them it takes.

use cards::{Move, Why};

use crate::session::flow::takes_several;

/// What cards are marked for in one answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To be discarded: so many at least, and at most all.
    Discard { least: usize, most: usize },
    /// To be discarded, exactly so many.
    ForcedDiscard { count: usize },
    /// To pay so many credits.
    Pay { owed: u16 },
    /// Skills to be collected, so many at most.
    Pick { most: usize },
}

impl Purpose {
    /// What these options are marked for; nothing where one of them is all there is to the answer.
    pub fn of(why: Why, options: &[Move]) -> Option<Purpose> {
        let most = options.iter().filter(|it| **it != Move::Done).count();
        let purpose = if let Why::Discarding { over } = why {
            Purpose::Discard { least: over.into(), most }
        } else if let Why::ForcedDiscard { left } = why {
            Purpose::ForcedDiscard { count: most.min(left.into()) }
        } else if let Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid } = why {
            Purpose::Pay { owed: owed.saturating_sub(paid).into() }
        } else if let Why::Picking { left, .. } = why {
            Purpose::Pick { most: most.min(left.into()) }
        } else {
            return None;
        };
        Some(purpose).filter(|it| takes_several(why) && most > 0 && it.takes_more_than_one())
    }

    fn takes_more_than_one(self) -> bool {
        match self {
            Purpose::Discard { .. } => true,
            Purpose::ForcedDiscard { count } => count > 1,
            Purpose::Pay { owed } => owed > 1,
            Purpose::Pick { most } => most > 1,
        }
    }

    /// What becomes of a marked card that is worth so much, in a word or two.
    pub fn word(self, worth: u8) -> String {
        match self {
            Purpose::Discard { .. } | Purpose::ForcedDiscard { .. } => "discard".to_owned(),
            Purpose::Pay { .. } => format!("pays {worth}"),
            Purpose::Pick { .. } => "picked".to_owned(),
        }
    }

    /// The answer that takes none of them.
    pub fn none(self) -> &'static str {
        match self {
            Purpose::Discard { .. } | Purpose::ForcedDiscard { .. } => "Discard nothing",
            Purpose::Pay { .. } => "Pay nothing",
            Purpose::Pick { .. } => "Pick no skill",
        }
    }
}
