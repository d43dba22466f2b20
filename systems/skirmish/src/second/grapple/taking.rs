//! Disarming (SE-GRP-04).

use bevy::prelude::World;

use super::super::{Second, dropping};
use crate::{
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Effect from which the winner keeps the weapon.
const TAKES: i32 = 6;

/// Number of the weapon to disarm: the first in hand.
pub(super) fn weapon(world: &World, who: FighterId) -> Option<u8> {
    let kit = world.kit(who);
    let carried = |nth: &&u8| kit.weapon(**nth).is_some_and(|held| !dropping::grows(world, held));
    kit.in_hand.iter().find(carried).copied()
}

/// Drops the weapon there, or gives it to the winner (SE-GRP-04). The loser's reloading starts over
/// (SE-CBT-11): the numbers of the other weapons have changed.
pub(super) fn disarm(world: &mut World, winner: FighterId, loser: FighterId, effect: i32) {
    let Some(nth) = weapon(world, loser) else { return };
    world.of_mut::<Second>(loser).reloading = None;
    if effect < TAKES {
        return dropping::drop(world, loser, nth);
    }
    let Some(held) = dropping::take_away(&mut world.of_mut::<Kit>(loser), nth) else { return };
    world.tell(Event::PickedUp { who: winner, weapon: held.name.clone() });
    dropping::give(world, winner, held);
}
