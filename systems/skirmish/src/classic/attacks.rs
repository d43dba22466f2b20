//! What everybody does once all have moved.

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

use super::{Classic, lay};
use crate::{
    carry,
    choice::{Deed, Move, Why},
    fighter::FighterId,
    state::{Look, Touch},
};

/// One thing to be done about attacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Declare,
    Resolve,
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Declare => declare(world),
        Step::Resolve => resolve(world),
    }
}

fn declare(world: &mut World) {
    let waits = |&who: &FighterId| {
        let classic = world.of::<Classic>(who);
        let moved = matches!(classic.order, Some(Deed::Stand | Deed::Close(_) | Deed::Open(_)));
        moved && classic.action.is_none() && !carry::options(world, who).is_empty()
    };
    let Some(who) = world.everybody().into_iter().find(waits) else { return };
    let deeds = carry::options(world, who).into_iter().chain([Deed::Done]);
    let options = deeds.map(|deed| Move::Do { who, deed }).collect();
    let step = super::Step::Attack(Step::Declare);
    let answer = world.ask(step.clone().into(), world.side(who), Why::Attacks, options);
    if let Some(Move::Do { who, deed }) = answer {
        world.of_mut::<Classic>(who).action = Some(deed);
        lay(world, vec![step]);
    }
}

fn resolve(world: &mut World) {
    for who in world.everybody() {
        if let Some(deed) = world.of::<Classic>(who).action {
            carry::do_it(world, who, deed);
        }
    }
}
