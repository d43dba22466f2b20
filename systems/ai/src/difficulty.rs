//! Difficulty, common to cards and fights: a profile for each level, from a file, and the
//! considerations that a level overlooks.

use std::{
    collections::BTreeMap,
    fmt::{Debug, Display},
    sync::Arc,
};

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{place::place, search::Reach, value::ValueModel};

/// Difficulty profile of a level.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyProfile {
    /// Weight of noise, from 0: the same for the same option in the same situation. Captains have
    /// it against all weights of a family together, fighters on the scale of their weights.
    pub noise: f32,
    /// Names of considerations that the mind overlooks.
    pub blind_spots: Vec<String>,
    /// Search settings; `None` for no search, as always in fights.
    #[serde(default)]
    pub search: Option<Reach>,
    /// What positions are worth where a search ends; it has a file of its own.
    #[serde(skip)]
    pub value: Arc<ValueModel>,
}

/// Difficulty profiles of all levels of a ladder, from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Profiles<L>(BTreeMap<L, DifficultyProfile>);

impl<L: Ord + Display> Profiles<L> {
    /// Profile of a level.
    pub fn of(&self, level: L) -> &DifficultyProfile {
        // Whoever reads a file makes sure that it has all levels.
        &self.0[&level]
    }

    /// Makes searches of every level end with this value.
    pub fn set_value(&mut self, value: &Arc<ValueModel>) {
        self.0.values_mut().for_each(|profile| profile.value = Arc::clone(value));
    }
}

/// Error: a word that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is no level; there are {levels}")]
pub struct UnknownLevel {
    word: String,
    levels: String,
}

impl UnknownLevel {
    /// `word` is none of these names.
    pub(crate) fn new(word: &str, names: &[&str]) -> UnknownLevel {
        let (word, levels) = (word.to_owned(), names.join(", "));
        let levels = levels.rsplit_once(", ").map(|(all, last)| format!("{all} and {last}"));
        UnknownLevel { word, levels: levels.unwrap_or_default() }
    }
}

/// Reads the profiles of all levels; `is_known` tells whether there is a consideration of a name.
///
/// # Errors
/// The text does not parse, a level is missing, or a profile makes no sense.
pub(crate) fn read<L: Ord + Debug + Display + DeserializeOwned>(
    file: &str,
    text: &str,
    levels: &[L],
    is_known: impl Fn(&str) -> bool,
) -> Result<Profiles<L>, DataError> {
    let profiles: BTreeMap<L, DifficultyProfile> = read_ron(file, text)?;
    let fault = levels.iter().find_map(|level| match profiles.get(level) {
        None => Some((level, format!("there is nothing about a {level}"))),
        Some(profile) => Some((level, profile.fault(&is_known)?)),
    });
    let Some((level, what)) = fault else { return Ok(Profiles(profiles)) };
    let (line, column) = place(text, &format!("{level:?}:"));
    let (file, id) = (file.to_owned(), level.to_string());
    Err(DataError::Senseless { file, line, column, id, what })
}

impl DifficultyProfile {
    fn fault(&self, is_known: impl Fn(&str) -> bool) -> Option<String> {
        if !self.noise.is_finite() || self.noise < 0.0 {
            return Some("noise is a number from 0".to_owned());
        }
        if !self.search.is_none_or(Reach::is_sound) {
            return Some("who looks ahead tries 2 options or more, for 1 round or more".to_owned());
        }
        let unknown = self.blind_spots.iter().find(|name| !is_known(name))?;
        Some(format!("`{unknown}` is no consideration"))
    }
}

/// Sets the weights of overlooked considerations to 0.
pub(crate) fn overlook(blind_spots: &[String], names: &[&str], weights: &mut [f32]) {
    for (name, weight) in names.iter().zip(weights) {
        if blind_spots.iter().any(|it| it == name) {
            *weight = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    levels! {
        /// Ladder of two levels.
        Level {
            #[default]
            Low: "low",
            High: "high",
        }
    }

    /// Reads a file in which the low level has this profile.
    fn error(low: &str) -> String {
        let text = format!("{{ Low: {low}, High: (noise: 0.0, blind_spots: []) }}");
        let is_known = |name: &str| name == "credits";
        let error = read::<Level>("a.ron", &text, &Level::ALL, is_known).err();
        error.map_or_else(String::new, |fault| fault.to_string())
    }

    #[test]
    fn a_level_overlooks_only_what_is_considered() {
        assert_eq!(error("(noise: 1.0, blind_spots: [\"credits\"])"), "");
        let fault = error("(noise: 1.0, blind_spots: [\"the moon\"])");
        assert!(fault.starts_with("a.ron:1:3: `low`: ") && fault.contains("the moon"), "{fault}");
    }

    #[test]
    fn who_looks_ahead_without_trying_anything_is_refused() {
        let reach = |reach: &str| format!("(noise: 0.0, blind_spots: [], search: {reach})");
        assert_eq!(error(&reach("(options: 2, rollouts: 2, rounds: 1, trust: 0.1)")), "");
        for nothing in [
            "(options: 1, rollouts: 2, rounds: 1, trust: 0.1)",
            "(options: 2, rollouts: 1, rounds: 1, trust: 0.1)",
            "(options: 2, rollouts: 2, rounds: 0, trust: 0.1)",
            "(options: 2, rollouts: 2, rounds: 1, trust: 0.0)",
        ] {
            let fault = error(&reach(nothing));
            assert!(fault.contains("looks ahead"), "{nothing}: {fault}");
        }
    }

    #[test]
    fn a_level_that_is_not_there_is_missed() {
        let missing = read::<Level>("a.ron", "{}", &Level::ALL, |_| true).expect_err("refused");
        assert!(missing.to_string().contains("low"), "{missing}");
    }

    #[test]
    fn levels_are_read_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let unknown = "captain".parse::<Level>().expect_err("no level");
        assert_eq!(unknown.to_string(), "`captain` is no level; there are low and high");
    }
}
