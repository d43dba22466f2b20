//! The plan of a deck so far: what its contracts ask for, what of it its cards bring, how it is made up.

use std::collections::BTreeMap;

use cards::data::{
    Capability, Card, CardBook, ContractSide, Deck, Face, Requirement, Skill, Token,
};

use super::imagined::hull;
use crate::features::{EvalContext, Source};

/// What a deck so far is for, and what it lacks.
#[derive(Debug)]
pub(super) struct Plan<'a> {
    /// The ship's own icons.
    pub icons: &'a [Capability],
    /// The ship's jump; a usual one before there is a ship.
    pub jump: i16,
    /// How far it leans to piracy, from 0 to 1.
    pub piracy: f32,
    /// How often a usual contract asks for each token.
    asked: Vec<(Token, f32)>,
    /// Copies of cards that bring a token, by token.
    brought: Vec<(Source, f32)>,
    /// Copies of crew with each skill.
    skills: BTreeMap<Skill, f32>,
    /// Copies of captain's cards by type.
    kinds: BTreeMap<Kind, f32>,
    captains: f32,
}

/// The six types of captain's cards (CCG-DECK-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Crew,
    Gear,
    Upgrade,
    Connection,
    Event,
    Heroic,
}

impl Kind {
    /// The type of a captain's card; `None` for others.
    pub fn of(card: &Card) -> Option<Kind> {
        match card.face {
            Face::Ship(_) | Face::Adventure(_) => None,
            Face::Crew(_) => Some(Kind::Crew),
            Face::Gear(_) => Some(Kind::Gear),
            Face::Upgrade(_) => Some(Kind::Upgrade),
            Face::Connection(_) => Some(Kind::Connection),
            Face::Event(_) => Some(Kind::Event),
            Face::Heroic(_) => Some(Kind::Heroic),
        }
    }

    /// Share of a deck that is of this type, as a rule.
    const fn usual(self) -> f32 {
        match self {
            Kind::Crew => 0.36,
            Kind::Gear => 0.12,
            Kind::Upgrade => 0.12,
            Kind::Connection => 0.12,
            Kind::Event => 0.18,
            Kind::Heroic => 0.1,
        }
    }
}

impl<'a> Plan<'a> {
    /// The plan of the deck that `context` was imagined of.
    pub fn of(context: EvalContext<'a>, deck: &Deck, book: &'a CardBook) -> Plan<'a> {
        let ship = book.find(&deck.ship).and_then(|(_, card)| hull(&card.face));
        let mut plan = Plan {
            icons: ship.map_or(&[], |ship| &ship.capabilities),
            jump: ship.map_or(2, |ship| ship.jump),
            piracy: ship
                .map_or(0.0, |ship| f32::from(ship.attack - PEACEFUL) / 3.0)
                .clamp(0.0, 1.0),
            asked: Vec::new(),
            brought: Vec::new(),
            skills: BTreeMap::new(),
            kinds: BTreeMap::new(),
            captains: 0.0,
        };
        plan.ask_by_contracts(deck, book);
        for &icon in plan.icons {
            plan.brought.push((Source::Token(Token::Capability(icon)), ALWAYS_THERE));
        }
        for (id, &copies) in &deck.captain {
            if let Some((def, card)) = book.find(id) {
                plan.bring(context, (def, card), copies.into());
            }
        }
        plan
    }

    /// Counts what the deck's contracts ask for, and all others for those that are still to come.
    fn ask_by_contracts(&mut self, deck: &Deck, book: &CardBook) {
        let copies: f32 = deck.adventure.values().map(|&copies| f32::from(copies)).sum();
        let contracts =
            || book.cards().filter_map(|(_, card)| Some((card, &card.sides()?.contract)));
        let all = contracts().count().max(1) as f32;
        let sum = copies + STILL_TO_COME;
        for (card, contract) in contracts() {
            let own = deck.adventure.get(&card.id).copied().unwrap_or(0);
            self.ask_by(contract, f32::from(own) / sum + STILL_TO_COME / sum / all);
        }
        let complications = book.cards().filter_map(|(_, card)| card.sides());
        for side in complications.map(|sides| &sides.complication) {
            self.ask_for(&side.requires, COMPLICATION / all);
        }
    }

    fn ask_by(&mut self, contract: &ContractSide, times: f32) {
        self.ask_for(&contract.requires, times);
        for way in contract.subplots.iter().filter_map(|subplot| subplot.any_of.first()) {
            self.ask_for(way, times * SUBPLOT);
        }
    }

    fn ask_for(&mut self, requires: &[Requirement], times: f32) {
        for requirement in requires {
            let Requirement::Token(token) = requirement else { continue };
            match self.asked.iter_mut().find(|(known, _)| known == token) {
                Some((_, sum)) => *sum += times,
                None => self.asked.push((*token, times)),
            }
        }
    }

    fn bring(&mut self, context: EvalContext, (def, card): (cards::data::Def, &Card), copies: f32) {
        for &source in context.brought_by(def).sources() {
            self.brought.push((source, copies));
        }
        for (skill, _) in card.skills() {
            *self.skills.entry(skill).or_default() += copies;
        }
        if let Some(kind) = Kind::of(card) {
            *self.kinds.entry(kind).or_default() += copies;
            self.captains += copies;
        }
    }

    /// How often a usual contract asks for something that the source meets, each time counting less the more
    /// cards of the deck bring it.
    pub fn use_of(&self, source: Source) -> f32 {
        let met = self.asked.iter().filter(|(token, _)| source.meets(*token));
        met.map(|&(token, times)| {
            let (wanted, have) = (times * ENOUGH, self.brings(token));
            times * wanted / (wanted + have)
        })
        .sum()
    }

    /// Copies of cards that meet a requirement for this token.
    fn brings(&self, token: Token) -> f32 {
        self.brought
            .iter()
            .filter(|(source, _)| source.meets(token))
            .map(|(_, copies)| copies)
            .sum()
    }

    /// How often a usual contract asks for this very token.
    pub fn asks_for(&self, token: Token) -> f32 {
        self.asked.iter().find(|(known, _)| *known == token).map_or(0.0, |(_, times)| *times)
    }

    /// Copies of crew with this skill.
    pub fn crew_with(&self, skill: Skill) -> f32 {
        self.skills.get(&skill).copied().unwrap_or(0.0)
    }

    /// Cards of this type that a deck of this size has too few of, or with the sign turned round too many.
    pub fn shortage(&self, kind: Kind) -> f32 {
        let have = self.kinds.get(&kind).copied().unwrap_or(0.0);
        kind.usual() * (self.captains + AHEAD) - have
    }
}

/// Attack of a ship that nobody would turn pirate with.
const PEACEFUL: i16 = 3;
/// Weight of the contracts that are still to come, in copies.
const STILL_TO_COME: f32 = 4.0;
/// Weight of an unknown complication against a contract.
const COMPLICATION: f32 = 0.5;
/// Weight of a subplot against a contract.
const SUBPLOT: f32 = 0.3;
/// What a ship's icon counts for in copies of cards, which have to be drawn and paid first.
const ALWAYS_THERE: f32 = 6.0;
/// Copies of cards that are wanted for a token that every contract asks for once.
const ENOUGH: f32 = 8.0;
/// Picks that a drafter looks ahead to the make-up of the deck.
const AHEAD: f32 = 6.0;
