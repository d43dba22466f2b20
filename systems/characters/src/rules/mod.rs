//! The rules of a life, one part of it a file. A stage begins, its steps run, then the next stage
//! begins. A life stops only when a step must ask.

mod ageing;
mod automatic;
mod benefits;
mod characteristics;
mod enlistment;
mod learning;
mod mustering;
mod naming;
mod rank;
mod reenlistment;
mod skill_rolls;
pub(crate) mod stages;
mod survival;
pub(crate) mod throws;

use bevy::prelude::ResMut;

/// The plugins of the parts of a life.
pub(crate) mod parts {
    pub(crate) use super::{
        ageing::Ageing,
        automatic::AutomaticSkills,
        benefits::Benefits,
        characteristics::CharacteristicThrows,
        enlistment::Enlistment,
        mustering::MusteringOut,
        rank::{Commission, Promotion},
        reenlistment::Reenlistment,
        skill_rolls::SkillRolls,
        survival::Survival,
    };
}

pub(crate) use mustering::dm;
pub(crate) use rank::{commission_plan, promotion_plan};
pub(crate) use skill_rolls::open_tables;
#[cfg(test)]
pub(crate) use survival::begin_term;

use crate::state::{Agenda, Step};

/// The system of a stage with one step, which asks.
fn lay_out(step: Step) -> impl FnMut(ResMut<Agenda>) {
    move |mut agenda| agenda.push(step.clone())
}
