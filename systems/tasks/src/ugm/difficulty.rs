//! Difficulties of tasks (UGM-02, UGM-04, UGM-05, UGM-10).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::TARGET;
use crate::{
    names::{list, same},
    numbers,
};

/// UGM-04: a difficulty is its DM, any whole number; the names are landmarks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Difficulty(pub i16);

impl Difficulty {
    /// UGM-02: the names, easiest first. Other systems use some of them for other numbers (UGM-10).
    pub const LANDMARKS: [(&'static str, Difficulty); 8] = [
        ("Easy", Difficulty(4)),
        ("Routine", Difficulty(2)),
        ("Standard", Difficulty(0)),
        ("Difficult", Difficulty(-2)),
        ("Challenging", Difficulty(-4)),
        ("Formidable", Difficulty(-6)),
        ("Insane", Difficulty(-8)),
        ("Impossible", Difficulty(-10)),
    ];

    /// UGM-05: converts a throw published as `number`+ to the DM that makes it a throw of 8+.
    pub fn of_throw(number: i16) -> Difficulty {
        Difficulty(TARGET.saturating_sub(number))
    }

    /// UGM-05 in reverse: target of a throw without any other DM.
    pub fn target(self) -> i16 {
        TARGET.saturating_sub(self.0)
    }

    /// UGM-04: name of exactly this difficulty, if it has one.
    pub fn landmark(self) -> Option<&'static str> {
        Difficulty::LANDMARKS.iter().find(|(_, there)| *there == self).map(|(name, _)| *name)
    }
}

/// Writes the DM: `+3`.
impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

/// Error: unknown difficulty.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is no difficulty; there are {}, a DM such as +3, and a throw such as 10+",
    list(Difficulty::LANDMARKS.iter().map(|(name, _)| *name))
)]
pub struct UnknownDifficulty {
    pub text: String,
}

/// Reads `Routine`, `+3`, `0` or `10+`.
impl FromStr for Difficulty {
    type Err = UnknownDifficulty;

    fn from_str(text: &str) -> Result<Difficulty, UnknownDifficulty> {
        let text = text.trim();
        let named = Difficulty::LANDMARKS.iter().find(|(name, _)| same(name, text));
        if let Some((_, difficulty)) = named {
            return Ok(*difficulty);
        }
        if let Some(number) = numbers::throw(text) {
            return Ok(Difficulty::of_throw(number));
        }
        let dm = numbers::signed(text).or((text == "0").then_some(0));
        dm.map(Difficulty).ok_or_else(|| UnknownDifficulty { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// UGM-02
    #[test]
    fn the_eight_names_stand_for_their_dms() {
        let dms = [
            ("Easy", 4),
            ("Routine", 2),
            ("Standard", 0),
            ("Difficult", -2),
            ("Challenging", -4),
            ("Formidable", -6),
            ("Insane", -8),
            ("Impossible", -10),
        ];
        for (name, dm) in dms {
            assert_eq!(name.parse(), Ok(Difficulty(dm)), "{name}");
            assert_eq!(Difficulty(dm).landmark(), Some(name));
        }
        assert_eq!("rOUTINE ".parse(), Ok(Difficulty(2)));
    }

    /// UGM-04
    #[test]
    fn a_difficulty_between_or_beyond_the_names_is_its_number() {
        for (text, dm) in [("+3", 3), ("+1", 1), ("-13", -13), ("0", 0), ("+0", 0)] {
            assert_eq!(text.parse(), Ok(Difficulty(dm)), "{text}");
        }
        assert_eq!((Difficulty(3).landmark(), Difficulty(3).to_string()), (None, "+3".to_owned()));
    }

    /// UGM-05
    #[test]
    fn a_published_throw_becomes_its_distance_from_eight() {
        for (throw, dm) in [(10, -2), (5, 3), (9, -1), (8, 0)] {
            assert_eq!(Difficulty::of_throw(throw), Difficulty(dm));
            assert_eq!(format!("{throw}+").parse(), Ok(Difficulty(dm)));
            assert_eq!(Difficulty(dm).target(), throw);
        }
    }

    #[test]
    fn an_unknown_difficulty_is_told_which_there_are() {
        let refused = "Tricky".parse::<Difficulty>().expect_err("no such name");
        assert_eq!(
            refused.to_string(),
            "`Tricky` is no difficulty; there are Easy, Routine, Standard, Difficult, Challenging, \
             Formidable, Insane, Impossible, a DM such as +3, and a throw such as 10+"
        );
        assert!("3".parse::<Difficulty>().is_err());
    }
}
