//! Luck, declared before the dice are thrown (SE-CHK-08, SE-CHK-09).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CheckRules, Prepared};

/// SE-CHK-09: a person's Luck, and the points left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    score: u8,
    left: u8,
}

/// Reason Luck cannot be spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LuckError {
    #[error("Luck must be declared before the dice are thrown")]
    DiceThrown,
    #[error("whoever declares Luck spends a point or more")]
    NoPoints,
    #[error("only {left} of Luck is left, and {asked} is asked for")]
    TooLittle { asked: u8, left: u8 },
}

impl Luck {
    /// Creates the full Luck of a score, the optional seventh characteristic.
    pub fn new(score: u8) -> Luck {
        Luck { score, left: score }
    }

    /// Points left to spend.
    pub fn left(self) -> u8 {
        self.left
    }

    /// SE-CHK-08: spends this many points on a check, each for a DM of +1.
    ///
    /// # Errors
    /// The dice are thrown, or there are not enough points; nothing is spent then.
    pub fn declare(&mut self, points: u8, check: &mut Prepared) -> Result<(), LuckError> {
        if check.is_thrown() {
            return Err(LuckError::DiceThrown);
        }
        if points == 0 {
            return Err(LuckError::NoPoints);
        }
        let left = self.left.checked_sub(points);
        self.left = left.ok_or(LuckError::TooLittle { asked: points, left: self.left })?;
        check.add_luck(points);
        Ok(())
    }

    /// SE-CHK-09: begins a new session, with all Luck back if the rules say so.
    pub fn new_session(&mut self, rules: &CheckRules) {
        if rules.luck_returns_each_session {
            self.left = self.score;
        }
    }
}

/// Writes `1 of 3`.
impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} of {}", self.left, self.score)
    }
}
