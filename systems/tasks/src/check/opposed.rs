//! One check against another (SE-CHK-11).

use std::cmp::Ordering;

use dice::{Dice, Odds};
use serde::{Deserialize, Serialize};

use super::{CheckResult, Prepared};

/// Which of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    First,
    Second,
}

/// What made the difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DecidedBy {
    Effect,
    /// The same Effect, and a higher score in the characteristic used.
    Characteristic,
}

/// How an opposed check went.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opposed {
    /// Both sides' throws, and once more after a tie.
    pub throws: Vec<(CheckResult, CheckResult)>,
    /// `None` where everything was even to the last.
    pub winner: Option<(Side, DecidedBy)>,
}

impl Opposed {
    /// The Effect of whoever won.
    pub fn effect(&self) -> Option<i32> {
        let (first, second) = self.throws.last()?;
        self.winner.map(|(side, _)| match side {
            Side::First => first.effect,
            Side::Second => second.effect,
        })
    }
}

/// SE-CHK-11: both check; the higher Effect wins, then the higher score in the characteristic, then
/// one more throw of both.
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

/// How an opposed check may end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OpposedOdds {
    pub first: Odds,
    pub second: Odds,
    pub nobody: Odds,
}

/// SE-CHK-11: the exact odds of each side, a throw after a tie included.
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
    let again = if rerolls(first, second) { ties } else { 0 };
    let odds = |ways: u64, left: u64| Odds::new(ways * all + again * left, all * all);
    OpposedOdds {
        first: odds(wins, wins),
        second: odds(losses, losses),
        nobody: Odds::new(if again > 0 { ties * ties } else { ties * all }, all * all),
    }
}
