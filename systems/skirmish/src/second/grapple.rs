//! Grappling (SE-GRP).

use bevy::prelude::World;
use serde::{Deserialize, Serialize};

use crate::{choice::Deed, fighter::FighterId};

/// One thing to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Check { by: FighterId, with: FighterId },
}

pub(crate) fn take(_world: &mut World, step: Step) {
    match step {
        Step::Check { .. } => {}
    }
}

/// Whom somebody can grapple.
pub(crate) fn options(_world: &World, _who: FighterId) -> Vec<Deed> {
    Vec::new()
}

/// Does it.
pub(crate) fn do_it(_world: &mut World, _who: FighterId, _deed: Deed) {}
