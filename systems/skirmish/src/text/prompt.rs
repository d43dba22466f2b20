//! Questions to a side, in a sentence.

use characters::healing::RuleSet;

use super::{name, option::points};
use crate::{
    choice::{Choice, Why},
    observe::Observation,
};

/// Words the question for the side that is asked, and says so while somebody has surprise.
pub fn prompt(seen: &Observation, choice: &Choice) -> String {
    let asked = question(seen, choice);
    match (choice.why, surprise(seen)) {
        (Why::Orders | Why::Attacks | Why::Turn { .. }, Some(words)) => format!("{asked} {words}"),
        _ => asked,
    }
}

/// Says what surprise means for the side as long as it lasts: by the classic rules until there is
/// an alarm (CT-SUP-06), by the second edition in the first round (SE-INI-04).
fn surprise(seen: &Observation) -> Option<String> {
    let by = seen.surprise?;
    Some(match (by == seen.seat, seen.rules) {
        (true, RuleSet::Classic) => {
            "You have surprise: until an alarm the others neither move nor attack.".to_owned()
        }
        (true, RuleSet::SecondEdition) => {
            "You have surprise: this round your people act early, the others late.".to_owned()
        }
        (false, _) => format!("{} have surprise.", seen.sides[by.index()]),
    })
}

fn question(seen: &Observation, choice: &Choice) -> String {
    match choice.why {
        Why::Advantage => "You have surprise. Fight, or slip away unseen?".to_owned(),
        Why::Escape => "Nobody is surprised. Try to get away before it begins?".to_owned(),
        Why::Orders => format!("Round {}: how does each of you move?", seen.round),
        Why::Attacks => "All have moved. What does each of you do?".to_owned(),
        Why::Wound { who, points: lost } => {
            format!("{}: what loses {}?", name(seen, who), points(lost.into()))
        }
        Why::Tactics => "Who reads the ground for you, by a throw for Tactics?".to_owned(),
        Why::Turn { who } => format!("{}: what now?", name(seen, who)),
        Why::Reaction { who, by } => {
            format!("{} attacks {}. React?", name(seen, by), name(seen, who))
        }
        Why::Opportunity { who, leaver } => {
            format!("{} turns away from {}. Strike?", name(seen, leaver), name(seen, who))
        }
        Why::NextTarget { who, left } => {
            format!("{}: whom else? {left} to go.", name(seen, who))
        }
        Why::Grapple { winner, loser } => {
            format!("{} has the better of {}. What now?", name(seen, winner), name(seen, loser))
        }
        Why::Damage { who, points: lost } => {
            format!("{}: what loses {}?", name(seen, who), points(lost))
        }
    }
}
