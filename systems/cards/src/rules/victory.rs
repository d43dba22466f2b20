//! The six victory checks of a round (CCG-VIC).

use std::cmp::Reverse;

use bevy::prelude::World;
use play::Seat;

use super::values;
use crate::{
    data::Value,
    event::Event,
    state::{Asked, Ending, EndingKind, Look, Stage, Touch},
};

/// CCG-VIC-1, CCG-VIC-3: whoever has enough now. The most points win, then the highest
/// initiative, then the place nearest to the first captain (CCG-VIC-4 to CCG-VIC-6).
///
/// CCG-RDY-6, CCG-ADV-3, CCG-PRC-2, CCG-ACT-2, CCG-RSC-2, CCG-SOLO-5; ties in points go by
/// initiative (CCG-VIC-5).
pub(super) fn check(world: &mut World) {
    let order = world.initiative_order();
    let enough = |seat: &Seat| world.captain(*seat).vp >= values::threshold(world, *seat);
    let reached: Vec<Seat> = order.iter().copied().filter(enough).collect();
    if let Some(winner) = best(world, &reached) {
        return end(world, Ending { kind: EndingKind::VictoryPoints, winner: Some(winner) });
    }
    let capped = world.rules().round_cap.is_some_and(|cap| world.round().number >= cap);
    if capped && world.stage() == Stage::ResolutionCheck {
        // RUL-65
        let winner = best(world, &order);
        end(world, Ending { kind: EndingKind::RoundCap, winner });
    }
}

fn best(world: &World, among: &[Seat]) -> Option<Seat> {
    let rank = |seat: Seat| {
        let ship = world.captain(seat).ship;
        (world.captain(seat).vp, values::value(world, ship, Value::Initiative))
    };
    among.iter().copied().min_by_key(|&seat| Reverse(rank(seat)))
}

/// The game is over; nobody is asked any more.
pub(super) fn end(world: &mut World, ending: Ending) {
    world.round_mut().ending = Some(ending);
    world.resource_mut::<Asked>().choice = None;
    world.tell(Event::GameEnded { ending });
}
