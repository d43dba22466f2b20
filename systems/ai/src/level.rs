//! Difficulty levels of card captains: noise, blind spots, and depth of search. A level never
//! changes what a captain may see. Data, from `assets/captains/levels.ron`.

use std::{collections::BTreeMap, fmt, str::FromStr, sync::LazyLock};

use cards::data::DataError;
use serde::{Deserialize, Serialize};

use crate::{blind_spots, considerations::Family, search::Reach};

/// Difficulty level of a captain.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Has read the rules and follows impulse.
    Cadet,
    /// Knows what is good, and does not always do it.
    Ensign,
    /// Weighs everything visible.
    #[default]
    Lieutenant,
    /// Searches the likeliest options before choosing.
    Commander,
    /// Searches more of them, more thoroughly.
    Admiral,
}

/// Difficulty profile of a level.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyProfile {
    /// Weight of noise against all weights of a family together, from 0: the same for the same
    /// option in the same situation.
    pub noise: f32,
    /// Names of considerations that the mind overlooks.
    pub blind_spots: Vec<String>,
    /// Search settings; `None` for no search.
    #[serde(default)]
    pub search: Option<Reach>,
}

const PROFILES: &str = include_str!("../../../assets/captains/levels.ron");

static SHIPPED: LazyLock<BTreeMap<Level, DifficultyProfile>> =
    LazyLock::new(|| read("levels.ron", PROFILES).expect("the shipped levels are read by a test"));

impl Level {
    /// Every level, the lowest first.
    pub const ALL: [Level; 5] =
        [Level::Cadet, Level::Ensign, Level::Lieutenant, Level::Commander, Level::Admiral];

    /// Name of the level.
    pub const fn name(self) -> &'static str {
        ["cadet", "ensign", "lieutenant", "commander", "admiral"][self as usize]
    }

    /// Description of such a captain, in a sentence.
    pub const fn character(self) -> &'static str {
        [
            "Has read the rules and goes where the fancy leads.",
            "Knows what is good, and does not always do it.",
            "Weighs everything there is to see.",
            "Tries the likeliest moves in mind before choosing.",
            "Tries more moves in mind, and more thoroughly.",
        ][self as usize]
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
#[error("`{0}` is no level; there are cadet, ensign, lieutenant, commander and admiral")]
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
    if let Some(Reach { options, rollouts, rounds, trust }) = profile.search {
        let sound =
            options >= 2 && rollouts >= 2 && rounds >= 1 && trust.is_finite() && trust > 0.0;
        if !sound {
            return Some("who looks ahead tries 2 options or more, for 1 round or more".to_owned());
        }
    }
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
    fn no_shipped_level_is_more_wilful_or_overlooks_more_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (pair[0].profile(), pair[1].profile());
            assert!(lower.noise >= higher.noise, "{}", pair[1]);
            assert!(lower.blind_spots.len() >= higher.blind_spots.len(), "{}", pair[1]);
        }
    }

    #[test]
    fn what_overlooks_something_unheard_of_is_refused() {
        let text = PROFILES.replacen("blind_spots: [", "blind_spots: [\"the moon\", ", 1);
        assert!(error(&text).contains("the moon"), "{}", error(&text));
    }

    #[test]
    fn who_looks_ahead_without_trying_anything_is_refused() {
        for nothing in ["options: 1,", "rollouts: 1,", "rounds: 0,", "trust: 0.0"] {
            let field = nothing.split(' ').next().expect("a field");
            let at = PROFILES.rfind(field).expect("somebody looks ahead");
            let end = at + PROFILES[at..].find([',', ')']).expect("more");
            let value = nothing.trim_end_matches(',');
            let text = format!("{}{value}{}", &PROFILES[..at], &PROFILES[end..]);
            assert!(error(&text).contains("looks ahead"), "{}", error(&text));
        }
    }

    #[test]
    fn a_level_that_is_not_there_is_missed() {
        assert!(error("{}").contains("cadet"));
    }

    #[test]
    fn levels_are_read_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("captain".parse::<Level>().is_err());
    }
}
