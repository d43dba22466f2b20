//! What a skill is thrown for.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Goal;
use crate::data::{Confidence, Need, Source};

/// One throw of a skill (CT-DEF-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    pub name: String,
    /// What is to be thrown; `None` where the referee says.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// The modifier of who has not even level 0; blank counts nothing (CT-RUL-48).
    #[serde(default)]
    pub without: Option<i8>,
    /// The modifier for each level.
    #[serde(default)]
    pub per_level: i8,
    #[serde(default)]
    pub others: Vec<OtherDm>,
    /// The level's modifier is offered to the referee and not forced (CT-DEF-06, CT-RUL-47).
    #[serde(default)]
    pub suggested: bool,
    /// Something that happens to who has the skill, or that somebody else succeeds in against them.
    #[serde(default)]
    pub against: bool,
    /// Dice that fail by themselves, whatever is added.
    #[serde(default)]
    pub loses_on: Option<u8>,
    /// How often it is thrown (CT-DEF-10).
    #[serde(default)]
    pub repeats: Vec<Repeats>,
    /// The rule of the throw.
    pub rule: String,
    /// The rule of its modifiers, where it is another one.
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

    /// How many throws the referee may ask for: one, if nothing else is said (CT-DEF-10).
    pub fn throws_for(&self, what: &str) -> RangeInclusive<u8> {
        let found = self.repeats.iter().find(|repeats| repeats.what == what);
        found.map_or(1..=1, |repeats| repeats.least..=repeats.most)
    }

    /// The circumstances that somebody has to say hold or do not hold.
    pub fn circumstances(&self) -> impl Iterator<Item = &str> {
        let said = self.others.iter().flat_map(|other| other.when.said());
        said.map(String::as_str)
    }
}

/// A modifier that is not the level's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherDm {
    pub dm: i8,
    pub when: When,
    /// Where it is another rule than that of the level.
    #[serde(default)]
    pub rule: Option<String>,
}

/// When a modifier holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// In any of these circumstances, and once in all of them together (CT-RUL-48).
    Any(Vec<String>),
    /// As often as this is said to hold.
    Each(String),
    /// For so much of a characteristic.
    Has(Need),
    /// From this level of the skill on, once.
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

/// For something of this length, from so many throws to so many.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeats {
    pub what: String,
    pub least: u8,
    pub most: u8,
}
