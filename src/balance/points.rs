//! The sources of victory points.

use cards::{
    Event, Using,
    data::{Ability, Activated, Card, CardBook, Condition, Face},
};
use engine::RuleId;
use serde::{Deserialize, Serialize};

use super::share::mean_of;

/// Victory points by what brought them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Points<N = i32> {
    /// Printed on completed contracts (CCG-CON-3).
    pub contracts: N,
    /// Awards of subplots (CCG-SUB-4).
    pub subplots: N,
    /// Cards that answer a strike, or that only a pirate can use.
    pub piracy: N,
    /// All other cards.
    pub other: N,
    /// Points lost again.
    pub lost: N,
}

impl Points {
    /// All that was gained, before losses.
    pub fn gained(&self) -> i32 {
        self.contracts + self.subplots + self.piracy + self.other
    }

    /// Contracts with all that hangs on them.
    pub fn by_contracts(&self) -> i32 {
        self.contracts + self.subplots
    }

    /// Counts a change that `rule` brought while `cause` was going on.
    pub fn count(&mut self, by: i16, rule: RuleId, cause: Cause) {
        let by = i32::from(by);
        match (rule.0, cause) {
            _ if by < 0 => self.lost -= by,
            ("CCG-CON-3", _) => self.contracts += by,
            ("CCG-SUB-4", _) => self.subplots += by,
            (_, Cause::Piracy) => self.piracy += by,
            (_, Cause::Other) => self.other += by,
        }
    }
}

impl Points<i64> {
    /// Those of one more game.
    pub fn add(&mut self, game: &Points) {
        self.contracts += i64::from(game.contracts);
        self.subplots += i64::from(game.subplots);
        self.piracy += i64::from(game.piracy);
        self.other += i64::from(game.other);
        self.lost += i64::from(game.lost);
    }

    /// The average a game; 0 for no games.
    pub fn a_game(&self, games: usize) -> Points<f64> {
        Points {
            contracts: mean_of(self.contracts, games),
            subplots: mean_of(self.subplots, games),
            piracy: mean_of(self.piracy, games),
            other: mean_of(self.other, games),
            lost: mean_of(self.lost, games),
        }
    }
}

/// The cause that points are put down to at the moment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Cause {
    Piracy,
    #[default]
    Other,
}

impl Cause {
    /// The cause from `event` on. The journal does not name the trigger of a card, but a card that waits for
    /// a strike is set off right after it, before anybody does anything else.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens is part of something")]
    pub fn after(self, event: &Event, book: &CardBook) -> Cause {
        match event {
            Event::PiracyBegan { .. } | Event::PiracyEnded { .. } => Cause::Piracy,
            Event::Played { card, using, .. } | Event::Resolved { card, using, .. } => {
                if is_for_pirates(book.card(card.def), *using) {
                    Cause::Piracy
                } else {
                    Cause::Other
                }
            }
            Event::StageBegan { .. }
            | Event::Passed { .. }
            | Event::ActivityChosen { .. }
            | Event::AttemptBegan { .. }
            | Event::ComplicationResolved { .. }
            | Event::ContractCompleted { .. }
            | Event::SubplotResolved { .. } => Cause::Other,
            _ => self,
        }
    }
}

/// Whether only somebody who has turned pirate could use the card like that.
fn is_for_pirates(card: &Card, using: Using) -> bool {
    let text = |text: &Activated| {
        matches!(text.when, Some(Condition::Pirate | Condition::SucceededAtPiracy))
    };
    match (using, &card.face) {
        (Using::Event, Face::Event(event)) => text(&event.text),
        (Using::Ability(nth), _) => match card.abilities.get(usize::from(nth)) {
            Some(Ability::Activated(activated)) => text(activated),
            Some(Ability::Persistent(_) | Ability::Triggered(_)) | None => false,
        },
        (Using::Procuring | Using::Event | Using::Heroic { .. }, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use cards::{Piece, Stage};
    use engine::Seat;

    use super::*;
    use crate::balance::testing::book;

    fn cause_after(events: &[Event]) -> Cause {
        let book = book();
        events.iter().fold(Cause::Other, |cause, event| cause.after(event, &book))
    }

    #[test]
    fn points_are_put_down_to_the_rule_that_gave_them_and_to_what_went_on() {
        let mut points = Points::default();
        points.count(4, RuleId("CCG-CON-3"), Cause::Piracy);
        points.count(1, RuleId("CCG-SUB-4"), Cause::Other);
        points.count(2, RuleId("CCG-GEN-7"), Cause::Piracy);
        points.count(3, RuleId("CCG-GEN-7"), Cause::Other);
        points.count(-2, RuleId("CCG-GEN-7"), Cause::Other);
        let expected = Points { contracts: 4, subplots: 1, piracy: 2, other: 3, lost: 2 };
        assert_eq!(points, expected);
        assert_eq!((points.gained(), points.by_contracts()), (10, 5));
    }

    #[test]
    fn what_follows_a_strike_is_piracy_until_somebody_does_something_else() {
        let (attacker, defender) = (Seat(0), Seat(1));
        let strike = Event::PiracyEnded { attacker, defender, success: true };
        let draw = Event::Drew { seat: attacker, cards: vec![] };
        let stage = Event::StageBegan { stage: Stage::Readying };
        assert_eq!(cause_after(&[strike.clone(), draw.clone()]), Cause::Piracy);
        assert_eq!(cause_after(&[strike, stage, draw]), Cause::Other);
    }

    #[test]
    fn a_play_is_piracy_if_nobody_else_could_make_it() {
        let seat = Seat(0);
        let played = |id: &str, using| {
            let (def, _) = book().find(id).expect("a card of the test's book");
            let card = Piece { def, ..Piece { id: Default::default(), def } };
            cause_after(&[Event::Played { seat, card, using }])
        };
        assert_eq!(played("boarding-song", Using::Event), Cause::Piracy);
        assert_eq!(played("boarding-song", Using::Procuring), Cause::Other);
        assert_eq!(played("tea-break", Using::Event), Cause::Other);
    }
}
