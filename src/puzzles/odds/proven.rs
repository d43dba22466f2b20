//! Whether a puzzle of chances holds: its chances are computed anew.

use std::sync::Arc;

use characters::{chances::PositionFault, text};
use dice::Probability;
use serde::Serialize;
use skirmish::position::FightFault;

use super::{fight, life, played::Played, shown::OddsRules};
use crate::data::{FightQuestion, LifeQuestion, OddsPuzzle, OddsQuestion, PuzzleError};

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
    /// Combatants played every answer out many times.
    PlayedOut,
}

/// An answer with its chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AnswerProven {
    pub answer: String,
    pub good: bool,
    /// As a fraction.
    pub chance: String,
    /// In hundredths of a hundredth: the least and most that it can be.
    pub within: (u16, u16),
    /// In words.
    pub told: String,
}

/// Why a puzzle of chances does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum NotSo {
    #[error(transparent)]
    Position(#[from] PositionFault),
    #[error(transparent)]
    Fight(#[from] FightFault),
    #[error("`{answer}` reaches the goal {found} times of {plays}, not {stated}")]
    Plays { answer: String, found: u32, stated: u32, plays: u32 },
    #[error("`{answer}` is called good, and `{other}` is not clearly behind it")]
    TooClose { answer: String, other: String },
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
    let (by, proven) = match &puzzle.asks {
        OddsQuestion::Life(life) => (By::EveryFall, prove_life(life, rules)),
        OddsQuestion::Fight(fight) => (By::PlayedOut, prove_fight(fight, rules)),
    };
    let chances = proven.map_err(|not| puzzle.fault(not))?;
    Ok(OddsProven { id: puzzle.id().to_owned(), by, chances })
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
            let (share, told) = (chance.per_ten_thousand(), life::told(chance));
            let (chance, within) = (chance.to_string(), (share, share));
            Ok(AnswerProven { answer: words, good, chance, within, told })
        }
    }
}

/// Plays every answer out as often as is stated; the least that a good one can have is to be more than the
/// most of every other.
fn prove_fight(fight: &FightQuestion, rules: &OddsRules) -> Result<Vec<AnswerProven>, NotSo> {
    let mut played = Played::new(fight, &rules.minds)?;
    let mut proven = Vec::new();
    for &(answer, stated) in &fight.answers {
        let words = played.words(answer);
        let found = played.reached(answer).ok_or_else(|| not_on_offer(&words))?;
        if found != stated {
            return Err(NotSo::Plays { answer: words, found, stated, plays: fight.plays });
        }
        let (good, chance) = (fight.good.contains(&answer), format!("{found}/{}", fight.plays));
        let (within, told) = (fight::within(fight, found), fight::told(fight, found));
        proven.push(AnswerProven { answer: words, good, chance, within, told });
    }
    clearly(proven)
}

fn not_on_offer(answer: &str) -> NotSo {
    NotSo::NotOnOffer { answer: answer.to_owned() }
}

/// The same, where every good answer is clearly ahead of every other.
fn clearly(proven: Vec<AnswerProven>) -> Result<Vec<AnswerProven>, NotSo> {
    for good in proven.iter().filter(|it| it.good) {
        let close = proven.iter().find(|it| !it.good && it.within.1 >= good.within.0);
        if let Some(close) = close {
            let (answer, other) = (good.answer.clone(), close.answer.clone());
            return Err(NotSo::TooClose { answer, other });
        }
    }
    Ok(proven)
}
