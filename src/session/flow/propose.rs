//! A proposal for a sum or a hand: what an adviser would pay with or discard, all at once.

use ai::Mind;
use cards::{Choice, Observation, Why, data::CardBook};

use super::{
    paying,
    plan::takes_several,
    resolving,
    steps::{Proposal, steps},
};

/// What `adviser` would procure, attempt, pay with or discard, by what can be seen now; nothing for other questions, and
/// nothing where one answer is all there is to it.
///
/// A card of the deck is worth what it turns out to be: once the adviser turns to the deck, the rest
/// comes from there.
pub fn propose(
    adviser: &mut Mind,
    seen: &Observation,
    choice: &Choice,
    book: &CardBook,
) -> Option<Proposal> {
    if choice.why == Why::Procuring {
        return paying::procure(adviser, seen, choice);
    }
    if choice.why == Why::Resolving {
        return resolving::resolve(adviser, seen, choice, book);
    }
    if !takes_several(choice.why) {
        return None;
    }
    let moves = steps(adviser, &mut seen.clone(), &mut choice.clone());
    (moves.len() > 1).then_some(Proposal { moves })
}
