//! The figures of a deck: counts by type, costs, capabilities.

use std::collections::BTreeMap;

use cards::data::{Basic, CardBook, Deck, Level, Skill, Token};

use super::{draft, kind::CardKind, tokens};

/// A deck in figures. Cards that no pack has are counted nowhere but in `gone`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Figures {
    /// Copies by type, none of them 0.
    pub kinds: BTreeMap<CardKind, u32>,
    /// Copies of captain's cards by cost, and by expense value, in credits.
    pub cost: Curve,
    pub ev: Curve,
    /// In the order of the skills' list.
    pub skills: Vec<SkillCover>,
    /// The four basics.
    pub capabilities: Vec<CapabilityCover>,
    /// Copies of cards that no pack has.
    pub gone: u32,
}

/// Copies of cards by a number of credits, and by type.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Curve(pub Vec<BTreeMap<CardKind, u32>>);

/// Who can do something, and how often it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SkillCover {
    pub skill: Skill,
    /// Copies of crew who are trained in it, and of those who are experts.
    pub trained: u32,
    pub expert: u32,
    /// How often the deck's own contracts ask for it at either level, and for an expert.
    pub asked: u32,
    pub asked_expert: u32,
}

/// The cards that give a basic capability, and how often it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CapabilityCover {
    pub basic: Basic,
    /// Icons of the ship that serve as it, pairs among them.
    pub ship: u32,
    /// Icons that other cards add, copy by copy.
    pub more: u32,
    /// How often the deck's own contracts ask for it, pairs for both halves.
    pub asked: u32,
}

impl Figures {
    /// Counts a deck.
    pub fn of(deck: &Deck, book: &CardBook) -> Figures {
        let mut figures = Figures {
            skills: Skill::ALL.iter().map(|&skill| SkillCover::none(skill)).collect(),
            capabilities: Basic::ALL.iter().map(|&basic| CapabilityCover::none(basic)).collect(),
            ..Figures::default()
        };
        for (card, count) in draft::cards(deck, book) {
            figures.count(card, count.into());
        }
        let gone = deck.adventure.iter().chain(&deck.captain);
        let gone = gone.filter(|(id, _)| book.find(id).is_none());
        figures.gone = gone.map(|(_, &count)| u32::from(count)).sum();
        figures
    }

    /// How many cards there are of a type.
    pub fn count_of(&self, kind: CardKind) -> u32 {
        self.kinds.get(&kind).copied().unwrap_or(0)
    }

    /// Cards of the Captain's Deck.
    pub fn captains(&self) -> u32 {
        self.kinds.iter().filter(|(kind, _)| kind.is_captains()).map(|(_, count)| count).sum()
    }

    fn count(&mut self, card: &cards::data::Card, count: u32) {
        let kind = CardKind::of(card);
        *self.kinds.entry(kind).or_default() += count;
        if let Some(cost) = card.cost() {
            self.cost.count(cost, kind, count);
            self.ev.count(card.ev(), kind, count);
        }
        for token in tokens::printed(card) {
            self.give(token, kind, count);
        }
        if kind != CardKind::Ship && kind != CardKind::Crew {
            let added = tokens::given(card).into_iter();
            added.filter(|it| matches!(it, Token::Capability(_))).for_each(|token| {
                self.give(token, kind, count);
            });
        }
        tokens::contract_asks(card).into_iter().for_each(|token| self.ask(token, count));
    }

    fn give(&mut self, token: Token, kind: CardKind, count: u32) {
        match token {
            Token::Skill(skill, level) => {
                for cover in self.skills.iter_mut().filter(|it| it.skill == skill) {
                    match level {
                        Level::Trained => cover.trained += count,
                        Level::Expert => cover.expert += count,
                    }
                }
            }
            Token::Capability(capability) => {
                let (one, two) = capability.basics();
                let serves = |it: Basic| it == one || Some(it) == two;
                for cover in self.capabilities.iter_mut().filter(|it| serves(it.basic)) {
                    let sum =
                        if kind == CardKind::Ship { &mut cover.ship } else { &mut cover.more };
                    *sum += count;
                }
            }
        }
    }

    fn ask(&mut self, token: Token, count: u32) {
        match token {
            Token::Skill(skill, level) => {
                for cover in self.skills.iter_mut().filter(|it| it.skill == skill) {
                    cover.asked += count;
                    cover.asked_expert += if level == Level::Expert { count } else { 0 };
                }
            }
            Token::Capability(capability) => {
                let (one, two) = capability.basics();
                let asks = |it: Basic| it == one || Some(it) == two;
                let asked = self.capabilities.iter_mut().filter(|it| asks(it.basic));
                asked.for_each(|cover| cover.asked += count);
            }
        }
    }
}

impl Curve {
    fn count(&mut self, at: u8, kind: CardKind, count: u32) {
        let at = usize::from(at);
        if self.0.len() <= at {
            self.0.resize(at + 1, BTreeMap::new());
        }
        *self.0[at].entry(kind).or_default() += count;
    }

    /// Copies at each number, from 0.
    pub fn totals(&self) -> Vec<u32> {
        self.0.iter().map(|kinds| kinds.values().sum()).collect()
    }

    /// The mean, in credits; 0 where nothing is counted.
    pub fn mean(&self) -> f64 {
        let totals = self.totals();
        let count: u32 = totals.iter().sum();
        let sum: u32 = totals.iter().enumerate().map(|(at, count)| at as u32 * count).sum();
        if count == 0 { 0.0 } else { f64::from(sum) / f64::from(count) }
    }
}

impl SkillCover {
    fn none(skill: Skill) -> SkillCover {
        SkillCover { skill, trained: 0, expert: 0, asked: 0, asked_expert: 0 }
    }

    /// Crew at either level.
    pub fn crew(&self) -> u32 {
        self.trained + self.expert
    }

    /// Whether contracts ask for what no crew of the deck has.
    pub fn lacks(&self) -> bool {
        (self.asked > 0 && self.crew() == 0) || (self.asked_expert > 0 && self.expert == 0)
    }
}

impl CapabilityCover {
    fn none(basic: Basic) -> CapabilityCover {
        CapabilityCover { basic, ship: 0, more: 0, asked: 0 }
    }

    /// Whether contracts ask for what neither the ship nor any other card gives.
    pub fn lacks(&self) -> bool {
        self.asked > 0 && self.ship + self.more == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Draft, testing::library};

    /// A deck of these cards.
    fn deck(cards: &[(&str, u8)]) -> Figures {
        let book = library().book;
        let mut draft = Draft::empty("A deck");
        for &(id, count) in cards {
            draft.set(book.find(id).expect(id).1, count);
        }
        Figures::of(draft.deck(), &book)
    }

    fn skill(figures: &Figures, skill: Skill) -> SkillCover {
        *figures.skills.iter().find(|it| it.skill == skill).expect("every skill")
    }

    #[test]
    fn every_copy_is_counted_by_type_cost_and_ev() {
        let library = library();
        for listed in &library.decks {
            let figures = Figures::of(&listed.deck, &library.book);
            assert_eq!(figures.count_of(CardKind::Adventure), 20, "{}", listed.id);
            assert_eq!((figures.captains(), figures.gone), (60, 0), "{}", listed.id);
            for curve in [&figures.cost, &figures.ev] {
                assert_eq!(curve.totals().iter().sum::<u32>(), 60, "{}", listed.id);
            }
        }
    }

    #[test]
    fn means_are_those_of_the_copies() {
        let figures = deck(&[("odo-lanterman", 1), ("doctor-tuva-marsh", 3)]);
        assert_eq!(figures.cost.totals(), [0, 0, 1, 3]);
        assert!((figures.cost.mean() - 2.75).abs() < 1e-9);
        assert!(deck(&[]).ev.mean().abs() < 1e-9);
    }

    #[test]
    fn skills_of_the_crew_stand_against_what_the_contracts_ask_for() {
        let without = deck(&[("rescue-at-tolliver-deep", 2)]);
        assert_eq!(skill(&without, Skill::Medical).asked, 2);
        assert!(skill(&without, Skill::Medical).lacks());
        let with = deck(&[("rescue-at-tolliver-deep", 2), ("doctor-tuva-marsh", 2)]);
        let medical = skill(&with, Skill::Medical);
        assert_eq!((medical.expert, medical.trained, medical.lacks()), (2, 0, false));
        assert!(skill(&with, Skill::Pilot).lacks(), "nobody flies");
    }

    #[test]
    fn a_pair_on_a_ship_covers_both_of_its_halves() {
        let figures = deck(&[("fair-copy", 1)]);
        let cover: Vec<u32> = figures.capabilities.iter().map(|it| it.ship).collect();
        assert_eq!(cover, [3, 0, 2, 1], "cargo, military, passenger, survey");
    }
}
