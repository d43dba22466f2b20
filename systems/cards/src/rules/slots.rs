//! The four contract slots: their captains, and how they are filled (CCG-CSLOT).

use std::cmp::Reverse;

use engine::Seat;

use super::{completion, moves, values};
use crate::{
    choice::{CardId, SlotNo},
    data::Value,
    event::Event,
    state::{Activity, Slot, TableRead, TableWrite, Zone},
};

/// The first captain of each slot (CCG-CSLOT-4, CCG-SET-3a); `None` for the fourth slot of three
/// captains.
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

/// Captains who may have to refill a slot: its holder; for a floating slot those with the fewest
/// points, then the highest initiative (CCG-CSLOT-5, CCG-CSLOT-5a). Several are equals, and the
/// dice decide (CCG-CSLOT-5b). Never stored, as it changes with the points (CCG-CSLOT-5c).
///
/// So it is with the fourth slot of three captains from the deal on (CCG-SET-3b).
pub(crate) fn controllers(table: &impl TableRead, no: SlotNo) -> Vec<Seat> {
    if let Some(holder) = table.slot(no).holder {
        return vec![holder];
    }
    let rank = |seat: &Seat| {
        let initiative = values::value(table, table.captain(*seat).ship, Value::Initiative);
        (table.captain(*seat).vp, Reverse(initiative))
    };
    let seats = table.seats();
    let lowest = seats.iter().map(rank).min();
    seats.into_iter().filter(|seat| Some(rank(seat)) == lowest).collect()
}

/// The captain of a slot at this moment (CCG-CSLOT-8).
fn controller(table: &mut impl TableWrite, no: SlotNo) -> Option<Seat> {
    let controllers = controllers(table, no);
    match controllers[..] {
        [only] => Some(only),
        _ => table.dice().pick(&controllers).copied(),
    }
}

/// Shares out the slots of eliminated captains (CCG-CSLOT-7). With three left the slot floats; two
/// take one each, from the first captain on (RUL-11).
///
/// CCG-NUM-5, CCG-NUM-6.
pub(super) fn share_out(table: &mut impl TableWrite) {
    let left = table.initiative_order();
    let is_held = |slot: &&Slot| slot.holder.is_some_and(|holder| left.contains(&holder));
    let free: Vec<SlotNo> =
        table.slots().filter(|slot| !is_held(slot)).map(|slot| slot.no).collect();
    for (n, slot) in free.into_iter().enumerate() {
        let to = (left.len() == 2).then(|| left[n % 2]);
        if table.slot(slot).holder != to {
            table.slot_mut(slot).holder = to;
            table.tell(Event::SlotPassed { slot, to });
        }
    }
}

/// Pursuers of the contract in a slot, in seat order.
///
/// The slot's captain does not matter (CCG-CSLOT-6), nor the number of pursuers (CCG-ADV-2d).
pub(crate) fn pursuers(table: &impl TableRead, no: SlotNo) -> impl Iterator<Item = Seat> {
    let seats = table.seats().into_iter();
    seats.filter(move |&seat| table.activity(seat) == Activity::Pursuing(no))
}

/// Refills a slot: a contract face up, then an unseen complication (CCG-CSLOT-2, CCG-CSLOT-3). The
/// slot stays empty when its captain has no adventure card left (CCG-ZONE-5b).
pub(super) fn refill(table: &mut impl TableWrite, no: SlotNo) {
    let Some(owner) = controller(table, no) else { return };
    let Some(contract) = moves::draw_adventure(table, owner) else { return };
    table.put(contract, Zone::Contract(no));
    table.slot_mut(no).contract = Some(contract);
    let card = table.piece(contract);
    table.tell(Event::ContractOffered { slot: no, card, owner });
    if room(table, no) > 0
        && let Some(complication) = moves::draw_adventure(table, owner)
    {
        attach(table, no, complication, None);
    }
}

/// Refills an empty slot as soon as its captain has a card (RUL-03); returns whether it did.
pub(super) fn fill_empty(table: &mut impl TableWrite) -> bool {
    let empty = table.slots().find(|slot| {
        slot.contract.is_none()
            && controllers(table, slot.no).iter().any(|&seat| has_adventure(table, seat))
    });
    let Some(no) = empty.map(|slot| slot.no) else { return false };
    refill(table, no);
    table.slot(no).contract.is_some()
}

/// Notes that an empty slot may be refilled now, after a change of cards or of its captain
/// (CCG-CSLOT-5).
pub(super) fn reconsider(table: &mut impl TableWrite) {
    let is_waiting = table.slots().any(|slot| slot.contract.is_none());
    if is_waiting {
        table.unsettle();
    }
}

fn has_adventure(table: &impl TableRead, seat: Seat) -> bool {
    let piles = table.piles(seat);
    !piles.adventure.is_empty() || !piles.adventure_discard.is_empty()
}

/// Attaches a complication face down; `by` has looked at it (CCG-SET-3c, CCG-ADV-1c).
pub(super) fn attach(table: &mut impl TableWrite, no: SlotNo, card: CardId, by: Option<Seat>) {
    table.put(card, Zone::Complication { slot: no, face_up: false });
    table.condition_mut(card).known_by = by.map_or(0, |seat| 1 << seat.0);
    table.slot_mut(no).complications.push(card);
    let (owner, card) = (table.card(card).owner, table.piece(card));
    table.tell(Event::ComplicationPlaced { slot: no, card, owner, by });
}

/// Turns a complication face up, if it is not (CCG-CMP-1).
pub(super) fn turn_up(table: &mut impl TableWrite, slot: SlotNo, card: CardId) {
    if !table.is_face_up(card) {
        table.put(card, Zone::Complication { slot, face_up: true });
        let card = table.piece(card);
        table.tell(Event::ComplicationRevealed { slot, card });
    }
}

/// Points of the contract in a slot.
pub(super) fn vp(table: &impl TableRead, no: SlotNo) -> i16 {
    table.slot(no).contract.map_or(0, |contract| values::value(table, contract, Value::Vp))
}

/// Slots whose contract can hold complications at all (CCG-ADV-1e).
pub(super) fn with_room(table: &impl TableRead) -> Vec<SlotNo> {
    let slots = table.slots().map(|slot| slot.no);
    slots.filter(|&no| room(table, no) > 0).collect()
}

/// Number of complications that the contract in a slot can hold (CCG-SLOT-5).
pub(crate) fn room(table: &impl TableRead, no: SlotNo) -> usize {
    let contract = table.slot(no).contract;
    let sides = contract.and_then(|contract| table.printed(contract).sides());
    sides.map_or(0, |sides| sides.contract.complication_slots.into())
}

/// Discards a complication to its owner's adventure pile (CCG-CMP-5).
pub(super) fn discard_complication(table: &mut impl TableWrite, card: CardId) {
    if let Zone::Complication { slot, .. } = table.zone(card) {
        table.slot_mut(slot).complications.retain(|&id| id != card);
        moves::to_adventure_discard(table, card);
    }
}

/// Discards a contract to its owner's pile, and refills the slot at once (CCG-CSLOT-2).
pub(super) fn discard_contract(table: &mut impl TableWrite, no: SlotNo) {
    if let Some(contract) = clear(table, no) {
        moves::to_adventure_discard(table, contract);
        refill(table, no);
    }
}

/// Takes the contract out of a slot. Its complications go to their own owners' piles (CCG-ATT-7),
/// and its pursuers are uncommitted without penalty (RUL-17). Points for completion are kept
/// (CCG-CON-3a).
///
/// The same holds for an abandoned contract (CCG-ABN-3a).
pub(super) fn clear(table: &mut impl TableWrite, no: SlotNo) -> Option<CardId> {
    table.slot(no).contract?;
    completion::claim(table, no);
    let slot = table.slot_mut(no);
    let contract = slot.contract.take()?;
    slot.completed.clear();
    slot.claimed = false;
    let complications = std::mem::take(&mut slot.complications);
    complications.into_iter().for_each(|card| moves::to_adventure_discard(table, card));
    let pursuers: Vec<Seat> = pursuers(table, no).collect();
    for seat in pursuers {
        table.commit(seat, Activity::Uncommitted);
        table.tell(Event::Uncommitted { seat });
    }
    Some(contract)
}
