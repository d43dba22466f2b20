//! The options of a choice with their numbers and every name they answer to.

use cards::{CardId, Move, Observation, data::CardBook, text};

use crate::offers::{self, Note, Offer};

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
    /// What else it costs or brings, or why it would fail.
    pub note: Option<Note>,
    /// What is proposed to pay for it.
    pub payment: Vec<Move>,
    /// Several decisions that are proposed together.
    pub plan: Vec<Move>,
    /// The cards it is about, by title.
    pub cards: Vec<String>,
}

impl Label {
    /// The decisions that it makes, in order.
    pub fn moves(&self) -> Vec<Move> {
        offers::decisions(self.chosen, &self.payment, &self.plan)
    }
}

/// Labels for these options, in the order in which they are shown.
pub fn of(offers: Vec<Offer>, seen: &Observation, book: &CardBook) -> Vec<Label> {
    let name = |card| text::card_name(card, seen, book);
    let labelled = offers.into_iter().enumerate().map(|(n, offer)| Label {
        number: n + 1,
        chosen: offer.chosen,
        text: offer.label,
        price: offer.price,
        note: offer.note,
        cards: match offer.plan.is_empty() {
            true => cards(offer.chosen, seen).into_iter().map(name).collect(),
            false => Vec::new(),
        },
        payment: offer.payment,
        plan: offer.plan,
    });
    labelled.collect()
}

/// The label of an option.
pub fn find(labels: &[Label], chosen: Move) -> Option<&Label> {
    labels.iter().find(|label| label.chosen == chosen && label.plan.is_empty())
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
