//! Several decisions in one option, in words.

use cards::{Move, Observation, data::CardBook, text};

/// `Discard Odo Lanterman and Silver Service`, `Pay with Odo Lanterman, the rest from the top of your
/// deck`, `Procure Purser Vale and Silver Service, and nothing more`.
pub(super) fn label(plan: &[Move], seen: &Observation, book: &CardBook) -> String {
    if let Some(picks) = picked(plan) {
        return format!("Collect {picks}");
    }
    if matches!(plan.first(), Some(Move::Procure(_))) {
        return procured(plan, seen, book);
    }
    if matches!(plan.first(), Some(Move::Attempt(_))) {
        return attempted(plan, seen, book);
    }
    if let Some(payment) = payment(plan, seen, book) {
        return format!("Pay {payment}");
    }
    let names = names(plan, seen, book);
    format!("Discard {}", if names.is_empty() { "nothing".to_owned() } else { listed(&names) })
}

/// `with Odo Lanterman, the rest from the top of your deck`: what pays, if anything of it does.
pub(super) fn payment(plan: &[Move], seen: &Observation, book: &CardBook) -> Option<String> {
    let cards: Vec<Move> = plan
        .iter()
        .copied()
        .filter(|it| matches!(it, Move::ExpendHand(_) | Move::JettisonExpendable(_)))
        .collect();
    let names = listed(&names(&cards, seen, book));
    match (plan.contains(&Move::ExpendDeck), cards.is_empty()) {
        (true, true) => Some("from the top of your deck".to_owned()),
        (true, false) => Some(format!("with {names}, the rest from the top of your deck")),
        (false, false) => Some(format!("with {names}")),
        (false, true) => None,
    }
}

/// What pays for it stands beside it.
fn procured(plan: &[Move], seen: &Observation, book: &CardBook) -> String {
    let is_play = |it: &&Move| matches!(it, Move::Procure(_));
    let plays: Vec<Move> = plan.iter().filter(is_play).copied().collect();
    let end = if plan.last() == Some(&Move::Done) { ", and nothing more" } else { "" };
    format!("Procure {}{end}", listed(&names(&plays, seen, book)))
}

/// `Attempt Dead Reckoning, then complete your contract`.
fn attempted(plan: &[Move], seen: &Observation, book: &CardBook) -> String {
    let complications = listed(&names(plan, seen, book));
    let end = if plan.contains(&Move::Complete) { ", then complete your contract" } else { "" };
    format!("Attempt {complications}{end}")
}

/// The skills that are picked for a jack-of-all-trades.
fn picked(plan: &[Move]) -> Option<String> {
    let skill = |it: &Move| {
        let Move::Pick { skill, .. } = it else { return None };
        Some(text::skill_name(*skill))
    };
    let skills: Vec<&str> = plan.iter().filter_map(skill).collect();
    (!skills.is_empty()).then(|| skills.join(" and "))
}

fn names(plan: &[Move], seen: &Observation, book: &CardBook) -> Vec<String> {
    let cards = plan.iter().flat_map(|chosen| chosen.cards());
    cards.map(|card| text::card_name(card, seen, book)).collect()
}

fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
