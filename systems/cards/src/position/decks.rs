//! Legal decks that contain the cards of a position.

use std::collections::BTreeMap;

use super::{CaptainAt, Fault, Position, said::is_called};
use crate::{
    CaptainSetup, Setup,
    data::{ADVENTURE_CARDS, CAPTAIN_CARDS, Card, CardBook, Deck, Def, copies_of_title},
};

/// The setup of a position's game.
pub(super) fn setup(position: &Position, book: &CardBook) -> Result<Setup, Fault> {
    let captains = position.captains.iter().map(|captain| {
        let deck = deck(position, captain, book)?;
        Ok(CaptainSetup { name: captain.name.clone(), player: "position".to_owned(), deck })
    });
    Ok(Setup {
        captains: captains.collect::<Result<_, Fault>>()?,
        constants: position.constants,
        packs: Vec::new(),
    })
}

/// The card of this name.
pub(super) fn find<'a>(book: &'a CardBook, name: &str) -> Result<(Def, &'a Card), Fault> {
    let found = book.cards().find(|(_, card)| is_called(card, name));
    found.ok_or_else(|| Fault::NoCard(name.to_owned()))
}

/// A deck of the position's cards, filled up with others.
fn deck(position: &Position, captain: &CaptainAt, book: &CardBook) -> Result<Deck, Fault> {
    let (_, ship) = find(book, &captain.ship)?;
    let mut list = List::new(book);
    for name in captains_cards(captain) {
        list.add(find(book, name)?.1);
    }
    for (&ev, &cards) in &captain.deck {
        list.fill(cards.into(), |card| card.cost().is_some() && card.ev() == ev, ev)?;
    }
    let more = CAPTAIN_CARDS.saturating_sub(list.count());
    list.fill(more, |card| card.cost().is_some(), 0)?;
    let mut adventures = List::new(book);
    for name in adventure_cards(position, captain) {
        adventures.add(find(book, name)?.1);
    }
    let more = ADVENTURE_CARDS.saturating_sub(adventures.count());
    adventures.fill(more, |card| card.sides().is_some(), 0)?;
    Ok(Deck {
        name: position.title.clone(),
        plan: String::new(),
        ship: ship.id.clone(),
        adventure: adventures.cards,
        captain: list.cards,
        packs: Vec::new(),
    })
}

/// The captain's cards of this captain in a position.
fn captains_cards(captain: &CaptainAt) -> impl Iterator<Item = &str> {
    let in_play = captain.play.iter().map(|at| &at.card);
    let others = captain.hand.iter().chain(&captain.top).chain(&captain.discard);
    in_play.chain(others).map(String::as_str)
}

/// The adventure cards of this captain in a position.
fn adventure_cards<'a>(
    position: &'a Position,
    captain: &'a CaptainAt,
) -> impl Iterator<Item = &'a str> {
    let contracts = position.slots.iter().map(|slot| (&slot.contract, &slot.of));
    let complications = position.slots.iter().flat_map(|slot| &slot.complications);
    let all = contracts.chain(complications.map(|at| (&at.card, &at.of)));
    let own = all.filter(|(_, of)| **of == captain.name).map(|(card, _)| card);
    own.chain(&captain.adventures).map(String::as_str)
}

/// A card list under construction.
struct List<'a> {
    book: &'a CardBook,
    cards: BTreeMap<String, u8>,
}

impl List<'_> {
    fn new(book: &CardBook) -> List<'_> {
        List { book, cards: BTreeMap::new() }
    }

    fn add(&mut self, card: &Card) {
        *self.cards.entry(card.id.clone()).or_default() += 1;
    }

    fn count(&self) -> usize {
        self.cards.values().map(|&n| usize::from(n)).sum()
    }

    /// Adds `more` cards of this kind, unlimited ones first, then others in all allowed copies.
    fn fill(&mut self, more: usize, such: impl Fn(&Card) -> bool, ev: u8) -> Result<(), Fault> {
        let mut fitting: Vec<&Card> =
            self.book.cards().map(|(_, card)| card).filter(|card| such(card)).collect();
        fitting.sort_by_key(|card| card.copies() < u8::MAX);
        let wanted = self.count() + more;
        for card in fitting {
            while self.count() < wanted && self.copies_of(card) < card.copies() {
                self.add(card);
            }
        }
        if self.count() == wanted { Ok(()) } else { Err(Fault::NoFiller(ev)) }
    }

    fn copies_of(&self, card: &Card) -> u8 {
        copies_of_title(&self.cards, self.book, &card.name)
    }
}
