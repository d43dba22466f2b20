//! Effects with a duration, and their end.

use bevy::prelude::In;
use engine::Seat;

use super::super::{abandon, limits, moves, slots};
use crate::{
    choice::{CardId, SlotNo},
    data::Until,
    event::Event,
    state::{Activity, Away, Loan, TableRead, TableWrite, Tabletop, Zone},
};

/// Gives `by` control of a permanent (CCG-OWN-3). Cards attached to it stay, and stay their
/// captain's (CCG-OWN-7).
pub(super) fn take_control(table: &mut impl TableWrite, card: CardId, by: Seat, until: Until) {
    let is_permanent = table.printed(card).is_permanent() && table.is_in_play(card);
    if !is_permanent || table.card(card).controller == by {
        return;
    }
    table.lasting_effects_mut().loans.push(Loan { on: card, by, until });
    pass_control(table, card, by);
}

fn pass_control(table: &mut impl TableWrite, card: CardId, seat: Seat) {
    table.hand_over(card, seat);
    let card = table.piece(card);
    table.tell(Event::ControlPassed { card, seat });
}

/// Returns cards at the end of a loan, to an earlier borrower or the owner.
fn hand_back(table: &mut impl TableWrite) {
    for card in table.in_play().collect::<Vec<_>>() {
        let seat = holder(table, card);
        if table.card(card).controller != seat {
            pass_control(table, card, seat);
        }
    }
}

/// The latest borrower of a card, or its owner.
fn holder(table: &impl TableRead, id: CardId) -> Seat {
    let loans = &table.lasting_effects().loans;
    let latest = loans.iter().rev().find(|loan| loan.on == id).map(|loan| loan.by);
    latest.unwrap_or(table.card(id).owner)
}

/// Takes a card out of the game until the time is over (CCG-VERB-6b).
pub(super) fn remove(table: &mut impl TableWrite, card: CardId, until: Until) {
    let (from, host) = (table.zone(card), table.host(card));
    let refill = match from {
        Zone::Contract(_) | Zone::Complication { .. } => moves::leave_slot(table, card),
        _ if moves::leave_play(table, card) => None,
        _ => return,
    };
    table.put(card, Zone::Dispersed);
    table.lasting_effects_mut().away.push(Away { card, from, host, until });
    let card = table.piece(card);
    table.tell(Event::Removed { card });
    if let Some(slot) = refill {
        slots::refill(table, slot);
    }
}

/// Returns a removed card to the same place and facing if there is room (RUL-06), otherwise to its
/// owner's pile. An earlier loan has ended when it left play (CCG-OWN-3).
fn come_back(table: &mut impl TableWrite, Away { card, from, host, .. }: &Away) {
    let (card, host, owner) = (*card, *host, table.card(*card).owner);
    let piece = table.piece(card);
    match *from {
        Zone::Complication { slot, face_up } if has_room(table, slot) => {
            table.put(card, Zone::Complication { slot, face_up });
            table.slot_mut(slot).complications.push(card);
            return table.tell(Event::CameBack { card: piece });
        }
        Zone::Contract(slot) if table.slot(slot).contract.is_none() => {
            table.put(card, Zone::Contract(slot));
            table.slot_mut(slot).contract = Some(card);
            return table.tell(Event::CameBack { card: piece });
        }
        Zone::Complication { .. } | Zone::Contract(_) => {
            return moves::to_adventure_discard(table, card);
        }
        _ => {}
    }
    let stands = host.is_none_or(|host| table.is_in_play(host));
    if stands && !table.is_out(owner) {
        moves::enter_play(table, owner, card, host);
        if !limits::is_over(table, owner) {
            return table.tell(Event::CameBack { card: piece });
        }
        moves::leave_play(table, card);
    }
    moves::to_discard(table, card);
    table.tell(Event::Orphaned { owner, card: piece });
}

fn has_room(table: &impl TableRead, slot: SlotNo) -> bool {
    table.slot(slot).complications.len() < slots::room(table, slot)
}

/// Abandons the contract after payment of the penalty, if it is still there.
pub(in super::super) fn quit(
    In((seat, slot, contract)): In<(Seat, SlotNo, CardId)>,
    mut table: Tabletop,
) {
    let table = &mut table;
    let pursues = table.activity(seat) == Activity::Pursuing(slot);
    if pursues && table.slot(slot).contract == Some(contract) {
        abandon::abandon(table, seat, slot);
    }
}

/// Ends effects that last until the end of a phase.
pub(crate) fn end_phase(mut table: Tabletop) {
    let table = &mut table;
    expire(table, Until::EndOfPhase);
}

/// Ends effects that last until the end of a round.
pub(in super::super) fn end_round(mut table: Tabletop) {
    let table = &mut table;
    expire(table, Until::EndOfRound);
}

fn expire(table: &mut impl TableWrite, until: Until) {
    let lasting = table.lasting_effects_mut();
    let over = lasting.changes.iter().any(|change| change.until == until);
    lasting.changes.retain(|change| change.until != until);
    let lent = lasting.loans.len();
    lasting.loans.retain(|loan| loan.until != until);
    let returned = lent > lasting.loans.len();
    let (back, away) = lasting.away.drain(..).partition(|away: &Away| away.until == until);
    lasting.away = away;
    if over {
        table.unsettle();
    }
    if returned {
        hand_back(table);
    }
    back.iter().for_each(|away: &Away| come_back(table, away));
}
