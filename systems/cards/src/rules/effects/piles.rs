//! Effects on hands, decks and discard piles.

use bevy::prelude::In;
use engine::Seat;

use super::super::{filter, moves};
use crate::{
    choice::{CardId, Move, Why},
    data::{Filter, Pile},
    event::Event,
    state::{Step, TableRead, TableWrite, Tabletop, Zone},
};

/// Puts random discarded cards under their deck, as many as there are (CCG-KEY-17, CCG-KEY-17b).
pub(crate) fn replenish(table: &mut impl TableWrite, seat: Seat, cards: u8) {
    let mut moved = Vec::new();
    for _ in 0..cards {
        let count = table.piles(seat).discard.len() as u32;
        if count == 0 {
            break;
        }
        let nth = table.dice().below(count) as usize;
        let card = table.piles_mut(seat).discard.remove(nth);
        table.put(card, Zone::Deck);
        table.piles_mut(seat).deck.insert(0, card);
        moves::remember(table, card);
        moved.push(card);
    }
    if !moved.is_empty() {
        let cards = moves::pieces(table, &moved);
        table.tell(Event::Replenished { seat, cards });
    }
}

/// Puts the card itself under its owner's deck (CCG-KEY-17a, CCG-KEY-17b).
pub(super) fn replenish_this(table: &mut impl TableWrite, card: CardId) {
    if table.zone(card) != Zone::Queue && !moves::leave_play(table, card) {
        return;
    }
    let owner = table.card(card).owner;
    table.put(card, Zone::Deck);
    table.hand_over(card, owner);
    table.piles_mut(owner).deck.insert(0, card);
    moves::remember(table, card);
    let card = table.piece(card);
    table.tell(Event::WentUnder { owner, card });
}

/// Looks at the top cards of one's own deck, without changing their order (CCG-VERB-8).
pub(crate) fn look_at_top(table: &mut impl TableWrite, seat: Seat, cards: u8) {
    let top: Vec<CardId> =
        table.piles(seat).deck.iter().rev().take(cards.into()).copied().collect();
    top.iter().for_each(|&id| table.condition_mut(id).known_by |= 1 << seat.0);
    let cards = moves::pieces(table, &top);
    table.tell(Event::LookedAtTop { seat, cards });
}

/// Takes one card of the pile to hand, shown to everyone (CCG-VERB-7, CCG-VERB-7a). Shuffles a deck
/// afterwards, but not a discard pile (RUL-07). Whoever `may` search can decline (CCG-VERB-7b).
pub(in super::super) fn search(
    In((seat, card, pile, filter, may)): In<(Seat, CardId, Pile, Filter, bool)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let found = found(table, seat, pile, &filter);
    if !found.is_empty() {
        let declined = may.then_some(Move::Done);
        let options = |_: &_| found.into_iter().map(Move::Choose).chain(declined).collect();
        let step = Step::Search { seat, card, pile, filter: filter.clone(), may };
        let Some(chosen) = table.ask(step, seat, Why::Searching { card }, options) else { return };
        if let Move::Choose(card) = chosen {
            take_from_pile(table, seat, pile, card);
        }
    }
    if pile == Pile::Deck {
        moves::shuffle(table, &table.piles(seat).deck.clone());
        table.tell(Event::DeckShuffled { seat });
    }
}

/// One card of each matching face: copies are alike.
fn found(table: &impl TableRead, seat: Seat, pile: Pile, filter: &Filter) -> Vec<CardId> {
    let piles = table.piles(seat);
    let cards = match pile {
        Pile::Deck => &piles.deck,
        Pile::Discard => &piles.discard,
    };
    let mut found: Vec<CardId> = Vec::new();
    for &id in cards.iter().filter(|&&id| filter::matches_printed(table, filter, id)) {
        if !found.iter().any(|&other| table.card(other).def == table.card(id).def) {
            found.push(id);
        }
    }
    found
}

fn take_from_pile(table: &mut impl TableWrite, seat: Seat, pile: Pile, card: CardId) {
    let piles = table.piles_mut(seat);
    match pile {
        Pile::Deck => piles.deck.retain(|&id| id != card),
        Pile::Discard => piles.discard.retain(|&id| id != card),
    }
    piles.hand.push(card);
    table.put(card, Zone::Hand);
    moves::remember(table, card);
    let card = table.piece(card);
    table.tell(Event::Found { seat, card });
}

/// Puts a card into play for free, without surcharge or reactions: neither a play nor a procurement
/// (CCG-PRC-1c).
pub(in super::super) fn put_into_play(
    In((seat, card, filter)): In<(Seat, CardId, Filter)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let options = |table: &Tabletop| {
        let hand = table.piles(seat).hand.iter().copied();
        let fitting = hand.filter(|&id| filter::matches_printed(table, &filter, id));
        fitting.map(Move::Choose).chain([Move::Done]).collect()
    };
    let step = Step::PutIntoPlay { seat, card, filter: filter.clone() };
    let chosen = table.ask(step, seat, Why::PuttingIntoPlay { card }, options);
    if let Some(Move::Choose(card)) = chosen {
        moves::take_from_hand(table, seat, card);
        moves::enter_play(table, seat, card, None);
    }
}
