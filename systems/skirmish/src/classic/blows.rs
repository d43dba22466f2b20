//! How many full blows somebody has in them (M-04, CT-RUL-16).

use bevy::prelude::World;
use characters::Characteristic;

use super::Classic;
use crate::{
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// Everybody has as many full blows as END says when the encounter begins (M-04).
pub(crate) fn begin(world: &mut World) {
    for who in world.everybody() {
        let end = world.body(who).current(world.full(who)).get(Characteristic::End);
        world.of_mut::<Classic>(who).blows = end;
    }
}

/// One full blow, or one run, is taken from the allowance; END itself stays (CT-RUL-16).
pub(crate) fn spend(world: &mut World, who: FighterId) {
    let mut classic = world.of_mut::<Classic>(who);
    classic.blows = classic.blows.saturating_sub(1);
    let left = classic.blows;
    world.tell(Event::Blow { who, left });
}

/// Whether a full blow is left, or costs nothing.
pub(crate) fn can_strike(world: &World, who: FighterId) -> bool {
    world.of::<Classic>(who).blows > 0
}
