//! Sentences for a captain's moves, for others at the table.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a question lends words to the moves that answer it, and to no others"
)]

use engine::Seat;

use super::{
    card::{ability_done, play_done},
    names::{captain, card_name, contract_in, contract_name, face, find, slot_name},
    requirement::alternative,
    words::{level_name, possessive, skill_name, token_card},
};
use crate::{
    choice::{CardId, Move, Role, SlotNo, Why},
    data::{CardBook, Level, Subplot},
    observation::{CaptainSeen, Observation},
    state::{Activity, Stage},
};

/// The move of `by` as a predicate, to follow their name: "pursues Ore (slot 2)". It names no card
/// that the viewer's observation `seen` does not show.
pub fn deed(by: Seat, why: Why, chosen: Move, seen: &Observation, book: &CardBook) -> String {
    Teller { by, seen, book }.did(why, chosen)
}

struct Teller<'a> {
    by: Seat,
    seen: &'a Observation,
    book: &'a CardBook,
}

impl Teller<'_> {
    fn did(&self, why: Why, chosen: Move) -> String {
        let name = |card: CardId| self.name(card);
        match chosen {
            Move::Done => "does no more of it".to_owned(),
            Move::Pass => "passes".to_owned(),
            Move::Concede => "gives the game up".to_owned(),
            Move::FullControl(true) => "wants to be asked more".to_owned(),
            Move::FullControl(false) => "wants to be asked less".to_owned(),
            Move::Discard(card) => format!("discards {}", name(card)),
            Move::First(seat) if seat == self.by => "chooses to go first".to_owned(),
            Move::First(seat) => format!("lets {} go first", self.who(seat)),
            Move::Restore(card) => format!("restores a point on {}", name(card)),
            Move::Shift { gear, to } => format!("moves {} to {}", name(gear), name(to)),
            Move::Place(slot) => self.places(why, slot),
            Move::Drop(card) => format!("makes room and discards {}", name(card)),
            Move::Uncommitted => self.takes_up(None, "stays uncommitted"),
            Move::Pursue(slot) => self.pursues(slot),
            Move::Piracy => self.takes_up(None, "declares piracy"),
            Move::Procure(card) => format!("procures {}", name(card)),
            Move::Event(card) => self.doing(format!("plays {}", name(card)), card, None),
            Move::Heroic { card, crew, level } => {
                let with = format!("{} ({})", name(crew), level_name(level));
                self.doing(format!("plays {} with {with}", name(card)), card, Some(level))
            }
            Move::Ability { card, nth } => self.uses(card, nth),
            Move::Choose(card) => self.chooses(why, card),
            Move::ChooseQueued(nth) => self.aims(why, &self.queued(nth)),
            Move::ChooseCaptain(seat) => self.aims(why, &self.who(seat)),
            Move::ExpendHand(card) => format!("expends {}", name(card)),
            Move::ExpendDeck => "expends the top card of their deck".to_owned(),
            Move::JettisonExpendable(card) | Move::Jettison(card) => {
                format!("jettisons {}", name(card))
            }
            Move::Exert(card) => format!("exerts {}", name(card)),
            Move::Spend(token) => format!("spends {}", token_card(token)),
            Move::AcceptExpense => self.meets(why, "takes on the expense"),
            Move::Refuse => self.meets(why, "refuses, and fails the attempt"),
            Move::RefuseToken(token) => format!("does without {}", token_card(token)),
            Move::Pick { crew, skill } => {
                format!("picks {} from {}", skill_name(skill), name(crew))
            }
            Move::Attempt(card) => format!("attempts {}", name(card)),
            Move::Strike(seat) => format!("strikes {}", self.ship(seat)),
            Move::Engage(role) => self.engages(why, role),
            Move::Complete => self.completes(why),
            Move::Subplot { nth, by } => self.tries(why, nth, by),
            Move::Hit(card) => format!("puts 1 damage on {}", name(card)),
            Move::Charge => "turns 1 point of damage into an expense".to_owned(),
        }
    }

    /// A card's name, with its controller unless that is `by`.
    fn name(&self, card: CardId) -> String {
        let name = card_name(card, self.seen, self.book);
        let whose = find(card, self.seen).and_then(|found| found.controller);
        match whose {
            Some(seat) if seat == self.by => name,
            Some(seat) if seat == self.seen.you => format!("your {name}"),
            Some(seat) => format!("{name} ({})", possessive(&captain(seat, self.seen))),
            None => name,
        }
    }

    fn who(&self, seat: Seat) -> String {
        if seat == self.seen.you && seat != self.by {
            return "you".to_owned();
        }
        captain(seat, self.seen)
    }

    fn me(&self) -> Option<&CaptainSeen> {
        self.seen.captains.iter().find(|captain| captain.seat == self.by)
    }

    fn pursued(&self) -> Option<SlotNo> {
        match self.me()?.activity {
            Activity::Pursuing(slot) => Some(slot),
            Activity::Uncommitted | Activity::Pirate => None,
        }
    }

    fn contract(&self, slot: SlotNo) -> String {
        format!("{} ({})", contract_name(slot, self.seen, self.book), slot_name(slot))
    }

    fn takes_up(&self, to: Option<SlotNo>, what: &str) -> String {
        match self.pursued().filter(|old| Some(*old) != to) {
            Some(old) => {
                format!("abandons {} and {what}", contract_name(old, self.seen, self.book))
            }
            None => what.to_owned(),
        }
    }

    fn pursues(&self, slot: SlotNo) -> String {
        let name = self.contract(slot);
        if self.pursued() == Some(slot) {
            return format!("keeps pursuing {name}");
        }
        self.takes_up(Some(slot), &format!("pursues {name}"))
    }

    /// CCG-ZONE-13: a face-down card stays unnamed unless the viewer has looked at it.
    fn places(&self, why: Why, slot: SlotNo) -> String {
        let card = match why {
            Why::Placing { card } => face(card, self.seen, self.book).and_then(|card| card.sides()),
            _ => None,
        };
        let what = card.map_or("a complication", |sides| &sides.complication.name);
        let down = if self.seen.stage == Stage::OpenComplication { "" } else { " face down" };
        format!("places {what}{down} on {}", self.contract(slot))
    }

    /// With what the card does, where it lies open.
    fn doing(&self, words: String, card: CardId, level: Option<Level>) -> String {
        let printed = face(card, self.seen, self.book);
        match printed.and_then(|card| play_done(card, level)) {
            Some(done) => format!("{words}: {}", done.trim_end_matches('.')),
            None => words,
        }
    }

    fn uses(&self, card: CardId, nth: u8) -> String {
        let name = self.name(card);
        match face(card, self.seen, self.book).and_then(|card| ability_done(card, nth)) {
            Some(done) => format!("uses {name}: {}", done.trim_end_matches('.')),
            None => format!("uses {name}"),
        }
    }

    fn chooses(&self, why: Why, card: CardId) -> String {
        let known = face(card, self.seen, self.book).is_some();
        let what = if known { self.name(card) } else { "a card".to_owned() };
        match why {
            Why::Attaching { card: it } => format!("attaches {} to {what}", self.name(it)),
            Why::Searching { card: it } => format!("takes {what} that {} finds", self.name(it)),
            Why::PuttingIntoPlay { card: it } => {
                format!("puts {what} into play by {}", self.name(it))
            }
            _ => self.aims(why, &self.name(card)),
        }
    }

    fn aims(&self, why: Why, at: &str) -> String {
        match why {
            Why::Targeting { card } => format!("aims {} at {at}", self.name(card)),
            _ => format!("chooses {at}"),
        }
    }

    fn queued(&self, nth: u8) -> String {
        match self.seen.queue.get(usize::from(nth)) {
            Some(it) if it.seat == self.seen.you => format!("your {}", self.book.card(it.def).name),
            Some(it) => self.book.card(it.def).name.clone(),
            None => "something on the queue".to_owned(),
        }
    }

    fn meets(&self, why: Why, what: &str) -> String {
        match why {
            Why::Meeting { card, .. } => format!("{what} of {}", self.name(card)),
            _ => what.to_owned(),
        }
    }

    fn ship(&self, seat: Seat) -> String {
        let struck = self.seen.captains.iter().find(|captain| captain.seat == seat);
        let ship = struck.map_or("ship", |it| self.book.card(it.ship.def).name.as_str());
        if seat == self.seen.you && seat != self.by {
            return format!("your {ship}");
        }
        format!("{} {ship}", possessive(&captain(seat, self.seen)))
    }

    fn engages(&self, why: Why, role: Role) -> String {
        let against = match why {
            Why::TakingRole { card } => self.name(card),
            _ => "the enemy ship".to_owned(),
        };
        match role {
            Role::Attacker => format!("attacks {against}"),
            Role::Defender => format!("defends against {against}"),
        }
    }

    fn completes(&self, why: Why) -> String {
        let slot = match why {
            Why::Completing { slot } => Some(slot),
            _ => self.pursued(),
        };
        match slot {
            Some(slot) => format!("attempts the contract, {}", self.contract(slot)),
            None => "attempts the contract".to_owned(),
        }
    }

    fn tries(&self, why: Why, nth: u8, by: u8) -> String {
        let Why::Subplots { card } = why else { return "tries a subplot".to_owned() };
        let name = self.name(card);
        let way = self.subplot(card, nth).and_then(|plot| plot.any_of.get(usize::from(by)));
        match way {
            Some(way) => format!("tries a subplot of {name}: {}", alternative(way)),
            None => format!("tries a subplot of {name}"),
        }
    }

    fn subplot(&self, card: CardId, nth: u8) -> Option<&Subplot> {
        let sides = face(card, self.seen, self.book)?.sides()?;
        let is_contract = (0..)
            .map(SlotNo)
            .take(self.seen.slots.len())
            .filter_map(|slot| contract_in(slot, self.seen))
            .any(|contract| contract.id == card);
        sides.subplots(is_contract).get(usize::from(nth))
    }
}
