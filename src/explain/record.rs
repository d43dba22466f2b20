//! The record that everything is read off, and which of its decisions are worth telling.

use std::sync::Arc;

use cards::{CardGame, Decision, Move, Setup, Why, data::CardBook};

/// A game as it was recorded.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    pub book: &'a Arc<CardBook>,
    pub setup: &'a Setup,
    pub seed: u64,
    pub decisions: &'a [Decision],
}

impl Record<'_> {
    /// The game before its first decision; nothing where it cannot be set up any more.
    pub(super) fn begin(&self) -> Option<CardGame> {
        CardGame::new(self.book, self.setup, self.seed).ok()
    }
}

/// Whether anybody would want to hear why: not how a price was paid, nor that nothing was done.
pub fn is_worth_telling(why: Why, chosen: Move) -> bool {
    match why {
        Why::Placing { .. }
        | Why::PlacingUnseen
        | Why::MakingRoom { .. }
        | Why::ChoosingActivity
        | Why::ChooseFirst
        | Why::Shifting
        | Why::Procuring
        | Why::Attaching { .. }
        | Why::Acting
        | Why::Reacting
        | Why::AnyTime
        | Why::Targeting { .. }
        | Why::Trimming
        | Why::TakingRole { .. }
        | Why::Resolving
        | Why::Completing { .. }
        | Why::Subplots { .. }
        | Why::Assigning { .. }
        | Why::ForcedDiscard { .. }
        | Why::Searching { .. }
        | Why::PuttingIntoPlay { .. }
        | Why::Discarding { .. } => !matches!(chosen, Move::Done | Move::Pass),
        // One token is as good as the next; what else is given for a requirement is not.
        Why::Meeting { .. } => !matches!(chosen, Move::Spend(_)),
        Why::Restoring
        | Why::Paying { .. }
        | Why::MeetingExpense { .. }
        | Why::PayingCost { .. }
        | Why::Receiving
        | Why::Picking { .. }
        | Why::LosingToken
        | Why::Ordering => false,
    }
}
