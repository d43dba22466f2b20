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

/// The cards that a move is about: those it names, the contract in its slot, the card on the queue.
fn cards(chosen: Move, seen: &Observation) -> Vec<CardId> {
    if let Move::Place(slot) | Move::Pursue(slot) = chosen {
        let contract = seen.slots.get(slot.index()).and_then(|slot| slot.contract.as_ref());
        return contract.map(|contract| contract.id).into_iter().collect();
    }
    if let Move::ChooseQueued(nth) = chosen {
        return seen.queue.get(usize::from(nth)).map(|queued| queued.card).into_iter().collect();
    }
    chosen.cards()
}
