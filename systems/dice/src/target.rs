//! Target numbers of throws.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::modifier::{Modifier, sum};

/// Direction of success: high or low.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Need {
    AtLeast,
    AtMost,
}

/// Target number, with its parts where it is a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    pub need: Need,
    pub number: i32,
    /// Parts that add up to the number; empty for a plain number.
    pub parts: Vec<Modifier>,
}

impl Target {
    /// Target of `number` or more.
    pub fn at_least(number: i32) -> Target {
        Target { need: Need::AtLeast, number, parts: Vec::new() }
    }

    /// Target of `number` or less.
    pub fn at_most(number: i32) -> Target {
        Target { need: Need::AtMost, number, parts: Vec::new() }
    }

    /// Target of the sum of `parts` or less.
    pub fn at_most_sum(parts: Vec<Modifier>) -> Target {
        Target { need: Need::AtMost, number: sum(&parts), parts }
    }

    /// Margin by which `total` succeeds; negative where it fails.
    pub fn margin(&self, total: i32) -> i32 {
        match self.need {
            Need::AtLeast => total.saturating_sub(self.number),
            Need::AtMost => self.number.saturating_sub(total),
        }
    }

    /// Whether `total` succeeds.
    pub fn is_met_by(&self, total: i32) -> bool {
        self.margin(total) >= 0
    }
}

/// Writes `8+` or `7-`, with its parts: `7- (STR +6, Brawling +1)`.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sign = match self.need {
            Need::AtLeast => '+',
            Need::AtMost => '-',
        };
        write!(f, "{}{sign}", self.number)?;
        if self.parts.is_empty() {
            return Ok(());
        }
        let parts: Vec<String> = self.parts.iter().map(Modifier::to_string).collect();
        write!(f, " ({})", parts.join(", "))
    }
}
