//! Playtests of the guided games by simulated strangers: they read every lesson and answer in their own manner, on any seed.
//!
//! They show what a guide is worth: how often somebody who does what it says wins, which lessons come
//! up, and whether what those say is so.

pub mod cards;
pub mod fight;
pub mod haul;
pub mod life;

use std::{collections::BTreeSet, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::guide::{Course, DueLesson, Lesson, Topic};

/// How somebody takes advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// Does what the coach would.
    Obeys,
    /// Does what the coach would do last.
    Opposes,
    /// Does nothing wherever that is an answer.
    Passes,
    /// Does anything.
    Wanders,
}

/// Somebody's guided game, once it is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub seed: u64,
    pub won: bool,
    /// In rounds, in years of a life, or in legs.
    pub length: u32,
    pub decisions: usize,
    /// The ids of the lessons that were told.
    pub told: BTreeSet<String>,
}

/// More answers than any game of theirs takes.
const PATIENCE: usize = 3000;

impl Manner {
    /// All of them.
    pub const ALL: [Manner; 4] = [Manner::Obeys, Manner::Opposes, Manner::Passes, Manner::Wanders];
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Manner::Obeys => "obeys",
            Manner::Opposes => "opposes",
            Manner::Passes => "passes",
            Manner::Wanders => "wanders",
        })
    }
}

impl FromStr for Manner {
    type Err = String;

    fn from_str(text: &str) -> Result<Manner, String> {
        let found = Manner::ALL.into_iter().find(|manner| manner.to_string() == text);
        found.ok_or_else(|| {
            format!("nobody `{text}` a guide; a stranger obeys, opposes, passes or wanders")
        })
    }
}

/// Reads every lesson that is due, up to one that waits for the answer. `told` hears of each.
fn read<T: Topic>(
    course: &mut Course<T>,
    moment: &T::Moment<'_>,
    mut told: impl FnMut(&Lesson<T>, &T::Moment<'_>),
) {
    while let Some(DueLesson { lesson, .. }) = course.due(moment) {
        told(&lesson, moment);
        course.tick(&lesson);
        if lesson.until_answered {
            break;
        }
    }
}

/// The claims of a lesson that are not so.
pub fn false_claims<T: Topic>(lesson: &Lesson<T>, moment: &T::Moment<'_>) -> Vec<String> {
    let wrong = lesson.claims.iter().filter(|claim| !T::is_true(claim, moment));
    wrong.map(|claim| format!("{}: {claim:?}", lesson.id)).collect()
}
