//! Why a deck may not be played, with the names of the cards it is about.

use cards::data::{CardBook, Deck, DeckFault};

use crate::{
    data::{Library, Problem},
    disk,
};

/// One thing that is wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The id it is about, where it is about one card.
    pub card: Option<String>,
    /// A sentence without its full stop.
    pub words: String,
}

/// Everything that is wrong with the deck (CCG-DECK-1 to CCG-DECK-10); nothing when it is legal.
pub fn reasons(deck: &Deck, library: &Library) -> Vec<Reason> {
    deck.faults(&library.book).iter().map(|fault| reason(fault, library)).collect()
}

/// One fault in words.
pub fn reason(fault: &DeckFault, library: &Library) -> Reason {
    let name = |id: &str| named(id, &library.book);
    let (card, words) = match fault {
        DeckFault::UnknownCard(id) if id.is_empty() => {
            (None, "there is no ship yet; a deck has one".to_owned())
        }
        DeckFault::UnknownCard(id) => (Some(id), unknown(id, library)),
        DeckFault::NotAShip(id) => (Some(id), format!("{} is no ship; a deck has one", name(id))),
        DeckFault::NotAdventure(id) => {
            (Some(id), format!("{} is no adventure card, and stands among them", name(id)))
        }
        DeckFault::NotCaptains(id) => {
            (Some(id), format!("{} is no captain's card, and stands among them", name(id)))
        }
        DeckFault::TooMany { card, have, limit } => {
            (Some(card), format!("{have} copies of {}; at most {limit} are allowed", name(card)))
        }
        DeckFault::AdventureCount { .. } | DeckFault::CaptainCount { .. } => {
            (None, fault.to_string())
        }
    };
    Reason { card: card.cloned(), words }
}

/// The title of a card, of an adventure that of its contract; its id where no pack has it.
fn named(id: &str, book: &CardBook) -> String {
    let Some((_, card)) = book.find(id) else { return format!("`{id}`") };
    card.sides().map_or(&card.name, |sides| &sides.contract.name).clone()
}

/// A card that is gone; where the pack that had it was left out, which one, and that it was.
fn unknown(id: &str, library: &Library) -> String {
    let written = format!("id: \"{id}\"");
    let has_it = |pack: &str| {
        let files = disk::list(&library.folder.join("packs").join(pack)).unwrap_or_default();
        files.iter().any(|it| disk::read_text(it).is_ok_and(|text| text.contains(&written)))
    };
    let left_out = library.problems.iter().find_map(|problem| match problem {
        Problem::Pack { pack, .. } if has_it(pack) => Some(pack),
        Problem::Pack { .. } | Problem::Deck(_) | Problem::Rulebook(_) | Problem::Temper(_) => None,
    });
    match left_out {
        Some(pack) => {
            format!("`{id}` is not a card here: its pack, `{pack}`, cannot be read and is left out")
        }
        None => format!("`{id}` is not a card of any pack that is here"),
    }
}
