//! Weapons of a kit with their entries in the armoury.

use bevy::prelude::World;

use crate::{
    choice::Mode,
    data::{Gear, SecondWeapon, Trait, Weapon},
    fighter::{FighterId, Held},
    plan::Cannot,
    state::FieldRead,
};

/// Weapon of a fighter, as the second edition knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arm<'w> {
    pub held: &'w Held,
    pub weapon: &'w Weapon,
    pub second: &'w SecondWeapon,
}

/// Returns the weapon of that number.
///
/// # Errors
/// There is none, or these rules do not know it.
pub(crate) fn arm(world: &World, who: FighterId, nth: u8) -> Result<Arm<'_>, Cannot> {
    let held = world.kit(who).weapon(nth).ok_or(Cannot::NoSuchWeapon)?;
    let weapon = world.armoury().weapon(&held.name).ok_or(Cannot::NoSuchWeapon)?;
    let second = weapon.second.as_ref().ok_or(Cannot::NoSuchWeapon)?;
    Ok(Arm { held, weapon, second })
}

/// Weapons ready for use, by number: those in hand, and those that need no hand.
pub(crate) fn ready(world: &World, who: FighterId) -> Vec<(u8, Arm<'_>)> {
    let all = 0..world.kit(who).weapons.len() as u8;
    all.filter_map(|nth| Some((nth, arm(world, who, nth).ok()?)))
        .filter(|(nth, arm)| arm.weapon.hands == 0 || world.kit(who).holds(*nth))
        .collect()
}

impl Arm<'_> {
    pub fn has(&self, which: Trait) -> bool {
        self.second.traits.contains(&which)
    }

    /// Auto score: number of attacks, or added damage (SE-TRT-08, SE-TRT-09).
    pub fn auto(&self) -> Option<u8> {
        self.second
            .traits
            .iter()
            .find_map(|it| if let Trait::Auto(x) = it { Some(*x) } else { None })
    }

    /// Whether it is artillery, which can fire at targets out of sight (SE-TRT-03).
    pub fn is_artillery(&self) -> bool {
        self.second.traits.iter().any(|it| matches!(it, Trait::Artillery { .. }))
    }

    /// Whether a hit also affects those around the target (SE-TRT-12).
    pub fn blasts(&self) -> bool {
        self.second.traits.iter().any(|it| matches!(it, Trait::Blast(_)))
    }

    /// Whether it has a sight that can be used in this mode (SE-TRT-08, SE-TRT-25).
    pub fn scope(&self, mode: Mode) -> bool {
        let sights = [Gear::TelescopicSight, Gear::ElectronicSight];
        let fitted = sights.iter().any(|sight| self.held.fittings.contains(sight));
        mode.is_aimed() && (fitted || self.has(Trait::Scope))
    }

    /// Shots that an attack uses; 0 for weapons that are never loaded (SE-TRT-07 to SE-TRT-09).
    pub fn shots(&self, mode: Mode) -> u8 {
        let auto = self.auto().unwrap_or(1);
        match (self.weapon.magazine, mode) {
            (None, _) => 0,
            (Some(_), Mode::Burst) => auto,
            (Some(_), Mode::FullAuto) => auto.saturating_mul(3),
            (
                Some(_),
                Mode::Single
                | Mode::Weakened
                | Mode::Thrown
                | Mode::Butt
                | Mode::Indirect
                | Mode::Both,
            ) => 1,
        }
    }
}

impl Mode {
    /// Whether aim and scope count: not for bursts and full automatic fire (SE-TRT-08, SE-TRT-09).
    pub(super) fn is_aimed(self) -> bool {
        match self {
            Mode::Burst | Mode::FullAuto => false,
            Mode::Single
            | Mode::Weakened
            | Mode::Thrown
            | Mode::Butt
            | Mode::Indirect
            | Mode::Both => true,
        }
    }
}
