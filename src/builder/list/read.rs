//! A deck list read in: what is good is kept, what is not is named with its line.

use cards::data::{CardBook, DataError, Deck, read_ron};

use super::line::{self, Line};
use crate::builder::draft::{self, Draft};

/// A deck out of a text, and what of the text could not be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    pub deck: Deck,
    pub faults: Vec<LineFault>,
    /// Lines that named cards, the ship's among them.
    pub lines: usize,
}

/// A fault in a line, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LineFault {
    pub line: usize,
    pub what: LineError,
}

/// Why a line cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    #[error("no card is called `{typed}`{}", meant(near))]
    NoCard { typed: String, near: Option<String> },
    #[error("several cards are called `{typed}`; their ids are {ids}")]
    Several { typed: String, ids: String },
    #[error("{0} is no ship")]
    NoShip(String),
    #[error("a deck has one ship; {0} comes too late")]
    SecondShip(String),
    #[error("`{typed}` copies of {card} are more than anybody can shuffle")]
    Copies { typed: String, card: String },
    /// A deck file that is broken as a whole.
    #[error("{0}")]
    Ron(String),
}

/// The name of a deck without one.
const NAMELESS: &str = "Imported deck";

/// Reads a deck list, or the text of a deck file.
pub fn import(text: &str, book: &CardBook) -> Imported {
    if is_ron(text) { from_ron(text) } else { from_list(text, book) }
}

/// A deck file begins with a parenthesis, after comments of its own kind.
fn is_ron(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let mut first = first.filter(|line| !line.is_empty() && !line.starts_with("//"));
    first.next().is_some_and(|line| line.starts_with('('))
}

fn from_ron(text: &str) -> Imported {
    let text = text.trim_start_matches('\u{feff}');
    match read_ron::<Deck>("the deck file", text) {
        Ok(deck) => {
            let lines = draft_lines(&deck);
            Imported { deck, faults: Vec::new(), lines }
        }
        Err(fault) => {
            let line = if let DataError::Unreadable { line, .. } = &fault { *line } else { 1 };
            let what = LineError::Ron(fault.to_string());
            let deck = Draft::empty(NAMELESS).deck().clone();
            Imported { deck, faults: vec![LineFault { line, what }], lines: 0 }
        }
    }
}

fn draft_lines(deck: &Deck) -> usize {
    deck.adventure.len() + deck.captain.len() + usize::from(!deck.ship.is_empty())
}

fn from_list(text: &str, book: &CardBook) -> Imported {
    let mut draft = Draft::empty(NAMELESS);
    let (mut faults, mut lines) = (Vec::new(), 0);
    for (n, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        match line::read(line, book).and_then(|said| take(said, &mut draft, &mut lines)) {
            Ok(()) => {}
            Err(what) => faults.push(LineFault { line: n + 1, what }),
        }
    }
    Imported { deck: draft.deck().clone(), faults, lines }
}

fn take(said: Line<'_>, draft: &mut Draft, lines: &mut usize) -> Result<(), LineError> {
    match said {
        Line::Nothing => {}
        Line::Name(name) => _ = draft.rename(name),
        Line::Plan(plan) => _ = draft.plan(plan),
        Line::Ship(card) | Line::Cards(_, card)
            if card.cost().is_none() && card.sides().is_none() =>
        {
            let has = &draft.deck().ship;
            if !has.is_empty() && *has != card.id {
                return Err(LineError::SecondShip(card.name.clone()));
            }
            draft.set(card, 1);
            *lines += 1;
        }
        Line::Ship(card) => return Err(LineError::NoShip(card.name.clone())),
        Line::Cards(count, card) => {
            let all = u32::from(draft.copies(&card.id)) + u32::from(count);
            if all > u32::from(draft::MOST_COPIES) {
                return Err(LineError::Copies { typed: all.to_string(), card: card.name.clone() });
            }
            draft.set(card, draft.copies(&card.id) + count);
            *lines += 1;
        }
    }
    Ok(())
}

fn meant(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("; did you mean {near}?"))
}
