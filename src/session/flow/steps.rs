//! What an adviser would do at one question and those that follow from it, step by step in thought.

use ai::Mind;
use cards::{CardId, Choice, Move, Observation, Why};
use engine::Player;

use super::plan::bill;

/// What an adviser would do at one question and at those that follow from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub moves: Vec<Move>,
}

/// More steps than any hand has cards.
const MOST: usize = 40;

/// The answers of `adviser` to a question and those that follow from it, taken in thought.
pub(super) fn steps(adviser: &mut Mind, seen: &mut Observation, choice: &mut Choice) -> Vec<Move> {
    let mut moves = Vec::new();
    while moves.len() < MOST && !choice.options.is_empty() {
        let chosen = adviser.decide(seen, choice);
        moves.push(chosen);
        if chosen == Move::ExpendDeck {
            let more = owed(choice.why).saturating_sub(1);
            moves.extend(std::iter::repeat_n(Move::ExpendDeck, more.into()));
            seen.purse = seen.purse.saturating_sub(owed(choice.why).into());
            break;
        }
        if !step(seen, choice, chosen) {
            break;
        }
    }
    moves
}

/// Credits of a bill that are not paid yet.
fn owed(why: Why) -> u8 {
    bill(why).map_or(0, |[owed, paid]| owed.saturating_sub(paid))
}

/// Takes one step in thought; whether the same is asked again after it.
fn step(seen: &mut Observation, choice: &mut Choice, chosen: Move) -> bool {
    let goes_on = match (&mut choice.why, chosen) {
        (Why::Discarding { over }, Move::Discard(_)) => {
            *over = over.saturating_sub(1);
            true
        }
        (Why::ForcedDiscard { left }, Move::Discard(_)) => {
            *left = left.saturating_sub(1);
            *left > 0
        }
        (
            Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid },
            Move::ExpendHand(card),
        ) => {
            let worth = expended(seen, card);
            *paid = paid.saturating_add(worth);
            *paid < *owed
        }
        (Why::Picking { left, .. }, Move::Pick { .. }) => {
            *left = left.saturating_sub(1);
            *left > 0
        }
        _ => false,
    };
    choice.options.retain(|option| *option != chosen);
    let may_end = choice.why == Why::Discarding { over: 0 };
    if may_end && !choice.options.contains(&Move::Done) {
        choice.options.push(Move::Done);
    }
    seen.prices = vec![0; choice.options.len()];
    goes_on
}

/// Takes a card out of the hand in thought; returns its worth.
fn expended(seen: &mut Observation, card: CardId) -> u8 {
    let worth = seen.hand.iter().find(|held| held.id == card).map_or(0, |held| held.ev);
    seen.hand.retain(|held| held.id != card);
    seen.purse = seen.purse.saturating_sub(worth.into());
    worth
}
