//! The numbers of a person who tries a task.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::names::find;

/// Attribute: its full score, and its current one after wounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Score without wounds, 0 and up; people have 1 to 15.
    pub full: u8,
    /// Current score, 0 and up.
    pub current: u8,
}

impl Score {
    /// Returns the score halfway from current to full, rounded down: treatment of a light wound
    /// restores this much at once.
    pub fn halfway_to_full(self) -> u8 {
        self.current + self.full.saturating_sub(self.current) / 2
    }
}

/// Creates a score without wounds.
impl From<u8> for Score {
    fn from(score: u8) -> Score {
        Score { full: score, current: score }
    }
}

/// Numbers of a person that a task or check needs. Names may be written with any capitals, blanks
/// and hyphens.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// Attributes or characteristics, such as `DEX`.
    pub attributes: BTreeMap<String, Score>,
    /// Skills with their level; a skill at level 0 is held, one that is absent is not.
    pub skills: BTreeMap<String, u8>,
    /// Numbers that are not the person's own but may stand in for an attribute, such as `Ship's TL`
    /// (UGM-21).
    pub stand_ins: BTreeMap<String, u8>,
}

impl Person {
    /// Adds an attribute: a number without wounds, or a [`Score`].
    pub fn with_attribute(mut self, name: &str, score: impl Into<Score>) -> Person {
        self.attributes.insert(name.to_owned(), score.into());
        self
    }

    /// Adds a skill.
    pub fn with_skill(mut self, name: &str, level: u8) -> Person {
        self.skills.insert(name.to_owned(), level);
        self
    }

    /// Adds a number that may stand in for an attribute.
    pub fn with_stand_in(mut self, name: &str, number: u8) -> Person {
        self.stand_ins.insert(name.to_owned(), number);
        self
    }

    /// Returns the attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<Score> {
        find(&self.attributes, name).copied()
    }

    /// Returns the level of the skill of that name.
    pub fn skill(&self, name: &str) -> Option<u8> {
        find(&self.skills, name).copied()
    }

    /// Returns the stand-in of that name.
    pub fn stand_in(&self, name: &str) -> Option<u8> {
        find(&self.stand_ins, name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_however_they_are_written() {
        let person = Person::default().with_skill("Jack-of-all-Trades", 1).with_attribute("DEX", 8);
        assert_eq!(person.skill("jack of all trades"), Some(1));
        assert_eq!(person.attribute("dex"), Some(Score { full: 8, current: 8 }));
        assert_eq!((person.skill("Medical"), person.stand_in("Ship's TL")), (None, None));
    }
}
