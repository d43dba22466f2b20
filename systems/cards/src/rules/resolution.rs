//! The Resolution Phase except contracts (CCG-RES).

use bevy::prelude::{App, In, OnEnter, Plugin, Query, With};
use engine::{AddSteps, Seat};

use super::{attempts, moves, openings, payment, piracy, plays, slots, targets};
use crate::{
    choice::{Move, SlotNo, Why},
    event::Event,
    state::{
        Activity, Payment, Pursuing, Stage, Step, Struck, TableRead, TableWrite, Tabletop, kind,
    },
};

/// The Resolution Phase (CCG-RES): complications, piracy, contracts, and the end of the round.
pub(crate) struct ResolutionPhase;

impl Plugin for ResolutionPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Revealing), reveal)
            .add_systems(OnEnter(Stage::Resolving), lay_out_resolving)
            .add_systems(OnEnter(Stage::Fading), fade_infamy)
            .add_systems(OnEnter(Stage::Clearing), clear_pools)
            .add_step(kind::Select, select);
    }
}

/// Turns complications on pursued contracts face up, all at once (CCG-RES-1).
pub(super) fn reveal(mut table: Tabletop, pursuing: Query<&Pursuing>) {
    let table = &mut table;
    let pursued: Vec<SlotNo> = table
        .slots()
        .map(|slot| slot.no)
        .filter(|&no| pursuing.iter().any(|pursued| pursued.0 == no))
        .collect();
    for slot in pursued {
        for card in table.slot(slot).complications.clone() {
            slots::turn_up(table, slot, card);
        }
    }
}

/// Begins the selections with the first captain (CCG-RES-2a).
pub(super) fn lay_out_resolving(mut table: Tabletop) {
    let table = &mut table;
    push_selection(table, table.round().first);
}

/// Queues the next captain from `seat` on who has not passed; the stage ends when all have
/// (CCG-RES-2e, CCG-RES-2j).
fn push_selection(table: &mut impl TableWrite, seat: Seat) {
    let turn = next_to_select(table, seat);
    table.push_all([Step::any_time(turn), Step::Select(turn.unwrap_or(seat))]);
}

fn next_to_select(table: &impl TableRead, from: Seat) -> Option<Seat> {
    let seats = table.seats();
    let (before, after): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|&s| s < from);
    after.into_iter().chain(before).find(|&seat| table.passed(seat).is_none())
}

/// Asks for one selection (CCG-RES-2a).
pub(super) fn select(In(from): In<Seat>, mut table: Tabletop) {
    let table = &mut table;
    let Some(seat) = next_to_select(table, from) else {
        table.round_mut().acting = None;
        return;
    };
    table.round_mut().acting = Some(seat);
    let options = |table: &Tabletop| selections(table, seat);
    let Some(chosen) = table.ask(Step::Select(seat), seat, Why::Resolving, options) else {
        return;
    };
    let is_selection = matches!(chosen, Move::Attempt(_) | Move::Strike(_) | Move::Pass)
        || openings::is_action(table, chosen);
    if chosen == Move::Pass {
        pass(table, seat);
    }
    push_selection(table, if is_selection { table.clockwise_of(seat) } else { seat });
    match chosen {
        Move::Attempt(card) => attempts::begin_complication(table, seat, card),
        Move::Strike(defender) => piracy::begin(table, seat, defender),
        _ => {
            if let Some(play) = plays::from_move(table, seat, chosen) {
                plays::begin(table, play);
            }
        }
    }
}

/// The selections open to a captain (CCG-RES-2b to CCG-RES-2f).
///
/// An action for this phase does not use up a later turn (CCG-RES-2d). Captains are asked again
/// after a success or a strike (CCG-RES-2l, CCG-RES-2m). Only a declared pirate may strike
/// (CCG-PIR-1), and need not (CCG-PIR-9).
fn selections(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    let mut options = Vec::new();
    match table.activity(seat) {
        Activity::Pursuing(slot) => {
            options.extend(table.slot(slot).complications.iter().copied().map(Move::Attempt));
        }
        Activity::Pirate if table.struck(seat).is_none() => {
            let targets = table.opponents(seat).into_iter().filter(|&other| {
                let price = targets::concealment(table, seat, table.captain(other).ship);
                let can_pay = payment::can_pay(table, seat, price, Payment::any_cost());
                can_pay && targets::can_be_struck(table, other) // CCG-PIR-2a
            });
            options.extend(targets.map(Move::Strike));
        }
        Activity::Pirate | Activity::Uncommitted => {}
    }
    options.extend(openings::actions(table, seat));
    options.extend(openings::anytime(table, seat));
    options.push(Move::Pass);
    options
}

/// Passes for the rest of the stage, and fixes whether the captain may attempt their contract
/// (CCG-RES-2g, CCG-RES-2h, CCG-RES-2o).
fn pass(table: &mut impl TableWrite, seat: Seat) {
    let eligible = match table.activity(seat) {
        Activity::Pursuing(slot) => Some(table.slot(slot).complications.is_empty()),
        Activity::Uncommitted | Activity::Pirate => None, // CCG-RES-2i
    };
    table.set_passed(seat, eligible == Some(true));
    table.tell(Event::Passed { seat, eligible });
}

/// Lowers the infamy of captains without a strike this round (CCG-RES-4a, CCG-RES-4b).
pub(super) fn fade_infamy(mut table: Tabletop, pirates: Query<(), With<Struck>>) {
    let table = &mut table;
    let decay = table.rules().infamy_decay as i8;
    for seat in table.seats() {
        if !pirates.contains(table.captain_entity(seat)) {
            moves::change_infamy(table, seat, -decay);
        }
    }
}

/// Empties the token pools (CCG-RES-5).
///
/// No token is carried into the next round (CCG-TOK-4).
pub(super) fn clear_pools(mut table: Tabletop) {
    let table = &mut table;
    for seat in table.seats() {
        for token in table.captain(seat).pool.clone() {
            moves::discard_token(table, seat, token, "CCG-RES-5");
        }
    }
}
