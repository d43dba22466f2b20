//! Skill levels, by name.

use std::collections::BTreeMap;

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// A person's skills. Weapons and vehicles are skills by their own names (CT-AUT-06).
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Skills(BTreeMap<String, u8>);

impl Skills {
    /// The level of a learnt skill; `None` for all others.
    pub fn level(&self, skill: &str) -> Option<u8> {
        self.0.get(skill).copied()
    }

    /// Raises a skill by a level, from none to 1 (CT-SKL-09, CT-SKL-13, CT-RUL-30); returns the
    /// level.
    pub fn raise(&mut self, skill: &str) -> u8 {
        match self.0.get_mut(skill) {
            Some(level) => {
                *level = level.saturating_add(1);
                *level
            }
            None => {
                self.0.insert(skill.to_owned(), 1);
                1
            }
        }
    }

    /// Lifts a skill to level 1, never lowering it (CT-AUT-04, CT-AUT-05, CT-RUL-08); returns
    /// whether it rose.
    pub fn at_least_one(&mut self, skill: &str) -> bool {
        let rises = self.level(skill).is_none_or(|level| level < 1);
        if rises {
            self.0.insert(skill.to_owned(), 1);
        }
        rises
    }

    /// Sum of all levels (CT-SKL-19).
    pub fn total(&self) -> u16 {
        self.0.values().map(|&level| u16::from(level)).sum()
    }

    /// Skills and levels, ordered by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u8)> {
        self.0.iter().map(|(name, level)| (name.as_str(), *level))
    }

    /// Whether there is no skill at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<S: Into<String>> FromIterator<(S, u8)> for Skills {
    fn from_iter<I: IntoIterator<Item = (S, u8)>>(levels: I) -> Skills {
        Skills(levels.into_iter().map(|(name, level)| (name.into(), level)).collect())
    }
}
