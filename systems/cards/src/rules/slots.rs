//! The four contract slots: whose they are, and how they are filled (CCG-CSLOT).

use bevy::prelude::World;
use play::Seat;

use super::moves;
use crate::{
    choice::{CardId, SlotNo},
    event::Event,
    state::{Activity, Look, Place, Slot, Touch},
};

/// Who refills a slot: two each for two captains (CCG-CSLOT-4).
pub(crate) fn controller(world: &World, no: SlotNo) -> Seat {
    let seats = world.seats();
    // With nobody left the game is a draw, and no slot will be filled again.
    seats.get(no.index() * seats.len() / 4).copied().unwrap_or_default()
}

/// Who pursues the contract in a slot, in seat order.
pub(crate) fn pursuers(world: &World, no: SlotNo) -> impl Iterator<Item = Seat> {
    let seats = world.seats().into_iter();
    seats.filter(move |&seat| world.captain(seat).activity == Activity::Pursuing(no))
}

/// CCG-CSLOT-2 and CCG-CSLOT-3: a new contract face up, then an unseen complication on it. The
/// slot stays empty when its controller has no adventure card left (CCG-ZONE-5b).
pub(super) fn refill(world: &mut World, no: SlotNo) {
    let owner = controller(world, no);
    let Some(contract) = moves::draw_adventure(world, owner) else { return };
    world.put(contract, Place::Contract(no));
    *world.slot_mut(no) =
        Slot { no, contract: Some(contract), complications: vec![], completed: vec![] };
    let card = world.piece(contract);
    world.tell(Event::ContractOffered { slot: no, card, owner });
    if room(world, no) > 0
        && let Some(complication) = moves::draw_adventure(world, owner)
    {
        attach(world, no, complication, None);
    }
}

/// Attaches a complication face down; `by` has looked at it (CCG-SET-3c, CCG-ADV-1c).
pub(super) fn attach(world: &mut World, no: SlotNo, card: CardId, by: Option<Seat>) {
    world.put(card, Place::Complication { slot: no, face_up: false });
    world.condition_mut(card).known_by = by.map_or(0, |seat| 1 << seat.0);
    world.slot_mut(no).complications.push(card);
    let (owner, card) = (world.card(card).owner, world.piece(card));
    world.tell(Event::ComplicationPlaced { slot: no, card, owner, by });
}

/// How many complications the contract in a slot can hold in all (CCG-SLOT-5).
pub(super) fn room(world: &World, no: SlotNo) -> usize {
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

/// A contract leaves play: its complications with it, each to its own owner's pile (CCG-ATT-7),
/// its pursuers are uncommitted without penalty (RUL-17), and the slot is refilled at once.
pub(super) fn discard_contract(world: &mut World, no: SlotNo) {
    let slot = world.slot_mut(no);
    let Some(contract) = slot.contract.take() else { return };
    let complications = std::mem::take(&mut slot.complications);
    complications.into_iter().for_each(|card| moves::to_adventure_discard(world, card));
    moves::to_adventure_discard(world, contract);
    let pursuers: Vec<Seat> = pursuers(world, no).collect();
    for seat in pursuers {
        world.captain_mut(seat).activity = Activity::Uncommitted;
        world.tell(Event::Uncommitted { seat });
    }
    refill(world, no);
}
