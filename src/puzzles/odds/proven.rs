//! Whether a puzzle of chances holds: its chances are computed anew.

use std::sync::Arc;

use characters::{chances::PositionFault, text};
use dice::Probability;
use serde::Serialize;

use super::{life::told, shown::OddsRules};
use crate::data::{LifeQuestion, OddsPuzzle, OddsQuestion, PuzzleError};

/// What was proven of a puzzle of chances.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OddsProven {
    pub id: String,
    /// How the chances were found.
    pub by: By,
    /// Every answer with its chance.
    pub chances: Vec<AnswerProven>,
}

/// How chances are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Every fall of the dice was followed.
    EveryFall,
}

/// An answer with its chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AnswerProven {
    pub answer: String,
    pub good: bool,
    /// As a fraction.
    pub chance: Probability,
    /// In words.
    pub told: String,
}

/// Why a puzzle of chances does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum NotSo {
    #[error(transparent)]
    Position(#[from] PositionFault),
    #[error("it has {stated} answers, and {asked} are on offer; `{answer}` is none of them")]
    Answers { stated: usize, asked: usize, answer: String },
    #[error("`{answer}` is not on offer")]
    NotOnOffer { answer: String },
    #[error("`{answer}` has a chance of {chance}, not of {stated}")]
    Chance { answer: String, chance: Probability, stated: Probability },
    #[error("`{answer}` is the best or as good as that, and is not called good")]
    AsGood { answer: String },
    #[error("`{answer}` is called good, and others have a better chance")]
    NotBest { answer: String },
}

/// Proves a puzzle of chances: every answer has the chance that is stated for it, and the good ones are
/// all of those with the best chance.
///
/// # Errors
/// It does not hold; the error says what is not so, with its place.
pub fn prove_odds(puzzle: &Arc<OddsPuzzle>, rules: &OddsRules) -> Result<OddsProven, PuzzleError> {
    let proven = match &puzzle.asks {
        OddsQuestion::Life(life) => prove_life(life, rules),
    };
    let chances = proven.map_err(|not| puzzle.fault(not))?;
    Ok(OddsProven { id: puzzle.id().to_owned(), by: By::EveryFall, chances })
}

fn prove_life(life: &LifeQuestion, rules: &OddsRules) -> Result<Vec<AnswerProven>, NotSo> {
    let found = life.person.chances(&rules.tables)?;
    for (answer, chance) in &found {
        let answer_words = || text::option(answer);
        let stated = life.answers.iter().find(|(stated, _)| stated == answer);
        let (asked, count) = (found.len(), life.answers.len());
        let &(_, stated) = stated.ok_or_else(|| NotSo::Answers {
            stated: count,
            asked,
            answer: answer_words(),
        })?;
        if stated != *chance {
            return Err(NotSo::Chance { answer: answer_words(), chance: *chance, stated });
        }
    }
    if let Some((extra, _)) =
        life.answers.iter().find(|(it, _)| !found.iter().any(|(at, _)| at == it))
    {
        return Err(NotSo::NotOnOffer { answer: text::option(extra) });
    }
    let best = found.iter().map(|(_, chance)| *chance).max().unwrap_or(Probability::NEVER);
    found.into_iter().map(|(answer, chance)| judged(life, (answer, chance), best)).collect()
}

fn judged(
    life: &LifeQuestion,
    (answer, chance): (characters::Move, Probability),
    best: Probability,
) -> Result<AnswerProven, NotSo> {
    let (good, words) = (life.good.contains(&answer), text::option(&answer));
    match (good, chance == best) {
        (true, false) => Err(NotSo::NotBest { answer: words }),
        (false, true) => Err(NotSo::AsGood { answer: words }),
        (true, true) | (false, false) => {
            Ok(AnswerProven { answer: words, good, chance, told: told(chance) })
        }
    }
}
