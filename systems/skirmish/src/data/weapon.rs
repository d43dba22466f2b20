//! Weapons of both rule sets.

use characters::healing::RuleSet;
use serde::{Deserialize, Serialize};

/// Weapon. Each rule set that can use it has a record of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Name, which is also that of its skill (CT-AUT-06).
    pub name: String,
    pub class: Class,
    /// Hands needed; 0 for natural weapons.
    pub hands: u8,
    /// Grams, without the full magazine.
    pub grams: u32,
    /// Credits; `None` for weapons that are not sold.
    #[serde(default)]
    pub price: Option<u32>,
    /// Tech level.
    pub tl: u8,
    /// `None` for weapons that are never loaded.
    #[serde(default)]
    pub magazine: Option<Magazine>,
    #[serde(default)]
    pub classic: Option<ClassicWeapon>,
    #[serde(default)]
    pub second: Option<SecondWeapon>,
}

impl Weapon {
    /// Whether that rule set can use it.
    pub const fn is_known_to(&self, rules: RuleSet) -> bool {
        match rules {
            RuleSet::Classic => self.classic.is_some(),
            RuleSet::SecondEdition => self.second.is_some(),
        }
    }
}

/// Class of weapon, which decides its characteristic: DEX for a gun, STR for the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    Brawling,
    Blade,
    Polearm,
    Gun,
    /// Grenades and other weapons made to be thrown.
    Thrown,
    /// Claws, teeth and the like.
    Natural,
}

/// Magazine of a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Magazine {
    pub shots: u8,
    pub grams: u32,
    pub price: u32,
}

/// Weapon by the classic rules (M-02, M-03).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicWeapon {
    /// Dice of wounds (CT-WND-02).
    pub wounds: u8,
    /// Modifier for this much or less of STR or DEX (CT-ATK-08).
    #[serde(default)]
    pub penalty: Option<Level>,
    /// Modifier for this much or more of it (CT-ATK-08).
    #[serde(default)]
    pub bonus: Option<Level>,
    /// Modifier of a weakened blow (M-04).
    #[serde(default)]
    pub weakened: i8,
    /// By range, close to very long; `None` where it cannot be used (CT-ATK-07).
    pub range: [Option<i8>; 5],
    /// By armour, in the order of [`ArmorColumn`](super::ArmorColumn) (CT-ATK-06).
    pub armor: [i8; 7],
    pub sound: Sound,
    #[serde(default)]
    pub automatic: Automatic,
    /// Fighters next to the target that one shot may hit as well.
    #[serde(default)]
    pub group: u8,
    /// Rounds needed to reload.
    #[serde(default)]
    pub reload: u8,
    /// Modifier at short range after the first round, in place of the usual one: a pike.
    #[serde(default)]
    pub later_short: Option<i8>,
    /// Whether it can be thrown as well: a dagger or a blade.
    #[serde(default)]
    pub thrown: bool,
    /// Whether it is too small to count as load: a dagger.
    #[serde(default)]
    pub no_load: bool,
}

/// Level of a characteristic, with its modifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub at: u8,
    pub dm: i8,
}

/// Sound of the weapon (CT-SUP-09, CT-RUL-54).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sound {
    /// Blades, fists and the like.
    Quiet,
    /// Silent with a silencer.
    Pistol,
    /// Loud with or without one.
    LongGun,
    /// Silent by nature.
    Laser,
}

/// Full automatic fire by the classic rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Automatic {
    #[default]
    Never,
    Always,
    /// When switched on; a rifle otherwise.
    Selectable,
}

/// Weapon by the second edition (SE-DAT-05).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondWeapon {
    /// Skill and speciality, such as `Gun Combat (slug)` (SE-DAT-06).
    pub skill: String,
    pub reach: Reach,
    pub damage: Damage,
    /// Ten times the dice, and no Effect (SE-DMG-02).
    #[serde(default)]
    pub destructive: bool,
    /// Minor actions needed to reload (SE-CBT-11).
    #[serde(default = "one")]
    pub reload: u8,
    #[serde(default)]
    pub scale: Scale,
    /// Whether the rule of 100 m does not apply to it (SE-RNG-12).
    #[serde(default)]
    pub exempt: bool,
    #[serde(default)]
    pub traits: Vec<Trait>,
}

fn one() -> u8 {
    1
}

/// Reach of a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    Melee,
    /// Its Range in metres (SE-RNG-09).
    Metres(u16),
}

/// Damage: dice and a bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    pub dice: u8,
    #[serde(default)]
    pub plus: i8,
}

/// Scale of the targets it is made for (SE-DAT-14).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Scale {
    #[default]
    Personal,
    Vehicle,
    Spacecraft,
}

/// Trait of a weapon (SE-TRT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Trait {
    /// SE-TRT-01
    Ap(u8),
    /// SE-TRT-03; the observer's miss is multiplied by ten, or by a hundred from orbit
    /// (SE-TRT-06).
    Artillery { orbital: bool },
    /// SE-TRT-07 to SE-TRT-09
    Auto(u8),
    /// Metres (SE-TRT-11).
    Blast(u8),
    /// SE-TRT-13
    Bulky,
    /// SE-TRT-14
    VeryBulky,
    /// SE-TRT-15
    Dangerous,
    /// SE-TRT-16
    VeryDangerous,
    /// SE-TRT-17
    Fire,
    /// SE-TRT-21
    OneUse,
    /// SE-TRT-22
    Radiation,
    /// SE-TRT-25
    Scope,
    /// SE-TRT-26
    Silent,
    /// SE-TRT-27
    Smart,
    /// SE-TRT-28
    Smasher,
    /// SE-TRT-29
    Stun,
    /// SE-TRT-32
    ZeroG,
}
