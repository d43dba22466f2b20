//! The quantities that a query can compare.

use characters::{Characteristic, sheet::Skills};

use super::{
    lexer::Token,
    query::{QueryError, Searched},
};

/// A number of somebody's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Measure {
    Terms,
    /// Years.
    Age,
    Rank,
    Credits,
    Score(Characteristic),
    /// A level; 0 for who has not learnt it.
    Skill(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

/// The meaning of a sign; the lexer knows no others.
pub(super) fn meaning(sign: &str) -> Sign {
    match sign {
        "<" => Sign::Less,
        "<=" => Sign::AtMost,
        ">=" => Sign::AtLeast,
        ">" => Sign::More,
        _ => Sign::Equal,
    }
}

pub(super) fn measure(token: &Token) -> Result<Measure, QueryError> {
    if let Some((field, value)) = token.split_colon() {
        let is_skill = field.lower() == "skill" && !value.text().is_empty();
        return if is_skill { Ok(Measure::Skill(value.lower())) } else { Err(immeasurable(token)) };
    }
    let wanted = token.lower();
    let score = Characteristic::ALL.into_iter().find(|it| it.label().to_lowercase() == wanted);
    match (wanted.as_str(), score) {
        ("terms", _) => Ok(Measure::Terms),
        ("age", _) => Ok(Measure::Age),
        ("rank", _) => Ok(Measure::Rank),
        ("credits", _) => Ok(Measure::Credits),
        (_, Some(score)) => Ok(Measure::Score(score)),
        _ => Err(immeasurable(token)),
    }
}

fn immeasurable(token: &Token) -> QueryError {
    token.error(format!(
        "`{}` cannot be compared; terms, age, rank, credits, Str, Dex, End, Int, Edu, Soc and \
         skill:NAME can",
        token.text()
    ))
}

/// The level in the skill of that name in small letters.
pub(super) fn level(learnt: &Skills, skill: &str) -> Option<u8> {
    learnt.iter().find(|(name, _)| name.to_lowercase() == skill).map(|(_, level)| level)
}

impl Measure {
    pub fn of(&self, who: &Searched) -> u32 {
        match self {
            Measure::Terms => who.career.terms.into(),
            Measure::Age => who.career.age().into(),
            Measure::Rank => who.career.rank.into(),
            Measure::Credits => who.possessions.credits,
            Measure::Score(which) => who.characteristics.get(*which).into(),
            Measure::Skill(skill) => level(who.skills, skill).unwrap_or(0).into(),
        }
    }
}

impl Sign {
    pub fn holds(self, have: u32, number: u32) -> bool {
        match self {
            Sign::Less => have < number,
            Sign::AtMost => have <= number,
            Sign::Equal => have == number,
            Sign::AtLeast => have >= number,
            Sign::More => have > number,
        }
    }
}
