//! Sight and cover.

use bevy::prelude::World;

use super::Second;
use crate::{
    choice::Posture,
    data::{Cover, CoverKind, Gear, Light},
    field::{Distance, Place, Range},
    fighter::{FighterId, Held},
    state::FieldRead,
};

/// Whether a fighter sees another well enough to attack with this weapon: in the dark nobody beyond
/// short range, in dim light nobody beyond medium range. Night goggles, and an electronic sight on
/// the weapon, see in any light (M-07; the sheet is silent, SE-DAT-20).
pub(crate) fn sees(world: &World, by: FighterId, with: &Held, target: FighterId) -> bool {
    let distance = world.stand(by).place.to(world.stand(target).place);
    let in_any_light =
        world.kit(by).has(Gear::NightGoggles) || with.fittings.contains(&Gear::ElectronicSight);
    in_any_light
        || match world.ground().light {
            Light::Day => true,
            Light::Dim => within(distance, Range::Medium),
            Light::Dark => within(distance, Range::Short),
        }
}

fn within(distance: Distance, most: Range) -> bool {
    distance.range(false).is_some_and(|range| range <= most)
}

/// Cover between a fighter and an attack from there (SE-RNG-07, SE-DMG-07): close by, and on the
/// attacker's side; a fighter inside it is covered from everywhere except from within. Low cover
/// hides only fighters who crouch or lie (SE-CBT-10).
pub(crate) fn cover(world: &World, target: FighterId, from: Place) -> Option<&Cover> {
    let place = world.stand(target).place;
    let close = world.armoury().figures.second.close_combat;
    let low_counts = world.of::<Second>(target).posture != Posture::Standing;
    let stands_between = |at: Place| at != from && (at == place || (at < place) == (from < at));
    let covers = world.ground().cover.iter().filter(|cover| {
        cover.at.to(place).0 <= close
            && stands_between(cover.at)
            && (low_counts || !is_low(cover.kind))
    });
    covers.max_by_key(|cover| cover.kind)
}

/// Whether cover is low: grass and bushes hide nobody who stands (SE-CBT-10).
fn is_low(kind: CoverKind) -> bool {
    match kind {
        CoverKind::Vegetation => true,
        CoverKind::Trees
        | CoverKind::StoneWall
        | CoverKind::Vehicle
        | CoverKind::ArmouredVehicle
        | CoverKind::Fortification => false,
    }
}
