//! A line for a run that ends in the band where it began: no event tells of it, and it costs an
//! attack and a blow (CT-MOV-04).

use super::Names;
use crate::{
    choice::{FighterAction, Gait},
    event::Event,
    fighter::FighterId,
};

/// Own fighters who run, until the log tells where to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Runs {
    ordered: Vec<FighterId>,
    /// Those who have paid for it. Only a fighter's own side knows of that, so nothing is said of
    /// somebody who has run out of sight.
    under_way: Vec<FighterId>,
}

impl Runs {
    /// Takes the next event; returns the lines to tell before it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few events are part of a movement")]
    pub fn hear(&mut self, names: &Names, event: &Event) -> Vec<String> {
        match event {
            Event::Revealed { orders } => {
                // Orders may be revealed in parts, each to those who see it.
                let ordered = std::mem::take(&mut self.ordered);
                let told = self.rest(names);
                let run = |&(who, deed): &(FighterId, FighterAction)| is_run(deed).then_some(who);
                self.ordered = ordered.into_iter().chain(orders.iter().filter_map(run)).collect();
                return told;
            }
            Event::Blow { who, .. } if self.ordered.contains(who) => self.under_way.push(*who),
            Event::Moved { who, .. } | Event::Left { who, .. } => self.arrives(*who),
            Event::Contact { one, other, .. } => {
                self.arrives(*one);
                self.arrives(*other);
            }
            Event::Blow { .. } | Event::Dismounted { .. } => {}
            _ => return self.rest(names),
        }
        Vec::new()
    }

    /// The lines of those who have not come anywhere by the time that the next question is asked.
    pub fn rest(&mut self, names: &Names) -> Vec<String> {
        self.ordered.clear();
        let line = |who| format!("{} runs, and gains no ground.", names.fighter(who));
        self.under_way.drain(..).map(line).collect()
    }

    fn arrives(&mut self, who: FighterId) {
        self.under_way.retain(|&it| it != who);
    }
}

fn is_run(deed: FighterAction) -> bool {
    matches!(deed, FighterAction::Close(Gait::Run) | FighterAction::Open(Gait::Run))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Place;

    const WHO: FighterId = FighterId(0);

    fn told(events: &[Event]) -> Vec<String> {
        let (names, mut runs) = (Names::default(), Runs::default());
        let mut told: Vec<String> =
            events.iter().flat_map(|event| runs.hear(&names, event)).collect();
        told.extend(runs.rest(&names));
        told
    }

    /// Orders are revealed, and a blow is spent.
    fn ordered(deed: FighterAction) -> Vec<Event> {
        vec![Event::Revealed { orders: vec![(WHO, deed)] }, Event::Blow { who: WHO, left: 3 }]
    }

    /// CT-MOV-04
    #[test]
    fn a_run_that_ends_where_it_began_has_a_line_of_its_own() {
        let run = FighterAction::Open(Gait::Run);
        assert_eq!(told(&ordered(run)), ["somebody runs, and gains no ground."]);
        assert_eq!(told(&ordered(FighterAction::Stand)), [""; 0], "that was a blow");
    }

    #[test]
    fn a_run_that_an_event_tells_of_needs_none() {
        let (from, to) = (Place::band(2), Place::band(0));
        let arrivals = [
            Event::Moved { who: WHO, from, to, gait: Gait::Run },
            Event::Contact { one: WHO, other: FighterId(3), touching: true },
            Event::Contact { one: FighterId(3), other: WHO, touching: true },
        ];
        for arrival in arrivals {
            let run = ordered(FighterAction::Close(Gait::Run)).into_iter();
            assert_eq!(told(&run.chain([arrival]).collect::<Vec<_>>()), [""; 0]);
        }
    }
}
