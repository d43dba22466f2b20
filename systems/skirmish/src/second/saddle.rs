//! Riding (FL-8): what is ridden goes on faster feet than one's own.
//!
//! Riding and shooting is free: how fast both move is in the throw anyhow (SE-RNG-04).

use bevy::prelude::World;

use crate::{
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Metres of a move in the saddle; nothing for who is on foot. Whoever carries somebody leads the
/// mount, and walks (FL-6).
pub(super) fn metres(world: &World, who: FighterId) -> Option<u8> {
    let name = world.kit(who).mount.as_ref()?;
    let armoury = world.armoury();
    let mount = armoury.figures.second.mounts.iter().find(|mount| mount.name == *name)?;
    world.stand(who).carries.is_none().then_some(mount.metres)
}

/// Whoever falls, is in somebody's grip, or lies or crouches is off the mount, which is of no more
/// use in this fight.
pub(super) fn dismount(world: &mut World, who: FighterId) {
    if let Some(mount) = world.of_mut::<Kit>(who).mount.take() {
        world.tell(Event::Dismounted { who, mount });
    }
}
