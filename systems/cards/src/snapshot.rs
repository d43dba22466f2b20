//! The whole state as plain data, exact in both directions: world → snapshot → world changes
//! nothing.

mod hidden;
mod statuses;

use std::sync::Arc;

use bevy::prelude::{Component, Entity, EntityRef, EntityWorldMut, State, World};
use dice::Dice;
use engine::{Journal, JournalHash, Table};
use serde::{Deserialize, Serialize};

use self::statuses::{CaptainStatuses, CardStatuses};
use crate::{
    choice::CardId,
    data::{CardBook, Constants},
    plugin::CardsPlugin,
    rules,
    state::{
        Agenda, Attached, Brought, Captain, CardState, CardTypes, Chance, Condition, Dealt,
        HouseRules, Ids, InPlay, Lasting, Log, PendingChoice, Piles, Present, Queue, Round, Slot,
        Stage, TableRead, TableWrite, Zone,
    },
};

/// A card game at any moment. Valid only with the card pool it was taken with.
///
/// It omits the pending question: the step on top of the agenda asks again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub(crate) dice: Dice,
    pub(crate) journal: JournalHash,
    /// Serialized as text: omitted fields have no mark in bytes.
    #[serde(with = "engine::as_text")]
    pub(crate) constants: Constants,
    pub(crate) stage: Stage,
    pub(crate) round: Round,
    pub(crate) captains: Vec<CaptainParts>,
    /// By number.
    pub(crate) cards: Vec<CardParts>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) in_play: InPlay,
    pub(crate) queue: Queue,
    pub(crate) lasting: Lasting,
    pub(crate) agenda: Agenda,
}

type CaptainParts = (Captain, Piles, CaptainStatuses);
type CardParts = (CardState, Zone, Condition, CardStatuses);

pub(crate) fn take(world: &World) -> Snapshot {
    let ids = world.resource::<Ids>();
    Snapshot {
        dice: world.resource::<Chance>().0.clone(),
        journal: world.resource::<Log>().0.hash(),
        constants: world.rules(),
        stage: world.stage(),
        round: world.round().clone(),
        captains: ids.captains.iter().map(|&id| captain(world, id)).collect(),
        cards: ids.cards.iter().map(|&id| card(world, id)).collect(),
        slots: ids.slots.iter().map(|&id| part::<Slot>(world.entity(id)).clone()).collect(),
        in_play: world.resource::<InPlay>().clone(),
        queue: world.queue().clone(),
        lasting: world.resource::<Lasting>().clone(),
        agenda: world.resource::<Agenda>().clone(),
    }
}

fn captain(world: &World, id: Entity) -> CaptainParts {
    let captain = world.entity(id);
    (part::<Captain>(captain).clone(), part::<Piles>(captain).clone(), CaptainStatuses::of(captain))
}

fn card(world: &World, id: Entity) -> CardParts {
    let card = world.entity(id);
    let zone: Zone = *part(card);
    let statuses = if zone.is_pile() { CardStatuses::default() } else { CardStatuses::of(card) };
    (*part(card), zone, *part(card), statuses)
}

fn part<C: Component>(entity: EntityRef<'_>) -> &C {
    entity.get::<C>().expect("captains, cards and slots stay")
}

pub(crate) fn restore(book: &Arc<CardBook>, snapshot: &Snapshot) -> Table<CardsPlugin> {
    let mut world = Table::empty();
    rules::clear_table(&mut world, book);
    let captains = snapshot.captains.iter().map(|(captain, piles, statuses)| {
        let mut entity = world.spawn((captain.clone(), piles.clone()));
        statuses.put_on(&mut entity);
        entity.id()
    });
    let captains = captains.collect();
    let cards = snapshot.cards.iter().zip(0..).map(|((card, zone, condition, statuses), id)| {
        let mut entity = world.spawn((CardId(id), *card, *zone, *condition));
        statuses.put_on(&mut entity);
        entity.id()
    });
    let cards = cards.collect();
    let slots = snapshot.slots.iter().map(|slot| world.spawn(slot.clone()).id()).collect();
    world.insert_resource(Ids { captains, cards, slots });
    lay_out(&mut world, snapshot);
    world
}

/// Sets a world to the snapshot, replacing any game with as many captains, cards and slots.
/// Otherwise returns `false` and changes nothing.
pub(crate) fn rewind(world: &mut World, snapshot: &Snapshot) -> bool {
    let Ids { captains, cards, slots } = world.resource::<Ids>();
    let there = [captains.len(), cards.len(), slots.len()];
    if there != [snapshot.captains.len(), snapshot.cards.len(), snapshot.slots.len()] {
        return false;
    }
    let (captains, cards, slots) = (captains.clone(), cards.clone(), slots.clone());
    for (entity, (captain, piles, statuses)) in captains.into_iter().zip(&snapshot.captains) {
        let mut entity = world.entity_mut(entity);
        set(&mut entity, captain);
        set(&mut entity, piles);
        statuses.put_on(&mut entity);
    }
    for (entity, (card, zone, condition, statuses)) in cards.into_iter().zip(&snapshot.cards) {
        let mut entity = world.entity_mut(entity);
        let had_none = entity.get::<Zone>().is_some_and(|zone| zone.is_pile());
        set(&mut entity, card);
        set(&mut entity, zone);
        set(&mut entity, condition);
        if !had_none || !zone.is_pile() {
            statuses.put_on(&mut entity);
        }
    }
    for (entity, slot) in slots.into_iter().zip(&snapshot.slots) {
        set(&mut world.entity_mut(entity), slot);
    }
    lay_out(world, snapshot);
    true
}

fn set<C: Component + Clone>(entity: &mut EntityWorldMut, value: &C) {
    entity.get_mut::<C>().expect("captains, cards and slots stay").clone_from(value);
}

/// Cards that are in play carry what the index says of them, others carry nothing of it.
fn mark(world: &mut World, in_play: &InPlay) {
    let before = std::mem::take(&mut *world.resource_mut::<InPlay>()).cards;
    for card in before.iter().filter(|card| !in_play.cards.contains(card)) {
        world.take_off::<(CardTypes, Attached)>(world.card_entity(card.id));
    }
    for card in in_play.cards.iter().filter(|card| !before.contains(card)) {
        world.mark(card);
    }
    world.insert_resource(in_play.clone());
}

/// Sets everything except captains, cards and slots; then runs to the next question.
fn lay_out(world: &mut World, snapshot: &Snapshot) {
    world.insert_resource(Chance(snapshot.dice.clone()));
    world.insert_resource(Log(Journal::from_hash(snapshot.journal)));
    world.insert_resource(HouseRules(snapshot.constants));
    world.insert_resource(State::new(snapshot.stage));
    world.insert_resource(snapshot.round.clone());
    world.insert_resource(Brought::to(world));
    world.insert_resource(Dealt::on(world));
    world.insert_resource(Present::at(world));
    mark(world, &snapshot.in_play);
    world.insert_resource(snapshot.queue.clone());
    world.insert_resource(snapshot.lasting.clone());
    world.insert_resource(snapshot.agenda.clone());
    world.insert_resource(PendingChoice::default());
    rules::run(world);
}
