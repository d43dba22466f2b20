//! Enemies and contact between fighters (CT-RNG-07, CT-RUL-12).

use bevy::prelude::World;

use super::Classic;
use crate::{
    event::Event,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Returns a fighter's enemies: everybody able of the other sides that have not surrendered.
pub(super) fn foes(world: &World, who: FighterId) -> Vec<FighterId> {
    let others = world.seats().into_iter().filter(|&side| side != world.side(who));
    let fighting = others.filter(|side| !world.course().sides[side.index()].surrendered);
    let mut foes: Vec<FighterId> = fighting.flat_map(|side| world.able(side)).collect();
    foes.sort_unstable();
    foes
}

/// Returns the enemy for "towards" and "away": the nearest one, of several the one in contact, then
/// the one of the lowest number (CT-MOV-21, CT-RUL-68).
pub(super) fn nearest(world: &World, who: FighterId) -> Option<FighterId> {
    let at = world.stand(who).place;
    let key = |&foe: &FighterId| (world.stand(foe).place.to(at), !is_contact(world, who, foe), foe);
    foes(world, who).into_iter().min_by_key(key)
}

pub(super) fn is_contact(world: &World, one: FighterId, other: FighterId) -> bool {
    world.of::<Classic>(one).touching.contains(&other)
}

/// Begins or ends contact between two fighters, and records a change.
pub(super) fn set_contact(world: &mut World, one: FighterId, other: FighterId, touching: bool) {
    if is_contact(world, one, other) == touching {
        return;
    }
    for (of, with) in [(one, other), (other, one)] {
        let mut classic = world.of_mut::<Classic>(of);
        classic.touching.retain(|&it| it != with);
        if touching {
            classic.touching.push(with);
            classic.touching.sort_unstable();
        }
    }
    world.tell(Event::Contact { one, other, touching });
}
