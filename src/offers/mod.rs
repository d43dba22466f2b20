//! The options of the card game as a person meets them: each with its price, what it brings, and
//! whether it can succeed; what cannot stands last.
//!
//! Presentation only. The rules' own list and its order stay as they are, and so does what is
//! recorded. Terminal and window both show these.

mod attempt;
mod note;
#[cfg(test)]
mod tests;
mod together;

use cards::{
    CardId, Choice, Move, Observation, Why,
    data::{CardBook, Requirement},
    text,
};

use attempt::Attempt;

pub use attempt::me;
pub use note::{Note, pursued};

/// One option as a person meets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub chosen: Move,
    /// The option in words.
    pub label: String,
    /// Its price in credits.
    pub price: u8,
    /// What else it costs or brings.
    pub note: Option<Note>,
    /// What is proposed to pay for it, where it has a price.
    pub payment: Vec<Move>,
    /// Several decisions that are proposed together; `chosen` is the first of them.
    pub plan: Vec<Move>,
}

/// The decisions of an option in order: all that are proposed together, else the option and what pays
/// for it.
pub fn decisions(chosen: Move, payment: &[Move], plan: &[Move]) -> Vec<Move> {
    if plan.is_empty() { [&[chosen], payment].concat() } else { plan.to_vec() }
}

/// Whether a move only ends what is asked. It is never shown as if it were recommended.
pub fn is_idle(chosen: Move) -> bool {
    matches!(chosen, Move::Done | Move::Pass)
}

/// Whether an option with this remark would fail as things stand.
pub fn is_hopeless(note: Option<&Note>) -> bool {
    matches!(note, Some(Note::Fails(_)))
}

/// Whether a subplot asks for nothing but tokens.
pub fn takes_tokens_alone(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> bool {
    note::way(chosen, why, seen, book).is_some_and(attempt::takes_tokens_alone)
}

/// Whether nothing is missing to succeed with all of these contracts and complications together.
pub fn are_possible(cards: &[CardId], seen: &Observation, book: &CardBook) -> bool {
    let attempts = cards.iter().filter_map(|&card| Attempt::of(card, seen, book));
    let wanted: Vec<Requirement> = attempts.flat_map(|it| it.requires.iter().cloned()).collect();
    attempt::missing(&wanted, seen, book).is_none()
}

/// All options of a choice; those that would fail stand last, else in the rules' order.
pub fn of(choice: &Choice, seen: &Observation, book: &CardBook) -> Vec<Offer> {
    let prices = seen.prices.iter().copied().chain(std::iter::repeat(0));
    let offer = |(&chosen, price)| Offer {
        chosen,
        label: label(chosen, choice.why, seen, book),
        price,
        note: note::of(chosen, choice.why, seen, book),
        payment: Vec::new(),
        plan: Vec::new(),
    };
    let mut offers: Vec<Offer> = choice.options.iter().zip(prices).map(offer).collect();
    offers.sort_by_key(|offer| is_hopeless(offer.note.as_ref()));
    offers
}

impl Offer {
    /// The same option with what pays for it in the same input.
    pub fn paid(mut self, payment: Vec<Move>, seen: &Observation, book: &CardBook) -> Offer {
        if let Some(words) = together::payment(&payment, seen, book) {
            self.note = Some(Note::and(self.note, &format!("paid {words}")));
            self.payment = payment;
        }
        self
    }
}

/// Several decisions as one option: cards to discard, to procure, or to pay a sum with.
pub fn proposed(plan: Vec<Move>, seen: &Observation, book: &CardBook) -> Offer {
    let procures = matches!(plan.first(), Some(Move::Procure(_)));
    let payment = together::payment(&plan, seen, book).filter(|_| procures);
    let paid = payment.map_or_else(String::new, |words| format!(", paid {words}"));
    Offer {
        chosen: plan.first().copied().unwrap_or(Move::Done),
        label: together::label(&plan, seen, book),
        price: 0,
        note: Some(Note::Brings(format!("proposed{paid}"))),
        payment: Vec::new(),
        plan,
    }
}

/// An option in words. A pass is for good only where captains select in the Resolution Phase, not
/// where they react (CCG-RES-2e).
pub fn label(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> String {
    match (chosen, why) {
        (Move::Pass, Why::Resolving) => "Pass for good".to_owned(),
        (Move::Subplot { nth, by }, Why::Subplots { card }) => {
            text::subplot_of(card, nth, by, seen, book)
        }
        _ => text::option(chosen, seen, book),
    }
}
