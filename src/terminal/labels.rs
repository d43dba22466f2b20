//! The options of a choice with their numbers and every name they answer to.

use cards::{CardId, Choice, Move, Observation, data::CardBook, text};

/// One option as the person sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// From 1.
    pub number: usize,
    pub chosen: Move,
    /// The option in words.
    pub text: String,
    /// Its price in credits.
    pub price: u8,
    /// The cards it is about, by title.
    pub cards: Vec<String>,
}

/// Labels for all options, in order.
pub fn of(choice: &Choice, seen: &Observation, book: &CardBook) -> Vec<Label> {
    let labelled = choice.options.iter().enumerate().map(|(n, &chosen)| Label {
        number: n + 1,
        chosen,
        text: text::option(chosen, seen, book),
        price: seen.prices.get(n).copied().unwrap_or(0),
        cards: cards(chosen, seen)
            .into_iter()
            .map(|card| text::card_name(card, seen, book))
            .collect(),
    });
    labelled.collect()
}

/// The cards that a move names.
fn cards(chosen: Move, seen: &Observation) -> Vec<CardId> {
    match chosen {
        Move::Done
        | Move::Pass
        | Move::Concede
        | Move::FullControl(_)
        | Move::RefuseToken(_)
        | Move::Engage(_)
        | Move::First(_)
        | Move::Uncommitted
        | Move::Piracy
        | Move::ChooseCaptain(_)
        | Move::ExpendDeck
        | Move::Spend(_)
        | Move::AcceptExpense
        | Move::Refuse
        | Move::Strike(_)
        | Move::Complete
        | Move::Subplot { .. }
        | Move::Charge => Vec::new(),
        Move::Discard(card)
        | Move::Restore(card)
        | Move::Drop(card)
        | Move::Procure(card)
        | Move::Event(card)
        | Move::Ability { card, .. }
        | Move::Choose(card)
        | Move::ExpendHand(card)
        | Move::JettisonExpendable(card)
        | Move::Jettison(card)
        | Move::Exert(card)
        | Move::Pick { crew: card, .. }
        | Move::Attempt(card)
        | Move::Hit(card) => vec![card],
        Move::Shift { gear, to } => vec![gear, to],
        Move::Heroic { card, crew, .. } => vec![card, crew],
        Move::Place(slot) | Move::Pursue(slot) => {
            let contract = seen.slots.get(slot.index()).and_then(|slot| slot.contract.as_ref());
            contract.map(|contract| contract.id).into_iter().collect()
        }
        Move::ChooseQueued(nth) => {
            seen.queue.get(usize::from(nth)).map(|queued| queued.card).into_iter().collect()
        }
    }
}
