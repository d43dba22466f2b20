//! What lasts for a time, and what happens when the time is over.

use bevy::prelude::{In, World};
use play::Seat;

use super::super::{abandon, limits, moves, slots};
use crate::{
    choice::{CardId, SlotNo},
    data::Until,
    event::Event,
    state::{Activity, Away, Lasting, Loan, Look, Place, Touch},
};

/// CCG-OWN-3: a permanent comes under the control of `by`; what is attached to it stays, and
/// stays its captain's (CCG-OWN-7).
pub(super) fn take_control(world: &mut World, card: CardId, by: Seat, until: Until) {
    let is_permanent = world.printed(card).is_permanent() && world.is_in_play(card);
    if !is_permanent || world.card(card).controller == by {
        return;
    }
    world.resource_mut::<Lasting>().loans.push(Loan { on: card, by, until });
    pass_control(world, card, by);
}

fn pass_control(world: &mut World, card: CardId, seat: Seat) {
    world.hand_over(card, seat);
    let card = world.piece(card);
    world.tell(Event::ControlPassed { card, seat });
}

/// Gives cards whose loan is over to whoever has them now: the latest who still borrows them, or
/// their owner.
fn hand_back(world: &mut World) {
    let holder = |world: &World, id: CardId| {
        let loans = &world.resource::<Lasting>().loans;
        let latest = loans.iter().rev().find(|loan| loan.on == id).map(|loan| loan.by);
        latest.unwrap_or(world.card(id).owner)
    };
    for card in world.in_play().collect::<Vec<_>>() {
        let seat = holder(world, card);
        if world.card(card).controller != seat {
            pass_control(world, card, seat);
        }
    }
}

/// CCG-VERB-6b: out of the game until the time is over.
pub(super) fn remove(world: &mut World, card: CardId, until: Until) {
    let from = world.place(card);
    let refill = match from {
        Place::Contract(_) | Place::Complication { .. } => moves::leave_slot(world, card),
        _ if moves::leave_play(world, card) => None,
        _ => return,
    };
    world.put(card, Place::Dispersed);
    world.resource_mut::<Lasting>().away.push(Away { card, from, until });
    let card = world.piece(card);
    world.tell(Event::Removed { card });
    if let Some(slot) = refill {
        slots::refill(world, slot);
    }
}

/// RUL-06: to the same place, in the same facing, if there is room; else to its owner's pile. Whoever had
/// borrowed it has it no longer: the loan ended when it left play (CCG-OWN-3).
fn come_back(world: &mut World, Away { card, from, .. }: &Away) {
    let (card, owner) = (*card, world.card(*card).owner);
    let piece = world.piece(card);
    match *from {
        Place::Complication { slot, face_up } if has_room(world, slot) => {
            world.put(card, Place::Complication { slot, face_up });
            world.slot_mut(slot).complications.push(card);
            return world.tell(Event::CameBack { card: piece });
        }
        Place::Contract(slot) if world.slot(slot).contract.is_none() => {
            world.put(card, Place::Contract(slot));
            world.slot_mut(slot).contract = Some(card);
            return world.tell(Event::CameBack { card: piece });
        }
        Place::Complication { .. } | Place::Contract(_) => {
            return moves::to_adventure_discard(world, card);
        }
        _ => {}
    }
    let host = from.host();
    let stands = host.is_none_or(|host| world.is_in_play(host));
    if stands && !world.captain(owner).out {
        moves::enter_play(world, owner, card, host);
        if !limits::is_over(world, owner) {
            return world.tell(Event::CameBack { card: piece });
        }
        moves::leave_play(world, card);
    }
    moves::to_discard(world, card);
    world.tell(Event::Orphaned { owner, card: piece });
}

fn has_room(world: &World, slot: SlotNo) -> bool {
    world.slot(slot).complications.len() < slots::room(world, slot)
}

/// The penalty is paid: the contract is abandoned, if it is still there to be.
pub(in super::super) fn quit(
    In((seat, slot, contract)): In<(Seat, SlotNo, CardId)>,
    world: &mut World,
) {
    let pursues = world.captain(seat).activity == Activity::Pursuing(slot);
    if pursues && world.slot(slot).contract == Some(contract) {
        abandon::abandon(world, seat, slot);
    }
}

/// What lasts until the end of a phase is over.
pub(crate) fn end_phase(world: &mut World) {
    expire(world, Until::EndOfPhase);
}

/// What lasts until the end of a round is over.
pub(in super::super) fn end_round(world: &mut World) {
    expire(world, Until::EndOfRound);
}

fn expire(world: &mut World, until: Until) {
    let lasting = world.resource_mut::<Lasting>().into_inner();
    let over = lasting.changes.iter().any(|change| change.until == until);
    lasting.changes.retain(|change| change.until != until);
    let lent = lasting.loans.len();
    lasting.loans.retain(|loan| loan.until != until);
    let returned = lent > lasting.loans.len();
    let (back, away) = lasting.away.drain(..).partition(|away: &Away| away.until == until);
    lasting.away = away;
    if over {
        world.unsettle();
    }
    if returned {
        hand_back(world);
    }
    back.iter().for_each(|away: &Away| come_back(world, away));
}
