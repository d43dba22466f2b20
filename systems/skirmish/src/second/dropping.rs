//! Weapons that change hands or fall to the ground (SE-CBT-03, SE-CBT-15, SE-GRP-04).

use bevy::prelude::World;

use crate::{
    event::Event,
    fighter::{FighterId, Held, Kit},
    state::{Dropped, FieldRead, FieldWrite},
};

/// Takes a weapon out of a kit. The numbers of those behind it decrease by one.
pub(super) fn take_away(kit: &mut Kit, nth: u8) -> Option<Held> {
    if usize::from(nth) >= kit.weapons.len() {
        return None;
    }
    kit.in_hand.retain(|&held| held != nth);
    kit.in_hand.iter_mut().filter(|held| **held > nth).for_each(|held| *held -= 1);
    Some(kit.weapons.remove(nth.into()))
}

/// Puts a weapon into a fighter's kit, before natural weapons, and into their hands if they are
/// free.
pub(super) fn give(world: &mut World, who: FighterId, held: Held) {
    let at = first_grown(world, who);
    let in_hand = world.kit(who).in_hand.iter().filter_map(|&nth| world.kit(who).weapon(nth));
    let full: u8 = in_hand.map(|held| hands(world, held)).sum();
    let free = full + hands(world, &held) <= 2;
    let mut kit = world.of_mut::<Kit>(who);
    kit.in_hand.iter_mut().filter(|other| **other >= at).for_each(|other| *other += 1);
    kit.weapons.insert(at.into(), held);
    if free {
        kit.in_hand.push(at);
    }
}

/// Number of the first weapon that cannot be put down: fists, claws and the like come last.
fn first_grown(world: &World, who: FighterId) -> u8 {
    let carried = world.kit(who).weapons.iter().filter(|held| !grows(world, held));
    u8::try_from(carried.count()).unwrap_or(u8::MAX)
}

/// Whether it is part of its owner.
pub(super) fn grows(world: &World, held: &Held) -> bool {
    hands(world, held) == 0
}

fn hands(world: &World, held: &Held) -> u8 {
    world.armoury().weapon(&held.name).map_or(0, |weapon| weapon.hands)
}

/// Drops a weapon at its owner's place.
pub(super) fn drop(world: &mut World, who: FighterId, nth: u8) {
    let at = world.stand(who).place;
    let Some(held) = take_away(&mut world.of_mut::<Kit>(who), nth) else { return };
    world.tell(Event::Dropped { who, weapon: held.name.clone() });
    world.course_mut().dropped.push(Dropped { at, held });
}
