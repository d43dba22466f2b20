//! The Action Phase (CCG-ACT).

use bevy::prelude::World;

use super::{openings, plays};
use crate::{
    choice::{Move, Why},
    event::Event,
    state::{Look, Step, Touch},
};

/// CCG-ACT-1a.
pub(super) fn lay_out_acting(world: &mut World) {
    world.push(Step::Act { turn: 0, passes: 0 });
}

/// One turn of the acting captain: an action, or a pass (CCG-ACT-1b, CCG-ACT-1m). Plays that are
/// no actions leave the turn where it is (CCG-ACT-1p); passes in a row all round end the stage
/// (CCG-ACT-1n, CCG-ACT-1o).
pub(super) fn act(world: &mut World, turn: u8, passes: u8) {
    let order = world.initiative_order();
    if usize::from(passes) >= order.len() {
        return;
    }
    let seat = order[usize::from(turn) % order.len()];
    world.round_mut().acting = Some(seat);
    let options = |world: &World| {
        let actions = openings::actions(world, seat).into_iter();
        actions.chain(openings::anytime(world, seat)).chain([Move::Pass]).collect()
    };
    let Some(chosen) = world.ask(Step::Act { turn, passes }, seat, Why::Acting, options) else {
        return;
    };
    let next_turn = (turn + 1) % order.len() as u8;
    let next = match chosen {
        Move::Pass => {
            world.tell(Event::Passed { seat, eligible: None });
            Step::Act { turn: next_turn, passes: passes + 1 }
        }
        _ if openings::is_action(world, chosen) => Step::Act { turn: next_turn, passes: 0 },
        _ => Step::Act { turn, passes },
    };
    world.push(next);
    if let Some(play) = plays::from_move(world, seat, chosen) {
        plays::begin(world, play);
    }
}
