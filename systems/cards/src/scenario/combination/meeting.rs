//! Closeness of two cards in play: the state of one when the other was used.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use super::*;
use crate::data::{Activated, Phase, Timing};

/// State of one card of a pair when the other was used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Met {
    #[default]
    Never,
    /// Played in the same phase before.
    After,
    /// In play.
    Waiting,
    /// On the queue: the other was played in reaction.
    Into,
}

/// A card of a pair on a table, and how the other would meet it.
pub type Waiting = (CardId, String, Met);

/// Closest meetings of pairs, and prices in parts paid beside the other card.
#[derive(Default)]
pub struct Meetings {
    closest: BTreeMap<[String; 2], Met>,
    /// Number of such payments in all, and by captains with hardly a coin.
    parts: BTreeMap<[String; 2], [usize; 2]>,
}

fn key(pair: [&Card; 2]) -> [String; 2] {
    let mut key = pair.map(|card| card.id.clone());
    key.sort();
    key
}

/// The cards of a pair on the table, and those of its events and heroics already played (`done`).
pub fn waiting(table: &Table, pair: [&Card; 2], done: &BTreeSet<CardId>) -> Vec<Waiting> {
    let world = table.look();
    let queued: Vec<CardId> = world.queue().0.iter().map(|queued| queued.play.card).collect();
    let slots = world.slots().flat_map(|slot| slot.contract.iter().chain(&slot.complications));
    let lying: Vec<CardId> = world.in_play().chain(slots.copied()).collect();
    let all = queued.iter().map(|&id| (id, Met::Into));
    let all = all.chain(lying.into_iter().map(|id| (id, Met::Waiting)));
    let all = all.chain(done.iter().map(|&id| (id, Met::After)));
    let named = all.map(|(id, met)| (id, world.printed(id).id.clone(), met));
    named.filter(|(_, name, _)| pair.iter().any(|card| card.id == *name)).collect()
}

/// Whether a card has a price of several parts, credits among them.
pub fn has_parts(card: &Card) -> bool {
    (0..card.abilities.len() as u8).any(|nth| parts(card, &Using::Ability(nth)) > 1)
        || parts(card, &Using::Event) > 1
}

fn parts(card: &Card, using: &Using) -> usize {
    let of = |text: &Activated| text.cost.len();
    match (using, &card.face) {
        (Using::Ability(nth), _) => match &card.abilities[usize::from(*nth)] {
            Ability::Activated(text) => of(text),
            Ability::Persistent(_) | Ability::Triggered(_) => 0,
        },
        (Using::Event, Face::Event(event)) => of(&event.text) + usize::from(event.cost > 0),
        _ => 0,
    }
}

/// Least closeness for a pair. Cards that stay on the table meet there. Two cards that are gone
/// after use follow each other, unless their phases differ.
pub fn least(pair: [&Card; 2]) -> Met {
    if !pair.into_iter().any(can_be_used) {
        return Met::Never;
    }
    let [one, other] = pair.map(phases);
    match (one, other) {
        (Some(one), Some(other)) if one.iter().any(|phase| other.contains(phase)) => Met::After,
        (Some(_), Some(_)) => Met::Never,
        _ => Met::Waiting,
    }
}

/// Whether one of them is a reaction, and so can be played on the other.
pub fn can_answer(pair: [&Card; 2]) -> bool {
    let is_reaction = |text: &Activated| text.timing == Timing::Reaction;
    pair.into_iter().any(|card| {
        let event = matches!(&card.face, Face::Event(event) if is_reaction(&event.text));
        event
            || card
                .abilities
                .iter()
                .any(|it| matches!(it, Ability::Activated(it) if is_reaction(it)))
    })
}

/// Whether a card can be used. A ship is in play from the start, perhaps without abilities.
fn can_be_used(card: &Card) -> bool {
    let is_activated = |ability: &Ability| matches!(ability, Ability::Activated(_));
    !matches!(card.face, Face::Ship(_)) || card.abilities.iter().any(is_activated)
}

/// The phases of an event or a heroic; `None` for cards that stay on the table.
fn phases(card: &Card) -> Option<Vec<Phase>> {
    let (during, action) = match &card.face {
        Face::Event(event) => (&event.text.during, event.text.timing == Timing::Action),
        Face::Heroic(heroic) => (&heroic.during, true),
        _ => return None,
    };
    Some(match (during.is_empty(), action) {
        (true, true) => vec![Phase::Action],
        (true, false) => Phase::ALL.to_vec(),
        (false, _) => during.clone(),
    })
}

impl Meetings {
    pub fn closest(&self, pair: [&Card; 2]) -> Met {
        self.closest.get(&key(pair)).copied().unwrap_or_default()
    }

    /// The pairs that have not met as closely as they must.
    pub fn apart<'a>(
        &self,
        pairs: impl Iterator<Item = [&'a Card; 2]>,
    ) -> BTreeMap<[String; 2], Met> {
        let apart = pairs.filter(|&pair| self.closest(pair) < least(pair));
        apart.map(|pair| (key(pair), self.closest(pair))).collect()
    }

    /// Reads the events since `from` on a table where these cards were `waiting`.
    pub fn hear(
        &mut self,
        table: &Table,
        pair: [&Card; 2],
        from: usize,
        waiting: &[Waiting],
        poor: bool,
        done: &mut BTreeSet<CardId>,
    ) {
        for event in &table.game.journal().events()[from..] {
            let (card, using) = match event {
                Event::Played { card, using, .. } => (card, Some(using)),
                Event::AttemptBegan { card, .. } => (card, None),
                _ => continue,
            };
            let used = table.game.book().card(card.def);
            if let Some(met) = met(pair, used, card.id, waiting) {
                let closest = self.closest.entry(key(pair)).or_default();
                *closest = met.max(*closest);
                if using.is_some_and(|using| parts(used, using) > 1) {
                    self.parts.entry(key(pair)).or_default()[usize::from(poor)] += 1;
                }
            }
            if matches!(using, Some(Using::Event | Using::Heroic { .. })) {
                done.insert(card.id);
            }
        }
    }

    pub fn extend(&mut self, other: Meetings) {
        for (pair, met) in other.closest {
            let closest = self.closest.entry(pair).or_default();
            *closest = met.max(*closest);
        }
        for (pair, parts) in other.parts {
            let sum = self.parts.entry(pair).or_default();
            (0..2).for_each(|n| sum[n] += parts[n]);
        }
    }
}

/// State of the other card of the pair when this one was used.
fn met(pair: [&Card; 2], used: &Card, id: CardId, waiting: &[Waiting]) -> Option<Met> {
    let at = pair.iter().position(|card| card.id == used.id)?;
    let other = pair[1 - at];
    let beside = waiting.iter().filter(|(it, name, _)| *it != id && *name == other.id);
    beside.map(|(_, _, met)| *met).max()
}

impl fmt::Display for Meetings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let count = |such: Met| self.closest.values().filter(|met| **met == such).count();
        let [into, waiting, after] = [Met::Into, Met::Waiting, Met::After].map(count);
        let paid = |n: usize| self.parts.values().filter(|parts| parts[n] > 0).count();
        let times: usize = self.parts.values().flatten().sum();
        write!(f, "{} pairs: {into} played into each other, ", self.closest.len())?;
        write!(f, "{waiting} used while the other waited, {after} one after the other; ")?;
        write!(f, "prices in parts paid {times} times in {} pairs, ", paid(0))?;
        write!(f, "by captains without money in {}", paid(1))
    }
}
