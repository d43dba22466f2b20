//! Completion of contracts, alone or in competition (CCG-CON, CCG-CPT).

use bevy::prelude::{App, In, OnEnter, Plugin};
use engine::{AddSteps, Seat};

use super::{
    attempts, moves, slots,
    triggers::{self, Occasion},
};
use crate::{
    choice::{Move, SlotNo, Why},
    event::Event,
    state::{Activity, Attempt, Stage, Step, TableRead, TableWrite, Tabletop, kind},
};

/// Completes and closes contracts (CCG-CON, CCG-CPT).
pub(crate) struct Completion;

impl Plugin for Completion {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Completing), lay_out_completing)
            .add_step(kind::Complete, complete)
            .add_step(kind::CloseContract, close);
    }
}

/// Queues every eligible captain in initiative order (CCG-RES-3). A contract closes when its last
/// pursuer has tried (CCG-CPT-2).
pub(super) fn lay_out_completing(mut table: Tabletop) {
    let table = &mut table;
    let mut steps = Vec::new();
    let tries: Vec<(Seat, SlotNo)> = table
        .initiative_order()
        .into_iter()
        .filter(|&seat| table.passed(seat) == Some(true))
        .filter_map(|seat| pursued(table, seat).map(|slot| (seat, slot)))
        .collect();
    for (n, &(seat, slot)) in tries.iter().enumerate() {
        steps.push(Step::Complete(seat));
        if !tries[n + 1..].iter().any(|(_, later)| *later == slot) {
            steps.push(Step::CloseContract(slot));
        }
    }
    table.push_all(steps);
}

fn pursued(table: &impl TableRead, seat: Seat) -> Option<SlotNo> {
    match table.activity(seat) {
        Activity::Pursuing(slot) => Some(slot),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

/// Asks a captain to attempt the contract; one may decline and stay committed (CCG-CON-8).
pub(super) fn complete(In(seat): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    table.round_mut().acting = Some(seat);
    let Some(slot) = pursued(table, seat) else { return };
    let Some(card) = table.slot(slot).contract else { return };
    let options = |_: &_| vec![Move::Complete, Move::Pass];
    let why = Why::Completing { slot };
    if table.ask(Step::Complete(seat), seat, why, options) == Some(Move::Complete) {
        attempts::begin(table, Attempt { seat, card, subplot: None, next: 0 });
    }
}

/// Completes a contract. Points come before subplots (CCG-CON-3a, CCG-CON-4), unless a rival may
/// complete it too: then they wait until the number is known (CCG-CPT-2a).
pub(super) fn completed(table: &mut impl TableWrite, seat: Seat, slot: SlotNo) {
    table.slot_mut(slot).completed.push(seat);
    let Some(card) = table.slot(slot).contract else { return };
    let piece = table.piece(card);
    table.tell(Event::ContractCompleted { seat, card: piece });
    if !is_still_tried(table, slot) {
        claim(table, slot);
    }
    table.push(Step::Subplots { seat, card, tried: 0 });
    triggers::set_off(table, seat, Occasion::ContractResolved);
}

/// Whether some pursuer of the contract in a slot has yet to try it.
fn is_still_tried(table: &impl TableRead, slot: SlotNo) -> bool {
    let mut steps = table.agenda().steps.iter();
    steps.any(|step| matches!(step, Step::Complete(seat) if pursued(table, *seat) == Some(slot)))
}

/// Awards the points to all who completed the contract of a slot, one less each if several
/// (CCG-CPT-1, CCG-CPT-5); once, also when the contract is about to leave its slot (CCG-CON-3a).
///
/// Others neither gain points nor reduce them (CCG-CPT-1a).
pub(super) fn claim(table: &mut impl TableWrite, no: SlotNo) {
    let slot = table.slot_mut(no);
    if std::mem::replace(&mut slot.claimed, true) {
        return;
    }
    let completed = slot.completed.clone();
    let loss = if completed.len() > 1 { table.rules().competition_loss } else { 0 };
    let points = (slots::vp(table, no) - loss).max(0);
    for seat in completed {
        if !table.is_out(seat) {
            moves::change_vp(table, seat, points, "CCG-CON-3");
        }
    }
}

/// After all tries, replaces a completed contract (CCG-CON-5) and frees its pursuers (CCG-CON-7,
/// CCG-CPT-6).
pub(super) fn close(In(slot): In<SlotNo>, mut table: Tabletop) {
    let table = &mut table;
    if !table.slot(slot).completed.is_empty() {
        slots::discard_contract(table, slot); // otherwise CCG-CON-6
    }
}
