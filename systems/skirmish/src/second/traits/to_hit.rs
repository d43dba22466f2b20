//! What traits do to an attack throw (SE-TRT-13, SE-TRT-14, SE-TRT-27).

use bevy::prelude::World;
use dice::Modifier;
use tasks::check::characteristic_dm;

use super::super::{
    arms::{Arm, arm},
    artillery, dual, person,
};
use crate::{
    choice::{Attack, Characteristic},
    data::Trait,
    fighter::FighterId,
    state::FieldRead,
};

/// The modifiers of a weapon's traits and of how it is used, those that come to 0 among them.
pub(crate) fn modifiers(world: &World, by: FighterId, attack: &Attack) -> Vec<Modifier> {
    let Ok(arm) = arm(world, by, attack.weapon) else { return Vec::new() };
    let mut modifiers = bulk(&arm, person::score(world, by, Characteristic::Str));
    if arm.has(Trait::Smart) {
        let dm = smart_dm(arm.weapon.tl, tech_level(world, attack.target));
        modifiers.push(Modifier::new("smart", "SE-TRT-27", dm));
    }
    modifiers.extend(dual::modifier(world, attack));
    modifiers.extend(artillery::modifiers(world, by, attack));
    modifiers
}

fn bulk(arm: &Arm, strength: u8) -> Vec<Modifier> {
    let bulk =
        [(Trait::Bulky, "bulky", "SE-TRT-13", 1), (Trait::VeryBulky, "very bulky", "SE-TRT-14", 2)];
    let here = bulk.into_iter().filter(|(which, ..)| arm.has(*which));
    here.map(|(_, name, rule, wants)| Modifier::new(name, rule, bulk_dm(strength, wants))).collect()
}

/// How far STR falls short of the DM that the weapon wants (SE-TRT-13, SE-TRT-14).
pub(super) fn bulk_dm(strength: u8, wants: i16) -> i16 {
    (characteristic_dm(strength) - wants).min(0)
}

/// How far the weapon is ahead of its target: 1 at least, 6 at most (SE-TRT-27).
pub(super) fn smart_dm(weapon: u8, target: u8) -> i16 {
    (i16::from(weapon) - i16::from(target)).clamp(1, 6)
}

/// Tech level of somebody: that of the best they wear, or of home (SE-TRT-27).
fn tech_level(world: &World, who: FighterId) -> u8 {
    let armoury = world.armoury();
    let suits = world.kit(who).armor.iter().filter_map(|name| armoury.armor(name));
    suits.map(|suit| suit.tl).max().unwrap_or(armoury.figures.second.home_tl)
}
