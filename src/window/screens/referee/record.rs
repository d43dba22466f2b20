//! A throw that was made: what it was for, how it fell, what came of it.

use dice::{Dice, Throw};
use tasks::{check, ugm};

use super::throw_odds::ThrowOdds;

/// A throw in the history.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// Counted from 1 since the desk was opened.
    pub nth: usize,
    /// The seed, and which throw of it this is, counted from 1.
    pub seed: u64,
    pub of_seed: usize,
    pub throw_odds: ThrowOdds,
    pub fallen: Fallen,
}

/// The dice of a throw, and its meaning.
#[derive(Debug, Clone, PartialEq)]
pub struct Fallen {
    pub throw: Throw,
    /// The 3D after a double: what they were thrown for.
    pub second: Option<(String, Throw)>,
    pub success: bool,
    /// A few words: `success by 2`.
    pub verdict: String,
    /// Its other consequences.
    pub said: Vec<String>,
    /// The die that says how long it took.
    pub time: Option<Throw>,
}

impl Fallen {
    /// UGM-33, UGM-36: throws a task.
    pub fn task(prepared: &ugm::Prepared, dice: &mut Dice) -> Fallen {
        let result = prepared.throw(dice);
        let by = result.margin().unsigned_abs();
        let plain = if result.success { "success" } else { "failure" };
        let verdict = match result.critical {
            Some(critical) => critical.to_string(),
            None if result.throw.success() == Some(result.success) => format!("{plain} by {by}"),
            None => format!("{plain} after all"),
        };
        let mut said: Vec<String> = result.grade.iter().map(|grade| grade.text.clone()).collect();
        said.extend(result.minutes.map(|minutes| match minutes {
            1 => "It took 1 minute.".to_owned(),
            n => format!("It took {n} minutes."),
        }));
        let second = result.critical_check.map(|check| (format!("{}?", check.may), check.throw));
        let success = result.success;
        Fallen { throw: result.throw, second, success, verdict, said, time: None }
    }

    /// SE-EFF-01: throws a check.
    pub fn check(prepared: &mut check::Prepared, dice: &mut Dice) -> Fallen {
        let result = prepared.throw(dice);
        let success = result.success();
        let verdict = format!("{}, Effect {}", result.band, result.effect);
        let said = result.time.iter().map(|time| format!("It took {time}.")).collect();
        let time = result.time.map(|time| time.throw);
        Fallen { throw: result.throw, second: None, success, verdict, said, time }
    }
}
