//! Checks that a recruit can be taken into a fight with their equipment.

use characters::healing::RuleSet;

use crate::data::{Armed, Armoury, ArmouryFault, Class, Gear, Recruit, Sound, Weapon};

/// Most weapons that a recruit brings: more than anybody would, and few enough for numbers of one
/// byte, including those picked up.
const MOST_WEAPONS: usize = 99;

/// Checks that every weapon and suit exists, and the mount (FL-8), and that there are not too many.
pub(in crate::data) fn things(armoury: &Armoury, who: &Recruit) -> Result<(), ArmouryFault> {
    let (count, most) = (who.weapons.len(), MOST_WEAPONS);
    if count > most {
        return Err(ArmouryFault::Overloaded { name: who.name.clone(), count, most });
    }
    let mut weapons = who.weapons.iter().map(|armed| &armed.weapon);
    if let Some(missing) = weapons.find(|name| armoury.weapon(name).is_none()) {
        return Err(ArmouryFault::Weapon(missing.clone()));
    }
    if let Some(missing) = who.armor.iter().find(|name| armoury.armor(name).is_none()) {
        return Err(ArmouryFault::Armor(missing.clone()));
    }
    let mounts = &armoury.figures.second.mounts;
    let missing = who.mount.iter().find(|name| !mounts.iter().any(|mount| mount.name == **name));
    missing.map_or(Ok(()), |name| Err(ArmouryFault::Mount(name.clone())))
}

/// Checks that every weapon and suit exists, fittings fit, and a beast has a natural weapon.
pub(in crate::data) fn recruit(armoury: &Armoury, who: &Recruit) -> Result<(), ArmouryFault> {
    things(armoury, who)?;
    let arms = who.weapons.iter().filter_map(|armed| Some((armed, armoury.weapon(&armed.weapon)?)));
    for (armed, weapon) in arms {
        fittings(who, armed, weapon)?;
    }
    if let Some(loose) = who.gear.iter().find(|gear| gear.is_fitting()) {
        return Err(ArmouryFault::Loose { name: who.name.clone(), fitting: loose.name() });
    }
    match who.beast.is_some() && who.weapons.is_empty() {
        true => Err(ArmouryFault::Toothless(who.name.clone())),
        false => Ok(()),
    }
}

/// Checks that the rule set knows the weapon in hand; fists are always known.
pub(in crate::data) fn in_hand(
    armoury: &Armoury,
    who: &Recruit,
    rules: RuleSet,
) -> Result<(), ArmouryFault> {
    let first = who.weapons.first().and_then(|armed| armoury.weapon(&armed.weapon));
    match first.is_some_and(|weapon| !weapon.is_known_to(rules)) {
        true => Err(ArmouryFault::Idle { name: who.name.clone(), rules }),
        false => Ok(()),
    }
}

fn fittings(who: &Recruit, armed: &Armed, weapon: &Weapon) -> Result<(), ArmouryFault> {
    match armed.fittings.iter().find(|&&gear| !fits(gear, weapon)) {
        None => Ok(()),
        Some(wrong) => Err(ArmouryFault::Fitting {
            name: who.name.clone(),
            fitting: wrong.name(),
            weapon: weapon.name.clone(),
        }),
    }
}

/// Sights go on guns, stocks on two-handed guns, silencers on guns that bang, though they silence
/// pistols alone (CT-RUL-54).
fn fits(gear: Gear, weapon: &Weapon) -> bool {
    let gun = weapon.class == Class::Gun;
    match gear {
        Gear::TelescopicSight | Gear::ElectronicSight | Gear::LaserSight => gun,
        Gear::FoldingStock => gun && weapon.hands == 2,
        Gear::Silencer => {
            let bangs = |sound| matches!(sound, Sound::Pistol | Sound::LongGun);
            weapon.classic.as_ref().is_some_and(|it| bangs(it.sound))
        }
        Gear::Extinguisher | Gear::Comms | Gear::Medikit { .. } | Gear::NightGoggles => false,
    }
}
