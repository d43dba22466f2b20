//! The log of a card game as one captain may read it: what each line says, whom and what it speaks of,
//! and which lines somebody wants to see.

mod about;
mod filter;
mod reckoning;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use cards::{
    CardId, Event,
    data::{CardBook, Phase},
    text::Chronicle,
};
use engine::{RuleId, Seat};

pub use about::About;
pub use filter::LogFilter;
pub use reckoning::{Part, Sum};

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// The rules behind it, the most telling first; never none.
    pub rules: Vec<RuleId>,
    pub sort: Sort,
    /// The phase it happened in.
    pub phase: Phase,
    pub about: About,
    /// The sums behind its numbers.
    pub sums: Vec<Sum>,
}

/// How a line of the log is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A round begins.
    Round,
    /// A stage begins.
    Stage,
    /// Something a captain did.
    By(Seat),
    /// Something that happened.
    Plain,
}

/// Reads a journal from its beginning.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    /// The captain it is read for; nobody where all may be known.
    pub viewer: Option<Seat>,
    pub names: &'a [String],
    pub book: &'a CardBook,
}

/// How far a journal has been read, and what is known from before.
#[derive(Debug, Clone)]
pub struct Bookmark {
    phase: Phase,
    /// Whose each card was last said to be.
    holders: BTreeMap<CardId, Seat>,
    chronicle: Chronicle,
}

impl Default for Bookmark {
    fn default() -> Bookmark {
        let chronicle = Chronicle::default();
        Bookmark { phase: Phase::Ready, holders: BTreeMap::new(), chronicle }
    }
}

impl Line {
    /// The rule that tells most about it.
    pub fn rule(&self) -> RuleId {
        self.rules[0]
    }
}

impl Reader<'_> {
    /// The next event as a line, if it is worth one.
    pub fn read(&self, event: &Event, mark: &mut Bookmark) -> Option<Line> {
        mark.follow(event);
        let text = mark.chronicle.tell(event, self.viewer, self.names, self.book)?;
        let rules = event.rules();
        let mut about = About::of(event, self.viewer);
        let held = about.cards.iter().filter_map(|card| mark.holders.get(&card.id));
        if about.captains.is_empty() {
            about.captains = held.copied().collect();
        }
        let sort = if matches!(event, Event::RoundBegan { .. }) {
            Sort::Round
        } else if matches!(event, Event::StageBegan { .. }) {
            Sort::Stage
        } else {
            about.by.map_or(Sort::Plain, Sort::By)
        };
        let sums = reckoning::sums(event, self.viewer, self.names);
        (!rules.is_empty()).then_some(Line { text, rules, sort, phase: mark.phase, about, sums })
    }
}

impl Bookmark {
    /// Where the round is now, and whose a card has become. Owners of hidden cards are no secret.
    fn follow(&mut self, event: &Event) {
        if let Event::StageBegan { stage } = event {
            self.phase = stage.phase();
        }
        if let Event::GameBegan { ships } = event {
            self.holders.extend((0..).map(Seat).zip(ships).map(|(seat, ship)| (ship.id, seat)));
        }
        if let Event::EnteredPlay { seat, card, .. }
        | Event::ControlPassed { seat, card }
        | Event::ContractOffered { owner: seat, card, .. }
        | Event::ComplicationPlaced { owner: seat, card, .. } = event
        {
            self.holders.insert(card.id, *seat);
        }
    }
}
