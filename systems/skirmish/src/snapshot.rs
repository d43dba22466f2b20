//! A fight in the middle of things as plain data, both ways exactly: world → snapshot → world
//! changes nothing.

use std::sync::Arc;

use bevy::prelude::{Component, World};
use characters::{Characteristics, body::Body, sheet::Skills};
use dice::Dice;
use play::{Journal, JournalHash};
use serde::{Deserialize, Serialize};

use crate::{
    classic::Classic,
    data::Armoury,
    fighter::{Fighter, FighterId, Kit, Stand},
    second::Second,
    setup::Setup,
    state::{Agenda, Asked, Course, Fortune, FoughtBy, Look, Roster, Told},
};

/// The whole state. What a side is being asked is not in it: the step on top of the agenda asks
/// again. Good only with the armoury that it was taken with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// As text: what a setup leaves out of its own is not told apart in bytes.
    #[serde(with = "play::as_text")]
    setup: Setup,
    dice: Dice,
    journal: JournalHash,
    course: Course,
    agenda: Agenda,
    fighters: Vec<One>,
}

/// One fighter, part by part.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct One {
    fighter: Fighter,
    stand: Stand,
    kit: Kit,
    full: Characteristics,
    skills: Skills,
    body: Body,
    classic: Classic,
    second: Second,
}

pub(crate) fn take(world: &World) -> Snapshot {
    Snapshot {
        setup: world.setup().clone(),
        dice: world.resource::<Fortune>().0.clone(),
        journal: world.resource::<Told>().journal.hash(),
        course: world.course().clone(),
        agenda: world.resource::<Agenda>().clone(),
        fighters: world.everybody().into_iter().map(|who| one(world, who)).collect(),
    }
}

fn one(world: &World, who: FighterId) -> One {
    One {
        fighter: part(world, who),
        stand: part(world, who),
        kit: part(world, who),
        full: part(world, who),
        skills: part(world, who),
        body: part(world, who),
        classic: part(world, who),
        second: part(world, who),
    }
}

fn part<C: Component + Clone>(world: &World, who: FighterId) -> C {
    world.of::<C>(who).clone()
}

/// A world in that state, before the top step has asked again.
pub(crate) fn restore(armoury: &Arc<Armoury>, snapshot: Snapshot) -> World {
    let Snapshot { setup, dice, journal, course, agenda, fighters } = snapshot;
    let mut world = World::new();
    world.insert_resource(FoughtBy { armoury: armoury.clone(), setup });
    world.insert_resource(Fortune(dice));
    world.insert_resource(Told { journal: Journal::from_hash(journal), known: Vec::new() });
    world.insert_resource(course);
    world.insert_resource(agenda);
    world.init_resource::<Asked>();
    let mut roster = Roster::default();
    for one in fighters {
        let One { fighter, stand, kit, full, skills, body, classic, second } = one;
        let id = fighter.id;
        let parts = (id, fighter, stand, kit, full, skills, body, classic, second);
        roster.0.push(world.spawn(parts).id());
    }
    world.insert_resource(roster);
    world
}
