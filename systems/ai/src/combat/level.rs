//! Difficulty levels of combat minds: noise and blind spots. A level never changes what a mind may
//! see. Data, from `assets/captains/combat/levels.ron`.

use std::{collections::BTreeMap, fmt, str::FromStr, sync::LazyLock};

use cards::data::DataError;
use serde::{Deserialize, Serialize};

use super::considerations::Family;
use crate::blind_spots;

/// Difficulty level of a combat mind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Acts on impulse and sees little beyond the next blow.
    Recruit,
    /// Knows the trade.
    #[default]
    Regular,
    /// Weighs everything, and the position a round later.
    Veteran,
}

/// Difficulty profile of a level.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyProfile {
    /// Weight of noise, on the scale of the personality's weights: the same for the same option in
    /// the same situation.
    pub noise: f32,
    /// Names of considerations that the mind overlooks.
    pub blind_spots: Vec<String>,
}

const PROFILES: &str = include_str!("../../../../assets/captains/combat/levels.ron");

static SHIPPED: LazyLock<BTreeMap<Level, DifficultyProfile>> =
    LazyLock::new(|| read("levels.ron", PROFILES).expect("the shipped levels are read by a test"));

impl Level {
    pub const ALL: [Level; 3] = [Level::Recruit, Level::Regular, Level::Veteran];

    pub const fn name(self) -> &'static str {
        ["recruit", "regular", "veteran"][self as usize]
    }

    /// Returns the profile of this level.
    pub fn profile(self) -> &'static DifficultyProfile {
        &SHIPPED[&self]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Error: a word that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no level; there are recruit, regular and veteran")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// Reads the profiles of all levels.
fn read(file: &str, text: &str) -> Result<BTreeMap<Level, DifficultyProfile>, DataError> {
    blind_spots::read(file, text, &Level::ALL, fault_of)
}

fn fault_of(profile: &DifficultyProfile) -> Option<String> {
    let is_known = |name: &str| Family::ALL.iter().any(|it| it.names().contains(&name));
    blind_spots::fault_of(profile.noise, &profile.blind_spots, is_known)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        read("a.ron", text).expect_err("must be refused").to_string()
    }

    #[test]
    fn every_shipped_level_weighs_more_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (pair[0].profile(), pair[1].profile());
            assert!(lower.noise > higher.noise, "{}", pair[1]);
            assert!(lower.blind_spots.len() >= higher.blind_spots.len(), "{}", pair[1]);
        }
    }

    #[test]
    fn what_overlooks_something_unheard_of_is_refused() {
        let text = PROFILES.replacen("blind_spots: [", "blind_spots: [\"the moon\", ", 1);
        assert!(error(&text).contains("the moon"), "{}", error(&text));
    }

    #[test]
    fn a_level_that_is_not_there_is_missed() {
        assert!(error("{}").contains("recruit"));
    }

    #[test]
    fn levels_are_read_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("general".parse::<Level>().is_err());
    }
}
