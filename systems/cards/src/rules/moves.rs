//! How cards move between zones (CCG-VERB, CCG-ZONE).

use bevy::prelude::World;
use play::{RuleId, Seat};

use super::{
    slots,
    triggers::{self, Occasion},
};
use crate::{
    choice::{CardId, SlotNo},
    data::{Def, Token},
    event::{Event, Piece},
    state::{Condition, Lasting, Look, Place, Touch, reface},
};

/// Deals the faces of a pile anew among its numbers, so that no number tells a hidden face.
pub(crate) fn shuffle(world: &mut World, pile: &[CardId]) {
    let mut faces: Vec<Def> = pile.iter().map(|&id| world.card(id).def).collect();
    world.dice().shuffle(&mut faces);
    reface(world, pile, &faces);
    for &id in pile {
        if world.condition(id).known_by != 0 {
            world.condition_mut(id).known_by = 0;
        }
    }
}

/// Everybody has seen this card go out of sight, and where to: its face is known until its pile is
/// shuffled. What goes from a discard pile (CCG-ZONE-3), from play, or is shown (CCG-VERB-7) is no
/// secret in a hand or a deck.
pub(crate) fn remember(world: &mut World, card: CardId) {
    world.condition_mut(card).known_by = EVERYBODY;
}

/// All seats, a bit each.
const EVERYBODY: u8 = u8::MAX;

/// From the top of the Captain's Deck to the hand; an empty deck gives nothing (CCG-ZONE-6).
///
/// Who knew what lay on top knows what was drawn (CCG-VERB-8).
///
/// A card is a captain's card (CCG-GEN-5). To have none is no loss of the game (CCG-ZONE-6a).
pub(crate) fn draw(world: &mut World, seat: Seat, cards: usize) {
    let deck = &mut world.piles_mut(seat).deck;
    let drawn: Vec<CardId> =
        deck.split_off(deck.len().saturating_sub(cards)).into_iter().rev().collect();
    if drawn.is_empty() {
        return;
    }
    drawn.iter().for_each(|&id| world.put(id, Place::Hand));
    world.piles_mut(seat).hand.extend(&drawn);
    let cards = pieces(world, &drawn);
    world.tell(Event::Drew { seat, cards });
}

/// The next card of the Adventure Deck, its discard pile shuffled first when the deck is empty
/// (CCG-ZONE-5); `None` when both are empty (CCG-ZONE-5b).
///
/// Not a moment earlier (CCG-ZONE-5a), and never into a hand (CCG-ZONE-8).
pub(crate) fn draw_adventure(world: &mut World, seat: Seat) -> Option<CardId> {
    let piles = world.piles_mut(seat);
    if piles.adventure.is_empty() && !piles.adventure_discard.is_empty() {
        let pile = std::mem::take(&mut piles.adventure_discard);
        piles.adventure = pile.clone();
        pile.iter().for_each(|&id| world.put(id, Place::AdventureDeck));
        shuffle(world, &pile);
        world.tell(Event::AdventureDeckReshuffled { seat });
    }
    world.piles_mut(seat).adventure.pop()
}

/// CCG-VERB-2: hand to discard pile.
///
/// Neither expending (CCG-VERB-2a) nor leaving play (CCG-VERB-2b) is discarding.
pub(crate) fn discard(world: &mut World, seat: Seat, card: CardId) {
    take_from_hand(world, seat, card);
    to_discard(world, card);
    let card = world.piece(card);
    world.tell(Event::Discarded { seat, card });
    triggers::set_off(world, seat, Occasion::Discarded);
}

/// Takes a card out of its captain's hand; where it goes is the caller's.
pub(super) fn take_from_hand(world: &mut World, seat: Seat, card: CardId) {
    world.piles_mut(seat).hand.retain(|&id| id != card);
}

/// Onto its owner's discard pile (CCG-ZONE-7).
///
/// There is another pile for adventure cards (CCG-ZONE-2).
pub(super) fn to_discard(world: &mut World, card: CardId) {
    let owner = world.card(card).owner;
    world.put(card, Place::Discard);
    world.hand_over(card, owner);
    world.piles_mut(owner).discard.push(card);
}

/// Onto its owner's adventure discard pile.
///
/// Whoever holds the slot by then (CCG-CSLOT-9).
pub(super) fn to_adventure_discard(world: &mut World, card: CardId) {
    let face_up = world.is_face_up(card);
    let owner = world.card(card).owner;
    world.put(card, Place::AdventureDiscard);
    world.resource_mut::<Lasting>().changes.retain(|change| change.on != card);
    reset(world, card);
    world.piles_mut(owner).adventure_discard.push(card);
    slots::reconsider(world);
    let card = world.piece(card);
    world.tell(Event::AdventureDiscarded { card, owner, face_up });
}

/// A permanent enters play, ready and whole (RUL-70), attached to `host` where it has one.
///
/// Whoever brings it in controls it (CCG-OWN-2), also on a rival's card (CCG-OWN-5).
pub(super) fn enter_play(world: &mut World, seat: Seat, card: CardId, host: Option<CardId>) {
    world.put(card, host.map_or(Place::Table, Place::On));
    reset(world, card);
    world.hand_over(card, seat);
    world.enter(card);
    let (card, on) = (world.piece(card), host.map(|host| world.piece(host)));
    world.tell(Event::EnteredPlay { seat, card, on });
}

/// CCG-VERB-5: a permanent leaves play for its owner's discard pile, and everything attached to
/// it with it (CCG-ATT-3). Nothing happens to a card that is not in play, or to a ship.
pub(crate) fn jettison(world: &mut World, card: CardId, rule: &'static str) {
    let set_off = triggers::of_everyone(world, Occasion::Jettisoned(card));
    if !leave_play(world, card) {
        return;
    }
    to_discard(world, card);
    let (owner, piece) = (world.card(card).owner, world.piece(card));
    world.tell(Event::Jettisoned { owner, card: piece, rule: RuleId(rule) });
    world.push_all(set_off);
}

/// CCG-VERB-6: out of the game, whatever it is but a ship (CCG-VERB-6c). The slot of a contract
/// is refilled (CCG-CSLOT-2).
pub(crate) fn disperse(world: &mut World, card: CardId) {
    let refill = match world.place(card) {
        Place::Contract(_) | Place::Complication { .. } => leave_slot(world, card),
        Place::Queue => None,
        _ if leave_play(world, card) => None,
        _ => return,
    };
    world.put(card, Place::Dispersed);
    let card = world.piece(card);
    world.tell(Event::Dispersed { card });
    if let Some(slot) = refill {
        slots::refill(world, slot);
    }
    let set_off = triggers::of_everyone(world, Occasion::Dispersed);
    world.push_all(set_off);
}

/// Takes a contract or a complication off the table, where it is no longer changed; which slot has to be filled
/// again. Damage to an enemy ship stays on it (CCG-ENM-4).
pub(super) fn leave_slot(world: &mut World, card: CardId) -> Option<SlotNo> {
    let place = world.place(card);
    let emptied = if let Place::Contract(slot) = place {
        slots::clear(world, slot);
        Some(slot)
    } else {
        None
    };
    if let Place::Complication { slot, .. } = place {
        world.slot_mut(slot).complications.retain(|&id| id != card);
    }
    world.resource_mut::<Lasting>().changes.retain(|change| change.on != card);
    emptied
}

/// A permanent goes back to its owner's hand.
pub(crate) fn return_to_hand(world: &mut World, card: CardId) {
    if leave_play(world, card) {
        let owner = world.card(card).owner;
        world.put(card, Place::Hand);
        world.hand_over(card, owner);
        world.piles_mut(owner).hand.push(card);
        remember(world, card);
        let card = world.piece(card);
        world.tell(Event::Returned { owner, card });
    }
}

/// Takes a permanent out of play, with what is attached to it; whether it was in play.
///
/// Ships never leave (CCG-TYPE-1). What it was attached to stays as it is (CCG-ATT-4).
pub(super) fn leave_play(world: &mut World, card: CardId) -> bool {
    let is_permanent = world.printed(card).is_permanent();
    if !is_permanent || !world.is_in_play(card) {
        return false;
    }
    let attached: Vec<CardId> = world.attached(card).collect();
    attached.into_iter().for_each(|on| jettison(world, on, "CCG-ATT-3"));
    forget(world, card);
    true
}

/// A card out of play is no longer changed, lent or hurt.
pub(super) fn forget(world: &mut World, card: CardId) {
    world.leave(card);
    let lasting = world.resource_mut::<Lasting>().into_inner();
    lasting.changes.retain(|change| change.on != card);
    lasting.loans.retain(|loan| loan.on != card);
    let owner = world.card(card).owner;
    world.hand_over(card, owner);
    reset(world, card);
}

/// Gear goes to another crew.
pub(super) fn shift(world: &mut World, gear: CardId, to: CardId) {
    world.put(gear, Place::On(to));
    let (gear, to) = (world.piece(gear), world.piece(to));
    world.tell(Event::Shifted { gear, to });
}

/// CCG-CTR-1: counters on or off a card in play.
pub(super) fn change_counters(world: &mut World, card: CardId, by: i8) {
    if !world.is_in_play(card) {
        return;
    }
    let counters = &mut world.condition_mut(card).counters;
    *counters = counters.saturating_add_signed(by);
    let now = *counters;
    let card = world.piece(card);
    world.tell(Event::CountersChanged { card, by, now });
}

pub(super) fn reset(world: &mut World, card: CardId) {
    *world.condition_mut(card) = Condition::default();
}

/// CCG-VERB-10: ready to exerted; nothing happens to what is exerted already (CCG-VERB-10b).
///
/// Only what is in play turns (CCG-VERB-10a), and what is exerted is of no use until it is ready
/// (CCG-VERB-10c).
pub(crate) fn exert(world: &mut World, card: CardId) {
    if !world.condition(card).exerted {
        world.condition_mut(card).exerted = true;
        let card = world.piece(card);
        world.tell(Event::Exerted { card });
    }
}

/// Exerted to ready, unless something says it cannot be (CCG-GEN-3).
pub(super) fn ready(world: &mut World, card: CardId) {
    if world.condition(card).exerted && !super::values::cannot_ready(world, card) {
        world.condition_mut(card).exerted = false;
        let card = world.piece(card);
        world.tell(Event::Readied { card });
    }
}

/// CCG-VERB-9: takes off up to `by` wounds or damage.
pub(super) fn restore(world: &mut World, card: CardId, by: u8) {
    let by = by.min(world.condition(card).harm);
    if by > 0 {
        world.condition_mut(card).harm -= by;
        let card = world.piece(card);
        world.tell(Event::Restored { card, by });
    }
}

/// A token into a pool.
///
/// Into the captain's own pool (CCG-ZONE-12), where it does not depend on its card (CCG-TOK-1).
pub(super) fn collect(world: &mut World, seat: Seat, token: Token) {
    world.captain_mut(seat).pool.push(token);
    world.tell(Event::TokenCollected { seat, token });
}

/// CCG-VERB-3: a token out of a pool.
pub(super) fn discard_token(world: &mut World, seat: Seat, token: Token, rule: &'static str) {
    let pool = &mut world.captain_mut(seat).pool;
    if let Some(at) = pool.iter().position(|&held| held == token) {
        pool.remove(at);
        world.tell(Event::TokenDiscarded { seat, token, rule: RuleId(rule) });
    }
}

/// Infamy tokens gained or lost, never below 0 (CCG-RES-4a).
///
/// They are the captain's, not a card's (CCG-TOK-3).
pub(super) fn change_infamy(world: &mut World, seat: Seat, by: i8) {
    let before = world.captain(seat).infamy;
    let now = before.saturating_add_signed(by);
    if now != before {
        world.captain_mut(seat).infamy = now;
        let by = (i16::from(now) - i16::from(before)) as i8;
        world.tell(Event::InfamyChanged { seat, by, now });
    }
}

/// Victory points gained or lost, never below 0 (CCG-MOD-5).
pub(super) fn change_vp(world: &mut World, seat: Seat, by: i16, rule: &'static str) {
    let before = world.captain(seat).vp;
    let now = before.saturating_add(by).max(0);
    if now != before {
        world.captain_mut(seat).vp = now;
        slots::reconsider(world);
        world.tell(Event::VpChanged { seat, by: now - before, now, rule: RuleId(rule) });
    }
}

pub(super) fn pieces(world: &World, ids: &[CardId]) -> Vec<Piece> {
    ids.iter().map(|&id| world.piece(id)).collect()
}
