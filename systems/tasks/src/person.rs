//! The numbers of whoever tries something.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::names::find;

/// An attribute: what it is when whole, and what wounds have left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Unhurt, 0 and up; people have 1 to 15.
    pub full: u8,
    /// Now, 0 and up.
    pub current: u8,
}

impl Score {
    /// Halfway from what is left to what is full, fractions against the wounded: what treatment of
    /// a light wound brings back at once.
    pub fn halfway_to_full(self) -> u8 {
        self.current + self.full.saturating_sub(self.current) / 2
    }
}

/// An unhurt score.
impl From<u8> for Score {
    fn from(score: u8) -> Score {
        Score { full: score, current: score }
    }
}

/// What a task or check needs to know of somebody. Names may be written with any capitals, blanks
/// and hyphens.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// Attributes or characteristics, such as `DEX`.
    pub attributes: BTreeMap<String, Score>,
    /// Skills with their level; a skill at level 0 is held, one that is absent is not.
    pub skills: BTreeMap<String, u8>,
    /// Numbers that are not their own but may stand in for an attribute, such as `Ship's TL`
    /// (UGM-21).
    pub stand_ins: BTreeMap<String, u8>,
}

impl Person {
    /// The same person with an attribute: a number when unhurt, or a [`Score`].
    pub fn with_attribute(mut self, name: &str, score: impl Into<Score>) -> Person {
        self.attributes.insert(name.to_owned(), score.into());
        self
    }

    /// The same person with a skill.
    pub fn with_skill(mut self, name: &str, level: u8) -> Person {
        self.skills.insert(name.to_owned(), level);
        self
    }

    /// The same person with a number at hand that may stand in for an attribute.
    pub fn with_stand_in(mut self, name: &str, number: u8) -> Person {
        self.stand_ins.insert(name.to_owned(), number);
        self
    }

    /// The attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<Score> {
        find(&self.attributes, name).copied()
    }

    /// The level of the skill of that name.
    pub fn skill(&self, name: &str) -> Option<u8> {
        find(&self.skills, name).copied()
    }

    /// The number of that name which is not their own.
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
