//! Whether somebody can be taken into a fight with what they bring.

use characters::healing::RuleSet;

use crate::data::{Armed, Armoury, ArmouryFault, Class, Gear, Recruit, Sound, Weapon};

/// Every weapon and suit is there, fittings fit, and a beast has something to bite with.
pub(in crate::data) fn recruit(armoury: &Armoury, who: &Recruit) -> Result<(), ArmouryFault> {
    for armed in &who.weapons {
        let known = armoury.weapon(&armed.weapon);
        let weapon = known.ok_or_else(|| ArmouryFault::Weapon(armed.weapon.clone()))?;
        fittings(who, armed, weapon)?;
    }
    if let Some(missing) = who.armor.iter().find(|name| armoury.armor(name).is_none()) {
        return Err(ArmouryFault::Armor(missing.clone()));
    }
    if let Some(loose) = who.gear.iter().find(|gear| gear.is_fitting()) {
        return Err(ArmouryFault::Loose { name: who.name.clone(), fitting: loose.name() });
    }
    match who.beast.is_some() && who.weapons.is_empty() {
        true => Err(ArmouryFault::Toothless(who.name.clone())),
        false => Ok(()),
    }
}

/// What they have in hand is known to that rule set; fists always are.
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

/// Sights go on guns, stocks on guns that take two hands, silencers on pistols (CT-RUL-54).
fn fits(gear: Gear, weapon: &Weapon) -> bool {
    let gun = weapon.class == Class::Gun;
    match gear {
        Gear::TelescopicSight | Gear::ElectronicSight | Gear::LaserSight => gun,
        Gear::FoldingStock => gun && weapon.hands == 2,
        Gear::Silencer => weapon.classic.as_ref().is_some_and(|it| it.sound == Sound::Pistol),
        Gear::Extinguisher | Gear::Comms | Gear::Medikit { .. } | Gear::NightGoggles => false,
    }
}
