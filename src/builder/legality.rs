//! The legality of decks: every reason against one, with the names of the cards.

use std::path::PathBuf;

use cards::data::{CardBook, Deck, DeckFault};

use crate::{
    data::{Library, Problem},
    disk,
    saves::Saves,
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
    let own = Saves::open().ok().map(|saves| saves.packs_folder());
    let folders: Vec<PathBuf> = [library.folder.join("packs")].into_iter().chain(own).collect();
    let has_it = |pack: &str| {
        let files = folders.iter().flat_map(|it| disk::list(&it.join(pack)).unwrap_or_default());
        files.into_iter().any(|it| disk::read_text(&it).is_ok_and(|text| text.contains(&written)))
    };
    let pack = library.problems.iter().find_map(|problem| match problem {
        Problem::Pack { pack, .. } if has_it(pack) => Some(pack),
        Problem::Pack { .. }
        | Problem::Deck(_)
        | Problem::Rulebook(_)
        | Problem::Personality(_)
        | Problem::Glossary(_)
        | Problem::Guide(_)
        | Problem::Persona(_) => None,
    })?;
    Some(format!("`{id}` is not a card here: its pack, `{pack}`, cannot be read and is left out"))
}
