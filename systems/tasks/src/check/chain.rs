//! Checks that help or hinder each other (SE-EFF-08).

use dice::Dice;

use super::{CheckResult, Prepared};

/// SE-EFF-08: throws a chain of checks, each with the DM of the one before it.
pub fn throw_chain(links: &mut [Prepared], dice: &mut Dice) -> Vec<CheckResult> {
    let mut results: Vec<CheckResult> = Vec::with_capacity(links.len());
    for link in links {
        if let Some(before) = results.last() {
            link.follow(before.band);
        }
        results.push(link.throw(dice));
    }
    results
}
