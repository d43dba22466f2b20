//! Difficulty levels common to cards and fights: a file with a profile for each level, and
//! considerations that a level overlooks.

use std::{collections::BTreeMap, fmt::Display};

use cards::data::{DataError, read_ron};
use serde::de::DeserializeOwned;

/// Reads the profiles of all levels.
///
/// # Errors
/// The text does not parse, a level is missing, or `fault_of` finds a fault in one.
pub(crate) fn read<L: Ord + Display + DeserializeOwned, T: DeserializeOwned>(
    file: &str,
    text: &str,
    levels: &[L],
    fault_of: impl Fn(&T) -> Option<String>,
) -> Result<BTreeMap<L, T>, DataError> {
    let profiles: BTreeMap<L, T> = read_ron(file, text)?;
    let fault = levels.iter().find_map(|level| match profiles.get(level) {
        None => Some(format!("there is nothing about a {level}")),
        Some(profile) => fault_of(profile),
    });
    let Some(what) = fault else { return Ok(profiles) };
    let (file, id) = (file.to_owned(), "levels".to_owned());
    Err(DataError::Senseless { file, line: 1, column: 1, id, what })
}

/// Returns the fault in the noise or in the names of blind spots, if any.
pub(crate) fn fault_of(
    noise: f32,
    blind_spots: &[String],
    is_known: impl Fn(&str) -> bool,
) -> Option<String> {
    if !noise.is_finite() || noise < 0.0 {
        return Some("noise is a number from 0".to_owned());
    }
    let unknown = blind_spots.iter().find(|name| !is_known(name))?;
    Some(format!("`{unknown}` is no consideration"))
}

/// Sets the weights of overlooked considerations to 0.
pub(crate) fn overlook(blind_spots: &[String], names: &[&str], weights: &mut [f32]) {
    for (name, weight) in names.iter().zip(weights) {
        if blind_spots.iter().any(|it| it == name) {
            *weight = 0.0;
        }
    }
}
