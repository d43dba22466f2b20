//! The course of a fight from its journal: turns, phases, who evades, and the log.

use engine::Seat;
use skirmish::{
    Event, FighterAction as Done, FighterId, Why,
    text::{self, Contacts, Names, Runs},
};

/// One fighter's turn in the order of initiative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    pub who: FighterId,
    pub initiative: i32,
    pub when: When,
}

/// Where a turn is in the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    Over,
    Now,
    /// Waits for a better moment.
    Delayed,
    ToCome,
}

/// Where a classic round is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Meeting,
    Orders,
    Moves,
    Attacks,
    Wounds,
    Morale,
}

impl Phase {
    /// Those of a round, in order.
    pub const ALL: [Phase; 5] =
        [Phase::Orders, Phase::Moves, Phase::Attacks, Phase::Wounds, Phase::Morale];

    pub const fn name(self) -> &'static str {
        match self {
            Phase::Meeting => "meeting",
            Phase::Orders => "orders",
            Phase::Moves => "moves",
            Phase::Attacks => "attacks",
            Phase::Wounds => "wounds",
            Phase::Morale => "morale",
        }
    }

    /// The phase in which such a question is asked.
    pub const fn of(why: Why) -> Option<Phase> {
        match why {
            Why::Advantage | Why::Escape | Why::Tactics => Some(Phase::Meeting),
            Why::Orders => Some(Phase::Orders),
            Why::Attacks => Some(Phase::Attacks),
            Why::Wound { .. } => Some(Phase::Wounds),
            Why::Turn { .. }
            | Why::Reaction { .. }
            | Why::Opportunity { .. }
            | Why::NextTarget { .. }
            | Why::Grapple { .. }
            | Why::Damage { .. } => None,
        }
    }
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    pub text: String,
    /// The throw behind it, explained.
    pub throw: Option<String>,
    pub rules: Vec<String>,
    pub sort: LogSort,
}

/// How a line of the log is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogSort {
    /// A round begins.
    Round,
    /// Somebody of this side does something, or suffers it.
    By(Seat),
    Plain,
}

/// All that was heard of a fight.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct MatchSummary {
    pub lines: Vec<LogLine>,
    pub turns: Vec<Turn>,
    pub phase: Phase,
    pub evading: Vec<FighterId>,
    contacts: Contacts,
    runs: Runs,
}

impl MatchSummary {
    /// Takes in one more event; `side` says whose somebody is.
    pub fn hear(&mut self, event: &Event, names: &Names, side: impl Fn(FighterId) -> Option<Seat>) {
        self.follow(event);
        let runs = self.runs.hear(names, event);
        self.tell_of_runs(runs);
        if let Some(text) = self.contacts.join(names, event) {
            if let Some(line) = self.lines.last_mut() {
                line.text = text;
            }
            return;
        }
        let Some(text) = text::line(names, event) else { return };
        let by = event.concerned().first().and_then(|&who| side(who));
        let (throw, rules, sort) = (text::throws(names, event), rules(event), sort(event, by));
        self.lines.push(LogLine { text, throw, rules, sort });
    }

    /// Everything up to the next question was heard.
    pub fn pause(&mut self, names: &Names) {
        let runs = self.runs.rest(names);
        self.tell_of_runs(runs);
    }

    fn tell_of_runs(&mut self, runs: Vec<String>) {
        let line = |text| LogLine {
            text,
            throw: None,
            rules: vec!["CT-MOV-04".to_owned()],
            sort: LogSort::Plain,
        };
        self.lines.extend(runs.into_iter().map(line));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few events change the course of a round")]
    fn follow(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { .. } => {
                self.phase = Phase::Orders;
                self.evading.clear();
                self.turns.iter_mut().for_each(|turn| turn.when = When::ToCome);
            }
            Event::Revealed { orders } => {
                self.phase = Phase::Moves;
                let evade = orders.iter().filter(|(_, deed)| *deed == Done::Evade);
                self.evading.extend(evade.map(|(who, _)| *who));
            }
            Event::Attacked(_) => self.phase = Phase::Attacks,
            Event::Body { .. } | Event::Damage { .. } => self.phase = Phase::Wounds,
            Event::Morale { .. } => self.phase = Phase::Morale,
            Event::Initiative { who, throw } => self.enlist(*who, throw.total()),
            Event::TurnBegan { who } => self.begin(*who),
            Event::Delayed { who } => self.mark(*who, When::Delayed),
            Event::TurnLost { who } => self.mark(*who, When::Over),
            _ => {}
        }
    }

    fn enlist(&mut self, who: FighterId, initiative: i32) {
        self.turns.retain(|turn| turn.who != who);
        self.turns.push(Turn { who, initiative, when: When::ToCome });
        self.turns.sort_by_key(|turn| (-turn.initiative, turn.who));
    }

    fn begin(&mut self, who: FighterId) {
        for turn in &mut self.turns {
            turn.when = match turn.when {
                _ if turn.who == who => When::Now,
                When::Now => When::Over,
                before @ (When::Over | When::Delayed | When::ToCome) => before,
            };
        }
    }

    fn mark(&mut self, who: FighterId, when: When) {
        self.turns.iter_mut().filter(|turn| turn.who == who).for_each(|turn| turn.when = when);
    }
}

/// How the line of an event is set that is of this side.
fn sort(event: &Event, by: Option<Seat>) -> LogSort {
    match (event, by) {
        (Event::RoundBegan { .. }, _) => LogSort::Round,
        (_, Some(side)) => LogSort::By(side),
        (_, None) => LogSort::Plain,
    }
}

/// The rules behind an event: its own, then those of the modifiers that counted in its throw.
fn rules(event: &Event) -> Vec<String> {
    let own = event.rules().into_iter().map(str::to_owned);
    let throw = event.throw().into_iter().flat_map(|throw| &throw.modifiers);
    let counted = throw.filter(|modifier| modifier.dm != 0).map(|it| it.rule.to_string());
    let mut rules: Vec<String> = Vec::new();
    for rule in own.chain(counted) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use dice::{Dice, Pool, Throw};

    use super::*;

    fn heard(events: &[Event]) -> MatchSummary {
        let mut summary = MatchSummary::default();
        for event in events {
            summary.hear(event, &Names::default(), |_| None);
        }
        summary
    }

    fn initiative(who: u8, faces: [u8; 2]) -> Event {
        let throw = Throw::roll(Pool::Dice(2), &mut Dice::scripted(&faces));
        Event::Initiative { who: FighterId(who), throw }
    }

    #[test]
    fn who_touches_several_at_once_is_told_of_in_one_line() {
        let touch = |one, other| Event::Contact {
            one: FighterId(one),
            other: FighterId(other),
            touching: true,
        };
        let lost = Event::SurpriseLost;
        let events = [touch(0, 2), touch(0, 3), touch(1, 2), lost, touch(1, 3)];
        let lines = heard(&events).lines;
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(lines[0].text.contains(" and "), "{lines:?}");
    }

    /// SE-INI-05
    #[test]
    fn turns_stand_in_the_order_of_initiative_and_pass_one_after_the_other() {
        let began = |who| Event::TurnBegan { who: FighterId(who) };
        let events = [initiative(0, [1, 2]), initiative(1, [6, 4]), began(1), began(0)];
        let turns = heard(&events).turns;
        let order: Vec<(u8, When)> = turns.iter().map(|turn| (turn.who.0, turn.when)).collect();
        assert_eq!(order, [(1, When::Over), (0, When::Now)]);
    }

    /// CT-RUL-61
    #[test]
    fn orders_that_are_revealed_show_who_evades_until_the_round_is_over() {
        let orders = vec![(FighterId(2), Done::Evade), (FighterId(3), Done::Stand)];
        let revealed = Event::Revealed { orders };
        let before = heard(std::slice::from_ref(&revealed));
        assert_eq!((before.evading, before.phase), (vec![FighterId(2)], Phase::Moves));
        let began = Event::RoundBegan { round: 2, at: Default::default() };
        assert!(heard(&[revealed, began]).evading.is_empty());
    }
}
