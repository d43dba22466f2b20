//! The legality of decks: every reason against one, with the names of the cards.

use cards::data::{CardBook, Deck, DeckFault};

use crate::{
    data::{Library, ListedPack, PackState},
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
        DeckFault::PackGone { card, .. } if card.is_empty() => {
            (None, "there is no ship yet; a deck has one".to_owned())
        }
        DeckFault::UnknownCard(id) => {
            let words = || format!("`{id}` is not a card of any pack that is here");
            (Some(id), left_out(id, library).unwrap_or_else(words))
        }
        DeckFault::PackGone { card, .. } => {
            (Some(card), left_out(card, library).unwrap_or_else(|| fault.to_string()))
        }
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

/// The reason against a card of a pack that the deck leaves out, with the pack's name.
fn left_out(id: &str, library: &Library) -> Option<String> {
    let written = format!("id: \"{id}\"");
    let has_it = |pack: &ListedPack| {
        let mut files = disk::list(&pack.folder).unwrap_or_default().into_iter();
        files.any(|it| disk::read_text(&it).is_ok_and(|text| text.contains(&written)))
    };
    let mut packs = library.packs.iter().filter_map(|pack| match pack.state {
        PackState::On => None,
        PackState::Off => Some((pack, "is turned off")),
        PackState::LeftOut(_) => Some((pack, "cannot be read and is left out")),
    });
    let (pack, why) = packs.find(|(pack, _)| has_it(pack))?;
    Some(format!("`{id}` is not a card here: its pack, `{}`, {why}", pack.id))
}
