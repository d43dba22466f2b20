//! The whole state as plain data, both ways exactly: world → snapshot → world changes nothing.

mod hidden;

use std::sync::Arc;

use bevy::prelude::{Component, Entity, State, World};
use dice::Dice;
use engine::{Journal, JournalHash, Table};
use serde::{Deserialize, Serialize};

use crate::{
    data::{CardBook, Constants},
    plugin::CardsPlugin,
    rules,
    state::{
        Agenda, Brought, Captain, CardState, Chance, Condition, Dealt, HouseRules, Ids, InPlay,
        Lasting, Log, PendingChoice, Piles, Present, Queue, Round, Slot, Stage, TableRead, Zone,
    },
};

/// A card game in the middle of things. Good only with the card pool it was taken with.
///
/// What a captain is being asked is not in it: the step on top of the agenda asks again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub(crate) dice: Dice,
    pub(crate) journal: JournalHash,
    /// As text: what is left out of it is not told apart in bytes.
    #[serde(with = "engine::as_text")]
    pub(crate) constants: Constants,
    pub(crate) stage: Stage,
    pub(crate) round: Round,
    pub(crate) captains: Vec<(Captain, Piles)>,
    pub(crate) cards: Vec<(CardState, Zone, Condition)>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) in_play: InPlay,
    pub(crate) queue: Queue,
    pub(crate) lasting: Lasting,
    pub(crate) agenda: Agenda,
}

pub(crate) fn take(world: &World) -> Snapshot {
    let ids = world.resource::<Ids>();
    Snapshot {
        dice: world.resource::<Chance>().0.clone(),
        journal: world.resource::<Log>().0.hash(),
        constants: world.rules(),
        stage: world.stage(),
        round: world.round().clone(),
        captains: ids.captains.iter().map(|&id| (part(world, id), part(world, id))).collect(),
        cards: ids
            .cards
            .iter()
            .map(|&id| (part(world, id), part(world, id), part(world, id)))
            .collect(),
        slots: ids.slots.iter().map(|&id| part(world, id)).collect(),
        in_play: world.resource::<InPlay>().clone(),
        queue: world.queue().clone(),
        lasting: world.resource::<Lasting>().clone(),
        agenda: world.resource::<Agenda>().clone(),
    }
}

fn part<C: Component + Clone>(world: &World, entity: bevy::prelude::Entity) -> C {
    world.get::<C>(entity).expect("captains, cards and slots stay").clone()
}

pub(crate) fn restore(book: &Arc<CardBook>, snapshot: &Snapshot) -> Table<CardsPlugin> {
    let mut world = Table::empty();
    rules::clear_table(&mut world, book);
    let ids = Ids {
        captains: world.spawn_batch(snapshot.captains.clone()).collect(),
        cards: world.spawn_batch(snapshot.cards.clone()).collect(),
        slots: snapshot.slots.iter().map(|slot| world.spawn(slot.clone()).id()).collect(),
    };
    world.insert_resource(ids);
    lay_out(&mut world, snapshot);
    world
}

/// Makes a table what the snapshot says, whatever was played there with as many captains and cards.
/// `false` if there are more or fewer; then nothing has changed.
pub(crate) fn rewind(world: &mut World, snapshot: &Snapshot) -> bool {
    let Ids { captains, cards, slots } = world.resource::<Ids>();
    let there = [captains.len(), cards.len(), slots.len()];
    if there != [snapshot.captains.len(), snapshot.cards.len(), snapshot.slots.len()] {
        return false;
    }
    let (captains, cards, slots) = (captains.clone(), cards.clone(), slots.clone());
    for (entity, (captain, piles)) in captains.into_iter().zip(&snapshot.captains) {
        set(world, entity, captain);
        set(world, entity, piles);
    }
    for (entity, (card, zone, condition)) in cards.into_iter().zip(&snapshot.cards) {
        set(world, entity, card);
        set(world, entity, zone);
        set(world, entity, condition);
    }
    slots.into_iter().zip(&snapshot.slots).for_each(|(entity, slot)| set(world, entity, slot));
    lay_out(world, snapshot);
    true
}

fn set<C: Component + Clone>(world: &mut World, entity: Entity, value: &C) {
    world.get_mut::<C>(entity).expect("captains, cards and slots stay").clone_from(value);
}

/// Everything but captains, cards and slots; then the game goes on to its next question.
fn lay_out(world: &mut World, snapshot: &Snapshot) {
    world.insert_resource(Chance(snapshot.dice.clone()));
    world.insert_resource(Log(Journal::from_hash(snapshot.journal)));
    world.insert_resource(HouseRules(snapshot.constants));
    world.insert_resource(State::new(snapshot.stage));
    world.insert_resource(snapshot.round.clone());
    world.insert_resource(Brought::to(world));
    world.insert_resource(Dealt::on(world));
    world.insert_resource(Present::at(world));
    world.insert_resource(snapshot.in_play.clone());
    world.insert_resource(snapshot.queue.clone());
    world.insert_resource(snapshot.lasting.clone());
    world.insert_resource(snapshot.agenda.clone());
    world.insert_resource(PendingChoice::default());
    rules::run(world);
}
