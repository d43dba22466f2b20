//! What weapon traits do around an attack (SE-TRT).

use bevy::prelude::World;
use dice::Modifier;
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Attack, Deed},
    fighter::FighterId,
};

/// One thing to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Fires burn (SE-TRT-17).
    RoundBegins,
}

pub(crate) fn take(_world: &mut World, step: Step) {
    match step {
        Step::RoundBegins => {}
    }
}

/// What traits add to an attack.
pub(crate) fn modifiers(_world: &World, _by: FighterId, _attack: &Attack) -> Vec<Modifier> {
    Vec::new()
}

/// What somebody can do about fires and artillery.
pub(crate) fn options(_world: &World, _who: FighterId) -> Vec<Deed> {
    Vec::new()
}

/// Does one of them.
pub(crate) fn do_it(_world: &mut World, _who: FighterId, _deed: Deed) {}
