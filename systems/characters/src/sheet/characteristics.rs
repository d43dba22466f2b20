//! The six characteristics, and their profile of six digits.

use std::{fmt, str::FromStr};

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// One of the six, in the order of the profile (CT-GEN-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Characteristic {
    /// Muscle power (CT-CHR-06).
    Str,
    /// Coordination of body and eye (CT-CHR-07).
    Dex,
    /// Stamina and determination (CT-CHR-08).
    End,
    /// Wits (CT-CHR-09).
    Int,
    /// Highest schooling reached (CT-CHR-10).
    Edu,
    /// Level of society one comes from (CT-CHR-11).
    Soc,
}

impl Characteristic {
    /// All six, in the order of the profile.
    pub const ALL: [Characteristic; 6] = [
        Characteristic::Str,
        Characteristic::Dex,
        Characteristic::End,
        Characteristic::Int,
        Characteristic::Edu,
        Characteristic::Soc,
    ];
    /// The characteristics that wounds reduce.
    pub const PHYSICAL: [Characteristic; 3] =
        [Characteristic::Str, Characteristic::Dex, Characteristic::End];

    /// Three letters, as on a sheet.
    pub const fn label(self) -> &'static str {
        ["Str", "Dex", "End", "Int", "Edu", "Soc"][self as usize]
    }

    /// Name in words.
    pub const fn name(self) -> &'static str {
        ["Strength", "Dexterity", "Endurance", "Intelligence", "Education", "Social Standing"]
            [self as usize]
    }
}

impl fmt::Display for Characteristic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.label())
    }
}

/// The scores, 0 to 15 each (CT-CHR-01). Written as the profile, `777B77` (CT-UPP-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Component, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Characteristics([u8; 6]);

/// The highest possible score (CT-CHR-04).
pub const MOST: u8 = 15;

impl Characteristics {
    /// Scores in the order of the profile, cut at 15.
    pub fn new(scores: [u8; 6]) -> Characteristics {
        Characteristics(scores.map(|score| score.min(MOST)))
    }

    /// One score.
    pub fn get(self, which: Characteristic) -> u8 {
        self.0[which as usize]
    }

    /// Raises or lowers a score, within 1 to 15; any excess is lost (CT-CHR-04, CT-RUL-20). A score
    /// at 0 stays there unless it gains.
    pub fn change(&mut self, which: Characteristic, by: i8) {
        let now = i16::from(self.get(which));
        let least = now.min(1);
        self.0[which as usize] = (now + i16::from(by)).clamp(least, MOST.into()) as u8;
    }

    /// Lowers a score, down to 0, as only ageing and injury can (CT-CHR-05, CT-RUL-21).
    pub fn lose(&mut self, which: Characteristic, by: u8) {
        let score = &mut self.0[which as usize];
        *score = score.saturating_sub(by);
    }

    /// Sets a score, cut at 15.
    pub fn set(&mut self, which: Characteristic, score: u8) {
        self.0[which as usize] = score.min(MOST);
    }

    /// All six, in order.
    pub fn scores(self) -> [u8; 6] {
        self.0
    }
}

impl fmt::Display for Characteristics {
    /// Writes the profile (CT-UPP-02, CT-UPP-03).
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let digits: String = self.0.iter().map(|&score| digit(score)).collect();
        f.pad(&digits)
    }
}

/// 0 to 9, then A to F (CT-UPP-03).
pub fn digit(score: u8) -> char {
    char::from_digit(score.into(), 16).map_or('?', |digit| digit.to_ascii_uppercase())
}

/// Reason why a text is no profile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    #[error("`{text}` has {have} digits; a profile has six, as in 777B77")]
    Length { text: String, have: usize },
    #[error("`{text}`, place {place}: `{found}` is no digit from 0 to F")]
    Digit { text: String, place: usize, found: char },
}

impl FromStr for Characteristics {
    type Err = ProfileError;

    /// Reads a profile (CT-UPP-04).
    fn from_str(text: &str) -> Result<Characteristics, ProfileError> {
        let have = text.chars().count();
        if have != 6 {
            return Err(ProfileError::Length { text: text.to_owned(), have });
        }
        let mut scores = [0; 6];
        for (n, found) in text.chars().enumerate() {
            let wrong = || ProfileError::Digit { text: text.to_owned(), place: n + 1, found };
            scores[n] = found.to_digit(16).ok_or_else(wrong)? as u8;
        }
        Ok(Characteristics(scores))
    }
}

impl TryFrom<String> for Characteristics {
    type Error = ProfileError;

    fn try_from(text: String) -> Result<Characteristics, ProfileError> {
        text.parse()
    }
}

impl From<Characteristics> for String {
    fn from(scores: Characteristics) -> String {
        scores.to_string()
    }
}
