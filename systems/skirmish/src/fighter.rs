//! Fighters: the components of a fighter on the field, beside those of a character.

use bevy::prelude::Component;
use characters::data::Service;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    data::{Beast, Gear, Magazine},
    field::Place,
};

/// Number of a fighter on the field, by order of appearance; it never changes.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Component, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct FighterId(pub u8);

impl FighterId {
    /// Returns the number as an index.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Somebody who takes part. Name, scores, skills and wounds are the components of a character:
/// `Identity`, `Characteristics`, `Skills`, `Body`.
#[derive(Debug, Clone, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    pub id: FighterId,
    pub side: Seat,
    pub kind: Kind,
    /// Service they were in, for experience of war (CT-RUL-56).
    pub service: Option<Service>,
    /// Whether they lead the side, which counts for morale.
    pub leader: bool,
    /// Bound or cornered: neither acts nor counts as able until freed.
    pub captive: bool,
    /// Whether they lack even level 0 in weapons that they never learnt (M-06).
    pub untrained: bool,
}

/// A person or a beast (CT-CBT-02).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Person,
    Beast(Beast),
}

/// Position of a fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    pub place: Place,
    /// Way they left the field, if they did; they take no further part.
    pub gone: Option<crate::Exit>,
    /// Fighter whom they carry.
    pub carries: Option<FighterId>,
}

/// Equipment of a fighter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// Weapons. Fists, claws and the like come last and are always there.
    pub weapons: Vec<Held>,
    /// Numbers of the weapons in hand: none, one, or one in each hand.
    pub in_hand: Vec<u8>,
    /// Names of suits, the outermost first.
    pub armor: Vec<String>,
    pub gear: Vec<Gear>,
    /// Name of the vehicle or beast ridden (CT-MOV-05, FL-8).
    pub mount: Option<String>,
}

/// Weapon in a fighter's kit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Name in the armoury.
    pub name: String,
    /// Shots left in it.
    pub loaded: u8,
    /// Full magazines besides.
    pub magazines: u8,
    /// Sights, silencer and the like, on this weapon.
    pub fittings: Vec<Gear>,
    /// Whether it is useless from now on (SE-TRT-15, SE-TRT-21).
    pub broken: bool,
}

impl Kit {
    /// Replaces the magazine with a full one and drops the old one; no effect on weapons without.
    pub fn reload(&mut self, nth: u8, magazine: Option<Magazine>) {
        if let Some(held) = self.weapons.get_mut(usize::from(nth)) {
            held.loaded = magazine.map_or(0, |magazine| magazine.shots);
            held.magazines = held.magazines.saturating_sub(1);
        }
    }

    /// Returns the weapon of that number.
    pub fn weapon(&self, nth: u8) -> Option<&Held> {
        self.weapons.get(usize::from(nth))
    }

    /// Whether that weapon is in a hand.
    pub fn holds(&self, nth: u8) -> bool {
        self.in_hand.contains(&nth)
    }

    /// Whether the gear is carried.
    pub fn has(&self, gear: Gear) -> bool {
        self.gear.contains(&gear)
    }
}
