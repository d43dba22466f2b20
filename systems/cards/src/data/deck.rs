//! A deck list, and the rules for legal decks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Card, CardBook, Face, Keyword};

/// Adventure cards in a deck (K-ADV_DECK).
pub const ADVENTURE_CARDS: usize = 20;
/// Captain's cards in a deck (K-CAP_DECK).
pub const CAPTAIN_CARDS: usize = 60;
const ADVENTURE_COPIES: u8 = 2;
const CAPTAIN_COPIES: u8 = 3;

/// A captain's deck: one ship, 20 adventure cards, 60 captain's cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub name: String,
    /// Its plan to win, in a sentence or two.
    #[serde(default)]
    pub plan: String,
    /// The ship's card id.
    pub ship: String,
    /// Card id and number of copies.
    pub adventure: BTreeMap<String, u8>,
    /// Card id and number of copies.
    pub captain: BTreeMap<String, u8>,
    /// Packs of its cards, so that a reader can be told of missing ones. The game writes it; an
    /// author need not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
}

/// Reason why a deck is not legal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeckFault {
    #[error("`{0}` is not a card")]
    UnknownCard(String),
    #[error("`{card}` is not a card; {} that the deck needs {} not here", named(packs), are(packs))]
    PackGone { card: String, packs: Vec<String> },
    #[error("the ship `{0}` is not a ship card")]
    NotAShip(String),
    #[error("`{0}` is not an adventure card")]
    NotAdventure(String),
    #[error("`{0}` is not a captain's card")]
    NotCaptains(String),
    #[error("{have} adventure cards; a deck has {ADVENTURE_CARDS}")]
    AdventureCount { have: usize },
    #[error("{have} captain's cards; a deck has {CAPTAIN_CARDS}")]
    CaptainCount { have: usize },
    #[error("{have} copies of `{card}`; at most {limit} are allowed")]
    TooMany { card: String, have: u8, limit: u8 },
}

impl Deck {
    /// All faults of the deck (CCG-DECK-1 to CCG-DECK-10); empty for a legal one.
    ///
    /// One ship (CCG-DECK-1), twenty adventures (CCG-DECK-2), sixty captain's cards (CCG-DECK-3),
    /// each in its own deck (CCG-DECK-7, CCG-DECK-8) and within the limit of copies (CCG-DECK-4,
    /// CCG-DECK-5). Nothing else is required (CCG-DECK-9).
    pub fn faults(&self, book: &CardBook) -> Vec<DeckFault> {
        let mut faults = Vec::new();
        let unknown = |card: &str| self.unknown(card, book);
        match book.find(&self.ship) {
            None => faults.push(unknown(&self.ship)),
            Some((_, card)) if !matches!(card.face, Face::Ship(_)) => {
                faults.push(DeckFault::NotAShip(self.ship.clone()));
            }
            Some(_) => {}
        }
        let is_adventure = |card: &Card| card.sides().is_some();
        let is_captains = |card: &Card| card.cost().is_some();
        check(
            &self.adventure,
            book,
            ADVENTURE_COPIES,
            (is_adventure, DeckFault::NotAdventure, unknown),
            &mut faults,
        );
        check(
            &self.captain,
            book,
            CAPTAIN_COPIES,
            (is_captains, DeckFault::NotCaptains, unknown),
            &mut faults,
        );
        let have = count(&self.adventure);
        if have != ADVENTURE_CARDS {
            faults.push(DeckFault::AdventureCount { have });
        }
        let have = count(&self.captain);
        if have != CAPTAIN_CARDS {
            faults.push(DeckFault::CaptainCount { have });
        }
        faults
    }

    /// The ids of all its cards, the ship first.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        let listed = self.adventure.keys().chain(self.captain.keys());
        [&self.ship].into_iter().chain(listed).map(String::as_str)
    }

    /// The deck with the list of its packs, as the game saves it.
    pub fn naming_packs(mut self, book: &CardBook) -> Deck {
        let here = book.packs_of([&self]).into_iter().map(|pack| pack.id);
        let gone = self.packs.iter().filter(|pack| book.pack(pack).is_none()).cloned();
        self.packs = here.chain(gone.collect::<Vec<_>>()).collect();
        self
    }

    /// The fault of an unknown card, which may come from a missing pack.
    fn unknown(&self, card: &str, book: &CardBook) -> DeckFault {
        let gone = self.packs.iter().filter(|pack| book.pack(pack).is_none());
        let (card, packs) = (card.to_owned(), gone.cloned().collect::<Vec<_>>());
        if packs.is_empty() {
            DeckFault::UnknownCard(card)
        } else {
            DeckFault::PackGone { card, packs }
        }
    }
}

/// "the pack `a`", "the packs `a`, `b`".
fn named(packs: &[String]) -> String {
    let s = if packs.len() == 1 { "" } else { "s" };
    format!("the pack{s} `{}`", packs.join("`, `"))
}

fn are(packs: &[String]) -> &'static str {
    if packs.len() == 1 { "is" } else { "are" }
}

fn count(list: &BTreeMap<String, u8>) -> usize {
    list.values().map(|&n| usize::from(n)).sum()
}

fn check(
    list: &BTreeMap<String, u8>,
    book: &CardBook,
    copies: u8,
    (belongs, fault, unknown): (
        impl Fn(&Card) -> bool,
        impl Fn(String) -> DeckFault,
        impl Fn(&str) -> DeckFault,
    ),
    faults: &mut Vec<DeckFault>,
) {
    for id in list.keys() {
        let Some((_, card)) = book.find(id) else {
            faults.push(unknown(id));
            continue;
        };
        if !belongs(card) {
            faults.push(fault(id.clone()));
        }
        let (have, limit) = (copies_of_title(list, book, &card.name), copy_limit(card, copies));
        if have > limit {
            faults.push(DeckFault::TooMany { card: id.clone(), have, limit });
        }
    }
}

/// CCG-DECK-10, CCG-DECK-10a: number of cards with that title in a list, over all records. An
/// adventure card has one title for its two sides.
pub fn copies_of_title(list: &BTreeMap<String, u8>, book: &CardBook, title: &str) -> u8 {
    let alike = list.iter().filter(|(id, _)| book.find(id).is_some_and(|(_, it)| it.name == title));
    alike.fold(0, |sum, (_, &copies)| sum.saturating_add(copies))
}

/// Most copies of `card` in a deck; its own text wins (CCG-DECK-6).
///
/// Restricted (CCG-DECK-6a) and Unrestricted (CCG-DECK-6b) replace the usual limit.
fn copy_limit(card: &Card, usual: u8) -> u8 {
    let restricted = card.keywords.iter().find_map(|keyword| {
        if let Keyword::Restricted(limit) = keyword { Some(*limit) } else { None }
    });
    let unrestricted = card.keywords.contains(&Keyword::Unrestricted).then_some(u8::MAX);
    restricted.or(unrestricted).unwrap_or(usual)
}

impl Card {
    /// Most copies in a deck (CCG-DECK-4, CCG-DECK-5, CCG-DECK-6).
    pub fn copies(&self) -> u8 {
        copy_limit(self, if self.sides().is_some() { ADVENTURE_COPIES } else { CAPTAIN_COPIES })
    }
}
