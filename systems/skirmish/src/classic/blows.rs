//! How many full blows somebody has in them (M-04, CT-RUL-16).

use bevy::prelude::World;
use characters::Characteristic;

use super::{Classic, load};
use crate::{
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// Everybody has as many full blows as END says when the encounter begins (M-04).
pub(crate) fn begin(world: &mut World) {
    for who in world.everybody() {
        let blows = load::score(world, who, Characteristic::End);
        world.of_mut::<Classic>(who).blows = blows;
    }
}

/// One full blow, or one run, is taken from the allowance; END itself stays (CT-RUL-16).
pub(crate) fn spend(world: &mut World, who: FighterId) {
    let mut classic = world.of_mut::<Classic>(who);
    classic.blows = classic.blows.saturating_sub(1);
    let left = classic.blows;
    world.tell(Event::Blow { who, left });
}

/// Blows struck while the enemy is surprised cost nothing (CT-SUP-07).
pub(crate) fn are_free(world: &World) -> bool {
    world.course().surprise.is_some()
}

/// Whether a full blow is left, or costs nothing.
pub(crate) fn can_strike(world: &World, who: FighterId) -> bool {
    are_free(world) || world.of::<Classic>(who).blows > 0
}
