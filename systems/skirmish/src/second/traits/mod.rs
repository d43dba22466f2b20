//! What is special about weapons (SE-TRT).

mod blast;
mod to_hit;
mod weapon;

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

pub(crate) use to_hit::modifiers;

pub(super) use blast::victims;

use super::{artillery, attack::Aimed, damage, damage::Harm, dual, fire, radiation, wounds};
use crate::{choice::Deed, fighter::FighterId, state::Look};

/// One thing that a weapon does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A round begins for all fires (SE-TRT-17).
    RoundBegins,
    /// A round of the fire on somebody (SE-TRT-19).
    Burn(FighterId),
    /// Damage is thrown against somebody (SE-DMG-06).
    Damage(Harm),
    /// So much got through their armour (SE-INJ-01).
    Suffer { who: FighterId, points: u16, stun: bool },
    /// That weapon sets somebody on fire (SE-TRT-17).
    Alight { who: FighterId, weapon: String },
    /// SE-TRT-23
    Irradiate { who: FighterId, spacecraft: bool },
    /// The weapon in the other hand (SE-CBT-17).
    OtherHand(Aimed),
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::RoundBegins => fire::begin_round(world),
        Step::Burn(who) => fire::burn(world, who),
        Step::Damage(harm) => damage::deal(world, harm),
        Step::Suffer { who, points, stun } => wounds::suffer(world, who, points, stun),
        Step::Alight { who, weapon } => fire::alight(world, who, weapon),
        Step::Irradiate { who, spacecraft } => radiation::irradiate(world, who, spacecraft),
        Step::OtherHand(aimed) => dual::other_hand(world, aimed),
    }
}

/// Whether somebody is there and alive.
pub(super) fn on_field(world: &World, who: FighterId) -> bool {
    world.stand(who).gone.is_none() && !world.body(who).is_dead()
}

/// What somebody can do about fires and for the guns of their side.
pub(crate) fn options(world: &World, who: FighterId) -> Vec<Deed> {
    fire::options(world, who).into_iter().chain(artillery::options(world, who)).collect()
}

/// Does one of them.
pub(crate) fn do_it(world: &mut World, who: FighterId, deed: Deed) {
    if let Deed::Douse(other) = deed {
        fire::douse(world, who, other);
    }
    if let Deed::Observe(target) = deed {
        artillery::observe(world, who, target);
    }
}
