//! Figures of errands: what each takes in days, what is thrown for it, what it brings.

use serde::{Deserialize, Serialize};

use super::{Check, figures::hundredths};
use crate::state::Errand;

/// Numbers of what may be done in the days in port.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErrandFigures {
    pub inquire: Inquiring,
    pub haggle: Haggling,
    pub papers: Papers,
    pub arm: Arming,
}

/// Asking around for word of work, or of a way around raiders.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inquiring {
    /// Days of a try, 1 or more.
    pub days: u8,
    pub throw: Check,
}

/// Haggling over what a contract pays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Haggling {
    /// Days that it takes, 1 or more.
    pub days: u8,
    pub throw: Check,
    /// What success adds to the pay, in hundredths of it, 1 to 100.
    pub gain: u16,
    /// What a bad failure takes off it, in hundredths, 100 at most.
    pub loss: u16,
    /// A throw that misses by so much or more is a bad failure.
    pub bad: u8,
}

/// Seeing to the ship's papers at the port office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Papers {
    /// Days that it takes, 1 or more.
    pub days: u8,
    pub throw: Check,
    /// What success takes off this month's instalment, in hundredths, 1 to 100.
    pub rebate: u16,
}

/// Buying a weapon for the ship's locker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arming {
    /// Days that it takes, 1 or more.
    pub days: u8,
    /// Weapons that a port's chandler has.
    pub weapons: u8,
    /// Credits of the dearest that one has.
    pub dearest: u32,
}

impl ErrandFigures {
    /// Days that an errand takes.
    pub fn days(&self, errand: Errand) -> u8 {
        match errand {
            Errand::Inquire => self.inquire.days,
            Errand::Haggle(_) => self.haggle.days,
            Errand::Papers => self.papers.days,
            Errand::Arm(_) => self.arm.days,
        }
    }

    /// What is thrown for an errand; nothing where money does it.
    pub fn throw(&self, errand: Errand) -> Option<&Check> {
        match errand {
            Errand::Inquire => Some(&self.inquire.throw),
            Errand::Haggle(_) => Some(&self.haggle.throw),
            Errand::Papers => Some(&self.papers.throw),
            Errand::Arm(_) => None,
        }
    }
}

impl Haggling {
    /// What a contract pays after success, in whole hundreds of credits.
    pub fn raised(&self, pay: u32) -> u32 {
        hundredths(pay, 100 + u32::from(self.gain))
    }

    /// What it pays after a bad failure, in whole hundreds of credits.
    pub fn lowered(&self, pay: u32) -> u32 {
        hundredths(pay, 100_u32.saturating_sub(self.loss.into()))
    }
}

impl Papers {
    /// Credits that success takes off an instalment, in whole hundreds.
    pub fn off(&self, instalment: u32) -> u32 {
        hundredths(instalment, self.rebate.into())
    }
}
