//! Complications and then the contract, in one input.

use ai::Mind;
use cards::{Choice, Move, Observation, data::CardBook};
use engine::Player;

use super::steps::Proposal;
use crate::offers;

/// All that `adviser` would attempt one after the other, the contract last if nothing is left on it;
/// nothing where that is one attempt, or more than can be done as things stand (CCG-RES-2b, CCG-RES-3).
pub(super) fn resolve(
    adviser: &mut Mind,
    seen: &Observation,
    choice: &Choice,
    book: &CardBook,
) -> Option<Proposal> {
    let contract = offers::pursued(seen)?;
    let (mut seen_then, mut left) = (seen.clone(), choice.clone());
    let (mut cards, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..contract.complications.len() {
        let chosen = adviser.decide(&seen_then, &left);
        let Move::Attempt(card) = chosen else { break };
        cards.push(card);
        moves.push(chosen);
        left.options.retain(|option| *option != chosen);
        seen_then.prices = vec![0; left.options.len()];
    }
    if contract.complications.iter().all(|it| cards.contains(&it.id)) {
        cards.push(contract.id);
        moves.push(Move::Complete);
    }
    let possible = moves.len() > 1 && offers::are_possible(&cards, seen, book);
    possible.then_some(Proposal { moves })
}
