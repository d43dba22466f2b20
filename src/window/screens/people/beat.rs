//! The events since the last decision, as beats that are shown one after another: a throw with
//! all that follows from it, or a moment without dice.

use std::ops::Range;

use characters::Event;

/// One thing to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// The events it is made of, by their place in the journal.
    pub range: Range<usize>,
    /// The one that stands on the stage.
    pub main: usize,
    /// Whether dice fall in it: it is announced before they do.
    pub thrown: bool,
}

/// How an event takes its place in a beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// It opens the beat of what comes next.
    LeadsIn,
    Thrown,
    /// A moment of its own.
    Moment,
    /// It follows from what was before it.
    Follows,
}

/// The beats of `events`, the first of which stands at `from` in the journal.
pub fn beats(events: &[Event], from: usize) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut opened = None;
    for (n, event) in events.iter().enumerate() {
        let (at, part) = (from + n, part(event));
        match (part, beats.last_mut()) {
            (Part::Follows, Some(last)) if opened.is_none() => last.range.end = at + 1,
            (Part::LeadsIn, _) => opened = opened.or(Some(at)),
            (Part::Thrown | Part::Moment | Part::Follows, _) => {
                let start = opened.take().unwrap_or(at);
                beats.push(Beat { range: start..at + 1, main: at, thrown: part == Part::Thrown });
            }
        }
    }
    if let Some(start) = opened {
        let end = from + events.len();
        beats.push(Beat { range: start..end, main: end - 1, thrown: false });
    }
    beats
}

fn part(event: &Event) -> Part {
    match event {
        Event::TermBegan { .. } => Part::LeadsIn,
        Event::Born { .. }
        | Event::Applied { .. }
        | Event::Drafted { .. }
        | Event::Survival { .. }
        | Event::Commission { .. }
        | Event::Promotion { .. }
        | Event::SkillRoll { .. }
        | Event::Ageing { .. }
        | Event::Crisis { .. }
        | Event::Reenlistment { .. }
        | Event::Cash { .. }
        | Event::Benefit { .. } => Part::Thrown,
        Event::Died { .. }
        | Event::Faded { .. }
        | Event::Injured { .. }
        | Event::Leaving(_)
        | Event::MusteredOut { .. }
        | Event::TermEnded { .. } => Part::Moment,
        Event::Rank { .. }
        | Event::Learned { .. }
        | Event::Full { .. }
        | Event::Changed { .. }
        | Event::Armed { .. }
        | Event::Lost { .. }
        | Event::ShipOlder { .. } => Part::Follows,
    }
}

#[cfg(test)]
mod tests {
    use characters::data::{Cell, Service, SkillTable};

    use super::*;

    fn learned() -> Event {
        Event::Learned { skill: "Pilot".to_owned(), level: 1, rule: "CT-SKL-09" }
    }

    #[test]
    fn what_a_roll_brings_is_shown_with_the_roll() {
        let cell = Cell::Skill("Pilot".to_owned());
        let roll = Event::SkillRoll { table: SkillTable::ServiceSkills, die: 5, cell };
        let all = beats(&[roll, learned()], 10);
        assert_eq!(all, [Beat { range: 10..12, main: 10, thrown: true }]);
    }

    #[test]
    fn a_term_opens_with_its_throw_and_a_death_is_a_moment_of_its_own() {
        let began = Event::TermBegan { service: Service::Navy, term: 1, age: 18 };
        let drafted = Event::Drafted { die: 1, service: Service::Navy };
        let died = Event::Died { age: 18, service: Service::Navy };
        let all = beats(&[began.clone(), drafted, died], 0);
        assert_eq!(all.len(), 2);
        assert_eq!((all[0].range.clone(), all[0].main, all[0].thrown), (0..2, 1, true));
        assert_eq!((all[1].main, all[1].thrown), (2, false));
        assert_eq!(beats(&[began], 3), [Beat { range: 3..4, main: 3, thrown: false }]);
    }

    #[test]
    fn what_follows_a_decision_without_a_throw_stands_alone() {
        assert_eq!(beats(&[learned()], 4), [Beat { range: 4..5, main: 4, thrown: false }]);
    }
}
