//! Questions to a side, in a sentence.

use super::{name, option::points};
use crate::{
    choice::{Choice, Why},
    observe::Observation,
};

/// Words the question for the side that is asked.
pub fn prompt(seen: &Observation, choice: &Choice) -> String {
    match choice.why {
        Why::Advantage => "You have surprise. Fight, or slip away unseen?".to_owned(),
        Why::Escape => "Nobody is surprised. Try to get away before it begins?".to_owned(),
        Why::Orders => format!("Round {}: how does each of you move?", seen.round),
        Why::Attacks => "All have moved. What does each of you do?".to_owned(),
        Why::Wound { who, points: lost } => {
            format!("{}: what loses {}?", name(seen, who), points(lost.into()))
        }
        Why::Tactics => "Who reads the ground for you, before it begins?".to_owned(),
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
