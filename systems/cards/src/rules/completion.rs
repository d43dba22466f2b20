//! Contracts are completed, alone or in competition (CCG-CON, CCG-CPT).

use bevy::prelude::{App, In, OnEnter, Plugin, World};
use play::{AddSteps, Seat};

use super::{
    attempts, moves, slots,
    triggers::{self, Occasion},
};
use crate::{
    choice::{Move, SlotNo, Why},
    event::Event,
    state::{Activity, Agenda, Attempt, Look, Stage, Step, Touch, kind},
};

/// Contracts are completed, and closed (CCG-CON, CCG-CPT).
pub(crate) struct Completion;

impl Plugin for Completion {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Completing), lay_out_completing)
            .add_step(kind::Complete, complete)
            .add_step(kind::CloseContract, close);
    }
}

/// CCG-RES-3: every eligible captain in initiative order. A contract is closed when the last of
/// those who pursue it has tried (CCG-CPT-2).
pub(super) fn lay_out_completing(world: &mut World) {
    let mut steps = Vec::new();
    let tries: Vec<(Seat, SlotNo)> = world
        .initiative_order()
        .into_iter()
        .filter(|&seat| world.captain(seat).passed == Some(true))
        .filter_map(|seat| pursued(world, seat).map(|slot| (seat, slot)))
        .collect();
    for (n, &(seat, slot)) in tries.iter().enumerate() {
        steps.push(Step::Complete(seat));
        if !tries[n + 1..].iter().any(|(_, later)| *later == slot) {
            steps.push(Step::CloseContract(slot));
        }
    }
    world.push_all(steps);
}

fn pursued(world: &World, seat: Seat) -> Option<SlotNo> {
    match world.captain(seat).activity {
        Activity::Pursuing(slot) => Some(slot),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

/// CCG-CON-8: a captain may decline and stay committed.
pub(super) fn complete(In(seat): In<Seat>, world: &mut World) {
    world.round_mut().acting = Some(seat);
    let Some(slot) = pursued(world, seat) else { return };
    let Some(card) = world.slot(slot).contract else { return };
    let options = |_: &World| vec![Move::Complete, Move::Pass];
    let why = Why::Completing { slot };
    if world.ask(Step::Complete(seat), seat, why, options) == Some(Move::Complete) {
        attempts::begin(world, Attempt { seat, card, subplot: None, next: 0 });
    }
}

/// The requirements are met. Points come before subplots (CCG-CON-3a, CCG-CON-4), unless a rival may
/// complete it as well: then they wait until it is known how many they are (CCG-CPT-2a).
pub(super) fn completed(world: &mut World, seat: Seat, slot: SlotNo) {
    world.slot_mut(slot).completed.push(seat);
    let Some(card) = world.slot(slot).contract else { return };
    let piece = world.piece(card);
    world.tell(Event::ContractCompleted { seat, card: piece });
    if !is_still_tried(world, slot) {
        claim(world, slot);
    }
    world.push(Step::Subplots { seat, card, tried: 0 });
    triggers::set_off(world, seat, Occasion::ContractResolved);
}

/// Whether somebody who pursues the contract of a slot has yet to try it.
fn is_still_tried(world: &World, slot: SlotNo) -> bool {
    let mut steps = world.resource::<Agenda>().steps.iter();
    steps.any(|step| matches!(step, Step::Complete(seat) if pursued(world, *seat) == Some(slot)))
}

/// Points for all who completed the contract of a slot, one less each when they are several (CCG-CPT-1,
/// CCG-CPT-5); once, and also when it is about to leave its slot (CCG-CON-3a).
///
/// Who did not complete it neither gains nor costs anything (CCG-CPT-1a).
pub(super) fn claim(world: &mut World, no: SlotNo) {
    let slot = world.slot_mut(no);
    if std::mem::replace(&mut slot.claimed, true) {
        return;
    }
    let completed = slot.completed.clone();
    let loss = if completed.len() > 1 { world.rules().competition_loss } else { 0 };
    let points = (slots::vp(world, no) - loss).max(0);
    for seat in completed {
        if !world.captain(seat).out {
            moves::change_vp(world, seat, points, "CCG-CON-3");
        }
    }
}

/// With all tries made, a contract that was completed goes and is replaced (CCG-CON-5), and all who
/// pursued it are free (CCG-CON-7, CCG-CPT-6).
pub(super) fn close(In(slot): In<SlotNo>, world: &mut World) {
    if !world.slot(slot).completed.is_empty() {
        slots::discard_contract(world, slot); // otherwise CCG-CON-6
    }
}
