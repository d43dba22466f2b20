//! Decks that favour cards not yet seen in play.

use std::collections::{BTreeMap, BTreeSet};

use dice::Dice;

use crate::{
    CaptainSetup, Setup,
    data::{
        ADVENTURE_CARDS, CAPTAIN_CARDS, Card, CardBook, Constants, Deck, Def, Face, copies_of_title,
    },
};

/// Two captains with decks of any cards, half of them `fresh`, the rest to make these usable.
pub(super) fn setup(
    book: &CardBook,
    fresh: &BTreeSet<Def>,
    constants: Constants,
    dice: &mut Dice,
) -> Setup {
    let captain = |n| CaptainSetup {
        name: format!("Captain {n}"),
        player: "random".to_owned(),
        deck: deck(book, fresh, dice),
    };
    let captains: Vec<CaptainSetup> = (1..=2).map(captain).collect();
    Setup { captains, constants, packs: Vec::new() }
}

fn deck(book: &CardBook, fresh: &BTreeSet<Def>, dice: &mut Dice) -> Deck {
    let mut pile = |such: fn(&Card) -> bool, size: usize| {
        let mut pool: Vec<(Def, &Card)> = book.cards().filter(|(_, card)| such(card)).collect();
        dice.shuffle(&mut pool);
        pool.sort_by_key(|&(def, card)| match fresh.contains(&def) {
            true => 0,
            false => 1 + u8::from(supplies(card)),
        });
        let news = pool.iter().filter(|(def, _)| fresh.contains(def)).count();
        pile_of(book, &pool, news, size)
    };
    let adventure = pile(|card| card.sides().is_some(), ADVENTURE_CARDS);
    let captain = pile(|card| card.cost().is_some(), CAPTAIN_CARDS);
    let ship = pile(|card| matches!(card.face, Face::Ship(_)), 1);
    let ship = ship.into_keys().next().unwrap_or_default();
    Deck { name: "Exercise".to_owned(), ship, adventure, captain, ..Deck::default() }
}

/// Whether a card brings tokens, without which nothing is completed: crew and upgrades.
fn supplies(card: &Card) -> bool {
    matches!(card.face, Face::Crew(_) | Face::Upgrade(_))
}

/// A pile of this size from a pool that begins with `news` new cards. The new ones fill up to half
/// of it in all allowed copies; the others come singly, in turn, from the end of the pool.
fn pile_of(
    book: &CardBook,
    pool: &[(Def, &Card)],
    news: usize,
    size: usize,
) -> BTreeMap<String, u8> {
    let (mut list, mut room) = (BTreeMap::<String, u8>::new(), size);
    let mut put = |card: &Card, most: usize| {
        let have = copies_of_title(&list, book, &card.name);
        let more = usize::from(card.copies().saturating_sub(have)).min(most).min(room);
        if more > 0 {
            *list.entry(card.id.clone()).or_default() += more as u8;
            room -= more;
        }
        room
    };
    for (_, card) in &pool[..news] {
        if put(card, usize::MAX) <= size / 2 {
            break;
        }
    }
    for (_, card) in pool.iter().rev().cycle().take(pool.len() * size) {
        put(card, 1);
    }
    list
}
