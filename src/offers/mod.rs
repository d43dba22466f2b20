//! The options of the card game as a person meets them: each with its price, what it brings, and
//! whether it can succeed; what cannot stands last.
//!
//! Presentation only. The rules' own list and its order stay as they are, and so does what is
//! recorded. Terminal and window both show these.

mod attempt;
mod note;
#[cfg(test)]
mod tests;

use cards::{Choice, Move, Observation, Why, data::CardBook, text};

pub use note::Note;

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
}

/// Whether a move only ends what is asked. It is never shown as if it were recommended.
pub fn is_idle(chosen: Move) -> bool {
    matches!(chosen, Move::Done | Move::Pass)
}

/// Whether an option with this remark would fail as things stand.
pub fn is_hopeless(note: Option<&Note>) -> bool {
    matches!(note, Some(Note::Fails(_)))
}

/// All options of a choice; those that would fail stand last, else in the rules' order.
pub fn of(choice: &Choice, seen: &Observation, book: &CardBook) -> Vec<Offer> {
    let prices = seen.prices.iter().copied().chain(std::iter::repeat(0));
    let offer = |(&chosen, price)| Offer {
        chosen,
        label: label(chosen, choice.why, seen, book),
        price,
        note: note::of(chosen, choice.why, seen, book),
    };
    let mut offers: Vec<Offer> = choice.options.iter().zip(prices).map(offer).collect();
    offers.sort_by_key(|offer| is_hopeless(offer.note.as_ref()));
    offers
}

/// An option in words. A pass is for good only where captains select in the Resolution Phase, not
/// where they react (CCG-RES-2e).
pub fn label(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> String {
    match (chosen, why) {
        (Move::Pass, Why::Resolving) => "Pass for good".to_owned(),
        _ => text::option(chosen, seen, book),
    }
}
