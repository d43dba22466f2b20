//! Playing style in figures: it tells captains apart who win equally often.

use cards::{
    Activity, Event, SlotNo, Using,
    data::{CardBook, Face},
};
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::balance::rounded;

/// Counts of one captain's play in one game, or in several together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Style {
    pub contracts: u32,
    /// Victory points printed on them.
    pub contract_points: u32,
    pub subplots: u32,
    /// Strikes, with or without effect.
    pub strikes: u32,
    pub crew: u32,
    /// Connections, gear and upgrades.
    pub goods: u32,
    /// Events, heroics and abilities.
    pub plays: u32,
    /// Complications put on a contract that a rival pursued and oneself did not.
    pub denials: u32,
    /// Rounds in which they went for a contract that a rival pursued.
    pub contested: u32,
    pub abandoned: u32,
    /// Cards expended, and how many of them unseen from the deck.
    pub expended: u32,
    pub unseen: u32,
}

/// A style a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Manner {
    pub contracts: f64,
    /// Of one contract.
    pub contract_points: f64,
    pub subplots: f64,
    pub strikes: f64,
    pub crew: f64,
    pub goods: f64,
    pub plays: f64,
    pub denials: f64,
    pub contested: f64,
    pub abandoned: f64,
    /// Share of the cards expended that came unseen from the deck.
    pub from_deck: f64,
}

impl Style {
    /// Both together.
    pub fn and(self, other: Style) -> Style {
        Style {
            contracts: self.contracts + other.contracts,
            contract_points: self.contract_points + other.contract_points,
            subplots: self.subplots + other.subplots,
            strikes: self.strikes + other.strikes,
            crew: self.crew + other.crew,
            goods: self.goods + other.goods,
            plays: self.plays + other.plays,
            denials: self.denials + other.denials,
            contested: self.contested + other.contested,
            abandoned: self.abandoned + other.abandoned,
            expended: self.expended + other.expended,
            unseen: self.unseen + other.unseen,
        }
    }

    /// The same on average, a game.
    pub fn a_game(self, games: usize) -> Manner {
        let share = |part: u32, of: f64| rounded(f64::from(part) / of.max(1.0));
        let each = |part| share(part, games as f64);
        Manner {
            contracts: each(self.contracts),
            contract_points: share(self.contract_points, f64::from(self.contracts)),
            subplots: each(self.subplots),
            strikes: each(self.strikes),
            crew: each(self.crew),
            goods: each(self.goods),
            plays: each(self.plays),
            denials: each(self.denials),
            contested: each(self.contested),
            abandoned: each(self.abandoned),
            from_deck: share(self.unseen, f64::from(self.expended)),
        }
    }
}

/// Reads a game's events and notes how its two captains play.
pub(super) struct Watcher<'a> {
    book: &'a CardBook,
    pursued: [Option<SlotNo>; 2],
    pub styles: [Style; 2],
}

impl<'a> Watcher<'a> {
    pub fn new(book: &'a CardBook) -> Watcher<'a> {
        Watcher { book, pursued: [None; 2], styles: [Style::default(); 2] }
    }

    /// One more event.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not counted is passed over")]
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::ActivityChosen { seat, activity } => {
                let pursued = match activity {
                    Activity::Pursuing(slot) => Some(*slot),
                    Activity::Uncommitted | Activity::Pirate => None,
                };
                self.pursued[seat.index()] = pursued;
                let [one, other] = self.pursued;
                self.of(*seat).contested += u32::from(pursued.is_some() && one == other);
            }
            Event::Abandoned { seat, .. } => self.of(*seat).abandoned += 1,
            Event::Uncommitted { seat } => self.pursued[seat.index()] = None,
            Event::ContractCompleted { seat, .. } => self.of(*seat).contracts += 1,
            Event::VpChanged { seat, by, rule, .. } if rule.0 == "CCG-CON-3" => {
                self.of(*seat).contract_points += u32::from(by.unsigned_abs());
            }
            Event::SubplotResolved { seat, .. } => self.of(*seat).subplots += 1,
            Event::PiracyBegan { attacker, .. } => self.of(*attacker).strikes += 1,
            Event::ComplicationPlaced { slot, by: Some(seat), .. } => self.placed(*slot, *seat),
            Event::Expended { seat, from_deck, .. } => {
                self.of(*seat).expended += 1;
                self.of(*seat).unseen += u32::from(*from_deck);
            }
            Event::Played { seat, using: Using::Procuring, card } => {
                let is_crew = matches!(self.book.card(card.def).face, Face::Crew(_));
                let style = self.of(*seat);
                *(if is_crew { &mut style.crew } else { &mut style.goods }) += 1;
            }
            Event::Played { seat, .. } => self.of(*seat).plays += 1,
            _ => {}
        }
    }

    fn placed(&mut self, slot: SlotNo, by: Seat) {
        let pursues = |seat: usize| self.pursued[seat] == Some(slot);
        let denied = pursues(1 - by.index().min(1)) && !pursues(by.index());
        self.of(by).denials += u32::from(denied);
    }

    fn of(&mut self, seat: Seat) -> &mut Style {
        &mut self.styles[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complication_on_what_only_the_rival_pursues_is_a_denial() {
        let book = CardBook::default();
        let mut watcher = Watcher::new(&book);
        let pursue = |seat, slot| Event::ActivityChosen {
            seat: Seat(seat),
            activity: Activity::Pursuing(SlotNo(slot)),
        };
        let place = |by, slot| Event::ComplicationPlaced {
            slot: SlotNo(slot),
            card: cards::Piece { id: Default::default(), def: Default::default() },
            owner: Seat(by),
            by: Some(Seat(by)),
        };
        for event in [place(0, 1), pursue(1, 1), place(0, 1), place(0, 2), place(1, 1)] {
            watcher.see(&event);
        }
        assert_eq!(watcher.styles.map(|style| style.denials), [1, 0]);
        for event in [pursue(0, 1), place(0, 1), Event::Uncommitted { seat: Seat(1) }, place(0, 1)]
        {
            watcher.see(&event);
        }
        assert_eq!(watcher.styles.map(|style| style.denials), [1, 0]);
    }

    #[test]
    fn a_manner_is_a_style_a_game() {
        let style = Style {
            contracts: 4,
            contract_points: 18,
            expended: 10,
            unseen: 5,
            ..Style::default()
        };
        let manner = style.and(Style { contracts: 2, ..Style::default() }).a_game(3);
        assert_eq!((manner.contracts, manner.contract_points, manner.from_deck), (2.0, 3.0, 0.5));
    }
}
