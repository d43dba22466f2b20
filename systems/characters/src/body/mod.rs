//! The body: what wounds have taken for the time being, and how somebody is.
//!
//! The full scores stay on the sheet ([`Characteristics`]); a body says what is missing of them.
//! What changes a body stands in [`healing`](crate::healing).

mod aftermath;
mod injury;
mod seconds;
mod state;
mod treatment;

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

pub use aftermath::{Aftermath, DeathRow, Peril};
pub use injury::{Injury, Stun};
pub use seconds::Seconds;
pub use state::{Augmentation, ClassicWound, Luck, Mending, Remedy, Severity, State};
pub use treatment::{Attempt, Healer, Operation, Spread, Treatment};

use crate::sheet::{Characteristic, Characteristics};

/// What wounds have taken for the time being, and what has come of them. The most that each
/// characteristic can be stays on the sheet (SE-DAT-01).
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    /// When something last happened to it, or it was last looked after, on the clock that all its
    /// times are told by. It never runs backward.
    pub time: Seconds,
    /// Points off Strength, Dexterity and Endurance that wounds took. Each at most the full score.
    pub lost: [u8; 3],
    /// Points off Endurance that will be back within the hour (SE-TRT-31).
    pub stun: Stun,
    /// Every hit that is not yet healed (SE-DAT-18).
    pub injuries: Vec<Injury>,
    pub state: State,
    /// What the death table has left behind; second edition only.
    pub aftermath: Aftermath,
    /// How bad the wounds are; classic rules only.
    pub wound: Option<ClassicWound>,
    /// What a medic is doing at the moment.
    pub treatment: Option<Treatment>,
    /// What stays for good, in words; their effect is the referee's matter (SE-INJ-06).
    pub disabilities: Vec<String>,
    /// None for those who play without Luck.
    pub luck: Luck,
    pub augmentations: Vec<Augmentation>,
}

impl Body {
    /// The scores as they are now: Strength, Dexterity and Endurance less what is lost, the others
    /// as they stand on the sheet (SE-DAT-01, SE-INJ-17).
    pub fn current(&self, full: Characteristics) -> Characteristics {
        let mut now = full;
        for which in Characteristic::PHYSICAL {
            now.lose(which, self.lost_of(which));
        }
        now.lose(Characteristic::End, self.stun.points);
        now
    }

    /// Strength, Dexterity and Endurance as they are now.
    pub fn physical(&self, full: Characteristics) -> [u8; 3] {
        let now = self.current(full);
        Characteristic::PHYSICAL.map(|which| now.get(which))
    }

    /// Points that wounds have taken off one characteristic; none off INT, EDU and SOC.
    pub fn lost_of(&self, which: Characteristic) -> u8 {
        self.lost.get(which as usize).copied().unwrap_or(0)
    }

    /// How many of Strength, Dexterity and Endurance wounds have brought below their full score.
    /// Stun does not count: it passes by itself within the hour.
    pub fn damaged(&self) -> usize {
        self.lost.iter().filter(|&&lost| lost > 0).count()
    }

    /// Strength, Dexterity and Endurance are all below their full score (SE-HEA-09).
    pub fn needs_surgery(&self) -> bool {
        self.damaged() == 3
    }

    /// Something is below its full score.
    pub fn is_hurt(&self) -> bool {
        self.damaged() > 0 || self.stun.points > 0
    }

    /// How many of Strength, Dexterity and Endurance are at 0, by wounds or by stun.
    pub fn zeros(&self, full: Characteristics) -> usize {
        self.physical(full).iter().filter(|&&score| score == 0).count()
    }

    /// How many wounds alone have brought to 0; only these can kill (SE-TRT-31).
    pub fn lethal_zeros(&self, full: Characteristics) -> usize {
        let gone = |which: &&Characteristic| full.get(**which) <= self.lost_of(**which);
        Characteristic::PHYSICAL.iter().filter(gone).count()
    }

    pub fn is_dead(&self) -> bool {
        self.state == State::Dead
    }

    pub fn is_awake(&self) -> bool {
        self.state == State::Awake
    }

    /// Whether somebody can do anything at this time: alive, awake and not stunned (SE-TRT-30).
    pub fn can_act(&self, at: Seconds) -> bool {
        self.is_awake() && at >= self.stun.helpless_until
    }

    /// The tech level of the highest augmentation that has to do with what is hurt (SE-HEA-16).
    pub fn augmentation(&self) -> Option<u8> {
        let concerned = |it: &&Augmentation| {
            it.of.is_empty() || it.of.iter().any(|&which| self.lost_of(which) > 0)
        };
        self.augmentations.iter().filter(concerned).map(|it| it.tl).max()
    }

    /// Nothing can be lost, and no Luck spent, that was never there: what a file, or a smaller full
    /// score, says beyond that is dropped.
    pub fn fit(&mut self, full: Characteristics) {
        for which in Characteristic::PHYSICAL {
            let lost = &mut self.lost[which as usize];
            *lost = (*lost).min(full.get(which));
        }
        let end = full.get(Characteristic::End) - self.lost_of(Characteristic::End);
        self.stun.points = self.stun.points.min(end);
        self.luck.current = self.luck.current.min(self.luck.maximum);
    }
}
