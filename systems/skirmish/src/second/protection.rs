//! Protection by armour and cover (SE-DMG-04, SE-DMG-07).

use bevy::prelude::World;

use crate::{
    data::{Armor, CoverKind, Scale, SecondWeapon},
    fighter::FighterId,
    state::FieldRead,
};

/// Sum of the best suit and everything worn over it (SE-DAT-08).
pub(super) fn worn(world: &World, who: FighterId, of: impl Fn(&Armor) -> u16) -> u16 {
    let armoury = world.armoury();
    let suits = || world.kit(who).armor.iter().filter_map(|name| armoury.armor(name));
    let best = suits().filter(|suit| !suit.over).map(&of).max().unwrap_or(0);
    let over = suits().filter(|suit| suit.over).map(&of);
    over.fold(best, u16::saturating_add)
}

/// Protection of a kind of cover (SE-DMG-07).
pub(super) fn points(world: &World, kind: CoverKind) -> u16 {
    let armoury = world.armoury();
    let row = armoury.figures.second.cover.iter().find(|(of, _)| *of == kind);
    row.map_or(0, |&(_, points)| points.into())
}

/// Armour left against a weapon's penetration (SE-TRT-01). Only weapons of the spacecraft scale
/// penetrate targets of that scale (SE-TRT-02, SE-DAT-14).
pub(super) fn pierced(armor: u16, weapon: &SecondWeapon, target: Scale) -> u16 {
    let resists = target == Scale::Spacecraft && weapon.scale != Scale::Spacecraft;
    if resists { armor } else { armor.saturating_sub(weapon.ap().into()) }
}
