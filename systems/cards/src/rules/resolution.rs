//! The Resolution Phase but for contracts (CCG-RES).

use bevy::prelude::World;
use play::Seat;

use super::{attempts, moves, openings, payment, piracy, plays, slots, targets};
use crate::{
    choice::{Move, SlotNo, Why},
    event::Event,
    state::{Activity, Look, Payment, Place, Step, Touch},
};

/// CCG-RES-1: complications on pursued contracts turn face up, all at once.
pub(super) fn reveal(world: &mut World) {
    let pursued: Vec<SlotNo> = world
        .slots()
        .map(|slot| slot.no)
        .filter(|&no| slots::pursuers(world, no).next().is_some())
        .collect();
    for slot in pursued {
        for card in world.slot(slot).complications.clone() {
            turn_up(world, slot, card);
        }
    }
}

/// Turns a complication face up, if it is not (CCG-CMP-1).
pub(super) fn turn_up(world: &mut World, slot: SlotNo, card: crate::CardId) {
    if !world.is_face_up(card) {
        world.put(card, Place::Complication { slot, face_up: true });
        let card = world.piece(card);
        world.tell(Event::ComplicationRevealed { slot, card });
    }
}

/// CCG-RES-2a.
pub(super) fn lay_out_resolving(world: &mut World) {
    world.push(Step::Select { turn: 0 });
}

/// One selection of the next captain who has not passed; the stage ends when all have
/// (CCG-RES-2a, CCG-RES-2e, CCG-RES-2j).
pub(super) fn select(world: &mut World, turn: u8) {
    let order = world.initiative_order();
    let laps = (0..order.len()).map(|n| (usize::from(turn) + n) % order.len());
    let Some(at) = laps.into_iter().find(|&at| world.captain(order[at]).passed.is_none()) else {
        world.round_mut().acting = None;
        return;
    };
    let seat = order[at];
    world.round_mut().acting = Some(seat);
    let options = |world: &World| selections(world, seat);
    let step = Step::Select { turn: at as u8 };
    let Some(chosen) = world.ask(step.clone(), seat, Why::Resolving, options) else { return };
    let next = Step::Select { turn: ((at + 1) % order.len()) as u8 };
    match chosen {
        Move::Attempt(card) => {
            world.push(next);
            attempts::begin_complication(world, seat, card);
        }
        Move::Strike(defender) => {
            world.push(next);
            piracy::begin(world, seat, defender);
        }
        Move::Pass => {
            world.push(next);
            pass(world, seat);
        }
        _ => {
            world.push(if openings::is_action(world, chosen) { next } else { step });
            if let Some(play) = plays::from_move(world, seat, chosen) {
                plays::begin(world, play);
            }
        }
    }
}

/// CCG-RES-2b to CCG-RES-2f.
fn selections(world: &World, seat: Seat) -> Vec<Move> {
    let captain = world.captain(seat);
    let mut options = Vec::new();
    match captain.activity {
        Activity::Pursuing(slot) => {
            options.extend(world.slot(slot).complications.iter().copied().map(Move::Attempt));
        }
        Activity::Pirate if captain.struck.is_none() => {
            let targets = world.opponents(seat).into_iter().filter(|&other| {
                let price = targets::concealment(world, seat, world.captain(other).ship);
                payment::can_pay(world, seat, price, Payment::any_cost()) // CCG-PIR-2a
            });
            options.extend(targets.map(Move::Strike));
        }
        Activity::Pirate | Activity::Uncommitted => {}
    }
    options.extend(openings::actions(world, seat));
    options.extend(openings::anytime(world, seat));
    options.push(Move::Pass);
    options
}

/// Final for this stage; whether the captain may try their contract is fixed now (CCG-RES-2g,
/// CCG-RES-2h, CCG-RES-2o).
fn pass(world: &mut World, seat: Seat) {
    let eligible = match world.captain(seat).activity {
        Activity::Pursuing(slot) => Some(world.slot(slot).complications.is_empty()),
        Activity::Uncommitted | Activity::Pirate => None, // CCG-RES-2i
    };
    world.captain_mut(seat).passed = Some(eligible == Some(true));
    world.tell(Event::Passed { seat, eligible });
}

/// CCG-RES-4a, CCG-RES-4b: infamy fades for everyone who conducted no piracy this round.
pub(super) fn fade_infamy(world: &mut World) {
    let decay = world.rules().infamy_decay as i8;
    for seat in world.seats() {
        if world.captain(seat).struck.is_none() {
            moves::change_infamy(world, seat, -decay);
        }
    }
}

/// CCG-RES-5.
pub(super) fn clear_pools(world: &mut World) {
    for seat in world.seats() {
        for token in world.captain(seat).pool.clone() {
            moves::discard_token(world, seat, token, "CCG-RES-5");
        }
    }
}
