//! Attempts: requirements met one by one for complications, contracts and subplots (CCG-CMP,
//! CCG-CON).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{
    completion, costs, filter, moves, reach, slots, subplots,
    triggers::{self, Occasion},
};
use crate::{
    choice::{CardId, Move, Why},
    data::{Filter, Requirement},
    event::Event,
    state::{Attempt, Bill, Payment, Step, TableRead, TableWrite, Tabletop, Zone, kind},
};

/// Attempts meet requirements one by one (CCG-CMP).
pub(crate) struct Attempts;

impl Plugin for Attempts {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Attempt, attempt).add_step(kind::DiscardResolved, discard_resolved);
    }
}

/// Begins the attempt of a complication of the captain's own contract (CCG-CMP-1).
pub(super) fn begin_complication(table: &mut impl TableWrite, seat: Seat, card: CardId) {
    if let Zone::Complication { slot, .. } = table.zone(card) {
        slots::turn_up(table, slot, card);
    }
    begin(table, Attempt { seat, card, subplot: None, next: 0 });
}

/// Begins an attempt, with a window for reactions.
pub(super) fn begin(table: &mut impl TableWrite, attempt: Attempt) {
    let (seat, card) = (attempt.seat, table.piece(attempt.card));
    table.tell(Event::AttemptBegan { seat, card });
    table.push_all([Step::window(), Step::Attempt(attempt)]);
}

/// The requirements of an attempt.
pub(super) fn requirements(table: &impl TableRead, attempt: &Attempt) -> Vec<Requirement> {
    match attempt.subplot {
        None => own_requirements(table, attempt.card),
        Some((nth, by)) => {
            let subplots = subplots::of(table, attempt.card);
            subplots[usize::from(nth)].any_of[usize::from(by)].clone()
        }
    }
}

fn own_requirements(table: &impl TableRead, card: CardId) -> Vec<Requirement> {
    let Some(sides) = table.printed(card).sides() else { return Vec::new() };
    match table.zone(card) {
        Zone::Contract(_) => sides.contract.requires.clone(),
        _ => sides.complication.requires.clone(),
    }
}

/// Asks for the next requirement; all met is success, one unmet is failure (CCG-CMP-3, CCG-CON-2).
pub(super) fn attempt(In(attempt): In<Attempt>, mut table: Tabletop) {
    let table = &mut table;
    if !is_in_a_slot(table, attempt.card) {
        return; // a reaction has taken it away, and there is nothing to fail at
    }
    let requirements = requirements(table, &attempt);
    let Some(requirement) = requirements.get(usize::from(attempt.next)) else {
        return all_met(table, attempt);
    };
    if let Requirement::Control(filter) = requirement {
        // CCG-CMP-2f: repeats of one icon need as many different cards.
        let before = &requirements[..usize::from(attempt.next)];
        let needed = before.iter().filter(|earlier| *earlier == requirement).count() + 1;
        let held = yours(table, attempt.seat, filter).len() >= needed;
        return if held { met(table, attempt) } else { failed(table, &attempt) };
    }
    let ways = ways(table, attempt.seat, requirement);
    if ways.is_empty() {
        return failed(table, &attempt);
    }
    // Refusing would only waste an attempt that can succeed in exactly this way.
    let forced = ways.len() == 1
        && matches!(requirement, Requirement::Token(_))
        && reach::is_certain(table, &attempt, &requirements);
    let refusal = (!forced).then_some(Move::Refuse); // RUL-35
    let options = |_: &_| ways.into_iter().chain(refusal).collect();
    let why = Why::Meeting { card: attempt.card, nth: attempt.next };
    let step = Step::Attempt(attempt.clone());
    let Some(chosen) = table.ask(step, attempt.seat, why, options) else { return };
    meet(table, attempt, requirement, chosen);
}

/// Whether a card is still a contract or a complication on the table.
pub(super) fn is_in_a_slot(table: &impl TableRead, card: CardId) -> bool {
    matches!(table.zone(card), Zone::Contract(_) | Zone::Complication { .. })
}

/// Ways for a captain to meet a requirement.
///
/// From the captain's own pool and cards (CCG-CPT-4); one token for one icon (CCG-CAP-5), an
/// expert's for a trained one's (CCG-SKL-4), but no two trained ones for an expert's (CCG-SKL-6).
fn ways(table: &impl TableRead, seat: Seat, requirement: &Requirement) -> Vec<Move> {
    match requirement {
        Requirement::Token(token) => {
            let tokens = costs::matching_tokens(table, seat, *token);
            tokens.into_iter().map(Move::Spend).collect()
        }
        Requirement::Jettison(filter) => {
            yours(table, seat, filter).into_iter().map(Move::Jettison).collect()
        }
        Requirement::Exert(filter) => {
            let ready = yours(table, seat, filter).into_iter();
            ready.filter(|&id| !table.is_exerted(id)).map(Move::Exert).collect()
        }
        Requirement::Expense(_) => vec![Move::AcceptExpense],
        Requirement::Control(_) => Vec::new(),
    }
}

pub(super) fn yours(table: &impl TableRead, seat: Seat, filter: &Filter) -> Vec<CardId> {
    let all = filter::cards(table, seat, None, filter).into_iter();
    all.filter(|&id| table.card(id).controller == seat).collect()
}

fn meet(table: &mut impl TableWrite, attempt: Attempt, requirement: &Requirement, chosen: Move) {
    let seat = attempt.seat;
    match chosen {
        Move::Spend(token) => moves::discard_token(table, seat, token, "CCG-CMP-2a"),
        Move::Jettison(card) => moves::jettison(table, card, "CCG-CMP-2b"),
        Move::Exert(card) => moves::exert(table, card),
        Move::AcceptExpense => {
            let Requirement::Expense(owed) = *requirement else { return };
            met(table, attempt);
            let payment = Payment::Expense { together: false };
            return table.push(Step::Pay(Bill::new(seat, owed, payment))); // CCG-CMP-2c
        }
        _ => return failed(table, &attempt),
    }
    met(table, attempt);
}

fn met(table: &mut impl TableWrite, attempt: Attempt) {
    let (seat, card, nth) = (attempt.seat, table.piece(attempt.card), attempt.next);
    table.tell(Event::RequirementMet { seat, card, nth });
    table.push(Step::Attempt(Attempt { next: attempt.next + 1, ..attempt }));
}

/// Ends a failed attempt. Payments are not returned (CCG-CMP-3a). A failed complication counts as a
/// pass (CCG-RES-2k), a failed contract stays with its captain (CCG-CON-6), and a failed subplot
/// undoes nothing (CCG-SUB-6).
///
/// The captain is out of the rotation, others are not (CCG-CMP-6).
pub(super) fn failed(table: &mut impl TableWrite, attempt: &Attempt) {
    let (seat, card) = (attempt.seat, table.piece(attempt.card));
    let contract = matches!(table.zone(attempt.card), Zone::Contract(_));
    table.tell(Event::AttemptFailed { seat, card, contract });
    if !contract && attempt.subplot.is_none() {
        table.set_passed(seat, false);
    }
}

fn all_met(table: &mut impl TableWrite, attempt: Attempt) {
    let sides = table.printed(attempt.card).sides();
    let has_enemy = sides.is_some_and(|sides| sides.complication.enemy.is_some());
    match (attempt.subplot, table.zone(attempt.card)) {
        (Some((nth, _)), _) => subplots::resolved(table, attempt.seat, attempt.card, nth),
        (None, Zone::Contract(slot)) => completion::completed(table, attempt.seat, slot),
        (None, _) if has_enemy => table.push(Step::TakeRole(attempt)),
        (None, _) => resolved(table, attempt.seat, attempt.card),
    }
}

/// Resolves a complication (CCG-CMP-2): its subplots (CCG-CMP-4), then its owner's pile
/// (CCG-CMP-5).
///
/// It no longer hinders any pursuer of the contract (CCG-CMP-7).
pub(super) fn resolved(table: &mut impl TableWrite, seat: Seat, card: CardId) {
    let piece = table.piece(card);
    table.tell(Event::ComplicationResolved { seat, card: piece });
    table.push_all([Step::Subplots { seat, card, tried: 0 }, Step::DiscardResolved(card)]);
    triggers::set_off(table, seat, Occasion::ComplicationResolved);
}

/// Discards a resolved complication (CCG-CMP-5).
pub(super) fn discard_resolved(In(card): In<CardId>, mut table: Tabletop) {
    let table = &mut table;
    slots::discard_complication(table, card);
}
