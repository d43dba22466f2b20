//! Snapshots of a fight in progress as plain data, exact both ways: world → snapshot → world
//! changes nothing.

use std::sync::Arc;

use bevy::prelude::{Component, Entity, State, World};
use characters::{
    Characteristics,
    body::Body,
    healing::RuleSet,
    sheet::{Identity, Skills},
};
use dice::Dice;
use engine::{Journal, JournalHash};
use serde::{Deserialize, Serialize};

use crate::{
    battlefield::Battlefield,
    classic::{self, Classic},
    data::Armoury,
    deployment,
    fighter::{Fighter, FighterId, Kit, Stand},
    rules,
    second::{self, Second},
    setup::Setup,
    state::{Agenda, Course, FieldRead, FightJournal, Fortune, Roster},
};

/// Snapshot of the whole state. The pending question is not in it: the top step of the agenda asks
/// again. Valid only with the armoury that it was taken with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// As text: a binary format cannot tell which default fields a setup skips.
    #[serde(with = "engine::as_text")]
    setup: Setup,
    dice: Dice,
    journal: JournalHash,
    course: Course,
    progress: Progress,
    fighters: Vec<One>,
}

impl Snapshot {
    /// Replaces the dice.
    pub(crate) fn set_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }
}

/// Progress of the fight by its rule set.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Progress {
    Classic { stage: classic::Stage, agenda: Agenda<classic::Step> },
    SecondEdition { stage: second::Stage, agenda: Agenda<second::Step>, active: second::Active },
}

/// One fighter, component by component.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct One {
    fighter: Fighter,
    stand: Stand,
    kit: Kit,
    /// As text: what a sheet leaves out is not told apart in bytes.
    #[serde(with = "engine::as_text")]
    identity: Identity,
    full: Characteristics,
    skills: Skills,
    body: Body,
    remembered: Remembered,
}

/// State of a fighter by its rule set.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
enum Remembered {
    Classic(Classic),
    SecondEdition(Second),
}

pub(crate) fn take(world: &World) -> Snapshot {
    Snapshot {
        setup: world.setup().clone(),
        dice: world.resource::<Fortune>().0.clone(),
        journal: world.resource::<FightJournal>().journal.hash(),
        course: world.course().clone(),
        progress: progress(world),
        fighters: world.everybody().into_iter().map(|who| one(world, who)).collect(),
    }
}

fn progress(world: &World) -> Progress {
    match world.setup().rules {
        RuleSet::Classic => {
            let agenda = world.resource::<Agenda<classic::Step>>().clone();
            Progress::Classic { stage: rules::stage(world), agenda }
        }
        RuleSet::SecondEdition => {
            let agenda = world.resource::<Agenda<second::Step>>().clone();
            let active = *world.resource::<second::Active>();
            Progress::SecondEdition { stage: rules::stage(world), agenda, active }
        }
    }
}

fn one(world: &World, who: FighterId) -> One {
    One {
        fighter: part(world, who),
        stand: part(world, who),
        kit: part(world, who),
        identity: part(world, who),
        full: part(world, who),
        skills: part(world, who),
        body: part(world, who),
        remembered: match world.setup().rules {
            RuleSet::Classic => Remembered::Classic(part(world, who)),
            RuleSet::SecondEdition => Remembered::SecondEdition(part(world, who)),
        },
    }
}

fn part<C: Component + Clone>(world: &World, who: FighterId) -> C {
    world.of::<C>(who).clone()
}

/// Restores a fight in that state, before the top step has asked again.
pub(crate) fn restore(armoury: &Arc<Armoury>, snapshot: Snapshot) -> Battlefield {
    let Snapshot { setup, dice, journal, course, progress, fighters } = snapshot;
    let mut field = Battlefield::of(setup.rules);
    deployment::clear(&mut field, armoury, &setup, dice);
    field.insert_resource(FightJournal { journal: Journal::from_hash(journal), known: Vec::new() });
    field.insert_resource(course);
    match progress {
        Progress::Classic { stage, agenda } => {
            field.insert_resource(State::new(stage));
            field.insert_resource(agenda);
        }
        Progress::SecondEdition { stage, agenda, active } => {
            field.insert_resource(State::new(stage));
            field.insert_resource(agenda);
            field.insert_resource(active);
        }
    }
    let all = fighters.into_iter().map(|one| stand_up(&mut field, one)).collect();
    field.insert_resource(Roster(all));
    field
}

fn stand_up(world: &mut World, one: One) -> Entity {
    let One { fighter, stand, kit, identity, full, skills, body, remembered } = one;
    let person = (identity, full, skills, body);
    let parts = (fighter.id, fighter, stand, kit, person);
    match remembered {
        Remembered::Classic(classic) => world.spawn((parts, classic)).id(),
        Remembered::SecondEdition(second) => world.spawn((parts, second)).id(),
    }
}
