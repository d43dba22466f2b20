//! Opposed checks (SE-CHK-11).

use std::{cmp::Ordering, fmt};

use dice::{Dice, Odds};
use serde::{Deserialize, Serialize};

use super::{CheckResult, Prepared};

/// Side of an opposed check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    First,
    Second,
}

/// Reason for the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DecidedBy {
    Effect,
    /// The same Effect, and a higher score in the characteristic used.
    Characteristic,
}

/// Result of an opposed check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opposed {
    /// Throws of both sides, and once more after a tie.
    pub throws: Vec<(CheckResult, CheckResult)>,
    /// `None` where everything was even.
    pub winner: Option<(Side, DecidedBy)>,
}

impl Opposed {
    /// Effect of the winner.
    pub fn effect(&self) -> Option<i32> {
        let (first, second) = self.throws.last()?;
        self.winner.map(|(side, _)| match side {
            Side::First => first.effect,
            Side::Second => second.effect,
        })
    }
}

/// SE-CHK-11: throws both checks; the higher Effect wins, then the higher score in the
/// characteristic, then one more throw of both.
pub fn oppose(first: &mut Prepared, second: &mut Prepared, dice: &mut Dice) -> Opposed {
    let throws = 1 + usize::from(rerolls(first, second));
    let mut opposed = Opposed { throws: Vec::new(), winner: None };
    while opposed.winner.is_none() && opposed.throws.len() < throws {
        let results = (first.throw(dice), second.throw(dice));
        opposed.winner = decide(first, second, results.0.effect, results.1.effect);
        opposed.throws.push(results);
    }
    opposed
}

fn rerolls(first: &Prepared, second: &Prepared) -> bool {
    first.rules().reroll_opposed_ties && second.rules().reroll_opposed_ties
}

fn decide(first: &Prepared, second: &Prepared, one: i32, other: i32) -> Option<(Side, DecidedBy)> {
    let by_effect = side(one.cmp(&other)).map(|side| (side, DecidedBy::Effect));
    let by_score = side(first.score().cmp(&second.score()));
    by_effect.or(by_score.map(|side| (side, DecidedBy::Characteristic)))
}

fn side(order: Ordering) -> Option<Side> {
    match order {
        Ordering::Greater => Some(Side::First),
        Ordering::Less => Some(Side::Second),
        Ordering::Equal => None,
    }
}

/// Writes both throws of each time a line, then the winner and the reason.
impl fmt::Display for Opposed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.throws.iter().try_for_each(|(first, second)| write!(f, "{first}\n{second}\n"))?;
        match self.winner {
            Some((side, by)) => write!(f, "{side} wins by {by}"),
            None => f.write_str("nobody wins"),
        }
    }
}

/// Writes `the first`.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Side::First => "the first",
            Side::Second => "the second",
        })
    }
}

/// Writes `Effect`.
impl fmt::Display for DecidedBy {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            DecidedBy::Effect => "Effect",
            DecidedBy::Characteristic => "the higher characteristic",
        })
    }
}

/// Odds of each result of an opposed check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OpposedOdds {
    pub first: Odds,
    pub second: Odds,
    pub nobody: Odds,
}

/// SE-CHK-11: computes the exact odds of each side, a throw after a tie included.
pub fn opposed_odds(first: &Prepared, second: &Prepared) -> OpposedOdds {
    let (mut wins, mut losses, mut ties) = (0_u64, 0_u64, 0_u64);
    for (one, one_ways) in first.distribution().iter() {
        for (other, other_ways) in second.distribution().iter() {
            let winner = decide(first, second, first.effect(one), second.effect(other));
            *match winner {
                Some((Side::First, _)) => &mut wins,
                Some((Side::Second, _)) => &mut losses,
                None => &mut ties,
            } += one_ways * other_ways;
        }
    }
    let all = wins + losses + ties;
    if ties == 0 || !rerolls(first, second) {
        let odds = |ways| Odds::new(ways, all);
        return OpposedOdds { first: odds(wins), second: odds(losses), nobody: odds(ties) };
    }
    let odds = |ways| Odds::new(ways * all + ties * ways, all * all);
    let nobody = Odds::new(ties * ties, all * all);
    OpposedOdds { first: odds(wins), second: odds(losses), nobody }
}

/// Writes one line each: `the first: 575/1296 (44.4 %)`.
impl fmt::Display for OpposedOdds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "the first: {}\nthe second: {}\nnobody: {}", self.first, self.second, self.nobody)
    }
}
