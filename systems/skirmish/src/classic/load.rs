//! Load, and its effect on STR, DEX and END (M-07).

use bevy::prelude::World;
use characters::Characteristic;

use crate::{
    data::{Armor, Gear, Gravity},
    fighter::{FighterId, Held},
    state::FieldRead,
};

/// Score for attacks: the present one after all wounds, old and new (CT-ATK-13); STR doubled by
/// battle dress, and reduced by load (CT-ATK-08).
pub(crate) fn score(world: &World, who: FighterId, which: Characteristic) -> u8 {
    let now = world.body(who).current(world.full(who)).get(which);
    match which {
        Characteristic::Str => (now * dress(world, who)).saturating_sub(lowered(world, who)),
        Characteristic::Dex | Characteristic::End => now.saturating_sub(lowered(world, who)),
        Characteristic::Int | Characteristic::Edu | Characteristic::Soc => now,
    }
}

/// Points that load takes off STR, DEX and END: 0 up to STR in kilograms, 1 up to twice that, 2
/// beyond. The rules let only soldiers carry more than twice STR; anybody else who does is treated
/// the same. Nothing has weight without gravity.
pub(crate) fn lowered(world: &World, who: FighterId) -> u8 {
    if !world.setup().house.load || world.ground().gravity == Gravity::Zero {
        return 0;
    }
    let normal = u32::from(strength(world, who)) * 1000;
    let carried = grams(world, who);
    u8::from(carried > normal) + u8::from(carried > normal * 2)
}

/// Load in grams: weapons with their magazines and fittings, and of armour only vacc suits.
pub(crate) fn grams(world: &World, who: FighterId) -> u32 {
    let kit = world.kit(who);
    let arms: u32 = kit.weapons.iter().map(|held| weapon_grams(world, held)).sum();
    let worn = suits(world, who).into_iter().filter(|suit| suit.is_load);
    arms + worn.map(|suit| suit.grams).sum::<u32>()
}

/// Armour worn, the outermost first.
pub(crate) fn suits(world: &World, who: FighterId) -> Vec<Armor> {
    let armoury = world.armoury();
    let suit = |name: &String| armoury.armor(name).cloned();
    world.kit(who).armor.iter().filter_map(suit).collect()
}

/// STR that limits load: the full score, without wounds.
fn strength(world: &World, who: FighterId) -> u8 {
    world.full(who).get(Characteristic::Str) * dress(world, who)
}

/// Multiplier of STR by battle dress.
fn dress(world: &World, who: FighterId) -> u8 {
    if suits(world, who).iter().any(|suit| suit.battle_dress) { 2 } else { 1 }
}

fn weapon_grams(world: &World, held: &Held) -> u32 {
    let armoury = world.armoury();
    let Some(weapon) = armoury.weapon(&held.name) else { return 0 };
    if weapon.classic.as_ref().is_some_and(|row| row.no_load) {
        return 0;
    }
    let magazine = weapon.magazine.map_or(0, |it| it.grams * (u32::from(held.magazines) + 1));
    let fitted: u32 = held.fittings.iter().map(|&it| fitting_grams(it)).sum();
    weapon.grams + magazine + fitted
}

/// Gear carried but not fitted weighs next to nothing, as far as the rules say.
const fn fitting_grams(gear: Gear) -> u32 {
    match gear {
        Gear::TelescopicSight => 800,
        Gear::ElectronicSight => 1500,
        Gear::Silencer => 600,
        Gear::FoldingStock => 500,
        Gear::LaserSight
        | Gear::Extinguisher
        | Gear::Comms
        | Gear::Medikit { .. }
        | Gear::NightGoggles => 0,
    }
}
