//! Checks of the second edition, rule by rule and against an independent table.

mod chains;
mod checks;
mod extended;
mod luck;
mod opposed;
mod oracle;
mod source_lines;
mod times;

use dice::Dice;
use tasks::{
    Person,
    check::{Check, CheckResult, CheckRules, Prepared},
};

fn ready(check: &Check, person: &Person) -> Prepared {
    check.prepare(person, &CheckRules::default()).expect("known numbers")
}

/// Check with nothing but a DM.
fn plain(dm: i16) -> Prepared {
    ready(&Check::default().with_dm("situation", dm), &Person::default())
}

/// Throws scripted dice and asserts that all of them are thrown.
fn thrown(ready: &Prepared, faces: &[u8]) -> CheckResult {
    let mut dice = Dice::scripted(faces);
    let result = ready.clone().throw(&mut dice);
    assert!(dice.unthrown().is_empty(), "{:?} were not thrown", dice.unthrown());
    result
}
