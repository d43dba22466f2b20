//! What everybody does once all have moved.

use bevy::prelude::World;
use play::Seat;
use serde::{Deserialize, Serialize};

use super::Classic;
use crate::{
    carry,
    choice::{Deed, Move, Why},
    fighter::FighterId,
    state::{self, Look, Touch},
};

/// One thing to be done about attacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Declare { seat: Seat },
    Resolve,
}

impl From<Step> for state::Step {
    fn from(step: Step) -> state::Step {
        state::Step::Classic(super::Step::Attack(step))
    }
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Declare { seat } => declare(world, seat),
        Step::Resolve => resolve(world),
    }
}

fn declare(world: &mut World, seat: Seat) {
    let waits = |&who: &FighterId| {
        let classic = world.of::<Classic>(who);
        let moved = matches!(classic.order, Some(Deed::Stand | Deed::Close(_) | Deed::Open(_)));
        moved && classic.action.is_none() && !carry::options(world, who).is_empty()
    };
    let next = Seat(seat.0 + 1);
    let Some(who) = world.able(seat).into_iter().find(waits) else {
        let more = next.index() < world.seats().len();
        return world.push(if more { Step::Declare { seat: next } } else { Step::Resolve }.into());
    };
    let deeds = carry::options(world, who).into_iter().chain([Deed::Done]);
    let options = deeds.map(|deed| Move::Do { who, deed }).collect();
    let answer = world.ask(Step::Declare { seat }.into(), seat, Why::Attacks, options);
    if let Some(Move::Do { who, deed }) = answer {
        world.of_mut::<Classic>(who).action = Some(deed);
        world.push(Step::Declare { seat }.into());
    }
}

fn resolve(world: &mut World) {
    for who in world.everybody() {
        if let Some(deed) = world.of::<Classic>(who).action {
            carry::do_it(world, who, deed);
        }
    }
}
