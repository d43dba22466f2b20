//! Who fights: the components of somebody on the field, beside those of a character.

use bevy::prelude::Component;
use characters::data::Service;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    data::{Beast, Gear, Magazine},
    field::Place,
};

/// A fighter's number on the field, by order of appearance; it never changes.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Component, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct FighterId(pub u8);

impl FighterId {
    /// The number as an index.
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
    /// What they served in, for experience of war (CT-RUL-56).
    pub service: Option<Service>,
    /// Whose word the side goes by: morale looks at them first.
    pub leader: bool,
    /// Bound or cornered: neither acts nor counts as able until freed.
    pub captive: bool,
    /// Has not even level 0 in weapons that they never learnt (M-06).
    pub untrained: bool,
}

/// A person or a beast (CT-CBT-02).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Person,
    Beast(Beast),
}

/// Where somebody is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    pub place: Place,
    /// Off the field, and how; they take no further part.
    pub gone: Option<crate::Exit>,
    /// Carries this one along.
    pub carries: Option<FighterId>,
}

/// What somebody has along.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// Fists, claws and the like stand last and are always there.
    pub weapons: Vec<Held>,
    /// Which of them are in hand: none, one, or one in each hand.
    pub in_hand: Vec<u8>,
    /// By name, the outermost first.
    pub armor: Vec<String>,
    pub gear: Vec<Gear>,
    /// A vehicle or beast that is ridden, by name (CT-MOV-05, FL-8).
    pub mount: Option<String>,
}

/// A weapon that somebody has along.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// As the armoury calls it.
    pub name: String,
    /// Shots left in it.
    pub loaded: u8,
    /// Full magazines besides.
    pub magazines: u8,
    /// Sights, silencer and the like, on this weapon.
    pub fittings: Vec<Gear>,
    /// Of no use any more (SE-TRT-15, SE-TRT-21).
    pub broken: bool,
}

impl Kit {
    /// A full magazine in place of what was left in the old one; nothing for a weapon without.
    pub fn reload(&mut self, nth: u8, magazine: Option<Magazine>) {
        if let Some(held) = self.weapons.get_mut(usize::from(nth)) {
            held.loaded = magazine.map_or(0, |magazine| magazine.shots);
            held.magazines = held.magazines.saturating_sub(1);
        }
    }

    /// The weapon of that number.
    pub fn weapon(&self, nth: u8) -> Option<&Held> {
        self.weapons.get(usize::from(nth))
    }

    /// Whether that weapon is in a hand.
    pub fn holds(&self, nth: u8) -> bool {
        self.in_hand.contains(&nth)
    }

    pub fn has(&self, gear: Gear) -> bool {
        self.gear.contains(&gear)
    }
}
