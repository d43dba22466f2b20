//! Difficulties of checks (SE-CHK-02, SE-CHK-03, SE-CHK-10).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    names::{list, same},
    numbers, ugm,
};

/// Target number: this total or more succeeds (SE-CHK-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Difficulty(pub i16);

impl Difficulty {
    /// SE-CHK-03: the default difficulty of a check.
    pub const AVERAGE: Difficulty = Difficulty(8);

    /// SE-CHK-02: the ladder, in steps of two.
    pub const LADDER: [(&'static str, Difficulty); 8] = [
        ("Simple", Difficulty(2)),
        ("Easy", Difficulty(4)),
        ("Routine", Difficulty(6)),
        ("Average", Difficulty::AVERAGE),
        ("Difficult", Difficulty(10)),
        ("Very Difficult", Difficulty(12)),
        ("Formidable", Difficulty(14)),
        ("Impossible", Difficulty(16)),
    ];

    /// SE-CHK-10: returns the difficulty this many steps harder; beyond Impossible the ladder goes
    /// on without names.
    pub fn harder(self, steps: u8) -> Difficulty {
        Difficulty(self.0.saturating_add(i16::from(steps) * 2))
    }

    /// Name of exactly this target, if it has one.
    pub fn name(self) -> Option<&'static str> {
        Difficulty::LADDER.iter().find(|(_, there)| *there == self).map(|(name, _)| *name)
    }
}

/// SE-CHK-03
impl Default for Difficulty {
    fn default() -> Difficulty {
        Difficulty::AVERAGE
    }
}

/// Writes `Routine (6+)`, or `18+` without a name.
impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "{name} ({}+)", self.0),
            None => write!(f, "{}+", self.0),
        }
    }
}

/// Error: unknown difficulty.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is no difficulty; there are {}, and a target such as 10+",
    list(Difficulty::LADDER.iter().map(|(name, _)| *name))
)]
pub struct UnknownDifficulty {
    pub text: String,
}

/// Reads `Very Difficult`, `very-difficult` or `12+`.
impl FromStr for Difficulty {
    type Err = UnknownDifficulty;

    fn from_str(text: &str) -> Result<Difficulty, UnknownDifficulty> {
        let text = text.trim();
        let named = Difficulty::LADDER.iter().find(|(name, _)| same(name, text));
        let target = named.map(|(_, difficulty)| *difficulty);
        let target = target.or_else(|| numbers::throw(text).map(Difficulty));
        target.ok_or_else(|| UnknownDifficulty { text: text.to_owned() })
    }
}

/// UGM-10: by number only; the two systems use the same names for different numbers.
impl From<ugm::Difficulty> for Difficulty {
    fn from(difficulty: ugm::Difficulty) -> Difficulty {
        Difficulty(difficulty.target())
    }
}

/// UGM-10: by number only.
impl From<Difficulty> for ugm::Difficulty {
    fn from(difficulty: Difficulty) -> ugm::Difficulty {
        ugm::Difficulty::of_throw(difficulty.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SE-CHK-02
    #[test]
    fn the_ladder_goes_from_two_to_sixteen_in_steps_of_two() {
        let names = [
            "Simple",
            "Easy",
            "Routine",
            "Average",
            "Difficult",
            "Very Difficult",
            "Formidable",
            "Impossible",
        ];
        let targets: Vec<i16> =
            names.iter().map(|name| name.parse::<Difficulty>().expect(name).0).collect();
        assert_eq!(targets, [2, 4, 6, 8, 10, 12, 14, 16]);
        assert_eq!("very-difficult".parse(), Ok(Difficulty(12)));
        assert_eq!("11+".parse(), Ok(Difficulty(11)));
        assert_eq!(Difficulty(12).to_string(), "Very Difficult (12+)");
    }

    /// SE-CHK-10
    #[test]
    fn a_step_beyond_impossible_has_a_target_but_no_name() {
        let beyond = Difficulty(16).harder(1);
        assert_eq!((beyond, beyond.name()), (Difficulty(18), None));
        assert_eq!(beyond.to_string(), "18+");
    }

    /// UGM-10
    #[test]
    fn difficulties_of_the_two_systems_convert_by_number_and_not_by_name() {
        let impossible: ugm::Difficulty = "Impossible".parse().expect("a landmark");
        assert_eq!(Difficulty::from(impossible), Difficulty(18));
        let targets = ["Difficult", "Challenging", "Formidable", "Insane"]
            .map(|name| Difficulty::from(name.parse::<ugm::Difficulty>().expect("a landmark")).0);
        assert_eq!(targets, [10, 12, 14, 16]);
        assert_eq!(ugm::Difficulty::from(Difficulty(16)).landmark(), Some("Insane"));
    }

    #[test]
    fn an_unknown_difficulty_is_told_which_there_are() {
        let refused = "Tricky".parse::<Difficulty>().expect_err("no such name");
        assert_eq!(
            refused.to_string(),
            "`Tricky` is no difficulty; there are Simple, Easy, Routine, Average, Difficult, Very \
             Difficult, Formidable, Impossible, and a target such as 10+"
        );
    }
}
