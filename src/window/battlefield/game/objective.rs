//! What the sides are after, in the line that the log of a fight begins with.

use characters::text::count;
use engine::Seat;
use skirmish::{
    FighterId,
    data::{Aim, Force, Scenario},
    text::Names,
};

use crate::window::battlefield::{
    field::camera::metres,
    match_summary::{LogLine, LogSort},
};
use crate::words;

/// `Your aim: keep Orla alive for 2 minutes. The boarders: have 3 of them reach 40 m.`
///
/// Everybody knows what everybody is after, as on the page that sets a fight up.
pub(super) fn line(scenario: &Scenario, you: Seat) -> LogLine {
    let names = Names::of(scenario);
    let said = |(n, force): (u8, &Force)| match Seat(n) == you {
        true => format!("Your aim: {}.", aim(force.aim, &names)),
        false => format!("{}: {}.", words::capital(&force.name), aim(force.aim, &names)),
    };
    let (mine, theirs): (Vec<_>, Vec<_>) =
        (0..).zip(&scenario.forces).partition(|(n, _)| Seat(*n) == you);
    let all: Vec<String> = mine.into_iter().chain(theirs).map(said).collect();
    LogLine { text: all.join(" "), throw: None, rules: Vec::new(), sort: LogSort::Plain }
}

/// What a side has to do, without who does it.
fn aim(aim: Aim, names: &Names) -> String {
    let name = |who: u8| names.fighter(FighterId(who));
    match aim {
        Aim::Defeat => "leave nobody able to fight on".to_owned(),
        Aim::Hold { from, to, rounds } => {
            let (from, to) = (metres(from), metres(to));
            format!("have somebody stand between {from} and {to} m after {}", time(rounds))
        }
        Aim::Reach { place, count } => format!("have {count} of them reach {} m", metres(place)),
        Aim::Rescue { who, to } => format!("bring {} to {} m alive", name(who), metres(to)),
        Aim::Protect { who, rounds } => format!("keep {} alive for {}", name(who), time(rounds)),
        Aim::FirstBlood => "draw first blood".to_owned(),
    }
}

/// The time of so many rounds of a scenario, which are of fifteen seconds by any rules (FL-9).
fn time(rounds: u16) -> String {
    let seconds = 15 * u32::from(rounds);
    match (seconds / 60, seconds % 60) {
        (minutes, 0) => count(minutes, "minute"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

#[cfg(test)]
mod tests {
    use skirmish::{
        data::{Ground, Recruit, Terrain},
        field::Place,
    };

    use super::*;

    fn force(name: &str, aim: Aim) -> Force {
        let fighter = Recruit::new("Orla", "777777".parse().expect("a profile"));
        Force { aim, ..Force::new(name, Place::metres(0), vec![fighter]) }
    }

    #[test]
    fn a_log_begins_with_ones_own_aim_and_then_those_of_the_others() {
        let reach = Aim::Reach { place: Place::metres(40), count: 3 };
        let forces =
            vec![force("the boarders", reach), force("us", Aim::Protect { who: 1, rounds: 8 })];
        let scenario = Scenario::new("hatch", "A hatch", Ground::new(Terrain::Clear, 60), forces);
        let told =
            "Your aim: keep Orla alive for 2 minutes. The boarders: have 3 of them reach 40 m.";
        assert_eq!(line(&scenario, Seat(1)).text, told);
        assert_eq!(time(10), "2:30 minutes");
    }
}
