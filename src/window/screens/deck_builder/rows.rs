//! The deck as lines: headings, and under each its cards.

use cards::data::{Card, CardBook, Deck};

use crate::builder::{CardKind, Reason};

/// A line of the deck list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    Heading(&'static str, Option<CardKind>, u32),
    Card(Line),
}

/// Copies of one card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub id: String,
    pub name: String,
    pub copies: u8,
    /// `None` for a card that no pack has.
    pub kind: Option<CardKind>,
    /// The text at its right end: credits, or points.
    pub price: String,
    /// Whether one of the reasons why the deck may not be played is about it.
    pub wrong: bool,
}

/// The deck by type and cost; what no pack has comes first, because it has to go.
pub fn rows(deck: &Deck, book: &CardBook, reasons: &[Reason]) -> Vec<Row> {
    let ship = (!deck.ship.is_empty()).then_some((&deck.ship, 1));
    let lists = deck.adventure.iter().chain(&deck.captain).map(|(id, &copies)| (id, copies));
    let mut lines: Vec<(Option<CardKind>, u8, Line)> = ship
        .into_iter()
        .chain(lists)
        .map(|(id, copies)| {
            let card = book.find(id).map(|(_, card)| card);
            let wrong = reasons.iter().any(|reason| reason.card.as_ref() == Some(id));
            (card.map(CardKind::of), order(card), line(id, copies, card, wrong))
        })
        .collect();
    lines.sort_by(|(a, cost, one), (b, price, other)| {
        (a, cost, &one.name).cmp(&(b, price, &other.name))
    });
    under_headings(lines)
}

fn under_headings(lines: Vec<(Option<CardKind>, u8, Line)>) -> Vec<Row> {
    let mut rows = Vec::new();
    for group in lines.chunk_by(|(a, ..), (b, ..)| a == b) {
        let kind = group[0].0;
        let count = group.iter().map(|(_, _, line)| u32::from(line.copies)).sum();
        rows.push(Row::Heading(kind.map_or("Of no pack here", CardKind::heading), kind, count));
        rows.extend(group.iter().map(|(_, _, line)| Row::Card(line.clone())));
    }
    rows
}

fn line(id: &str, copies: u8, card: Option<&Card>, wrong: bool) -> Line {
    let name = card.map_or_else(|| id.to_owned(), |card| brief_name(card).to_owned());
    let (kind, price) = (card.map(CardKind::of), card.map_or_else(String::new, price));
    Line { id: id.to_owned(), name, copies, kind, price, wrong }
}

/// What a card costs; of an adventure its points.
fn price(card: &Card) -> String {
    match (card.cost(), card.sides()) {
        (Some(cost), _) => cost.to_string(),
        (None, Some(sides)) => format!("{} VP", sides.contract.vp),
        (None, None) => String::new(),
    }
}

/// The title; of an adventure that of its contract.
pub fn brief_name(card: &Card) -> &str {
    card.sides().map_or(card.name.as_str(), |sides| sides.contract.name.as_str())
}

/// Cheapest first; contracts by their points.
fn order(card: Option<&Card>) -> u8 {
    let points = |card: &Card| card.sides().map_or(0, |sides| sides.contract.vp.max(0) as u8);
    card.map_or(0, |card| card.cost().unwrap_or_else(|| points(card)))
}
