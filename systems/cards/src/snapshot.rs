//! The whole state as plain data, both ways exactly: world → snapshot → world changes nothing.

mod hidden;

use std::sync::Arc;

use bevy::prelude::{Component, State, World};
use dice::Dice;
use play::{Journal, JournalHash};
use serde::{Deserialize, Serialize};

use crate::{
    data::{CardBook, Constants},
    rules,
    state::{
        Agenda, Brought, Captain, CardState, Chance, Condition, HouseRules, Ids, InPlay, Lasting,
        Log, Look, Piles, Place, Queue, Round, Slot, Stage,
    },
};

/// A card game in the middle of things. Good only with the card pool it was taken with.
///
/// What a captain is being asked is not in it: the step on top of the agenda asks again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    dice: Dice,
    journal: JournalHash,
    constants: Constants,
    stage: Stage,
    round: Round,
    captains: Vec<(Captain, Piles)>,
    cards: Vec<(CardState, Place, Condition)>,
    slots: Vec<Slot>,
    in_play: InPlay,
    queue: Queue,
    lasting: Lasting,
    agenda: Agenda,
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

pub(crate) fn restore(book: &Arc<CardBook>, snapshot: &Snapshot) -> World {
    let mut world = rules::empty_table(book);
    let Snapshot { dice, journal, constants, stage, round, .. } = snapshot.clone();
    world.insert_resource(Chance(dice));
    world.insert_resource(Log(Journal::from_hash(journal)));
    world.insert_resource(HouseRules(constants));
    world.insert_resource(State::new(stage));
    world.insert_resource(round);
    let ids = Ids {
        captains: world.spawn_batch(snapshot.captains.clone()).collect(),
        cards: world.spawn_batch(snapshot.cards.clone()).collect(),
        slots: snapshot.slots.iter().map(|slot| world.spawn(slot.clone()).id()).collect(),
    };
    world.insert_resource(ids);
    world.insert_resource(Brought::to(&world));
    world.insert_resource(snapshot.in_play.clone());
    world.insert_resource(snapshot.queue.clone());
    world.insert_resource(snapshot.lasting.clone());
    world.insert_resource(snapshot.agenda.clone());
    rules::run(&mut world);
    world
}
