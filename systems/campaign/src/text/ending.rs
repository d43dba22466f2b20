//! How it ended, with a last word on everybody.

use super::{ambition, counted, credits, owed};
use crate::{
    data::CampaignBook,
    event::Outcome,
    observation::{Aboard, Own},
    state::{Berth, Record},
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
pub fn ending(own: &Own, book: &CampaignBook) -> Vec<String> {
    let Some(ended) = own.outcome else { return Vec::new() };
    let mut lines = vec![outcome(ended).to_owned()];
    lines.push(format!(
        "{} in the purse after {}; {} failed.",
        credits(own.purse),
        counted(own.leg, "leg"),
        counted(own.failed, "contract")
    ));
    let owed = owed(own).map(|(what, sum)| format!("{what}, {}.", credits(sum)));
    lines.extend(owed.into_iter().chain(of_ambition(own, book)));
    lines.extend(own.crew.iter().map(|it| last_word(it, own)));
    lines
}

/// What came of the ambition, of a run whose outcome does not say so; `None` of any other.
fn of_ambition(own: &Own, book: &CampaignBook) -> Option<String> {
    let aim = ambition(own.ambition, own.length, book);
    match own.outcome? {
        Outcome::Made | Outcome::Solvent => None,
        Outcome::Indebted if own.is_met => {
            Some(format!("The ambition, to {aim}, was met; the debts were not."))
        }
        // A run that is cut short never comes to where an ambition is met.
        Outcome::Indebted | Outcome::Repossessed | Outcome::Lost => {
            Some(format!("The ambition, to {aim}, was missed."))
        }
    }
}

fn last_word(it: &Aboard, own: &Own) -> String {
    let (name, age) = (it.person.identity.styled(), it.person.career.age());
    let flown = flown(&it.record);
    match it.berth {
        Berth::Dead => format!("{name} died at {age}, after {flown} aboard."),
        Berth::PaidOff => format!("{name} left after {flown}."),
        Berth::Aboard if Some(it.id) == own.captain => {
            format!("{name}, {age}, was captain at the end, after {flown}.")
        }
        Berth::Aboard => format!("{name}, {age}, was aboard to the end, for {flown}."),
    }
}

/// `5 legs`, and the fights that there were: `5 legs and 1 fight`.
fn flown(record: &Record) -> String {
    let legs = counted(record.legs, "leg");
    match record.fights {
        0 => legs,
        fights => format!("{legs} and {}", counted(fights, "fight")),
    }
}
