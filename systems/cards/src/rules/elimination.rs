//! Captains leave the game, with all they own (CCG-ELM, CCG-OWN-6).

use engine::Seat;

use super::{moves, queue, slots, victory};
use crate::{
    choice::CardId,
    event::Event,
    state::{Activity, Ending, EndingKind, Fight, Piles, Step, TableRead, TableWrite, Zone},
};

/// CCG-ELM-13.
pub(super) fn concede(table: &mut impl TableWrite, seat: Seat) {
    table.tell(Event::Conceded { seat });
    eliminate(table, &[seat], EndingKind::Concession);
}

/// CCG-ELM-3 to CCG-ELM-6: the one who is left wins at once, whatever the points; with nobody
/// left it is a draw, or a loss in solo play (CCG-ELM-12, CCG-SOLO-7), where one captain is
/// enough (CCG-SOLO-8). Otherwise the others go on.
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

/// CCG-ELM-11: what they were doing, or had on the queue, is over.
fn drop_plans(table: &mut impl TableWrite, seat: Seat) {
    while let Some(nth) = table.queue().0.iter().position(|queued| queued.play.seat == seat) {
        queue::remove(table, nth);
    }
    // Limits are looked at anew.
    let is_moot = |step: &Step| step.seat() == Some(seat) || matches!(step, Step::Trim { .. });
    table.agenda_mut().steps.retain(|step| !is_moot(step));
    break_off_fight(table, seat);
    table.commit(seat, Activity::Uncommitted);
    let captain = table.captain_mut(seat);
    captain.pool.clear();
    captain.marked.clear();
}

/// CCG-PIR-6a: nobody fights whoever is not there.
fn break_off_fight(table: &mut impl TableWrite, seat: Seat) {
    let is_theirs =
        |fight: Fight| [fight.attacker, fight.defender].into_iter().flatten().any(|s| s == seat);
    if table.round().fight.is_some_and(is_theirs) {
        table.round_mut().fight = None;
    }
}

/// RUL-18: the next captain clockwise is first, where the first has left.
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

/// CCG-ELM-3: nothing of it is jettisoned, discarded or dispersed (CCG-ELM-7, CCG-VERB-6d).
/// Contracts go, and their slots are filled under the new allocation (CCG-ELM-8, CCG-ELM-10).
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

/// CCG-ELM-9: others' cards that lay on theirs, or that they controlled, go to their owners'
/// discard piles.
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
