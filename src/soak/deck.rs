//! Random legal decks.

use std::collections::BTreeMap;

use cards::data::{ADVENTURE_CARDS, CAPTAIN_CARDS, Card, CardBook, Deck, Face, copies_of_title};
use dice::Dice;

/// Any ship and any cards, in as many copies as are allowed or fewer.
pub(super) fn wild(book: &CardBook, dice: &mut Dice) -> Deck {
    let hoards = dice.below(2) == 0;
    let mut pile = |such: fn(&Card) -> bool, size: u8| {
        let mut pool: Vec<&Card> = book.cards().map(|(_, card)| card).filter(|c| such(c)).collect();
        dice.shuffle(&mut pool);
        pile_of(book, &pool, size, hoards)
    };
    let adventure = pile(|card| card.sides().is_some(), ADVENTURE_CARDS as u8);
    let captain = pile(|card| card.cost().is_some(), CAPTAIN_CARDS as u8);
    let ship = pile(|card| matches!(card.face, Face::Ship(_)), 1);
    let ship = ship.into_keys().next().unwrap_or_default();
    Deck { name: "Wild".to_owned(), ship, adventure, captain, ..Deck::default() }
}

/// So many cards from the head of a pool. Who hoards takes every copy of a card at once; others go
/// through the pool again and again and take one.
fn pile_of(book: &CardBook, pool: &[&Card], size: u8, hoards: bool) -> BTreeMap<String, u8> {
    let (mut list, mut room) = (BTreeMap::<String, u8>::new(), size);
    let rounds = if hoards { 1 } else { usize::from(size) };
    for card in pool.iter().cycle().take(pool.len() * rounds) {
        let have = copies_of_title(&list, book, &card.name);
        let more = card.copies().saturating_sub(have).min(if hoards { room } else { room.min(1) });
        if more > 0 {
            *list.entry(card.id.clone()).or_default() += more;
            room -= more;
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Library;

    #[test]
    fn a_wild_deck_is_legal_and_no_two_are_alike() {
        let library = Library::load().expect("the shipped cards");
        let deck = |seed| wild(&library.book, &mut Dice::seeded(seed));
        let decks: Vec<Deck> = (0..100).map(deck).collect();
        for deck in &decks {
            assert_eq!(deck.faults(&library.book), [], "{deck:?}");
        }
        assert!(decks.iter().enumerate().all(|(n, deck)| !decks[..n].contains(deck)));
        let hoards = |deck: &&Deck| deck.captain.len() < 30;
        assert!((20..80).contains(&decks.iter().filter(hoards).count()));
    }
}
