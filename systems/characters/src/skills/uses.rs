//! Uses of a skill: its throws.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Goal;
use crate::data::{Confidence, Need, Source};

/// One throw of a skill (CT-DEF-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    pub name: String,
    /// Target of the throw; `None` where the referee says.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// Modifier without even level 0; `None` counts nothing (CT-RUL-48).
    #[serde(default)]
    pub without: Option<i8>,
    /// Modifier for each level.
    #[serde(default)]
    pub per_level: i8,
    #[serde(default)]
    pub others: Vec<OtherDm>,
    /// Whether the level's modifier is only offered to the referee (CT-DEF-06, CT-RUL-47).
    #[serde(default)]
    pub suggested: bool,
    /// Whether success harms the skill's owner: a mishap, or another person's success against them.
    #[serde(default)]
    pub against: bool,
    /// Natural result that always fails, if any.
    #[serde(default)]
    pub loses_on: Option<u8>,
    /// Number of throws by occasion (CT-DEF-10).
    #[serde(default)]
    pub repeats: Vec<Repeats>,
    /// The rule of the throw.
    pub rule: String,
    /// The rule of its modifiers, if another.
    #[serde(default)]
    pub dm_rule: Option<String>,
    pub source: Source,
    pub confidence: Confidence,
}

impl Use {
    /// The rule of its modifiers.
    pub fn dm_rule(&self) -> &str {
        self.dm_rule.as_ref().unwrap_or(&self.rule)
    }

    /// Number of throws that the referee may ask for; one by default (CT-DEF-10).
    pub fn throws_for(&self, what: &str) -> RangeInclusive<u8> {
        let found = self.repeats.iter().find(|repeats| repeats.what == what);
        found.map_or(1..=1, |repeats| repeats.least..=repeats.most)
    }

    /// Circumstances of which somebody has to say whether they hold.
    pub fn circumstances(&self) -> impl Iterator<Item = &str> {
        let said = self.others.iter().flat_map(|other| other.when.said());
        said.map(String::as_str)
    }
}

/// A modifier other than the level's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherDm {
    pub dm: i8,
    pub when: When,
    /// Its rule, if another than the level's.
    #[serde(default)]
    pub rule: Option<String>,
}

/// Condition of a modifier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// Any of these circumstances; several count once (CT-RUL-48).
    Any(Vec<String>),
    /// This circumstance, each time that it holds.
    Each(String),
    /// A minimum of a characteristic.
    Has(Need),
    /// This level of the skill or more; counts once.
    Level(u8),
}

impl When {
    fn said(&self) -> &[String] {
        match self {
            When::Any(circumstances) => circumstances,
            When::Each(circumstance) => std::slice::from_ref(circumstance),
            When::Has(_) | When::Level(_) => &[],
        }
    }
}

/// Least and most throws for an occasion of this length.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeats {
    pub what: String,
    pub least: u8,
    pub most: u8,
}
