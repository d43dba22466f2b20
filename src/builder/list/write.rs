//! A deck as plain text.

use std::collections::BTreeMap;

use cards::data::{Card, CardBook, Deck};

use super::line::{self, Line};
use crate::builder::kind::CardKind;

/// The deck as a list that [`import`](super::import) reads in as the same deck. A card that no pack
/// has stands there by its id.
pub fn text_of(deck: &Deck, book: &CardBook) -> String {
    let mut lines = vec![format!("Name: {}", deck.name)];
    if !deck.plan.is_empty() {
        lines.push(format!("Plan: {}", deck.plan));
    }
    if !deck.ship.is_empty() {
        let ship = book.find(&deck.ship);
        lines
            .push(format!("Ship: {}", ship.map_or(deck.ship.as_str(), |(_, it)| called(it, book))));
    }
    for (heading, cards) in groups(deck, book) {
        let count: u32 = cards.iter().map(|(count, _)| u32::from(*count)).sum();
        lines.push(format!("\n# {heading} ({count})"));
        lines.extend(cards.iter().map(|(count, name)| format!("{count} {name}")));
    }
    lines.join("\n") + "\n"
}

/// The cards under the headings of their types, by name; those that are gone at the end.
fn groups<'a>(deck: &'a Deck, book: &'a CardBook) -> Vec<(&'static str, Vec<(u8, &'a str)>)> {
    let mut sorted: BTreeMap<CardKind, Vec<(u8, &str)>> = BTreeMap::new();
    let mut gone = Vec::new();
    for (id, &count) in deck.adventure.iter().chain(&deck.captain) {
        match book.find(id) {
            Some((_, card)) => {
                sorted.entry(CardKind::of(card)).or_default().push((count, called(card, book)));
            }
            None => gone.push((count, id.as_str())),
        }
    }
    let mut groups: Vec<_> = sorted.into_iter().map(|(kind, it)| (kind.heading(), it)).collect();
    groups.push(("Cards of no pack that is here", gone));
    groups.retain(|(_, cards)| !cards.is_empty());
    groups.iter_mut().for_each(|(_, cards)| cards.sort_by_key(|&(_, name)| name));
    groups
}

/// The title of a card, or its id where the title would be read as something else.
fn called<'a>(card: &'a Card, book: &'a CardBook) -> &'a str {
    let counted = format!("1 {}", card.name);
    let read = line::read(&counted, book);
    let is_it = matches!(read, Ok(Line::Cards(1, found)) if found.id == card.id);
    let after_colon = line::find(&card.name, book).is_ok_and(|found| found.id == card.id);
    if is_it && after_colon { &card.name } else { &card.id }
}
