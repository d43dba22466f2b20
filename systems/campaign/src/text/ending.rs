//! How it ended, with a last word on everybody.

use super::{counted, credits};
use crate::{
    event::Outcome,
    observation::{Aboard, Own},
    state::Berth,
};

/// An outcome in a sentence.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Made => "The run is made: solvent, and the ambition met.",
        Outcome::Solvent => "The run ends solvent, but the ambition was missed.",
        Outcome::Indebted => "The run ends with instalments late: there is nothing to celebrate.",
        Outcome::Repossessed => "Too many instalments are late: the hull is taken back.",
        Outcome::Lost => "Nobody is left to fly.",
    }
}

/// The end in lines: what came of it, and of everybody.
pub fn ending(own: &Own) -> Vec<String> {
    let Some(ended) = own.outcome else { return Vec::new() };
    let mut lines = vec![outcome(ended).to_owned()];
    lines.push(format!(
        "{} in the purse after {}; {} failed.",
        credits(own.purse),
        counted(own.leg, "leg"),
        counted(own.failed, "contract")
    ));
    lines.extend(own.crew.iter().map(|it| last_word(it, own)));
    lines
}

fn last_word(it: &Aboard, own: &Own) -> String {
    let name = it.person.identity.styled();
    let (legs, fights) = (counted(it.record.legs, "leg"), counted(it.record.fights, "fight"));
    let age = it.person.career.age();
    match it.berth {
        Berth::Dead => format!("{name} died at {age}, after {legs} and {fights} aboard."),
        Berth::PaidOff => format!("{name} left after {legs} and {fights}."),
        Berth::Aboard if Some(it.id) == own.captain => {
            format!("{name}, {age}, was captain at the end, after {legs} and {fights}.")
        }
        Berth::Aboard => format!("{name}, {age}, was aboard to the end, for {legs} and {fights}."),
    }
}
