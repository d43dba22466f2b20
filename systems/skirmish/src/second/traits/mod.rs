//! What is special about weapons (SE-TRT).

mod blast;
mod to_hit;
mod weapon;

use bevy::prelude::World;

pub(crate) use to_hit::modifiers;

pub(super) use blast::victims;

use super::{artillery, fire};
use crate::{choice::Deed, fighter::FighterId, state::FieldRead};

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
