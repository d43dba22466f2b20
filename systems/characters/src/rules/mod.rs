//! A life, step by step (CT-GEN-06 to CT-GEN-26). Each step does one thing, or asks one thing and
//! waits.

mod ageing;
mod enlistment;
mod learning;
mod mustering;
mod naming;
mod rank;
mod reenlistment;
mod term;
pub(crate) mod throws;

use bevy::prelude::World;

pub(crate) use learning::open_tables;
pub(crate) use mustering::dm;
pub(crate) use rank::{commission_plan, promotion_plan};

use crate::state::{Agenda, Asked, Step};

/// Plays on until somebody has to be asked, or nothing is left to be done.
pub(crate) fn run(world: &mut World) {
    while world.resource::<Asked>().choice.is_none() {
        let Some(step) = world.resource_mut::<Agenda>().0.pop() else { return };
        take(world, step);
    }
}

fn take(world: &mut World, step: Step) {
    match step {
        Step::Characteristics => enlistment::throw_characteristics(world),
        Step::Enlist => enlistment::enlist(world),
        Step::Term => term::begin(world),
        Step::Commission => rank::commission(world),
        Step::Promotion => rank::promotion(world),
        Step::Count => learning::count(world),
        Step::Rolls { left } => learning::roll(world, left),
        Step::Name { group } => naming::name(world, group),
        Step::Automatic => learning::automatic(world),
        Step::EndTerm => term::end(world),
        Step::Ageing { nth } => ageing::age(world, nth),
        Step::Crisis { which } => ageing::crisis(world, which),
        Step::Reenlist => reenlistment::throw(world),
        Step::Stay => reenlistment::stay_or_leave(world),
        Step::MusterOut { left } => mustering::roll(world, left),
        Step::Take { group } => mustering::take_weapon(world, group),
    }
}
