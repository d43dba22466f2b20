//! The four contract slots: whose they are, and how they are filled (CCG-CSLOT).

use std::cmp::Reverse;

use bevy::prelude::World;
use play::Seat;

use super::{completion, moves, values};
use crate::{
    choice::{CardId, SlotNo},
    data::Value,
    event::Event,
    state::{Activity, Look, Place, Slot, Touch},
};

/// Captains at the beginning, for each slot: CCG-CSLOT-4, CCG-SET-3a. The fourth slot of three
/// captains is nobody's.
///
/// CCG-NUM-1, CCG-NUM-2, CCG-NUM-3, CCG-NUM-4.
pub(super) fn first_holder(captains: usize, no: SlotNo) -> Option<Seat> {
    let seat = match captains {
        2 => no.0 / 2,
        1 => 0,
        _ => no.0,
    };
    (usize::from(seat) < captains).then_some(Seat(seat))
}

/// Who refills a slot, or may: its holder; a slot that floats belongs to whoever has the fewest
/// points, then the highest initiative (CCG-CSLOT-5, CCG-CSLOT-5a). Those left after that are
/// equals, and the dice decide (CCG-CSLOT-5b). Never stored, as it changes with the points
/// (CCG-CSLOT-5c).
///
/// So it is with the fourth slot of three captains from the deal on (CCG-SET-3b).
pub(crate) fn controllers(world: &World, no: SlotNo) -> Vec<Seat> {
    if let Some(holder) = world.slot(no).holder {
        return vec![holder];
    }
    let rank = |seat: &Seat| {
        let initiative = values::value(world, world.captain(*seat).ship, Value::Initiative);
        (world.captain(*seat).vp, Reverse(initiative))
    };
    let seats = world.seats();
    let lowest = seats.iter().map(rank).min();
    seats.into_iter().filter(|seat| Some(rank(seat)) == lowest).collect()
}

/// The captain whose slot it is at this moment (CCG-CSLOT-8).
fn controller(world: &mut World, no: SlotNo) -> Option<Seat> {
    let controllers = controllers(world, no);
    match controllers[..] {
        [only] => Some(only),
        _ => world.dice().pick(&controllers).copied(),
    }
}

/// CCG-CSLOT-7: what the eliminated held is shared out among who is left. With three it floats;
/// two take one each, from the first captain round (RUL-11).
///
/// CCG-NUM-5, CCG-NUM-6.
pub(super) fn share_out(world: &mut World) {
    let left = world.initiative_order();
    let is_held = |slot: &&Slot| slot.holder.is_some_and(|holder| left.contains(&holder));
    let free: Vec<SlotNo> =
        world.slots().filter(|slot| !is_held(slot)).map(|slot| slot.no).collect();
    for (n, slot) in free.into_iter().enumerate() {
        let to = (left.len() == 2).then(|| left[n % 2]);
        if world.slot(slot).holder != to {
            world.slot_mut(slot).holder = to;
            world.tell(Event::SlotPassed { slot, to });
        }
    }
}

/// Who pursues the contract in a slot, in seat order.
///
/// Whose slot it is does not matter (CCG-CSLOT-6), nor how many they are (CCG-ADV-2d).
pub(crate) fn pursuers(world: &World, no: SlotNo) -> impl Iterator<Item = Seat> {
    let seats = world.seats().into_iter();
    seats.filter(move |&seat| world.captain(seat).activity == Activity::Pursuing(no))
}

/// CCG-CSLOT-2 and CCG-CSLOT-3: a new contract face up, then an unseen complication on it. The
/// slot stays empty when its controller has no adventure card left (CCG-ZONE-5b).
pub(super) fn refill(world: &mut World, no: SlotNo) {
    let Some(owner) = controller(world, no) else { return };
    let Some(contract) = moves::draw_adventure(world, owner) else { return };
    world.put(contract, Place::Contract(no));
    world.slot_mut(no).contract = Some(contract);
    let card = world.piece(contract);
    world.tell(Event::ContractOffered { slot: no, card, owner });
    if room(world, no) > 0
        && let Some(complication) = moves::draw_adventure(world, owner)
    {
        attach(world, no, complication, None);
    }
}

/// RUL-03: a slot that could not be filled is, as soon as whose it is has a card for it; whether
/// one was.
pub(super) fn fill_empty(world: &mut World) -> bool {
    let empty = world.slots().find(|slot| {
        slot.contract.is_none()
            && controllers(world, slot.no).iter().any(|&seat| has_adventure(world, seat))
    });
    let Some(no) = empty.map(|slot| slot.no) else { return false };
    refill(world, no);
    world.slot(no).contract.is_some()
}

/// Says that a slot without a contract may get one now: somebody has a card for it, or the slot has come to
/// somebody who has (CCG-CSLOT-5).
pub(super) fn reconsider(world: &mut World) {
    let is_waiting = world.slots().any(|slot| slot.contract.is_none());
    if is_waiting {
        world.unsettle();
    }
}

fn has_adventure(world: &World, seat: Seat) -> bool {
    let piles = world.piles(seat);
    !piles.adventure.is_empty() || !piles.adventure_discard.is_empty()
}

/// Attaches a complication face down; `by` has looked at it (CCG-SET-3c, CCG-ADV-1c).
pub(super) fn attach(world: &mut World, no: SlotNo, card: CardId, by: Option<Seat>) {
    world.put(card, Place::Complication { slot: no, face_up: false });
    world.condition_mut(card).known_by = by.map_or(0, |seat| 1 << seat.0);
    world.slot_mut(no).complications.push(card);
    let (owner, card) = (world.card(card).owner, world.piece(card));
    world.tell(Event::ComplicationPlaced { slot: no, card, owner, by });
}

/// Turns a complication face up, if it is not (CCG-CMP-1).
pub(super) fn turn_up(world: &mut World, slot: SlotNo, card: CardId) {
    if !world.is_face_up(card) {
        world.put(card, Place::Complication { slot, face_up: true });
        let card = world.piece(card);
        world.tell(Event::ComplicationRevealed { slot, card });
    }
}

/// Points of the contract in a slot.
pub(super) fn vp(world: &World, no: SlotNo) -> i16 {
    world.slot(no).contract.map_or(0, |contract| values::value(world, contract, Value::Vp))
}

/// Slots whose contract can hold complications at all (CCG-ADV-1e).
pub(super) fn with_room(world: &World) -> Vec<SlotNo> {
    let slots = world.slots().map(|slot| slot.no);
    slots.filter(|&no| room(world, no) > 0).collect()
}

/// How many complications the contract in a slot can hold in all (CCG-SLOT-5).
pub(crate) fn room(world: &World, no: SlotNo) -> usize {
    let contract = world.slot(no).contract;
    let sides = contract.and_then(|contract| world.printed(contract).sides());
    sides.map_or(0, |sides| sides.contract.complication_slots.into())
}

/// Takes a complication off its contract, to its owner's adventure discard pile (CCG-CMP-5).
pub(super) fn discard_complication(world: &mut World, card: CardId) {
    if let Place::Complication { slot, .. } = world.place(card) {
        world.slot_mut(slot).complications.retain(|&id| id != card);
        moves::to_adventure_discard(world, card);
    }
}

/// A contract leaves play for its owner's pile, and the slot is refilled at once (CCG-CSLOT-2).
pub(super) fn discard_contract(world: &mut World, no: SlotNo) {
    if let Some(contract) = clear(world, no) {
        moves::to_adventure_discard(world, contract);
        refill(world, no);
    }
}

/// Takes the contract out of a slot: its complications go with it, each to its own owner's pile
/// (CCG-ATT-7), and its pursuers are uncommitted without penalty (RUL-17). Whoever has completed it keeps
/// its points (CCG-CON-3a).
///
/// So do those of a contract that is abandoned (CCG-ABN-3a).
pub(super) fn clear(world: &mut World, no: SlotNo) -> Option<CardId> {
    world.slot(no).contract?;
    completion::claim(world, no);
    let slot = world.slot_mut(no);
    let contract = slot.contract.take()?;
    slot.completed.clear();
    slot.claimed = false;
    let complications = std::mem::take(&mut slot.complications);
    complications.into_iter().for_each(|card| moves::to_adventure_discard(world, card));
    let pursuers: Vec<Seat> = pursuers(world, no).collect();
    for seat in pursuers {
        world.captain_mut(seat).activity = Activity::Uncommitted;
        world.tell(Event::Uncommitted { seat });
    }
    Some(contract)
}
