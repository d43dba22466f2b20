//! Modifiers of traits on an attack throw (SE-TRT-13, SE-TRT-14, SE-TRT-27).

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

/// Modifiers of a weapon's traits and mode, including those of 0.
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

/// Amount by which the DM of STR is below the weapon's need (SE-TRT-13, SE-TRT-14).
pub(super) fn bulk_dm(strength: u8, wants: i16) -> i16 {
    (characteristic_dm(strength) - wants).min(0)
}

/// Tech levels of the weapon above its target: at least 1, at most 6 (SE-TRT-27).
pub(super) fn smart_dm(weapon: u8, target: u8) -> i16 {
    (i16::from(weapon) - i16::from(target)).clamp(1, 6)
}

/// Tech level of a fighter: that of the best suit worn, or of home (SE-TRT-27).
fn tech_level(world: &World, who: FighterId) -> u8 {
    let armoury = world.armoury();
    let suits = world.kit(who).armor.iter().filter_map(|name| armoury.armor(name));
    suits.map(|suit| suit.tl).max().unwrap_or(armoury.figures.second.home_tl)
}
