//! Grappling (SE-GRP).

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

use super::attack;
use crate::{
    choice::{Attack, Deed},
    fighter::FighterId,
};

/// One thing to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// With what is small enough (SE-GRP-07).
    Blow { by: FighterId, attack: Attack },
}

pub(crate) fn take(world: &mut World, step: Step) {
    match step {
        Step::Blow { by, attack } => attack::unanswered(world, by, attack),
    }
}

/// Whom somebody can grapple.
pub(crate) fn options(_world: &World, _who: FighterId) -> Vec<Deed> {
    Vec::new()
}

/// Does it.
pub(crate) fn do_it(_world: &mut World, _who: FighterId, _deed: Deed) {}
