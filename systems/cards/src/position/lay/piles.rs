//! Decks and discard piles of a position.

use bevy::prelude::World;
use engine::Seat;

use super::{
    super::{CaptainAt, Fault},
    loose::Loose,
};
use crate::{
    CardId, rules,
    state::{TableRead, TableWrite, Zone},
};

/// Lays the decks, and all remaining cards on the discard pile.
pub(super) fn lay_rest(
    world: &mut World,
    loose: &mut Loose,
    seat: Seat,
    at: &CaptainAt,
) -> Result<(), Fault> {
    let top = loose.take_all(world, seat, &at.top)?;
    let next = loose.take_all(world, seat, &at.adventures)?;
    let thrown = loose.take_all(world, seat, &at.discard)?;
    let adventures = loose.rest(world, seat, |id| world.printed(id).sides().is_some());
    let others = loose.rest(world, seat, |_| true);
    let (deck, spent) = dealt(world, at, others);
    let deck = shuffled_under(world, Zone::Deck, deck, top);
    let adventure = shuffled_under(world, Zone::AdventureDeck, adventures, next);
    let discard: Vec<CardId> = spent.into_iter().chain(thrown).collect();
    discard.iter().for_each(|&id| world.put(id, Zone::Discard));
    for &id in deck.iter().rev().take(at.seen_of_top) {
        world.condition_mut(id).known_by |= 1 << seat.0;
    }
    let piles = world.piles_mut(seat);
    (piles.deck, piles.discard, piles.adventure) = (deck, discard, adventure);
    Ok(())
}

/// Splits the cards: first as many of each EV as the deck has, then the rest.
fn dealt(world: &World, at: &CaptainAt, cards: Vec<CardId>) -> (Vec<CardId>, Vec<CardId>) {
    let mut left = at.deck.clone();
    cards.into_iter().partition(|&id| {
        let left = left.entry(world.printed(id).ev()).or_default();
        let taken = *left > 0;
        *left -= u8::from(taken);
        taken
    })
}

/// A deck from the bottom: these cards shuffled, with `top` above them, the topmost first.
fn shuffled_under(
    world: &mut World,
    zone: Zone,
    mut deck: Vec<CardId>,
    top: Vec<CardId>,
) -> Vec<CardId> {
    rules::shuffle(world, &deck);
    deck.extend(top.into_iter().rev());
    deck.iter().for_each(|&id| world.put(id, zone));
    deck
}
