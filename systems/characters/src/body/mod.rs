//! The body: temporary losses from wounds, and somebody's present condition.
//!
//! The sheet keeps the full scores ([`Characteristics`]); a body keeps the points missing from
//! them. [`healing`](crate::healing) changes bodies.

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

/// Temporary losses from wounds, and their consequences. The sheet keeps the maximum of each
/// characteristic (SE-DAT-01).
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    /// Time of the last event or check of this body, on the one clock for all its times. It never
    /// runs backward.
    pub time: Seconds,
    /// Points off Strength, Dexterity and Endurance by wounds, each at most the full score.
    pub lost: [u8; 3],
    /// Points off Endurance that come back within the hour (SE-TRT-31).
    pub stun: Stun,
    /// Hits not yet healed (SE-DAT-18).
    pub injuries: Vec<Injury>,
    pub state: State,
    /// Consequences of the death table; second edition only.
    pub aftermath: Aftermath,
    /// Severity of the wounds; classic rules only.
    pub wound: Option<ClassicWound>,
    /// A medic's treatment under way.
    pub treatment: Option<Treatment>,
    /// Permanent disabilities, in words; their effect is the referee's matter (SE-INJ-06).
    pub disabilities: Vec<String>,
    /// Luck; zero for those who play without it.
    pub luck: Luck,
    pub augmentations: Vec<Augmentation>,
}

impl Body {
    /// Present scores: Strength, Dexterity and Endurance less the losses, the others as they stand
    /// on the sheet (SE-DAT-01, SE-INJ-17).
    pub fn current(&self, full: Characteristics) -> Characteristics {
        let mut now = full;
        for which in Characteristic::PHYSICAL {
            now.lose(which, self.lost_of(which));
        }
        now.lose(Characteristic::End, self.stun.points);
        now
    }

    /// Present Strength, Dexterity and Endurance.
    pub fn physical(&self, full: Characteristics) -> [u8; 3] {
        let now = self.current(full);
        Characteristic::PHYSICAL.map(|which| now.get(which))
    }

    /// Points that wounds have taken off one characteristic; none off INT, EDU and SOC.
    pub fn lost_of(&self, which: Characteristic) -> u8 {
        self.lost.get(which as usize).copied().unwrap_or(0)
    }

    /// Number of Strength, Dexterity and Endurance below full score by wounds. Stun does not count:
    /// it passes by itself within the hour.
    pub fn damaged(&self) -> usize {
        self.lost.iter().filter(|&&lost| lost > 0).count()
    }

    /// Whether Strength, Dexterity and Endurance are all below full score (SE-HEA-09).
    pub fn needs_surgery(&self) -> bool {
        self.damaged() == 3
    }

    /// Whether any score is below its full value.
    pub fn is_hurt(&self) -> bool {
        self.damaged() > 0 || self.stun.points > 0
    }

    /// Number of Strength, Dexterity and Endurance at 0, by wounds or by stun.
    pub fn zeros(&self, full: Characteristics) -> usize {
        self.physical(full).iter().filter(|&&score| score == 0).count()
    }

    /// Number of them at 0 by wounds alone; only these can kill (SE-TRT-31).
    pub fn lethal_zeros(&self, full: Characteristics) -> usize {
        let gone = |which: &&Characteristic| full.get(**which) <= self.lost_of(**which);
        Characteristic::PHYSICAL.iter().filter(gone).count()
    }

    /// Whether the person is dead.
    pub fn is_dead(&self) -> bool {
        self.state == State::Dead
    }

    /// Whether the person is alive and conscious.
    pub fn is_awake(&self) -> bool {
        self.state == State::Awake
    }

    /// Whether somebody can act at this time: alive, awake and not stunned (SE-TRT-30).
    pub fn can_act(&self, at: Seconds) -> bool {
        self.is_awake() && at >= self.stun.helpless_until
    }

    /// Tech level of the highest augmentation relevant to the present wounds (SE-HEA-16).
    pub fn augmentation(&self) -> Option<u8> {
        let concerned = |it: &&Augmentation| {
            it.of.is_empty() || it.of.iter().any(|&which| self.lost_of(which) > 0)
        };
        self.augmentations.iter().filter(concerned).map(|it| it.tl).max()
    }

    /// Ends the care of a facility, where somebody is in it.
    pub(crate) fn leave_facility(&mut self) {
        if let Some(wound) = &mut self.wound
            && wound.mending.is_some_and(|mending| mending.by == Remedy::Facility)
        {
            wound.stop(self.time);
        }
    }

    /// Cuts losses and Luck down to their maximum, after a change of the full scores or a read from
    /// a file.
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
