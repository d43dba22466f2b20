//! One line of a deck list.

use cards::data::{Card, CardBook};

use super::read::LineError;
use crate::builder::{draft::MOST_COPIES, kind::CardKind, near::nearest};

/// A line of a deck list.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Line<'a> {
    /// A heading, a comment, or nothing at all.
    Nothing,
    Name(&'a str),
    Plan(&'a str),
    /// A line that names the ship as such.
    Ship(&'a Card),
    Cards(u8, &'a Card),
}

/// Reads a line.
///
/// # Errors
/// It names no card, or too many copies of one.
pub(super) fn read<'a>(text: &'a str, book: &'a CardBook) -> Result<Line<'a>, LineError> {
    let text = text.trim().trim_start_matches(['-', '*', '•']).trim();
    if text.is_empty() || text.starts_with(['#', ';']) || text.starts_with("//") {
        return Ok(Line::Nothing);
    }
    if let Some(line) = field(text, book)? {
        return Ok(line);
    }
    if let [card] = called(text, book)[..] {
        return Ok(Line::Cards(1, card));
    }
    let plain = text.split(" # ").next().unwrap_or(text).trim();
    let (count, name) = counted(plain);
    if called(name, book).is_empty() && is_heading(plain) {
        return Ok(Line::Nothing);
    }
    let (card, typed) = (find(name, book)?, count.unwrap_or("1"));
    match typed.parse() {
        Ok(count) if count <= MOST_COPIES => Ok(Line::Cards(count, card)),
        _ => Err(LineError::Copies { typed: typed.to_owned(), card: card.name.clone() }),
    }
}

/// `Name:`, `Plan:` or `Ship:`.
fn field<'a>(text: &'a str, book: &'a CardBook) -> Result<Option<Line<'a>>, LineError> {
    let Some((field, value)) = text.split_once(':') else { return Ok(None) };
    let value = value.trim();
    Ok(match field.trim().to_lowercase().as_str() {
        "name" | "deck" => Some(Line::Name(value)),
        "plan" => Some(Line::Plan(value)),
        "ship" if value.is_empty() => Some(Line::Nothing),
        "ship" => {
            let card = find(value, book)?;
            if CardKind::of(card) != CardKind::Ship {
                return Err(LineError::NoShip(card.name.clone()));
            }
            Some(Line::Ship(card))
        }
        _ => None,
    })
}

/// The number of copies before or behind the name, as typed, and the name.
fn counted(text: &str) -> (Option<&str>, &str) {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let bare = rest.strip_prefix(['x', 'X', '×']).filter(|it| it.starts_with(' ')).unwrap_or(rest);
    let bare = bare.trim_start();
    let bare = ["x ", "X ", "× "].iter().find_map(|x| bare.strip_prefix(x)).unwrap_or(bare);
    if digits > 0 && rest.starts_with([' ', 'x', 'X', '×', '\t']) {
        return (Some(number), bare.trim());
    }
    if let Some((name, last)) = text.rsplit_once(char::is_whitespace) {
        let number = last.strip_prefix(['x', 'X', '×']).unwrap_or("");
        if !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit()) {
            return (Some(number), name.trim());
        }
    }
    (None, text)
}

/// `Crew`, `Crew (22)`, `Crew: 22`, `[Crew]`, `== Crew ==`, and whatever ends in a colon.
fn is_heading(text: &str) -> bool {
    if text.ends_with(':') || (text.starts_with('[') && text.ends_with(']')) {
        return true;
    }
    let letters = |c: char| if c.is_alphabetic() { c.to_ascii_lowercase() } else { ' ' };
    let words: String = text.chars().map(letters).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let more = ["adventure deck", "captain s deck", "captain s cards", "captains deck", "deck"];
    let titles = CardKind::ALL.into_iter().flat_map(|kind| [kind.word(), kind.heading()]);
    titles.chain(more).any(|title| title.to_lowercase() == words)
}

/// The card of this title, title of a side, or id, in any case.
///
/// # Errors
/// There is none, or several have that title.
pub(super) fn find<'a>(name: &str, book: &'a CardBook) -> Result<&'a Card, LineError> {
    let typed = name.trim().to_owned();
    match called(name, book).as_slice() {
        [card] => Ok(card),
        [] => Err(LineError::NoCard { near: near(&typed, book), typed }),
        several => {
            let ids: Vec<&str> = several.iter().map(|card| card.id.as_str()).collect();
            Err(LineError::Several { typed, ids: ids.join(", ") })
        }
    }
}

/// Every card that is called so: the one of that id, or else those of that title, or else those with
/// a side of that title.
fn called<'a>(name: &str, book: &'a CardBook) -> Vec<&'a Card> {
    let wanted = name.trim().to_lowercase();
    if let Some((_, card)) = book.find(&wanted) {
        return vec![card];
    }
    let all = || book.cards().map(|(_, card)| card);
    let is = |title: &str| title.to_lowercase() == wanted;
    let titled: Vec<&Card> = all().filter(|card| is(&card.name)).collect();
    if !titled.is_empty() {
        return titled;
    }
    let has_side = |card: &&Card| {
        let sides = card.sides();
        sides.is_some_and(|it| is(&it.contract.name) || is(&it.complication.name))
    };
    all().filter(has_side).collect()
}

/// The title that was meant, if this is a slip.
fn near(typed: &str, book: &CardBook) -> Option<String> {
    let all = || book.cards().map(|(_, card)| card);
    let sides = all().filter_map(|card| Some(card.sides()?.contract.name.as_str()));
    nearest(typed, all().map(|card| card.name.as_str()).chain(sides)).map(str::to_owned)
}
