//! Limits on cards in play, wounds and damage: looked at whenever something changed (CCG-SLOT,
//! CCG-VERB-5). No window opens for any of it (CCG-TIM-18).

use std::collections::BTreeMap;

use bevy::prelude::World;
use play::Seat;

use super::{moves, slots, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Face, Value},
    state::{Agenda, Look, Step, Touch},
};

/// Sees to whatever exceeds a limit; whether there was something to see to.
///
/// At any time, for any cause (CCG-SLOT-6a, CCG-PRC-1h).
pub(super) fn settle(world: &mut World) -> bool {
    if !std::mem::take(&mut world.resource_mut::<Agenda>().unsettled) {
        return false;
    }
    let lost = first_lost(world);
    if let Some((card, rule)) = lost {
        moves::jettison(world, card, rule);
        return true;
    }
    if slots::fill_empty(world) {
        return true;
    }
    let excess = world
        .initiative_order()
        .into_iter()
        .find_map(|seat| excess(world, seat).map(|among| Step::Trim { seat, among }));
    excess.map(|step| world.push(step)).is_some()
}

/// CCG-VERB-5a, CCG-VERB-5b: a crew or an upgrade that has taken all it can.
fn first_lost(world: &World) -> Option<(CardId, &'static str)> {
    world.in_play().iter().find_map(|&id| {
        let harm = i16::from(world.condition(id).harm);
        if harm == 0 || harm < values::harm_capacity(world, id)? {
            return None;
        }
        let is_crew = matches!(world.printed(id).face, Face::Crew(_));
        Some((id, if is_crew { "CCG-VERB-5a" } else { "CCG-VERB-5b" }))
    })
}

/// The captain chooses and jettisons until within the limit (CCG-SLOT-6).
pub(super) fn trim(world: &mut World, seat: Seat, among: Vec<CardId>) {
    let options = |_: &World| among.iter().copied().map(Move::Jettison).collect();
    let step = Step::Trim { seat, among: among.clone() };
    if let Some(Move::Jettison(card)) = world.ask(step, seat, Why::Trimming, options) {
        moves::jettison(world, card, "CCG-SLOT-6");
        world.unsettle();
    }
}

/// Crew that `seat` controls, in order of entering.
pub(super) fn crew(world: &World, seat: Seat) -> Vec<CardId> {
    let is_crew = |id: &CardId| matches!(world.printed(*id).face, Face::Crew(_));
    world.controlled(seat).filter(is_crew).collect()
}

/// Crew that takes up crew slots (CCG-SLOT-7).
pub(crate) fn slotted_crew(world: &World, seat: Seat) -> Vec<CardId> {
    crew(world, seat).into_iter().filter(|&id| !values::is_trifling(world, id)).collect()
}

/// Whether `seat` has too many cards of some sort in play.
pub(crate) fn is_over(world: &World, seat: Seat) -> bool {
    excess(world, seat).is_some()
}

/// The first group of cards of which `seat` has too many.
fn excess(world: &World, seat: Seat) -> Option<Vec<CardId>> {
    let ship = world.captain(seat).ship;
    let crew = crew(world, seat);
    let slotted = slotted_crew(world, seat);
    let slots = values::value(world, ship, Value::CrewSlots);
    if slotted.len() as i16 > slots {
        return Some(slotted); // CCG-SLOT-1
    }
    // CCG-SLOT-1a: unique by name, Trifling or not.
    let by_name = group(crew.iter().copied(), |id| world.printed(id).name.clone());
    over(by_name, |_| 1)
        .or_else(|| connections(world, seat))
        .or_else(|| upgrades(world, ship))
        .or_else(|| crew.iter().find_map(|&id| gear(world, id)))
}

/// CCG-SLOT-4: one connection of each subtype.
fn connections(world: &World, seat: Seat) -> Option<Vec<CardId>> {
    let counted = world.controlled(seat).filter(|&id| !values::is_trifling(world, id));
    let kinds = counted.filter_map(|id| match &world.printed(id).face {
        Face::Connection(connection) => Some((connection.subtype, id)),
        _ => None,
    });
    let ship = world.captain(seat).ship;
    over(pairs(kinds), |kind| values::value(world, ship, Value::ConnectionLimit(*kind)))
}

/// CCG-SLOT-2: upgrades of each subtype up to the ship's slots for it.
fn upgrades(world: &World, ship: CardId) -> Option<Vec<CardId>> {
    let counted = world.attached(ship).filter(|&id| !values::is_trifling(world, id));
    let kinds = counted.filter_map(|id| match &world.printed(id).face {
        Face::Upgrade(upgrade) => Some((upgrade.subtype, id)),
        _ => None,
    });
    over(pairs(kinds), |kind| values::value(world, ship, Value::UpgradeSlots(*kind)))
}

/// CCG-SLOT-3: one gear of each subtype on a crew.
fn gear(world: &World, crew: CardId) -> Option<Vec<CardId>> {
    let counted = world.attached(crew).filter(|&id| !values::is_trifling(world, id));
    let kinds = counted.filter_map(|id| match &world.printed(id).face {
        Face::Gear(gear) => Some((gear.subtype, id)),
        _ => None,
    });
    over(pairs(kinds), |kind| values::value(world, crew, Value::GearLimit(*kind)))
}

fn group<K: Ord>(
    ids: impl Iterator<Item = CardId>,
    key: impl Fn(CardId) -> K,
) -> BTreeMap<K, Vec<CardId>> {
    pairs(ids.map(|id| (key(id), id)))
}

fn pairs<K: Ord>(ids: impl Iterator<Item = (K, CardId)>) -> BTreeMap<K, Vec<CardId>> {
    let mut groups = BTreeMap::<K, Vec<CardId>>::new();
    ids.for_each(|(key, id)| groups.entry(key).or_default().push(id));
    groups
}

/// A group that is larger than its limit.
fn over<K>(groups: BTreeMap<K, Vec<CardId>>, limit: impl Fn(&K) -> i16) -> Option<Vec<CardId>> {
    let is_over = |kind: &K, ids: &[CardId]| ids.len() as i16 > limit(kind);
    groups.into_iter().find(|(kind, ids)| is_over(kind, ids)).map(|(_, ids)| ids)
}
