//! Moves of cards between zones (CCG-VERB, CCG-ZONE).

use engine::{RuleId, Seat};

use super::{
    slots,
    triggers::{self, Occasion},
};
use crate::{
    choice::{CardId, SlotNo},
    data::{Def, Token},
    event::{Event, Piece},
    state::{TableRead, TableWrite, Zone, reface},
};

/// Shuffles a pile: redistributes the faces among its numbers, so that numbers reveal no face.
pub(crate) fn shuffle(table: &mut impl TableWrite, pile: &[CardId]) {
    let mut faces: Vec<Def> = pile.iter().map(|&id| table.card(id).def).collect();
    table.dice().shuffle(&mut faces);
    reface(table, pile, &faces);
    for &id in pile {
        if table.condition(id).known_by != 0 {
            table.condition_mut(id).known_by = 0;
        }
    }
}

/// Marks a card's face as known to everybody until its pile is shuffled: cards from a discard pile
/// (CCG-ZONE-3), from play, or shown (CCG-VERB-7) are no secret in a hand or a deck.
pub(crate) fn remember(table: &mut impl TableWrite, card: CardId) {
    table.condition_mut(card).known_by = EVERYBODY;
}

/// All seats, one bit each.
const EVERYBODY: u8 = u8::MAX;

/// Draws from the top of the Captain's Deck; an empty deck gives nothing (CCG-ZONE-6).
///
/// Whoever knew the top cards knows the drawn ones (CCG-VERB-8).
///
/// A card is a captain's card (CCG-GEN-5). To have none is no loss of the game (CCG-ZONE-6a).
pub(crate) fn draw(table: &mut impl TableWrite, seat: Seat, cards: usize) {
    let deck = &mut table.piles_mut(seat).deck;
    let drawn: Vec<CardId> =
        deck.split_off(deck.len().saturating_sub(cards)).into_iter().rev().collect();
    if drawn.is_empty() {
        return;
    }
    drawn.iter().for_each(|&id| table.put(id, Zone::Hand));
    table.piles_mut(seat).hand.extend(&drawn);
    let cards = pieces(table, &drawn);
    table.tell(Event::Drew { seat, cards });
}

/// Draws from the Adventure Deck, and shuffles its discard pile into it when it is empty
/// (CCG-ZONE-5); `None` when both are empty (CCG-ZONE-5b).
///
/// Not a moment earlier (CCG-ZONE-5a), and never into a hand (CCG-ZONE-8).
pub(crate) fn draw_adventure(table: &mut impl TableWrite, seat: Seat) -> Option<CardId> {
    let piles = table.piles_mut(seat);
    if piles.adventure.is_empty() && !piles.adventure_discard.is_empty() {
        let pile = std::mem::take(&mut piles.adventure_discard);
        piles.adventure = pile.clone();
        pile.iter().for_each(|&id| table.put(id, Zone::AdventureDeck));
        shuffle(table, &pile);
        table.tell(Event::AdventureDeckReshuffled { seat });
    }
    table.piles_mut(seat).adventure.pop()
}

/// Discards a card from hand (CCG-VERB-2).
///
/// Neither expending (CCG-VERB-2a) nor leaving play (CCG-VERB-2b) is discarding.
pub(crate) fn discard(table: &mut impl TableWrite, seat: Seat, card: CardId) {
    take_from_hand(table, seat, card);
    to_discard(table, card);
    let card = table.piece(card);
    table.tell(Event::Discarded { seat, card });
    triggers::set_off(table, seat, Occasion::Discarded);
}

/// Takes a card out of its captain's hand; the caller puts it elsewhere.
pub(super) fn take_from_hand(table: &mut impl TableWrite, seat: Seat, card: CardId) {
    table.piles_mut(seat).hand.retain(|&id| id != card);
}

/// Puts a card on its owner's discard pile (CCG-ZONE-7).
///
/// Adventure cards have another pile (CCG-ZONE-2).
pub(super) fn to_discard(table: &mut impl TableWrite, card: CardId) {
    let owner = table.card(card).owner;
    table.put(card, Zone::Discard);
    table.hand_over(card, owner);
    table.piles_mut(owner).discard.push(card);
}

/// Puts a card on its owner's adventure discard pile.
///
/// The present holder of the slot does not matter (CCG-CSLOT-9).
pub(super) fn to_adventure_discard(table: &mut impl TableWrite, card: CardId) {
    let face_up = table.is_face_up(card);
    let owner = table.card(card).owner;
    table.put(card, Zone::AdventureDiscard);
    table.lasting_effects_mut().changes.retain(|change| change.on != card);
    table.renew(card);
    table.piles_mut(owner).adventure_discard.push(card);
    slots::reconsider(table);
    let card = table.piece(card);
    table.tell(Event::AdventureDiscarded { card, owner, face_up });
}

/// Puts a permanent into play, ready and undamaged (RUL-70), attached to `host` if there is one.
///
/// The captain who plays it controls it (CCG-OWN-2), even on a rival's card (CCG-OWN-5).
pub(super) fn enter_play(
    table: &mut impl TableWrite,
    seat: Seat,
    card: CardId,
    host: Option<CardId>,
) {
    table.put(card, Zone::InPlay);
    table.renew(card);
    table.hand_over(card, seat);
    table.enter(card, host);
    let (card, on) = (table.piece(card), host.map(|host| table.piece(host)));
    table.tell(Event::EnteredPlay { seat, card, on });
}

/// Jettisons a permanent, with all cards attached to it, to their owners' discard piles
/// (CCG-VERB-5, CCG-ATT-3). Does nothing to ships and to cards that are not in play.
pub(crate) fn jettison(table: &mut impl TableWrite, card: CardId, rule: &'static str) {
    let set_off = triggers::of_everyone(table, Occasion::Jettisoned(card));
    if !leave_play(table, card) {
        return;
    }
    to_discard(table, card);
    let (owner, piece) = (table.card(card).owner, table.piece(card));
    table.tell(Event::Jettisoned { owner, card: piece, rule: RuleId(rule) });
    table.push_all(set_off);
}

/// Takes any card except a ship out of the game (CCG-VERB-6, CCG-VERB-6c). The slot of a contract
/// is refilled (CCG-CSLOT-2).
pub(crate) fn disperse(table: &mut impl TableWrite, card: CardId) {
    let refill = match table.zone(card) {
        Zone::Contract(_) | Zone::Complication { .. } => leave_slot(table, card),
        Zone::Queue => None,
        _ if leave_play(table, card) => None,
        _ => return,
    };
    table.put(card, Zone::Dispersed);
    let card = table.piece(card);
    table.tell(Event::Dispersed { card });
    if let Some(slot) = refill {
        slots::refill(table, slot);
    }
    let set_off = triggers::of_everyone(table, Occasion::Dispersed);
    table.push_all(set_off);
}

/// Takes a contract or a complication off the table and ends changes to it; returns the slot to
/// refill. Damage to an enemy ship stays on it (CCG-ENM-4).
pub(super) fn leave_slot(table: &mut impl TableWrite, card: CardId) -> Option<SlotNo> {
    let zone = table.zone(card);
    let emptied = if let Zone::Contract(slot) = zone {
        slots::clear(table, slot);
        Some(slot)
    } else {
        None
    };
    if let Zone::Complication { slot, .. } = zone {
        table.slot_mut(slot).complications.retain(|&id| id != card);
    }
    table.lasting_effects_mut().changes.retain(|change| change.on != card);
    emptied
}

/// Returns a permanent to its owner's hand.
pub(crate) fn return_to_hand(table: &mut impl TableWrite, card: CardId) {
    if leave_play(table, card) {
        let owner = table.card(card).owner;
        table.put(card, Zone::Hand);
        table.hand_over(card, owner);
        table.piles_mut(owner).hand.push(card);
        remember(table, card);
        let card = table.piece(card);
        table.tell(Event::Returned { owner, card });
    }
}

/// Takes a permanent out of play, with all cards attached to it; returns whether it was in play.
///
/// Ships never leave (CCG-TYPE-1). Its own host stays as it is (CCG-ATT-4).
pub(super) fn leave_play(table: &mut impl TableWrite, card: CardId) -> bool {
    let is_permanent = table.printed(card).is_permanent();
    if !is_permanent || !table.is_in_play(card) {
        return false;
    }
    let attached: Vec<CardId> = table.attached(card).collect();
    attached.into_iter().for_each(|on| jettison(table, on, "CCG-ATT-3"));
    forget(table, card);
    true
}

/// Ends changes, loans and harm of a card that leaves play.
pub(super) fn forget(table: &mut impl TableWrite, card: CardId) {
    table.leave(card);
    let lasting = table.lasting_effects_mut();
    lasting.changes.retain(|change| change.on != card);
    lasting.loans.retain(|loan| loan.on != card);
    let owner = table.card(card).owner;
    table.hand_over(card, owner);
    table.renew(card);
}

/// Moves gear to another crew.
pub(super) fn shift(table: &mut impl TableWrite, gear: CardId, to: CardId) {
    table.attach(gear, to);
    let (gear, to) = (table.piece(gear), table.piece(to));
    table.tell(Event::Shifted { gear, to });
}

/// Adds counters to a card in play, or removes them (CCG-CTR-1).
pub(super) fn change_counters(table: &mut impl TableWrite, card: CardId, by: i8) {
    if !table.is_in_play(card) {
        return;
    }
    let counters = &mut table.condition_mut(card).counters;
    *counters = counters.saturating_add_signed(by);
    let now = *counters;
    let card = table.piece(card);
    table.tell(Event::CountersChanged { card, by, now });
}

/// Exerts a card; no effect on an exerted one (CCG-VERB-10, CCG-VERB-10b).
///
/// Only cards in play can be exerted (CCG-VERB-10a), and are then unusable until ready
/// (CCG-VERB-10c).
pub(crate) fn exert(table: &mut impl TableWrite, card: CardId) {
    if !table.is_exerted(card) {
        table.set_exerted(card, true);
        let card = table.piece(card);
        table.tell(Event::Exerted { card });
    }
}

/// Readies a card, unless an effect forbids it (CCG-GEN-3).
pub(super) fn ready(table: &mut impl TableWrite, card: CardId) {
    if table.is_exerted(card) && !super::values::cannot_ready(table, card) {
        table.set_exerted(card, false);
        let card = table.piece(card);
        table.tell(Event::Readied { card });
    }
}

/// Removes up to `by` wounds or damage (CCG-VERB-9).
pub(super) fn restore(table: &mut impl TableWrite, card: CardId, by: u8) {
    let harm = table.harm(card);
    let by = by.min(harm);
    if by > 0 {
        table.set_harm(card, harm - by);
        let card = table.piece(card);
        table.tell(Event::Restored { card, by });
    }
}

/// Adds a token to a pool.
///
/// It goes to the captain's own pool (CCG-ZONE-12), and no longer depends on its card (CCG-TOK-1).
pub(super) fn collect(table: &mut impl TableWrite, seat: Seat, token: Token) {
    table.captain_mut(seat).pool.push(token);
    table.tell(Event::TokenCollected { seat, token });
}

/// Removes a token from a pool (CCG-VERB-3).
pub(super) fn discard_token(
    table: &mut impl TableWrite,
    seat: Seat,
    token: Token,
    rule: &'static str,
) {
    let pool = &mut table.captain_mut(seat).pool;
    if let Some(at) = pool.iter().position(|&held| held == token) {
        pool.remove(at);
        table.tell(Event::TokenDiscarded { seat, token, rule: RuleId(rule) });
    }
}

/// Changes infamy tokens, never below 0 (CCG-RES-4a).
///
/// They are the captain's, not a card's (CCG-TOK-3).
pub(super) fn change_infamy(table: &mut impl TableWrite, seat: Seat, by: i8) {
    let before = table.captain(seat).infamy;
    let now = before.saturating_add_signed(by);
    if now != before {
        table.captain_mut(seat).infamy = now;
        let by = (i16::from(now) - i16::from(before)) as i8;
        table.tell(Event::InfamyChanged { seat, by, now });
    }
}

/// Changes victory points, never below 0 (CCG-MOD-5).
pub(super) fn change_vp(table: &mut impl TableWrite, seat: Seat, by: i16, rule: &'static str) {
    let before = table.captain(seat).vp;
    let now = before.saturating_add(by).max(0);
    if now != before {
        table.captain_mut(seat).vp = now;
        slots::reconsider(table);
        table.tell(Event::VpChanged { seat, by: now - before, now, rule: RuleId(rule) });
    }
}

pub(super) fn pieces(table: &impl TableRead, ids: &[CardId]) -> Vec<Piece> {
    ids.iter().map(|&id| table.piece(id)).collect()
}
