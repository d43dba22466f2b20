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
    /// Several decisions that are proposed together; `chosen` is the first of them.
    pub plan: Vec<Move>,
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
        plan: Vec::new(),
    };
    let mut offers: Vec<Offer> = choice.options.iter().zip(prices).map(offer).collect();
    offers.sort_by_key(|offer| is_hopeless(offer.note.as_ref()));
    offers
}

/// Several decisions as one option: cards to discard, or to pay a sum with.
pub fn proposed(plan: Vec<Move>, seen: &Observation, book: &CardBook) -> Offer {
    let chosen = plan.first().copied().unwrap_or(Move::Done);
    let (price, note) = (0, Some(Note::Brings("proposed".to_owned())));
    Offer { chosen, label: together(&plan, seen, book), price, note, plan }
}

/// `Discard Odo Lanterman and Silver Service`, `Expend Odo Lanterman, then from the top of your deck`.
fn together(plan: &[Move], seen: &Observation, book: &CardBook) -> String {
    let cards: Vec<String> = plan
        .iter()
        .flat_map(|chosen| chosen.cards())
        .map(|card| text::card_name(card, seen, book))
        .collect();
    let names = match cards.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    };
    let is_payment = plan.iter().any(|it| !matches!(it, Move::Discard(_) | Move::Done));
    if let Some(picks) = picked(plan) {
        return format!("Collect {picks}");
    }
    match (is_payment, plan.contains(&Move::ExpendDeck), cards.is_empty()) {
        (false, _, false) => format!("Discard {names}"),
        (false, _, true) => "Discard nothing".to_owned(),
        (true, true, true) => "Pay from the top of your deck".to_owned(),
        (true, true, false) => format!("Pay with {names}, the rest from the top of your deck"),
        (true, false, _) => format!("Pay with {names}"),
    }
}

/// The skills that are picked for a jack-of-all-trades, in words.
fn picked(plan: &[Move]) -> Option<String> {
    let skill = |it: &Move| {
        let Move::Pick { skill, .. } = it else { return None };
        Some(text::skill_name(*skill))
    };
    let skills: Vec<&str> = plan.iter().filter_map(skill).collect();
    (!skills.is_empty()).then(|| skills.join(" and "))
}

/// An option in words. A pass is for good only where captains select in the Resolution Phase, not
/// where they react (CCG-RES-2e).
pub fn label(chosen: Move, why: Why, seen: &Observation, book: &CardBook) -> String {
    match (chosen, why) {
        (Move::Pass, Why::Resolving) => "Pass for good".to_owned(),
        _ => text::option(chosen, seen, book),
    }
}
