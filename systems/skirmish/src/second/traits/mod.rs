//! Traits of weapons (SE-TRT).

mod blast;
mod to_hit;
mod weapon;

use bevy::prelude::World;

pub(crate) use to_hit::modifiers;

pub(super) use blast::victims;

use super::{artillery, fire};
use crate::{choice::FighterAction, fighter::FighterId, state::FieldRead};

/// Whether a fighter is on the field and alive.
pub(super) fn on_field(world: &World, who: FighterId) -> bool {
    world.stand(who).gone.is_none() && !world.body(who).is_dead()
}

/// Options with fires, and as an observer for the side's guns.
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    fire::options(world, who).into_iter().chain(artillery::options(world, who)).collect()
}

/// Carries out one of them.
pub(crate) fn do_it(world: &mut World, who: FighterId, deed: FighterAction) {
    if let FighterAction::Douse(other) = deed {
        fire::douse(world, who, other);
    }
    if let FighterAction::Observe(target) = deed {
        artillery::observe(world, who, target);
    }
}
