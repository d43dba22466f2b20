//! Who sees whom: light and night sights (M-07).

use bevy::prelude::World;
use play::Seat;

use crate::{
    data::{Gear, Light},
    field::Distance,
    fighter::FighterId,
    state::Look,
};

/// How far anybody sees in this light; `None` for as far as the field goes. Dimness limits sight
/// to medium range, and in the dark whoever is as near is heard rather than seen.
pub fn limit(light: Light) -> Option<Distance> {
    match light {
        Light::Day => None,
        Light::Dim | Light::Dark => Some(Distance::metres(50)),
    }
}

/// Whether darkness does not matter to somebody.
pub(crate) fn sees_in_the_dark(world: &World, who: FighterId) -> bool {
    let kit = world.kit(who);
    let in_hand = kit.in_hand.iter().filter_map(|&nth| kit.weapon(nth));
    kit.has(Gear::NightGoggles)
        || in_hand.into_iter().any(|held| held.fittings.contains(&Gear::ElectronicSight))
}

/// Whether one fighter sees another from where they stand.
pub(crate) fn sees(world: &World, by: FighterId, other: FighterId) -> bool {
    let distance = world.stand(by).place.to(world.stand(other).place);
    let dark = limit(world.ground().light).filter(|_| !sees_in_the_dark(world, by));
    dark.is_none_or(|limit| distance <= limit)
}

/// Whether a side knows where somebody is: they are its own, or somebody awake of it sees them.
pub(crate) fn side_sees(world: &World, seat: Seat, other: FighterId) -> bool {
    let watches = |who: &FighterId| {
        world.side(*who) == seat
            && world.stand(*who).gone.is_none()
            && world.body(*who).is_awake()
            && sees(world, *who, other)
    };
    world.side(other) == seat || world.everybody().iter().any(watches)
}
