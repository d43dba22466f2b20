//! Features of options in port and of prizes, read off what the captain knows.

use std::collections::BTreeSet;

use campaign::{Berth, Move, Own, PersonId, border, data::CampaignBook};
use cards::data::{Card, Level, Skill};
use characters::Character;

use super::considerations::{Calling, Choosing, Clearing};

/// Credits that score 1.
pub(super) const MUCH: f32 = 300_000.0;

/// What the captain looks at.
#[derive(Clone, Copy)]
pub(super) struct Port<'a> {
    pub own: &'a Own,
    pub book: &'a CampaignBook,
}

impl<'a> Port<'a> {
    /// An option in port.
    pub fn calling(self, option: &Move) -> Calling {
        match option {
            Move::Sign(nth) => self.contract(*nth),
            Move::Hire(nth) => self.recruit(*nth),
            Move::Treat(who) => Calling {
                care: self.member(*who).map_or(0.0, badly),
                price: share(self.book.charts.figures.hospital, self.own.purse),
                ..Calling::default()
            },
            Move::Errand(errand) => self.errand(*errand),
            Move::Dismiss(_) => Calling { loss: 1.0, ..Calling::default() },
            Move::Take(_)
            | Move::Decline
            | Move::LeaveAshore(_)
            | Move::Answer(_)
            | Move::Cards(_)
            | Move::Fight(_) => Calling::default(),
        }
    }

    /// Share of the berths whose people can stand in a fight.
    pub(super) fn standing(self) -> f32 {
        let fit = self.able().filter(|person| badly(person) < 0.3).count();
        fit as f32 / f32::from(self.book.charts.figures.berths)
    }

    fn recruit(self, nth: u8) -> Calling {
        let Some((person, bounty, wage)) = self.own.recruits.get(usize::from(nth)) else {
            return Calling::default();
        };
        let aboard: BTreeSet<Skill> =
            self.able().flat_map(|it| border::levels(&it.skills)).map(|(skill, _)| skill).collect();
        let new = border::levels(&person.skills);
        let lacking = new.iter().filter(|(skill, _)| !aboard.contains(skill)).count();
        let cost = bounty.saturating_add(wage.saturating_mul(self.own.legs_left().into()));
        Calling {
            need: lacking as f32 / 3.0,
            hands: levels(person) as f32 / 6.0,
            price: share(cost, self.own.purse),
            ..Calling::default()
        }
    }

    pub(super) fn able(self) -> impl Iterator<Item = &'a Character> {
        let aboard = self.own.crew.iter().filter(|it| it.berth == Berth::Aboard);
        aboard.map(|it| &it.person).filter(|person| person.body.is_awake())
    }

    fn member(self, who: PersonId) -> Option<&'a Character> {
        self.own.crew.iter().find(|it| it.id == who).map(|it| &it.person)
    }

    /// A card to take, or none.
    pub fn choosing(self, option: &Move) -> Choosing {
        let Move::Take(id) = option else { return Choosing { none: 1.0, ..Choosing::default() } };
        let Some((_, card)) = self.book.cards.find(id) else { return Choosing::default() };
        Choosing { strength: strength(card), dear: dear(card), ..Choosing::default() }
    }

    /// A card to leave ashore.
    pub fn clearing(self, option: &Move) -> Clearing {
        let Move::LeaveAshore(id) = option else { return Clearing::default() };
        let Some((_, card)) = self.book.cards.find(id) else { return Clearing::default() };
        let copies = self.own.deck.captain.get(id).copied().unwrap_or(0);
        Clearing {
            weak: 1.0 - strength(card),
            copies: f32::from(copies.saturating_sub(1)) / 2.0,
            dear: dear(card),
        }
    }
}

/// A card's strength by what it costs and what it is worth, which is what its author thought.
fn strength(card: &Card) -> f32 {
    (f32::from(card.cost().unwrap_or(0)) + f32::from(card.ev())) / 8.0
}

fn dear(card: &Card) -> f32 {
    f32::from(card.cost().unwrap_or(0)) / 6.0
}

/// Skill levels on somebody's card.
pub(super) fn levels(person: &Character) -> u32 {
    let worth = |(_, level): (Skill, Level)| match level {
        Level::Trained => 1,
        Level::Expert => 2,
    };
    border::levels(&person.skills).into_iter().map(worth).sum()
}

/// How badly somebody is hurt: the share of their physical points that is gone.
fn badly(person: &Character) -> f32 {
    let lost: u16 = person.body.lost.iter().map(|&lost| u16::from(lost)).sum();
    let all: u16 = person.characteristics.scores()[..3].iter().map(|&it| u16::from(it)).sum();
    f32::from(lost) / f32::from(all.max(1))
}

pub(super) fn credits(credits: u32) -> f32 {
    credits as f32 / MUCH
}

/// Share of the purse that a price is; 1 for all of it or more.
fn share(price: u32, purse: u32) -> f32 {
    (price as f32 / purse.max(1) as f32).min(1.0)
}
