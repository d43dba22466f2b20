//! Riding (FL-8): riders move at the speed of the mount.
//!
//! Riding does not hinder shooting: the speed of both is in the throw anyway (SE-RNG-04).

use bevy::prelude::World;

use crate::{
    event::Event,
    fighter::{FighterId, Kit},
    state::{FieldRead, FieldWrite},
};

/// Metres of a move in the saddle; `None` on foot. A fighter who carries somebody leads the mount,
/// and walks (FL-6).
pub(super) fn metres(world: &World, who: FighterId) -> Option<u8> {
    let name = world.kit(who).mount.as_ref()?;
    let armoury = world.armoury();
    let mount = armoury.figures.second.mounts.iter().find(|mount| mount.name == *name)?;
    world.stand(who).carries.is_none().then_some(mount.metres)
}

/// Takes a fighter off the mount, which is lost for the rest of the fight: after a fall, in a
/// grapple, or to lie or crouch.
pub(super) fn dismount(world: &mut World, who: FighterId) {
    if let Some(mount) = world.of_mut::<Kit>(who).mount.take() {
        world.tell(Event::Dismounted { who, mount });
    }
}
