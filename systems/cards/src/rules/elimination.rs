//! Captains leave the game, with all they own (CCG-ELM, CCG-OWN-6).

use bevy::prelude::World;
use play::Seat;

use super::{moves, queue, slots, victory};
use crate::{
    choice::CardId,
    event::Event,
    state::{
        Activity, Agenda, Ending, EndingKind, Fight, Lasting, Look, Piles, Place, Step, Touch,
    },
};

/// CCG-ELM-13.
pub(super) fn concede(world: &mut World, seat: Seat) {
    world.tell(Event::Conceded { seat });
    eliminate(world, &[seat], EndingKind::Concession);
}

/// CCG-ELM-3 to CCG-ELM-6: the one who is left wins at once, whatever the points; with nobody
/// left it is a draw, or a loss in solo play (CCG-ELM-12, CCG-SOLO-7), where one captain is
/// enough (CCG-SOLO-8). Otherwise the others go on.
///
/// Points do not help (CCG-ELM-2, CCG-VIC-8): of two captains the other wins (CCG-ELM-4), of more
/// the rest play on (CCG-ELM-5), and the last one wins (CCG-VIC-7, CCG-NUM-7).
pub(super) fn eliminate(world: &mut World, seats: &[Seat], kind: EndingKind) {
    for &seat in seats {
        world.see_off(seat);
        world.tell(Event::Eliminated { seat });
    }
    let left = world.seats();
    if left.len() < if world.is_solo() { 1 } else { 2 } {
        return victory::end(world, Ending { kind, winner: left.first().copied() });
    }
    seats.iter().for_each(|&seat| drop_plans(world, seat));
    pass_the_lead_on(world);
    slots::share_out(world);
    seats.iter().for_each(|&seat| take_cards_away(world, seat));
    send_orphans_home(world);
    world.unsettle();
}

/// CCG-ELM-11: what they were doing, or had on the queue, is over.
fn drop_plans(world: &mut World, seat: Seat) {
    while let Some(nth) = world.queue().0.iter().position(|queued| queued.play.seat == seat) {
        queue::remove(world, nth);
    }
    // Limits are looked at anew.
    let is_moot = |step: &Step| step.seat() == Some(seat) || matches!(step, Step::Trim { .. });
    world.resource_mut::<Agenda>().steps.retain(|step| !is_moot(step));
    break_off_fight(world, seat);
    let captain = world.captain_mut(seat);
    captain.activity = Activity::Uncommitted;
    captain.pool.clear();
    captain.marked.clear();
}

/// CCG-PIR-6a: nobody fights whoever is not there.
fn break_off_fight(world: &mut World, seat: Seat) {
    let is_theirs =
        |fight: Fight| [fight.attacker, fight.defender].into_iter().flatten().any(|s| s == seat);
    if world.round().fight.is_some_and(is_theirs) {
        world.round_mut().fight = None;
    }
}

/// RUL-18: the next captain clockwise is first, where the first has left.
fn pass_the_lead_on(world: &mut World) {
    let (first, acting) = (world.round().first, world.round().acting);
    if world.captain(first).out {
        let seat = world.clockwise_of(first);
        world.round_mut().first = seat;
        world.tell(Event::FirstCaptain { seat, chosen_by: None });
    }
    if acting.is_some_and(|acting| world.captain(acting).out) {
        world.round_mut().acting = None;
    }
}

/// CCG-ELM-3: nothing of it is jettisoned, discarded or dispersed (CCG-ELM-7, CCG-VERB-6d).
/// Contracts go, and their slots are filled under the new allocation (CCG-ELM-8, CCG-ELM-10).
fn take_cards_away(world: &mut World, seat: Seat) {
    let owned: Vec<CardId> = world.card_ids().filter(|&id| world.card(id).owner == seat).collect();
    let mut emptied = Vec::new();
    for card in owned {
        match world.place(card) {
            Place::Complication { slot, .. } => {
                world.slot_mut(slot).complications.retain(|&id| id != card);
            }
            Place::Contract(slot) => {
                slots::clear(world, slot);
                emptied.push(slot);
            }
            _ => {}
        }
        world.leave(card);
        world.put(card, Place::Gone);
        moves::reset(world, card);
    }
    *world.piles_mut(seat) = Piles::default();
    let gone = |world: &World, id: CardId| world.place(id) == Place::Gone;
    let mut lasting = std::mem::take(world.resource_mut::<Lasting>().into_inner());
    lasting.changes.retain(|change| !gone(world, change.on));
    lasting.loans.retain(|loan| !gone(world, loan.on));
    lasting.away.retain(|away| !gone(world, away.card));
    *world.resource_mut::<Lasting>() = lasting;
    emptied.into_iter().for_each(|slot| slots::refill(world, slot));
}

/// CCG-ELM-9: others' cards that lay on theirs, or that they controlled, go to their owners'
/// discard piles.
fn send_orphans_home(world: &mut World) {
    while let Some(card) = first_orphan(world) {
        moves::forget(world, card);
        moves::to_discard(world, card);
        let (owner, card) = (world.card(card).owner, world.piece(card));
        world.tell(Event::Orphaned { owner, card });
    }
}

fn first_orphan(world: &World) -> Option<CardId> {
    let is_orphan = |id: &CardId| {
        let hostless = world.host(*id).is_some_and(|host| !world.is_in_play(host));
        hostless || world.captain(world.card(*id).controller).out
    };
    world.in_play().find(is_orphan)
}
