//! Attribute checks: a throw at or below an attribute (UGM-47 to UGM-49).

use std::fmt;

use dice::{Dice, Distribution, Modifier, Odds, Pool, Target, Throw};
use serde::{Deserialize, Serialize};

use super::{TaskError, UgmRules, governor, skill};
use crate::Person;

/// UGM-47: number of dice, as the referee chooses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CheckDice {
    One,
    #[default]
    Two,
    Three,
}

impl CheckDice {
    fn pool(self) -> Pool {
        match self {
            CheckDice::One => Pool::Dice(1),
            CheckDice::Two => Pool::Dice(2),
            CheckDice::Three => Pool::Dice(3),
        }
    }

    fn distribution(self) -> Distribution {
        match self {
            CheckDice::One => Distribution::one_die(),
            CheckDice::Two => Distribution::two_dice(),
            CheckDice::Three => Distribution::three_dice(),
        }
    }
}

/// UGM-47: throw of dice at or below an attribute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttributeCheck {
    pub attribute: String,
    /// UGM-48: fitting skill, whose level raises the limit; the check is possible without it.
    #[serde(default)]
    pub skill: Option<String>,
    #[serde(default)]
    pub dice: CheckDice,
    /// UGM-49: whether it is thrown out of the player's sight, as beside another task.
    #[serde(default)]
    pub secret: bool,
}

/// Attribute check with a person's numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PreparedAttributeCheck {
    pub dice: CheckDice,
    /// Highest total that succeeds, with its parts.
    pub limit: Target,
    pub secret: bool,
}

/// Result of an attribute check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttributeResult {
    pub throw: Throw,
    pub success: bool,
    pub secret: bool,
}

impl AttributeCheck {
    /// Creates an open check of `attribute` on 2D.
    pub fn new(attribute: &str) -> AttributeCheck {
        AttributeCheck {
            attribute: attribute.to_owned(),
            skill: None,
            dice: CheckDice::Two,
            secret: false,
        }
    }

    /// Prepares the check with a person's numbers.
    ///
    /// # Errors
    /// The person lacks the attribute.
    pub fn prepare(
        &self,
        person: &Person,
        rules: &UgmRules,
    ) -> Result<PreparedAttributeCheck, TaskError> {
        let score = governor::score(&self.attribute, person, rules)?;
        let mut parts = vec![Modifier::new(self.attribute.clone(), "UGM-47", score.into())];
        if let Some(name) = &self.skill {
            let level = skill::level(name, person, rules).unwrap_or(0);
            parts.push(Modifier::new(name.clone(), "UGM-48", level.into()));
        }
        let limit = Target::at_most_sum(parts);
        Ok(PreparedAttributeCheck { dice: self.dice, limit, secret: self.secret })
    }
}

impl PreparedAttributeCheck {
    /// Computes the exact odds of success.
    pub fn odds(&self) -> Odds {
        self.dice.distribution().at_most(self.limit.number)
    }

    /// Throws the dice.
    pub fn throw(&self, dice: &mut Dice) -> AttributeResult {
        let throw = Throw::roll(self.dice.pool(), dice).needing(self.limit.clone());
        let success = self.limit.is_met_by(throw.total());
        AttributeResult { throw, success, secret: self.secret }
    }
}

impl AttributeResult {
    /// UGM-49: line for the player; `None` for a secret check.
    pub fn for_player(&self) -> Option<String> {
        (!self.secret).then(|| self.throw.to_string())
    }
}

/// Writes `2D for INT + Computer or less`.
impl fmt::Display for AttributeCheck {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} for {}", self.dice.pool(), self.attribute)?;
        self.skill.iter().try_for_each(|skill| write!(f, " + {skill}"))?;
        f.write_str(" or less")
    }
}

/// Writes the throw, for the referee.
impl fmt::Display for AttributeResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.throw.fmt(f)
    }
}
