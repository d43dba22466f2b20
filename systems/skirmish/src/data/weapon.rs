//! A weapon, as both rule sets know it.

use characters::healing::RuleSet;
use serde::{Deserialize, Serialize};

/// A weapon. By which rules it can be used follows from which of the two records it has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// As the skill in it is called (CT-AUT-06).
    pub name: String,
    pub class: Class,
    /// Hands that it takes; none for what grows on its owner.
    pub hands: u8,
    /// Grams, with a full magazine apart.
    pub grams: u32,
    /// Credits; none for what is not sold.
    #[serde(default)]
    pub price: Option<u32>,
    /// Tech level.
    pub tl: u8,
    /// `None` for what is never loaded.
    #[serde(default)]
    pub magazine: Option<Magazine>,
    #[serde(default)]
    pub classic: Option<ClassicWeapon>,
    #[serde(default)]
    pub second: Option<SecondWeapon>,
}

impl Weapon {
    /// Whether it can be used by that rule set.
    pub const fn is_known_to(&self, rules: RuleSet) -> bool {
        match rules {
            RuleSet::Classic => self.classic.is_some(),
            RuleSet::SecondEdition => self.second.is_some(),
        }
    }
}

/// What kind of weapon, and so which characteristic it takes: a gun DEX, the others STR.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    Brawling,
    Blade,
    Polearm,
    Gun,
    /// Grenades and what else is made to be thrown.
    Thrown,
    /// Claws, teeth and the like.
    Natural,
}

/// What is shot with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Magazine {
    pub shots: u8,
    pub grams: u32,
    pub price: u32,
}

/// A weapon by the classic rules (M-02, M-03).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicWeapon {
    /// Dice of wounds (CT-WND-02).
    pub wounds: u8,
    /// Who has this much or less of STR or DEX suffers the modifier (CT-ATK-08).
    #[serde(default)]
    pub penalty: Option<Level>,
    /// Who has this much or more of it enjoys the modifier (CT-ATK-08).
    #[serde(default)]
    pub bonus: Option<Level>,
    /// On a weakened blow (M-04).
    #[serde(default)]
    pub weakened: i8,
    /// By range, close to very long; `None` where it cannot be used (CT-ATK-07).
    pub range: [Option<i8>; 5],
    /// By armour, in the order of [`ArmorColumn`](super::ArmorColumn) (CT-ATK-06).
    pub armor: [i8; 7],
    pub sound: Sound,
    #[serde(default)]
    pub automatic: Automatic,
    /// How many besides the target one shot may hit, if they stand next to it.
    #[serde(default)]
    pub group: u8,
    /// Rounds that a new magazine takes.
    #[serde(default)]
    pub reload: u8,
    /// Instead of the modifier of short range once the first round is over: a pike.
    #[serde(default)]
    pub later_short: Option<i8>,
    /// Can be thrown as well: a dagger or a blade.
    #[serde(default)]
    pub thrown: bool,
    /// Small enough to be no load: a dagger.
    #[serde(default)]
    pub no_load: bool,
}

/// A level of a characteristic, and what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub at: u8,
    pub dm: i8,
}

/// Who hears it (CT-SUP-09, CT-RUL-54).
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
    /// When it is set to it; a rifle otherwise.
    Selectable,
}

/// A weapon by the second edition (SE-DAT-05).
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
    /// Minor actions that a new magazine takes (SE-CBT-11).
    #[serde(default = "one")]
    pub reload: u8,
    #[serde(default)]
    pub scale: Scale,
    /// The rule of 100 m does not hold for it (SE-RNG-12).
    #[serde(default)]
    pub exempt: bool,
    #[serde(default)]
    pub traits: Vec<Trait>,
}

fn one() -> u8 {
    1
}

/// How far a weapon reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    Melee,
    /// Its Range in metres (SE-RNG-09).
    Metres(u16),
}

/// So many dice and so much more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    pub dice: u8,
    #[serde(default)]
    pub plus: i8,
}

/// How large what it is made for is (SE-DAT-14).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Scale {
    #[default]
    Personal,
    Vehicle,
    Spacecraft,
}

/// What is special about a weapon (SE-TRT).
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
