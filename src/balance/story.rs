//! The record of one game for the statistics: a line of results.

use std::collections::BTreeSet;

use cards::{
    Activity, Ending, Event, Using,
    data::{CardBook, Def},
};
use engine::{JournalHash, Seat};
use serde::{Deserialize, Serialize};

use super::points::{Cause, Points};
use crate::simulate::Played;

/// One game between two captains, as far as it is counted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Story {
    pub ending: Ending,
    pub rounds: u16,
    pub decisions: usize,
    pub journal: JournalHash,
    /// The first captain of the first round; nobody where the game ended before.
    pub first: Option<First>,
    /// By seat.
    pub accounts: [Account; 2],
}

/// The first captain of a round, and how it came to that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct First {
    pub seat: Seat,
    /// Initiatives were equal, and the dice chose (CCG-RDY-3b).
    pub by_dice: bool,
}

/// One captain's share in a game.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Account {
    pub points: Points,
    /// Contracts completed.
    pub contracts: u16,
    /// Rounds in which they turned pirate.
    pub piracy: u16,
    /// Strikes that succeeded (CCG-PIR-4).
    pub strikes: u16,
    /// The rival went bankrupt over one of their strikes.
    pub ruined_rival: bool,
    /// Victory points at the end of each round, the last one included.
    pub curve: Vec<i16>,
    /// Cards that reached their hand, and adventures of theirs that reached a slot.
    pub drawn: BTreeSet<Def>,
    /// Cards they played from their hand, and contracts they completed.
    pub played: BTreeSet<Def>,
}

/// Reads a game's events and makes a story of them.
pub(super) struct Watcher<'a> {
    book: &'a CardBook,
    first: Option<First>,
    vp: [i16; 2],
    cause: Cause,
    accounts: [Account; 2],
}

impl<'a> Watcher<'a> {
    pub fn new(book: &'a CardBook) -> Watcher<'a> {
        let accounts = [Account::default(), Account::default()];
        Watcher { book, first: None, vp: [0; 2], cause: Cause::Other, accounts }
    }

    /// One more event.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not counted is passed over")]
    pub fn see(&mut self, event: &Event) {
        self.cause = self.cause.after(event, self.book);
        match event {
            Event::RoundBegan { round: 2.. } => self.close_round(),
            Event::FirstCaptain { seat, chosen_by } => {
                let first = First { seat: *seat, by_dice: chosen_by.is_none() };
                self.first.get_or_insert(first);
            }
            Event::Drew { seat, cards } => {
                self.of(*seat).drawn.extend(cards.iter().map(|card| card.def));
            }
            Event::Found { seat, card }
            | Event::ContractOffered { owner: seat, card, .. }
            | Event::ComplicationPlaced { owner: seat, card, .. } => {
                self.of(*seat).drawn.insert(card.def);
            }
            Event::Played {
                seat,
                card,
                using: Using::Procuring | Using::Event | Using::Heroic { .. },
            } => {
                self.of(*seat).played.insert(card.def);
            }
            Event::ContractCompleted { seat, card } => {
                let account = self.of(*seat);
                account.contracts += 1;
                account.played.insert(card.def);
            }
            Event::ActivityChosen { seat, activity: Activity::Pirate } => {
                self.of(*seat).piracy += 1;
            }
            Event::PiracyEnded { attacker, success: true, .. } => self.of(*attacker).strikes += 1,
            Event::Bankrupt { seat } => {
                let by_piracy = self.cause == Cause::Piracy;
                self.of(Seat(1 - seat.0.min(1))).ruined_rival |= by_piracy;
            }
            Event::VpChanged { seat, by, now, rule } => {
                let cause = self.cause;
                self.of(*seat).points.count(*by, *rule, cause);
                self.vp[seat.index()] = *now;
            }
            _ => {}
        }
    }

    /// The story of the game that was watched, now that it is over.
    pub fn story(mut self, played: &Played) -> Story {
        self.close_round();
        Story {
            ending: played.ending,
            rounds: played.rounds,
            decisions: played.decisions.len(),
            journal: played.journal,
            first: self.first,
            accounts: self.accounts,
        }
    }

    fn close_round(&mut self) {
        for (account, vp) in self.accounts.iter_mut().zip(self.vp) {
            account.curve.push(vp);
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Account {
        &mut self.accounts[seat.index()]
    }
}
