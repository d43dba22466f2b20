//! Accessors for the traits of a weapon.

use crate::data::{Gear, Reach, SecondFigures, SecondWeapon, Trait};

impl SecondWeapon {
    /// Whether it has a trait without a number.
    pub fn has(&self, which: Trait) -> bool {
        self.traits.contains(&which)
    }

    /// Points of armour that it ignores (SE-TRT-01).
    pub fn ap(&self) -> u8 {
        self.find(|it| if let Trait::Ap(points) = it { Some(points) } else { None }).unwrap_or(0)
    }

    /// The x of Auto x (SE-TRT-07).
    pub fn auto(&self) -> Option<u8> {
        self.find(|it| if let Trait::Auto(x) = it { Some(x) } else { None })
    }

    /// Metres of its blast (SE-TRT-11).
    pub fn blast(&self) -> Option<u8> {
        self.find(|it| if let Trait::Blast(metres) = it { Some(metres) } else { None })
    }

    /// Whether it fires from orbit, if it is artillery (SE-TRT-03).
    pub fn artillery(&self) -> Option<bool> {
        self.find(|it| if let Trait::Artillery { orbital } = it { Some(orbital) } else { None })
    }

    /// Whether it is for close combat.
    pub fn is_melee(&self) -> bool {
        self.reach == Reach::Melee
    }

    /// Whether a hit with it does any damage.
    pub fn hurts(&self) -> bool {
        self.damage.dice > 0 || self.damage.plus > 0
    }

    /// DM to hear its shot with these fittings: it is silent by itself, or by a silencer
    /// (SE-TRT-26).
    pub fn hearing_dm(&self, fittings: &[Gear], figures: &SecondFigures) -> i16 {
        let silent = self.has(Trait::Silent) || fittings.contains(&Gear::Silencer);
        if silent { figures.silent.into() } else { 0 }
    }

    fn find<T>(&self, what: impl Fn(Trait) -> Option<T>) -> Option<T> {
        self.traits.iter().copied().find_map(what)
    }
}
