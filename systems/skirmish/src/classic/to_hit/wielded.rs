//! The weapon of an attack, and its rows in the tables.

use crate::{
    choice::{Attack, Mode},
    data::{Armoury, Automatic, Class, ClassicWeapon, Gear, Sound, Weapon},
    fighter::{Held, Kit},
    plan::Cannot,
};

/// Weapons as which swung guns count (M-02).
const LONG_GUN_SWUNG: &str = "Cudgel";
const PISTOL_SWUNG: &str = "Club";
/// Weapon whose columns apply to single shots of selectable automatic weapons (M-02).
const SINGLE_SHOTS_AS: &str = "Rifle";
/// Skill with fists and clubs (CT-SKL-12).
const UNARMED: &str = "Brawling";

/// Weapon in use.
pub(crate) struct Wielded<'a> {
    pub held: &'a Held,
    /// Entry that applies: a swung rifle is a cudgel.
    pub weapon: &'a Weapon,
    pub row: &'a ClassicWeapon,
    /// Entry whose columns of both matrices apply (CT-ATK-06, CT-ATK-07).
    pub matrix: &'a ClassicWeapon,
    /// Whether it is in hand, or part of the body.
    pub ready: bool,
}

impl<'a> Wielded<'a> {
    /// # Errors
    /// There is no such weapon, or it can never be used like this.
    pub(crate) fn of(
        kit: &'a Kit,
        armoury: &'a Armoury,
        attack: &Attack,
    ) -> Result<Wielded<'a>, Cannot> {
        let held = kit.weapon(attack.weapon).ok_or(Cannot::NoSuchWeapon)?;
        let own = armoury.weapon(&held.name).ok_or(Cannot::NoSuchWeapon)?;
        let used = if attack.mode == Mode::Butt { swung(armoury, own) } else { Some(own) };
        let (weapon, row) = used
            .and_then(|weapon| Some((weapon, weapon.classic.as_ref()?)))
            .ok_or_else(|| Cannot::Mode(held.name.clone()))?;
        let ready = own.hands == 0 || kit.holds(attack.weapon);
        let matrix = as_single(armoury, row, attack.mode);
        Ok(Wielded { held, weapon, row, matrix, ready })
    }

    /// Skill that it uses (CT-AUT-06).
    pub(crate) fn skill(&self) -> &'a str {
        skill(self.weapon)
    }

    pub(crate) fn is_gun(&self) -> bool {
        self.weapon.class == Class::Gun
    }

    /// Whether it is a blow, which END limits (M-04).
    pub(crate) fn is_blow(&self) -> bool {
        is_melee(self.weapon.class)
    }

    pub(crate) fn has(&self, fitting: Gear) -> bool {
        self.is_gun() && self.held.fittings.contains(&fitting)
    }
}

/// Whether it is brawling, blade or polearm: blows that END limits and that can be parried (M-04,
/// M-06).
pub(super) fn is_melee(class: Class) -> bool {
    match class {
        Class::Brawling | Class::Blade | Class::Polearm => true,
        Class::Gun | Class::Thrown | Class::Natural => false,
    }
}

pub(super) fn skill(weapon: &Weapon) -> &str {
    if weapon.class == Class::Brawling { UNARMED } else { &weapon.name }
}

/// Weapon as which a swung gun counts; `None` for lasers and for other weapons (M-02).
pub(super) fn swung<'a>(armoury: &'a Armoury, weapon: &Weapon) -> Option<&'a Weapon> {
    let gun = weapon.classic.as_ref().filter(|_| weapon.class == Class::Gun)?;
    match gun.sound {
        Sound::LongGun => armoury.weapon(LONG_GUN_SWUNG),
        Sound::Pistol => armoury.weapon(PISTOL_SWUNG),
        Sound::Quiet | Sound::Laser => None,
    }
}

fn as_single<'a>(armoury: &'a Armoury, row: &'a ClassicWeapon, mode: Mode) -> &'a ClassicWeapon {
    let single = mode == Mode::Single && row.automatic == Automatic::Selectable;
    let rifle = armoury.weapon(SINGLE_SHOTS_AS).and_then(|rifle| rifle.classic.as_ref());
    rifle.filter(|_| single).unwrap_or(row)
}
