//! Conditions of a body, and its augmentations and luck.

use serde::{Deserialize, Serialize};

use super::Seconds;
use crate::sheet::Characteristic;

/// Awake, unconscious, or dead.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    #[default]
    Awake,
    /// SE-INJ-02, M-05
    Unconscious {
        since: Seconds,
        /// Checks to wake up that failed (SE-INJ-15).
        #[serde(default)]
        failed: u8,
    },
    /// Permanent: the dead neither take damage nor heal.
    Dead,
}

/// Severity of a wound by the classic rules (M-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// At most one characteristic came to 0.
    Minor,
    /// Two characteristics came to 0.
    Serious,
}

/// Wounds by the classic rules, until all of them are healed (M-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicWound {
    /// The worst severity so far.
    pub severity: Severity,
    /// Scores have come half way back since the last hit.
    #[serde(default)]
    pub half_way: bool,
    /// Recovery under way, if any.
    #[serde(default)]
    pub mending: Option<Mending>,
    /// Care in a facility that a serious wound still needs, from when its days were thrown on, as
    /// of when that care last stopped.
    #[serde(default)]
    pub left: Option<Seconds>,
}

impl ClassicWound {
    /// A wound that nobody sees to yet.
    pub(crate) const fn new(severity: Severity, half_way: bool) -> ClassicWound {
        ClassicWound { severity, half_way, mending: None, left: None }
    }

    /// Care in a facility that it still needs at this time; `None` before its days are thrown.
    pub fn care_left(&self, now: Seconds) -> Option<Seconds> {
        let in_care = self.mending.filter(|mending| mending.by == Remedy::Facility);
        in_care.map(|mending| mending.ends.since(now)).or(self.left)
    }

    /// Stops the recovery under way. The sources say how many days of care a serious wound takes
    /// and not that they must be in one piece: those spent stay spent, and time out of care does
    /// not count (M-05, ours). Rest has no such memory.
    pub(crate) fn stop(&mut self, now: Seconds) -> Option<Mending> {
        self.left = self.care_left(now);
        self.mending.take()
    }
}

/// A recovery under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mending {
    pub by: Remedy,
    pub ends: Seconds,
}

/// Remedies for wounds by the classic rules (M-05, CT-WND-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Remedy {
    /// Days of rest, for minor wounds.
    Rest,
    /// A carer with Medical skill and a kit, for minor wounds.
    Medic,
    /// A visiting medic, who stays until it is done (CT-WND-07).
    Visit,
    /// Weeks in a medical facility under a doctor, for serious wounds.
    Facility,
}

/// Luck, the optional seventh characteristic, as far as dying goes (SE-DAT-01, SE-INJ-13).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Luck {
    pub maximum: u8,
    /// Points left to spend, at most the maximum.
    pub current: u8,
}

/// An augmentation of the body (SE-HEA-16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Augmentation {
    pub name: String,
    /// Tech level.
    pub tl: u8,
    /// Characteristics whose wounds it matters for; empty if it always matters.
    #[serde(default)]
    pub of: Vec<Characteristic>,
}
