//! Questions of chances: a moment, answers with the chance that each one has, and the good ones.

use characters::chances::LifePosition;
use dice::Probability;
use serde::{Deserialize, Serialize};
use skirmish::position::FightPosition;

use super::puzzle::{PuzzleError, PuzzlePlace, PuzzleTheme};

/// A puzzle of chances with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct OddsPuzzle {
    pub asks: OddsQuestion,
    pub at: PuzzlePlace,
}

/// A puzzle of chances, as an author writes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum OddsQuestion {
    Life(LifeQuestion),
    Fight(FightQuestion),
}

/// Words of a puzzle of chances.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// What it is called by: lower case, words joined by hyphens.
    pub id: String,
    pub title: String,
    /// How it came to this, in a sentence or two.
    pub story: String,
    /// The first hint: where to look.
    pub look: String,
    /// The second hint, and the point of it.
    pub idea: String,
}

/// A life at a crossroads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LifeQuestion {
    pub about: About,
    pub person: LifePosition,
    /// Every good answer; all others are worse.
    pub good: Vec<characters::Move>,
    /// Every answer with its exact chance.
    pub answers: Vec<(characters::Move, Probability)>,
}

/// A small fight.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightQuestion {
    pub about: About,
    pub fight: FightPosition,
    /// How often each answer is played out.
    pub plays: u32,
    /// Every good answer; all others are worse.
    pub good: Vec<skirmish::Move>,
    /// The answers to choose from, each with how often the goal is reached.
    pub answers: Vec<(skirmish::Move, u32)>,
}

impl FightQuestion {
    /// A number of plays as a share in hundredths of a hundredth, rounded to the nearest.
    pub fn share(&self, reached: u32) -> u16 {
        let of = u64::from(self.plays.max(1));
        ((u64::from(reached.min(self.plays)) * 20_000 + of) / (of * 2)) as u16
    }
}

impl OddsQuestion {
    /// Its id, title, story and hints.
    pub fn about(&self) -> &About {
        match self {
            OddsQuestion::Life(life) => &life.about,
            OddsQuestion::Fight(fight) => &fight.about,
        }
    }

    /// The same, to be changed.
    pub(super) fn about_mut(&mut self) -> &mut About {
        match self {
            OddsQuestion::Life(life) => &mut life.about,
            OddsQuestion::Fight(fight) => &mut fight.about,
        }
    }
}

impl OddsPuzzle {
    /// Its id, title, story and hints.
    pub fn about(&self) -> &About {
        self.asks.about()
    }

    /// What it is called by.
    pub fn id(&self) -> &str {
        &self.about().id
    }

    /// What it is about: a life, a fight of a few rounds, or a moment of a fight that was played.
    pub const fn theme(&self) -> PuzzleTheme {
        match &self.asks {
            OddsQuestion::Life(_) => PuzzleTheme::Lives,
            OddsQuestion::Fight(fight) if fight.fight.moment.is_some() => PuzzleTheme::Own,
            OddsQuestion::Fight(_) => PuzzleTheme::Rounds,
        }
    }

    /// How far the best answer that is not good stays behind the least of the good ones, in hundredths of
    /// a hundredth.
    pub fn margin(&self) -> u16 {
        let of = |wanted: bool| {
            let shares = self.shares().into_iter();
            shares.filter(move |(is_good, _)| *is_good == wanted).map(|(_, share)| share)
        };
        of(true).min().unwrap_or(0).saturating_sub(of(false).max().unwrap_or(0))
    }

    /// Every answer: whether it is good, and its chance in hundredths of a hundredth.
    fn shares(&self) -> Vec<(bool, u16)> {
        match &self.asks {
            OddsQuestion::Life(life) => {
                let answers = life.answers.iter();
                let share = |(answer, chance): &(_, Probability)| {
                    (life.good.contains(answer), chance.per_ten_thousand())
                };
                answers.map(share).collect()
            }
            OddsQuestion::Fight(fight) => {
                let answers = fight.answers.iter();
                let share =
                    |(answer, reached): &_| (fight.good.contains(answer), fight.share(*reached));
                answers.map(share).collect()
            }
        }
    }

    /// What makes no sense in it, as far as that can be told without the rules.
    pub(super) fn senseless(&self) -> Option<String> {
        let good = self.shares().iter().filter(|(is_good, _)| *is_good).count();
        let named = match &self.asks {
            OddsQuestion::Life(life) => life.good.len(),
            OddsQuestion::Fight(fight) => fight.good.len(),
        };
        if good < named {
            return Some("a good answer is not among its answers".to_owned());
        }
        let is_open = good == 0 || good == self.shares().len();
        is_open.then(|| "some of the answers are good and some are not, in a puzzle".to_owned())
    }

    /// Something wrong with it.
    pub fn fault(&self, what: impl ToString) -> PuzzleError {
        self.at.fault(what)
    }
}
