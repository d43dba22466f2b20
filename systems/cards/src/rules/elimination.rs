//! Elimination: a captain leaves the game with all they own (CCG-ELM, CCG-OWN-6).

use engine::Seat;

use super::{moves, queue, slots, victory};
use crate::{
    choice::CardId,
    event::Event,
    state::{Activity, Ending, EndingKind, Fight, Piles, Step, TableRead, TableWrite, Zone},
};

/// Lets a captain concede (CCG-ELM-13).
pub(super) fn concede(table: &mut impl TableWrite, seat: Seat) {
    table.tell(Event::Conceded { seat });
    eliminate(table, &[seat], EndingKind::Concession);
}

/// Eliminates captains (CCG-ELM-3 to CCG-ELM-6). The only one left wins at once, whatever the
/// points. With nobody left it is a draw (CCG-ELM-12), in solo play a loss (CCG-SOLO-7), where one
/// captain is enough to go on (CCG-SOLO-8).
///
/// Points do not help (CCG-ELM-2, CCG-VIC-8): of two captains the other wins (CCG-ELM-4), of more
/// the rest play on (CCG-ELM-5), and the last one wins (CCG-VIC-7, CCG-NUM-7).
pub(super) fn eliminate(table: &mut impl TableWrite, seats: &[Seat], kind: EndingKind) {
    for &seat in seats {
        table.see_off(seat);
        table.tell(Event::Eliminated { seat });
    }
    let left = table.seats();
    if left.len() < if table.is_solo() { 1 } else { 2 } {
        return victory::end(table, Ending { kind, winner: left.first().copied() });
    }
    seats.iter().for_each(|&seat| drop_plans(table, seat));
    pass_the_lead_on(table);
    slots::share_out(table);
    seats.iter().for_each(|&seat| take_cards_away(table, seat));
    send_orphans_home(table);
    table.unsettle();
}

/// Drops an eliminated captain's actions and plays on the queue (CCG-ELM-11).
fn drop_plans(table: &mut impl TableWrite, seat: Seat) {
    while let Some(nth) = table.queue().0.iter().position(|queued| queued.play.seat == seat) {
        queue::remove(table, nth);
    }
    // Limits are checked anew.
    let is_moot = |step: &Step| step.seat() == Some(seat) || matches!(step, Step::Trim { .. });
    table.agenda_mut().steps.retain(|step| !is_moot(step));
    break_off_fight(table, seat);
    table.commit(seat, Activity::Uncommitted);
    let captain = table.captain_mut(seat);
    captain.pool.clear();
    captain.marked.clear();
}

/// Ends a fight with an eliminated captain (CCG-PIR-6a).
fn break_off_fight(table: &mut impl TableWrite, seat: Seat) {
    let is_theirs =
        |fight: Fight| [fight.attacker, fight.defender].into_iter().flatten().any(|s| s == seat);
    if table.round().fight.is_some_and(is_theirs) {
        table.round_mut().fight = None;
    }
}

/// Makes the next captain clockwise first, if the first has left (RUL-18).
fn pass_the_lead_on(table: &mut impl TableWrite) {
    let (first, acting) = (table.round().first, table.round().acting);
    if table.is_out(first) {
        let seat = table.clockwise_of(first);
        table.round_mut().first = seat;
        table.tell(Event::FirstCaptain { seat, chosen_by: None });
    }
    if acting.is_some_and(|acting| table.is_out(acting)) {
        table.round_mut().acting = None;
    }
}

/// Takes an eliminated captain's cards out of the game, without jettisoning, discarding or
/// dispersing (CCG-ELM-3, CCG-ELM-7, CCG-VERB-6d). Their contracts are replaced under the new
/// allocation of slots (CCG-ELM-8, CCG-ELM-10).
fn take_cards_away(table: &mut impl TableWrite, seat: Seat) {
    let owned: Vec<CardId> = table.card_ids().filter(|&id| table.card(id).owner == seat).collect();
    let mut emptied = Vec::new();
    for card in owned {
        match table.zone(card) {
            Zone::Complication { slot, .. } => {
                table.slot_mut(slot).complications.retain(|&id| id != card);
            }
            Zone::Contract(slot) => {
                slots::clear(table, slot);
                emptied.push(slot);
            }
            _ => {}
        }
        table.leave(card);
        table.put(card, Zone::Gone);
        table.renew(card);
    }
    *table.piles_mut(seat) = Piles::default();
    let mut lasting = std::mem::take(table.lasting_effects_mut());
    let is_gone = |id: CardId| table.zone(id) == Zone::Gone;
    lasting.changes.retain(|change| !is_gone(change.on));
    lasting.loans.retain(|loan| !is_gone(loan.on));
    lasting.away.retain(|away| !is_gone(away.card));
    *table.lasting_effects_mut() = lasting;
    emptied.into_iter().for_each(|slot| slots::refill(table, slot));
}

/// Discards others' cards that were attached to theirs, or under their control, to the owners'
/// piles (CCG-ELM-9).
fn send_orphans_home(table: &mut impl TableWrite) {
    while let Some(card) = first_orphan(table) {
        moves::forget(table, card);
        moves::to_discard(table, card);
        let (owner, card) = (table.card(card).owner, table.piece(card));
        table.tell(Event::Orphaned { owner, card });
    }
}

fn first_orphan(table: &impl TableRead) -> Option<CardId> {
    let is_orphan = |id: &CardId| {
        let hostless = table.host(*id).is_some_and(|host| !table.is_in_play(host));
        hostless || table.is_out(table.card(*id).controller)
    };
    table.in_play().find(is_orphan)
}
