//! A proposal for a sum or a hand: what an adviser would pay with or discard, all at once.

use ai::Mind;
use cards::{CardId, Choice, Move, Observation, Why};
use engine::Player;

use super::takes_several;

/// What an adviser would do at one question and at those that follow from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub moves: Vec<Move>,
}

/// More steps than any hand has cards.
const MOST: usize = 40;

/// What `adviser` would pay with or discard, by what can be seen now; nothing for other questions, and
/// nothing where one answer is all there is to it.
///
/// A card of the deck is worth what it turns out to be: once the adviser turns to the deck, the rest
/// comes from there.
pub fn propose(adviser: &mut Mind, seen: &Observation, choice: &Choice) -> Option<Proposal> {
    if !takes_several(choice.why) {
        return None;
    }
    let (mut seen, mut choice) = (seen.clone(), choice.clone());
    let mut moves = Vec::new();
    while moves.len() < MOST && !choice.options.is_empty() {
        let chosen = adviser.decide(&seen, &choice);
        moves.push(chosen);
        if chosen == Move::ExpendDeck {
            let more = usize::from(owed(choice.why)).saturating_sub(1);
            moves.extend(std::iter::repeat_n(Move::ExpendDeck, more));
            break;
        }
        if !step(&mut seen, &mut choice, chosen) {
            break;
        }
    }
    (moves.len() > 1).then_some(Proposal { moves })
}

/// Credits of a bill that are not paid yet.
fn owed(why: Why) -> u8 {
    let (Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid }) = why else { return 0 };
    owed.saturating_sub(paid)
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
